/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The core of a capsule in the coordinates of an oriented box, in floats: a box_core of box_core_float.h. */
#ifndef GRAZE_SHAPE_OBB_CORE_FLOAT_H
#define GRAZE_SHAPE_OBB_CORE_FLOAT_H

#include "../../include/graze/obb.h"
#include "../../include/graze/separate.h"
#include "../number/float.h"
#include "box_core_float.h"

/* A routine of separate_obb_float.c: as graze_obb_separate_capsule, with the normal in the coordinates of the box, of any length. */
graze_separation grazef_obb_separate_facing(const graze_obb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal,
                                            graze_vec3 *facing);

/* One axis: from the sides to the start of the core, and the way to its end. Returns where the start is. */
static inline float obb_set_core_axis(box_core *c, int i, const graze_vec3 *axis, float half,
                                      const graze_vec3 *start, const graze_vec3 *run)
{
    const float at = vec3_dot(axis, start);
    c->low[i] = at + half;
    c->high[i] = at - half;
    c->run[i] = vec3_dot(axis, run);
    return at;
}

/* The result is finite if all numbers are, and the square of the length of the core. A half extent may be infinite. */
static inline float obb_set_core(box_core *c, const graze_obb *box, const graze_segment *core)
{
    const graze_vec3 start = vec3_between(&box->center, &core->a),
                     run = vec3_between(&core->a, &core->b);
    const float x = obb_set_core_axis(c, 0, &box->axis[0], box->half.x, &start, &run);
    const float y = obb_set_core_axis(c, 1, &box->axis[1], box->half.y, &start, &run);
    const float z = obb_set_core_axis(c, 2, &box->axis[2], box->half.z, &start, &run);
    const float squared = c->run[0] * c->run[0] + c->run[1] * c->run[1] + c->run[2] * c->run[2];
    return x + y + z + squared;
}

#endif
