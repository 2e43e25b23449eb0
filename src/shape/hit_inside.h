/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A hit in the interior of a ball or a box: the point is an end of the line, and the normal is 0. */
#ifndef GRAZE_SHAPE_HIT_INSIDE_H
#define GRAZE_SHAPE_HIT_INSIDE_H

#include "../../include/graze/line.h"
#include "../../include/graze/line2.h"
#include "../wide/inlining.h"
#include "../number/spans.h"

GRAZE_INLINE void set_zero_normal2(graze_vec2 *normal)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
    normal->x = zero;
    normal->y = zero;
}

GRAZE_INLINE void set_zero_normal3(graze_vec3 *normal)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
    normal->x = zero;
    normal->y = zero;
    normal->z = zero;
}

GRAZE_INLINE void write_inside_hit2(const graze_vec2 *end, graze_vec2 *point, graze_vec2 *normal)
{
    point->x = end->x;
    point->y = end->y;
    set_zero_normal2(normal);
}

GRAZE_INLINE void write_inside_hit3(const graze_vec3 *end, graze_vec3 *point, graze_vec3 *normal)
{
    vec3_copy(point, end);
    set_zero_normal3(normal);
}

#endif
