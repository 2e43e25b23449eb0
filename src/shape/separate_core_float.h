/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A core in floats that moves: a segment, or a point.
 *
 *   CORE_TRIES                each try moves twice as far beyond the rounded place as the one before: at most 64 units in the
 *                             last place
 *   core_unit_of_place(core, radius)   a unit in the last place of the greatest number
 *   core_set_moved(&to, core, move)   the core, moved; returns whether it and the move are in the world
 *   grazef_triangle_separate_core   a capsule that moves out of a triangle, for meshes as well
 */
#ifndef GRAZE_SHAPE_SEPARATE_CORE_FLOAT_H
#define GRAZE_SHAPE_SEPARATE_CORE_FLOAT_H

#include "../../include/graze/separate.h"
#include "../number/float.h"

enum { CORE_TRIES = 8 };

GRAZE_INLINE float core_greater(float a, float b)
{
    return float_less(a, float_abs(b)) ? float_abs(b) : a;
}

static inline float core_unit_of_place(const graze_segment *core, float radius)
{
    float most = core_greater(radius, core->a.x);
    most = core_greater(core_greater(most, core->a.y), core->a.z);
    most = core_greater(core_greater(most, core->b.x), core->b.y);
    return core_greater(most, core->b.z) * 0x1p-23f;
}

static inline bool core_set_moved(graze_segment *to, const graze_segment *core,
                                  const graze_vec3 *move)
{
    vec3_set(&to->a, core->a.x + move->x, core->a.y + move->y, core->a.z + move->z);
    vec3_set(&to->b, core->b.x + move->x, core->b.y + move->y, core->b.z + move->z);
    return are_finite(move->x, move->y, move->z) && are_finite(to->a.x, to->a.y, to->a.z) &&
           are_finite(to->b.x, to->b.y, to->b.z);
}

/* Of separate_face_capsule_float.c. To the side of the middle of `before`, a segment that may be a point. NULL: the mover itself,
 * and if there is no place on that side, to the other one. */
graze_separation grazef_triangle_separate_core(const graze_triangle *target,
                                               const graze_capsule *mover,
                                               const graze_segment *before, graze_vec3 *move,
                                               graze_vec3 *normal);

#endif
