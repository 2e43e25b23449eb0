/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves along an axis until the bounds of its core are beside a box by a radius: any coordinates. separate_axis.c
 * defines it, for near and far texts.
 */
#ifndef GRAZE_SHAPE_SEPARATE_AXIS_H
#define GRAZE_SHAPE_SEPARATE_AXIS_H

#include "../../include/graze/separate.h"
#include "../number/solid.h"

#define graze_separate_along_axis GRAZE_PRIVATE(separate_along_axis)
/* The shortest such move in the world. The bounds MUST NOT be beside the box by the radius, which may be the sum of two. */
graze_separation graze_separate_along_axis(const graze_aabb *target, const graze_segment *core,
                                           span radius, graze_vec3 *move, graze_vec3 *normal);

static inline void bounds_set_core(graze_aabb *box, const graze_segment *core)
{
    box->min.x = lesser(core->a.x, core->b.x);
    box->min.y = lesser(core->a.y, core->b.y);
    box->min.z = lesser(core->a.z, core->b.z);
    box->max.x = greater(core->a.x, core->b.x);
    box->max.y = greater(core->a.y, core->b.y);
    box->max.z = greater(core->a.z, core->b.z);
}

#endif
