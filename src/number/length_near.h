/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Lengths of near coordinates: -2^29 <= c < 2^29, so that a difference fits 31 bits. degrees.h
 * specifies each function. */
#ifndef GRAZE_ARITH_LENGTH_NEAR_H
#define GRAZE_ARITH_LENGTH_NEAR_H

#include "near.h"
#include "reach.h"

typedef int32_t length_word;
#define LENGTH_MOST  INT32_C(0x3fffffff) /* < 2^30: two coordinates */
#define STRETCH_MOST INT32_MAX /* two lengths; or one, and two directions, which are at most 2^29 */

#include "length_exact.h"

#undef LENGTH_MOST
#undef STRETCH_MOST

GRAZE_INLINE uint32_t length_size(length l)
{
    return s32_magnitude(l.raw);
}

/* The result is a length only if all numbers turn out to be within the limit, which is at most
 * GRAZE_NEAR_LIMIT; until then it is a difference modulo 2^32. */
GRAZE_INLINE length load_length_within(nearness *n, graze_scalar from, graze_scalar to,
                                       int32_t limit)
{
    length l;
    nearness_add_within(n, to, limit);
    l.raw = s32_of_bits(u32_sub_modular(s32_bits(to), s32_bits(from)));
    return l;
}

GRAZE_INLINE length load_length(nearness *n, graze_scalar from, graze_scalar to)
{
    return load_length_within(n, from, to, GRAZE_NEAR_LIMIT);
}

/* The limit is 2^30, that of a length. A negative radius counts as far, so the OR is enough. */
GRAZE_INLINE length load_radius(nearness *n, graze_scalar radius)
{
    length l;
#ifndef GRAZE_ALL_NEAR
    n->above |= s32_bits(radius);
#else
    (void)n;
#endif
    l.raw = radius;
    return l;
}

/* True for a direction from load_length, after are_all_near, as length_in_range is for a length. */
static inline bool direction_in_range(const length *l)
{
    return -GRAZE_NEAR_LIMIT <= l->raw && l->raw < GRAZE_NEAR_LIMIT;
}

GRAZE_INLINE length load_length_now(nearness *n, graze_scalar from, graze_scalar to)
{
    length l = load_length(n, from, to);
    GRAZE_NOW(l.raw);
    return l;
}

#endif
