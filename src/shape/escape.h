/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves out of a shape. Any coordinates.
 *
 *   span_short_of_root(reach, squares)   the reach less the root of the squares, rounded up; the root MUST NOT exceed it
 *   span_reaching(whole, beside)   the least span whose square plus `beside` is at least `whole`; beside MUST be less
 *   squares_minus(a, b)       a - b; b MUST be at most a
 *   span_moved(s, from, to)   s + (to - from), which MUST NOT be negative; saturating
 *   escape                    the sizes of a direction on three axes, then those of a move along it
 *   escape_along(&e, way)     turns the direction, which MUST NOT be 0, into the move of this length, which MUST be below
 *                             2^31. Each size is rounded up, and is less than 1 too great, or 2^-11 too small
 *   moved_by(c, by)           c + by, saturating
 *   is_moved_by(to, c, by)    whether `to` is c + by: it has not saturated
 *   moved_on(by, down)        one raw unit farther; saturating
 */
#ifndef GRAZE_SHAPE_ESCAPE_H
#define GRAZE_SHAPE_ESCAPE_H

#include "../number/solid.h"

typedef struct {
    uint32_t size[3];
} escape;

void graze_escape_along(escape *e, uint32_t way);

GRAZE_INLINE void escape_along(escape *e, span way)
{
    graze_escape_along(e, way.raw);
}

GRAZE_INLINE squares squares_minus(squares a, squares b)
{
    squares q;
    BOUND(b.raw <= a.raw);
    q.raw = a.raw - b.raw;
    return q;
}

GRAZE_INLINE span span_short_of_root(span reach, squares q)
{
    span s;
    const uint32_t root = graze_u64_sqrt(q.raw);
    BOUND(root <= reach.raw);
    s.raw = reach.raw - root;
    return s;
}

/* s^2 >= n if and only if s > root(n - 1), for n > 0. */
GRAZE_INLINE span span_reaching(squares whole, squares beside)
{
    span s;
    BOUND(beside.raw < whole.raw);
    s.raw = graze_u64_sqrt(whole.raw - beside.raw - 1u) + 1u;
    return s;
}

GRAZE_INLINE span span_moved(span s, graze_scalar from, graze_scalar to)
{
    span moved;
    const int64_t sum = (int64_t)s.raw + to - from;
    BOUND(sum >= 0);
    moved.raw = sum < (int64_t)UINT32_MAX ? (uint32_t)sum : UINT32_MAX;
    return moved;
}

GRAZE_INLINE graze_scalar moved_by(graze_scalar c, graze_scalar by)
{
    return graze_held((int64_t)c + by);
}

GRAZE_INLINE bool is_moved_by(graze_scalar to, graze_scalar c, graze_scalar by)
{
    return to == (int64_t)c + by;
}

GRAZE_INLINE graze_scalar moved_on(graze_scalar by, bool down)
{
    return down ? next_below(by) : next_above(by);
}

#endif
