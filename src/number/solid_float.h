/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Solids without lines, in binary32: ends of intervals, and squares of spans. solid.h specifies
 * each function.
 */
#ifndef GRAZE_ARITH_SOLID_FLOAT_H
#define GRAZE_ARITH_SOLID_FLOAT_H

#include "spans_float.h"
#include "root_float.h"

typedef struct {
    float raw;
} squares;

/* The sum is NaN if one of both is. */
GRAZE_INLINE graze_scalar lesser(graze_scalar a, graze_scalar b)
{
    return float_at_most(a, b) ? a : float_at_most(b, a) ? b : a + b;
}

GRAZE_INLINE graze_scalar greater(graze_scalar a, graze_scalar b)
{
    return float_at_most(b, a) ? a : float_at_most(a, b) ? b : a + b;
}

/* The bits of floats, without the sign, have the order of the floats. NaN and infinity stay. */
static inline graze_scalar next_above(graze_scalar c)
{
    float_bits next;
    next.number = c;
    if (!float_less(c, FLT_MAX))
        return c;
    if (is_positive(c))
        next.bits += 1;
    else if (is_negative(c))
        next.bits -= 1;
    else
        next.bits = 1;
    return next.number;
}

static inline graze_scalar next_below(graze_scalar c)
{
    return -next_above(-c);
}

/* The interval of a negative size is empty, also if half of the size is lost in the sum. */
static inline graze_scalar lower_end(graze_scalar center, graze_scalar size)
{
    graze_scalar end = center - size * 0.5f;
    return size < 0 && end <= center ? next_above(center) : end;
}

static inline graze_scalar upper_end(graze_scalar center, graze_scalar size)
{
    graze_scalar end = center + size * 0.5f;
    return size < 0 && end >= center ? next_below(center) : end;
}

GRAZE_INLINE bool is_number(graze_scalar c)
{
    return float_at_most(c, c);
}

GRAZE_INLINE graze_scalar with_nan_of(graze_scalar value, graze_scalar a, graze_scalar b)
{
    return is_number(a) && is_number(b) ? value : a + b;
}

GRAZE_INLINE squares squares_of(span s)
{
    squares q;
    q.raw = s.raw * s.raw;
    return q;
}

GRAZE_INLINE squares squares_plus(squares a, squares b)
{
    squares q;
    q.raw = a.raw + b.raw;
    return q;
}

GRAZE_INLINE squares squares_plus_held(squares a, squares b)
{
    return squares_plus(a, b);
}

/* False if a sum has become infinite. */
GRAZE_INLINE bool squares_at_most(squares a, squares b)
{
    return float_at_most(a.raw, b.raw) && float_at_most(a.raw, FLT_MAX);
}

GRAZE_INLINE graze_wide squares_wide(squares q)
{
    return float_less(FLT_MAX, q.raw) ? FLT_MAX : q.raw;
}

GRAZE_INLINE graze_scalar squares_root(squares q)
{
    return scalar_of_root(q.raw);
}

/* ---- Balls ---- */

GRAZE_INLINE span span_sum(span a, span b)
{
    span s;
    s.raw = a.raw + b.raw;
    return s;
}

static inline graze_scalar squares_root_beyond(squares q, span radius)
{
    float beyond = scalar_of_root(q.raw) - radius.raw;
    return is_negative(beyond) ? 0.0f : beyond;
}

/* A little farther, so that the point is outside although squares are rounded. */
static inline span span_outside(squares whole, squares beside)
{
    span s;
    s.raw = scalar_of_root(whole.raw * (1.0f + 0x1p-20f) - beside.raw);
    return s;
}

GRAZE_INLINE graze_scalar offset_held(graze_scalar start, bool down, span way)
{
    return down ? held(next_below(start - way.raw)) : held(next_above(start + way.raw));
}

#endif
