/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees in the plane, on the degrees of degrees.h: near and far are as there.
 *
 *   length2                     two lengths
 *   set_between2(&v, &from, &to), set_direction2(&v, &direction), vector2_is_zero(&v)
 *   set_dot2(&area, &a, &b), set_cross2   the cross is positive where b points to the left of a
 *   is_part(&part, &whole)       0 <= part / whole <= 1; whole MUST NOT be 0
 *   left_of(&v)                 the unit vector to the left of v, rounded; MUST NOT be of zero
 *   area_over(&a, &v)           |a| / |v|, rounded once, saturating; v MUST NOT be zero
 */
#ifndef GRAZE_ARITH2_H
#define GRAZE_ARITH2_H

#include "../../include/graze/vec2.h"
#include "degrees.h"

static inline bool is_near2(const graze_vec2 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->y), in_near_range(v->x) && in_near_range(v->y));
}

static inline bool vector2_is_zero(const length2 *v)
{
    return length_sign(v->x) == 0 && length_sign(v->y) == 0;
}

static inline bool is_part(const area *part, const area *whole)
{
    if (area_sign(whole) > 0)
        return area_sign(part) >= 0 && !area_less(whole, part);
    return area_sign(part) <= 0 && !area_less(part, whole);
}

#if GRAZE_FLOAT
#include "degrees2_float.h"
#else
#include "degrees2_fixed.h"
#endif

#endif
