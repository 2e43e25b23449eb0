/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box or a rectangle in floats that moves out of another along an axis.
 *
 *   interval_is_entered(low, high, min, max)   whether the open interval from min to max meets the interval from low to high
 *   way_out                   the shortest way so far, and the face through which it leads, NO_WAY_OUT or `side`: the lower
 *                             face of the first axis is 0, the upper one 1, and so on
 *   interval_try_ways(&out, side, low, high, min, max)   tries the lower face, which is `side`, and the upper one
 *   way_along(&out, side, size)   size, with its sign, if the way is along the axis with that lower face; else 0
 */
#ifndef GRAZE_SHAPE_SEPARATE_FLOAT_H
#define GRAZE_SHAPE_SEPARATE_FLOAT_H

#include "interval_float.h"

enum { NO_WAY_OUT = -2 };

typedef struct {
    float way;
    int side;
} way_out;

GRAZE_INLINE bool interval_is_entered(float low, float high, float min, float max)
{
    return float_less(min, high) && float_less(low, max) && float_less(min, max) &&
           float_at_most(low, high);
}

/* `end` is the side of the mover that comes nearest to the end of the world. */
GRAZE_INLINE void try_way(way_out *out, int side, float way, float end)
{
    if (is_finite(way) && is_finite(side % 2 == 0 ? end - way : end + way) &&
        (out->side == NO_WAY_OUT || float_less(way, out->way))) {
        out->way = way;
        out->side = side;
    }
}

/* Rounded up: then the nearest float to the side of the moved mover is not inside, as rounding keeps the order. */
static inline void interval_try_ways(way_out *out, int side, float low, float high, float min,
                                     float max)
{
    try_way(out, side, side_above(max, -low), min);
    try_way(out, side + 1, side_above(high, -min), max);
}

GRAZE_INLINE float way_along(const way_out *out, int side, float size)
{
    if (out->side == side)
        return -size;
    return out->side == side + 1 ? size : 0.0f;
}

#endif
