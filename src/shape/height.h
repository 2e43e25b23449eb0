/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of heights over the end of a core: lengths, in whole raw units.
 *
 *   heights                   two heights: one that is known to be in or before the shape, and a higher one beyond it
 *   heights_set(&h, low, radius)   from `low` to one more than the radius
 *   heights_contain(&h, x)    whether x is between both
 *   heights_are_next(&h)      whether no height is between both
 *   heights_middle(&h)        a height between both, which MUST NOT be next to each other
 *   heights_halve(&h, x, beyond)   x, which MUST be between both, becomes one of them
 *   height_moved(x, by)       x + by, for heights_contain only: it may be up to two raw units more than a length
 *   height_coordinate(start, down, x)   start + x, or start - x if down; saturates
 */
#ifndef GRAZE_SHAPE_HEIGHT_H
#define GRAZE_SHAPE_HEIGHT_H

#include "../number/vectors.h"

typedef struct {
    length within, beyond;
} heights;

/* Near: radius < 2^29, and then low > -2^30. Far: radius < 2^31, and low > -2^32. The difference fits a word of a length. */
GRAZE_INLINE void heights_set(heights *h, length low, length radius)
{
    length_set(&h->within, low);
    h->beyond = length_raw(radius.raw + 1);
}

GRAZE_INLINE bool heights_contain(const heights *h, length x)
{
    return h->within.raw < x.raw && x.raw < h->beyond.raw;
}

GRAZE_INLINE bool heights_are_next(const heights *h)
{
    return h->beyond.raw - h->within.raw <= 1;
}

GRAZE_INLINE length heights_middle(const heights *h)
{
    return length_raw(h->within.raw + (h->beyond.raw - h->within.raw) / 2);
}

GRAZE_INLINE void heights_halve(heights *h, length x, bool beyond)
{
    BOUND(heights_contain(h, x));
    length_set(beyond ? &h->beyond : &h->within, x);
}

GRAZE_INLINE length height_moved(length x, int by)
{
    length moved;
    moved.raw = x.raw + by;
    return moved;
}

GRAZE_INLINE graze_scalar height_coordinate(graze_scalar start, bool down, length x)
{
    const int64_t height = x.raw;
    return graze_held(start + (down ? -height : height));
}

#endif
