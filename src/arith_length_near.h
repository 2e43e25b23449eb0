/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Lengths of near coordinates: -2^29 <= c < 2^29, so that a difference fits 31 bits. What each function must do
 * stands in arith.h. */
#ifndef GRAZE_ARITH_LENGTH_NEAR_H
#define GRAZE_ARITH_LENGTH_NEAR_H

#include "arith_near.h"
#include "arith_reach.h"

typedef struct {
    int32_t raw;
} length; /* |raw| < 2^30 */

typedef struct {
    int32_t raw;
} stretch; /* |raw| < 2^31: two lengths; or one, and two directions, which are at most 2^29 */

GRAZE_INLINE length length_raw(int32_t raw)
{
    BOUND(-INT32_C(0x40000000) < raw && raw < INT32_C(0x40000000)); /* 2^30 */
    length l;
    l.raw = raw;
    return l;
}

/* -2^29 <= from, to < 2^29  =>  |to - from| < 2^30 */
GRAZE_INLINE length length_between(graze_scalar from, graze_scalar to)
{
    BOUND(in_near_range(from) && in_near_range(to));
    return length_raw(to - from);
}

/* A length only if all turn out to be within the limit, which is at most that of what is near: till
 * then a difference modulo 2^32. */
GRAZE_INLINE length length_asked_within(nearness *n, graze_scalar from, graze_scalar to,
                                        int32_t limit)
{
    length l;
    nearness_ask_within(n, to, limit);
    l.raw = s32_of_bits(u32_sub_modular(s32_bits(to), s32_bits(from)));
    return l;
}

GRAZE_INLINE length length_asked(nearness *n, graze_scalar from, graze_scalar to)
{
    return length_asked_within(n, from, to, GRAZE_NEAR_LIMIT);
}

/* Below 2^30, where a length is; what is negative is taken for far, and so the OR alone is enough. */
GRAZE_INLINE length radius_asked(nearness *n, graze_scalar radius)
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

/* Of a direction from length_asked, after are_all_near. */
static inline bool direction_in_range(const length *l)
{
    return -GRAZE_NEAR_LIMIT <= l->raw && l->raw < GRAZE_NEAR_LIMIT;
}

/* Of one from length_asked or radius_asked, after are_all_near. */
static inline bool length_in_range(const length *l)
{
    return -INT32_C(0x40000000) < l->raw && l->raw < INT32_C(0x40000000); /* 2^30 */
}

GRAZE_INLINE length length_asked_now(nearness *n, graze_scalar from, graze_scalar to)
{
    length l = length_asked(n, from, to);
    GRAZE_NOW(l.raw);
    return l;
}

GRAZE_INLINE length length_gained(graze_scalar from, graze_scalar to, gain g)
{
    (void)g;
    return length_between(from, to);
}

GRAZE_INLINE bool length_is_number(length l)
{
    (void)l;
    return true;
}

GRAZE_INLINE length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline length length_negate(length l)
{
    return length_raw(-l.raw);
}

static inline int length_sign(length l)
{
    return l.raw < 0 ? -1 : l.raw > 0;
}

GRAZE_INLINE stretch stretch_raw(int32_t raw)
{
    BOUND(raw > INT32_MIN);
    stretch s;
    s.raw = raw;
    return s;
}

GRAZE_INLINE stretch stretch_of(length l)
{
    return stretch_raw(l.raw);
}

GRAZE_INLINE stretch stretch_plus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw > INT32_MIN - b.raw : a.raw <= INT32_MAX - b.raw);
    return stretch_raw(a.raw + b.raw);
}

GRAZE_INLINE stretch stretch_minus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw <= INT32_MAX + b.raw : a.raw > INT32_MIN + b.raw);
    return stretch_raw(a.raw - b.raw);
}

GRAZE_INLINE bool stretch_less(stretch a, stretch b)
{
    return a.raw < b.raw;
}

#endif
