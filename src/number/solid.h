/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Squares of spans, and the ends of intervals: for solids.
 *
 *   rounding                    TO_NEAREST, DOWNWARD or UPWARD
 *   scalar_of_root(x, to)       the root in raw units, rounded so, saturating
 *   lesser(a, b), greater(a, b)
 *   next_above, next_below(c)   the next coordinate; at the end of the world c itself
 *   lower_end, upper_end(center, size)   the ends of the interval of that size around the center, rounded away from
 *                               the center, saturating; swapped for size < 0
 *   squares                     degree 2: a sum of squares of spans; squares_of(span)
 *   squares_plus                the sum MUST be below 2^64; squares_plus_held saturates instead
 *   squares_at_most
 *   squares_root, squares_wide  a coordinate, rounded once; and a graze_wide, exact; both saturate
 *   span_sum(a, b)              the sum of two radii
 *   squares_root_beyond(squares, span)   by how much the root exceeds the span, rounded once, or 0; saturates
 *   span_outside(whole, beside) the least span whose square plus `beside` exceeds `whole`; beside MUST be at most
 *                               whole
 *   offset_held(start, down, span)   start + span, or start - span if down; saturates
 */
#ifndef GRAZE_NUMBER_SOLID_H
#define GRAZE_NUMBER_SOLID_H

#include "spans.h"
#include "../wide/root.h"

typedef enum { TO_NEAREST, DOWNWARD, UPWARD } rounding;

/* x is at most the sum of three squares below 2^62, so the root is below 2^32 - 1. */
GRAZE_INLINE uint32_t u64_root_rounded(uint64_t x, rounding to)
{
    if (to == TO_NEAREST)
        return u64_root_nearest(x);
    const u64_root r = u64_root_of(x);
    return to == UPWARD && r.rest > 0 ? r.root + 1u : r.root;
}

/* Inserted, so that a root to nearest is compiled without the other directions. */
GRAZE_INLINE graze_scalar scalar_of_root(uint64_t x, rounding to)
{
    uint32_t root = u64_root_rounded(x, to);
    return root < INT32_MAX ? (graze_scalar)root : INT32_MAX;
}

typedef struct {
    uint64_t raw;
} squares;

GRAZE_INLINE graze_scalar lesser(graze_scalar a, graze_scalar b)
{
    return a < b ? a : b;
}

GRAZE_INLINE graze_scalar greater(graze_scalar a, graze_scalar b)
{
    return a > b ? a : b;
}

GRAZE_INLINE graze_scalar next_above(graze_scalar c)
{
    return c < INT32_MAX ? c + 1 : c;
}

GRAZE_INLINE graze_scalar next_below(graze_scalar c)
{
    return c > INT32_MIN ? c - 1 : c;
}

/* |size| / 2, rounded up: <= 2^30 */
GRAZE_INLINE uint32_t u32_greater_half(graze_scalar size)
{
    uint32_t whole = s32_magnitude(size);
    return whole / 2 + whole % 2;
}

GRAZE_INLINE graze_scalar lower_end(graze_scalar center, graze_scalar size)
{
    return s32_offset_held(center, size >= 0, u32_greater_half(size));
}

GRAZE_INLINE graze_scalar upper_end(graze_scalar center, graze_scalar size)
{
    return s32_offset_held(center, size < 0, u32_greater_half(size));
}

/* s < 2^32  =>  s^2 < 2^64 */
GRAZE_INLINE squares squares_of(span s)
{
    squares q;
    q.raw = u32_mul(s.raw, s.raw);
    return q;
}

GRAZE_INLINE squares squares_plus(squares a, squares b)
{
    squares q;
    BOUND(a.raw <= UINT64_MAX - b.raw);
    q.raw = a.raw + b.raw;
    return q;
}

GRAZE_INLINE squares squares_plus_held(squares a, squares b)
{
    squares q;
    q.raw = a.raw <= UINT64_MAX - b.raw ? a.raw + b.raw : UINT64_MAX;
    return q;
}

GRAZE_INLINE bool squares_at_most(squares a, squares b)
{
    return a.raw <= b.raw;
}

/* Q16.16 times itself is Q32.32. */
GRAZE_INLINE graze_wide squares_wide(squares q)
{
    return q.raw <= INT64_MAX ? (int64_t)q.raw : INT64_MAX;
}

static inline graze_scalar squares_root(squares q)
{
    return scalar_of_root(q.raw, TO_NEAREST);
}

/* ---- Balls ---- */

/* The sum of two radii is < 2^32. */
GRAZE_INLINE span span_sum(span a, span b)
{
    span s;
    BOUND(a.raw <= INT32_MAX && b.raw <= INT32_MAX);
    s.raw = a.raw + b.raw;
    return s;
}

/* Saturated squares have a root of 2^32 - 1, which saturates whatever the radius is. */
static inline graze_scalar squares_root_beyond(squares q, span radius)
{
    uint32_t root = u64_root_nearest(q.raw);
    BOUND(radius.raw <= INT32_MAX);
    return root > radius.raw ? s32_offset_held(0, false, root - radius.raw) : 0;
}

/* The least span whose square exceeds the rest. */
static inline span span_outside(squares whole, squares beside)
{
    span s;
    BOUND(beside.raw <= whole.raw);
    s.raw = graze_u64_sqrt(whole.raw - beside.raw) + 1;
    return s;
}

GRAZE_INLINE graze_scalar offset_held(graze_scalar start, bool down, span way)
{
    return s32_offset_held(start, down, way.raw);
}

#endif
