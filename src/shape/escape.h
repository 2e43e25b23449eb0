/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of moves out of a shape. Any coordinates.
 *
 *   span_short_of_root(whole, squares)   the span less the root of the squares, rounded up; the root MUST NOT exceed it
 *   span_reaching(whole, beside)   the least span whose square plus `beside` is at least `whole`; beside MUST be less
 *   squares_minus(a, b)       a - b; b MUST be at most a
 *   span_moved(s, from, to)   s + (to - from), which MUST NOT be negative; saturating
 *   span_short(a, b)          a - b; b MUST be at most a
 *   escape                    the sizes of a direction on three axes, then those of a move along it; `down`: their signs, for
 *                             shapes that keep them there. escape_copy(&to, &from), escape_is_zero(&e), escape_set_zero(&e)
 *   escape_across(&e, &run)   turns the cross product of a run and a gap into the part of the gap across the run, of any
 *                             length: a direction, right to 2^-27
 *   escape_turn(&e)           turns a direction by a right angle: across the axis on which it is least, the first of those
 *   escape_along(&e, way)     turns the direction, which MUST NOT be 0, into the move of this length, which MUST be below
 *                             2^31. Each size is rounded up, and is less than 1 too great, or 2^-11 too small. Returns true
 *                             if the move is surely not shorter than the way, measured along the direction
 *   moved_by(c, by)           c + by, saturating
 *   is_moved_by(to, c, by)    whether `to` is c + by: it has not saturated
 *   moved_on(by, down)        one raw unit farther; saturating
 */
#ifndef GRAZE_SHAPE_ESCAPE_H
#define GRAZE_SHAPE_ESCAPE_H

#include "../number/solid.h"

typedef struct {
    uint32_t size[3];
    bool down[3];
} escape;

bool graze_escape_along(escape *e, uint32_t way);
void graze_escape_across(escape *e, const escape *run);

GRAZE_INLINE void escape_across(escape *e, const escape *run)
{
    graze_escape_across(e, run);
}

/* By members: gcc -Os copies a structure with memcpy on a Cortex-M0, and a loop with memmove on a Cortex-M3. */
static inline void escape_copy(escape *to, const escape *from)
{
    to->size[0] = from->size[0];
    to->size[1] = from->size[1];
    to->size[2] = from->size[2];
    to->down[0] = from->down[0];
    to->down[1] = from->down[1];
    to->down[2] = from->down[2];
}

GRAZE_INLINE bool escape_is_zero(const escape *e)
{
    return (e->size[0] | e->size[1] | e->size[2]) == 0u;
}

static inline void escape_set_zero(escape *e)
{
    for (int i = 0; i < 3; i++) {
        e->size[i] = 0;
        e->down[i] = false;
    }
}

static inline void escape_turn(escape *e)
{
    const int least = e->size[0] <= e->size[1] ? (e->size[0] <= e->size[2] ? 0 : 2)
                                               : (e->size[1] <= e->size[2] ? 1 : 2);
    const int a = least == 0 ? 1 : 0, b = least == 2 ? 1 : 2;
    const uint32_t size = e->size[a];
    const bool down = e->down[a];
    e->size[least] = 0;
    e->size[a] = e->size[b];
    e->down[a] = e->down[b];
    e->size[b] = size;
    e->down[b] = !down;
}

GRAZE_INLINE span span_short(span a, span b)
{
    span s;
    BOUND(b.raw <= a.raw);
    s.raw = a.raw - b.raw;
    return s;
}

GRAZE_INLINE bool escape_along(escape *e, span way)
{
    return graze_escape_along(e, way.raw);
}

GRAZE_INLINE squares squares_minus(squares a, squares b)
{
    squares q;
    BOUND(b.raw <= a.raw);
    q.raw = a.raw - b.raw;
    return q;
}

GRAZE_INLINE span span_short_of_root(span whole, squares q)
{
    span s;
    const uint32_t root = graze_u64_sqrt(q.raw);
    BOUND(root <= whole.raw);
    s.raw = whole.raw - root;
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
    GIVEN(sum >= 0);
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
