/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One axis of boxes and rectangles in floats: an interval from low to high, where a side may be infinite.
 *
 *   interval_gap(low, c, high)      the distance of c from an interval that is not empty
 *   interval_closest(low, c, high)  the coordinate of the interval that is closest to c
 *   interval_beyond(low, c, high, normal)   the next float outside the side that the normal names, or c for normal 0
 *   lower_side, upper_side(center, size)    the sides of the interval of that size; an empty one for a negative size
 *   side_below(c, by), side_above(c, by)    c - by, rounded down, and c + by, rounded up
 *   lesser, greater(a, b), with_nan_of(c, a, b)   NaN if one of the arguments is NaN
 */
#ifndef GRAZE_SHAPE_INTERVAL_FLOAT_H
#define GRAZE_SHAPE_INTERVAL_FLOAT_H

#include "../number/float.h"

/* A sum with a NaN is NaN. */
GRAZE_INLINE float lesser(float a, float b)
{
    if (float_at_most(a, b))
        return a;
    return float_at_most(b, a) ? b : a + b;
}

GRAZE_INLINE float greater(float a, float b)
{
    if (float_at_most(b, a))
        return a;
    return float_at_most(a, b) ? b : a + b;
}

GRAZE_INLINE bool is_number(float c)
{
    return float_at_most(c, c);
}

GRAZE_INLINE float with_nan_of(float c, float a, float b)
{
    return is_number(a) && is_number(b) ? c : a + b;
}

GRAZE_INLINE float interval_gap(float low, float c, float high)
{
    if (float_less(c, low))
        return low - c;
    return float_at_most(c, high) ? 0.0f : c - high;
}

GRAZE_INLINE float interval_closest(float low, float c, float high)
{
    if (float_less(c, low))
        return low;
    return float_less(high, c) ? high : c;
}

/* The bits of floats, without the sign, have the order of the floats. FLT_MAX, infinity and NaN stay. */
GRAZE_INLINE float next_above(float c)
{
    float_bits next;
    next.number = c;
    if (!float_less(c, FLT_MAX))
        return c;
    if (is_positive(c))
        next.bits += 1u;
    else if (is_negative(c))
        next.bits -= 1u;
    else
        next.bits = 1u;
    return next.number;
}

GRAZE_INLINE float next_below(float c)
{
    return -next_above(-c);
}

GRAZE_INLINE float interval_beyond(float low, float c, float high, float normal)
{
    if (is_positive(normal))
        return next_above(high);
    if (is_negative(normal))
        return next_below(low);
    return is_number(normal) ? c : normal;
}

/* A negative size that the sum loses would leave a point, which is not empty. */
GRAZE_INLINE float lower_side(float center, float size)
{
    const float side = center - size * 0.5f;
    return is_negative(size) && float_at_most(side, center) ? next_above(center) : side;
}

GRAZE_INLINE float upper_side(float center, float size)
{
    const float side = center + size * 0.5f;
    return is_negative(size) && float_at_most(center, side) ? next_below(center) : side;
}

/* a + b - sum, which is a float; NaN if the sum is infinite. */
GRAZE_INLINE float sum_error(float a, float b, float sum)
{
    const float part_of_b = sum - a, part_of_a = sum - part_of_b;
    return (a - part_of_a) + (b - part_of_b);
}

static inline float side_below(float c, float by)
{
    const float sum = c - by;
    return is_negative(sum_error(c, -by, sum)) ? next_below(sum) : sum;
}

static inline float side_above(float c, float by)
{
    const float sum = c + by;
    return is_positive(sum_error(c, by, sum)) ? next_above(sum) : sum;
}

#endif
