/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A share: the ratio of two wide magnitudes, for what near and far arithmetic cast to. Exact
 * until the one rounding at its end.
 */
#ifndef GRAZE_ARITH_SHARE_H
#define GRAZE_ARITH_SHARE_H

#include "arith_fixed.h"
#include "wide_divide.h"
#include "wide_signed.h"

typedef struct {
    u128 part, whole; /* <= 2^101; whole > 0 */
} share;

#define GRAZE_SHARE_LIMIT UINT64_C(0x2000000000) /* * 2^64 = 2^101: as large as any volume */

static inline share share_raw(u128 part, u128 whole)
{
    BOUND(whole.hi > 0 || whole.lo > 0);
    BOUND(!u128_less(u128_of(GRAZE_SHARE_LIMIT, 0), part)); /* 2^101 */
    BOUND(!u128_less(u128_of(GRAZE_SHARE_LIMIT, 0), whole));
    share s;
    s.part.hi = part.hi; /* no whole structures: for those gcc -Os calls memcpy on a Cortex-M0 */
    s.part.lo = part.lo;
    s.whole.hi = whole.hi;
    s.whole.lo = whole.lo;
    return s;
}

static inline share share_zero(void)
{
    return share_raw(u128_of(0, 0), u128_of(0, 1));
}

static inline share share_one(void)
{
    return share_raw(u128_of(0, 1), u128_of(0, 1));
}

/* Without a limit: more than any share of volumes, as their parts are less than this. */
static inline share share_of_limit(graze_scalar t)
{
    BOUND(t >= 0);
    return t == GRAZE_NO_LIMIT ? share_raw(u128_of(GRAZE_SHARE_LIMIT, 0), u128_of(0, 1))
                               : share_raw(u128_of(0, (uint64_t)t), u128_of(0, 65536));
}

static inline bool share_less(share a, share b)
{
    return graze_u128_compare_products(a.part, b.whole, b.part, a.whole) < 0;
}

static inline bool share_at_most(share a, share b)
{
    return graze_u128_compare_products(a.part, b.whole, b.part, a.whole) <= 0;
}

/* |axis|^2 <= 3 * 2^62 < 2^64 */
static inline uint64_t weights_squared(const graze_vec3 *axis)
{
    uint32_t x = s32_magnitude(axis->x), y = s32_magnitude(axis->y), z = s32_magnitude(axis->z);
    return u32_mul(x, x) + u32_mul(y, y) + u32_mul(z, z);
}

/* run * part / whole to nearest, ties up, saturating */
static inline uint32_t share_times(share s, uint32_t run)
{
    return graze_round_ratio(run, s.part, s.whole);
}

static inline int32_t share_scaled(share s, uint32_t one)
{
    uint32_t n = share_times(s, one);
    return n <= INT32_MAX ? (int32_t)n : INT32_MAX;
}

static inline graze_fraction share_fraction(share s)
{
    return share_scaled(s, UINT32_C(0x40000000)); /* Q2.30 */
}

static inline graze_scalar share_t(share s)
{
    return share_scaled(s, UINT32_C(0x10000)); /* Q16.16 */
}

#endif
