/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The degrees of the plane, beyond those of space, for near coordinates. degrees2.h specifies each
 * function. */
#ifndef GRAZE_DEGREES2_NEAR_H
#define GRAZE_DEGREES2_NEAR_H

#include "share_near.h"
#include "scalar_fixed.h"

#include "degrees2_exact.h"

static inline norm norm_of_vector2(const length2 *v)
{
    return norm_of(length_span(v->x), length_span(v->y), span_zero());
}

static inline graze_vec2 left_of(const length2 *v)
{
    norm n = norm_of_vector2(v);
    return graze_vec2_of(unit_of(&n, length_sign(v->y) > 0, length_span(v->y)),
                         unit_of(&n, length_sign(v->x) < 0, length_span(v->x)));
}

/* |area| <= |v| * |the other vector| */
static inline graze_scalar area_over(const area *a, const length2 *v)
{
    area squared;
    set_dot2(&squared, v, v);
    return s32_offset_held(0, false, graze_reach_over(area_size(a), area_size(&squared)));
}

#endif
