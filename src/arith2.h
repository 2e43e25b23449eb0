/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees in the plane, on the degrees of arith3.h: near and far are as there.
 *
 *   length2                     two lengths
 *   vector2_between, vector2_of, vector2_is_zero
 *   dot2, cross2                areas; the cross is positive where b points to the left of a
 *   area_is_number(a)           false for NaN and what has overflowed
 *   is_part(part, whole)        0 <= part / whole <= 1; whole MUST NOT be 0
 *   left_of(v)                  the unit vector to the left of v, rounded; MUST NOT be of zero
 *   area_over(a, v)             |a| / |v|, rounded once, saturating; v MUST NOT be zero
 */
#ifndef GRAZE_ARITH2_H
#define GRAZE_ARITH2_H

#include "../include/graze/vec2.h"
#include "arith3.h"

typedef struct {
    length x, y;
} length2;

static inline bool is_near2(const graze_vec2 *v)
{
    return IMPLIES(are_near_numbers(v->x, v->y, v->y), in_near_range(v->x) && in_near_range(v->y));
}

static inline length2 vector2_between(const graze_vec2 *from, const graze_vec2 *to)
{
    length2 v;
    v.x = length_between(from->x, to->x);
    v.y = length_between(from->y, to->y);
    return v;
}

static inline length2 vector2_of(const graze_vec2 *direction)
{
    length2 v;
    v.x = length_of(direction->x);
    v.y = length_of(direction->y);
    return v;
}

static inline bool vector2_is_zero(length2 v)
{
    return length_sign(v.x) == 0 && length_sign(v.y) == 0;
}

/* Near, two products of 2^30 * 2^30: <= 2^61. Far, of 2^32 * 2^32: < 2^65. */
static inline area dot2(length2 a, length2 b)
{
    return area_plus(area_of(a.x, b.x), area_of(a.y, b.y));
}

static inline area cross2(length2 a, length2 b)
{
    return area_minus(area_of(a.x, b.y), area_of(a.y, b.x));
}

static inline bool is_part(area part, area whole)
{
    if (area_sign(whole) > 0)
        return area_sign(part) >= 0 && !area_less(whole, part);
    return area_sign(part) <= 0 && !area_less(part, whole);
}

#if GRAZE_FLOAT
#include "arith2_float.h"
#else
#include "arith2_fixed.h"
#endif

#endif
