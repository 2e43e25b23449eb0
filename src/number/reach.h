/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Reaches: lengths along a stored normal or axis, in lengths of that axis. These functions compute results from a reach
 * or a cross product whose size fits 64 bits, for near and far arithmetic: exact until the one rounding.
 *
 *   reach_order(&r, axis, c)   the sign of |r| - c * |axis|, without a root; c >= 0. reach_exceeds: whether it is 1
 *   reach_distance(&r, axis)   r / |axis|, rounded once, saturating; 0 for a zero axis
 *   share_against(start, weight, sign, progress)   start - sign * weight * share, rounded once, saturating
 *   extent                    a reach, clamped to the ends of a half extent: reach_held(&r, &most)
 *   moved_along(start, wx, x, wy, y, wz, z)   start plus three extents along axes of unit length, one component of each
 *                             axis; rounded once, ties away from start, saturating
 *   excess                    by how much a reach exceeds a half extent: reach_excess(&r, &most)
 *   excesses_within(x, y, z, radius)   whether the root of the sum of their squares is at most the radius
 */
#ifndef GRAZE_NUMBER_REACH_H
#define GRAZE_NUMBER_REACH_H

#include "scalar.h"
#include "share_progress.h"

/* ---- Distances ---- */

/*
 * reach / sqrt(squared) < k - 1/2: (2 reach)^2 < (2k - 1)^2 squared; both sides < 2^128. There is never a tie: |axis| is
 * irrational, or, once its components have no divisor in common, odd, as the root of a square that is a sum of three
 * squares, not all even.
 */
static inline bool falls_short(uint64_t reach_size, uint64_t squared, uint32_t k)
{
    BOUND(u64_high(reach_size) <= INT32_MAX && 0 < k && k <= UINT32_C(0x80000000));
    uint32_t odd = k - 1 + k;
    return u64_compare_products(2 * reach_size, 2 * reach_size, u32_mul(odd, odd), squared) < 0;
}

/* x / 2^(places + 1) to nearest, ties up */
GRAZE_INLINE uint32_t u32_rounded(uint32_t x, uint32_t places)
{
    const uint32_t twice = x / u32_power_of_2(places);
    return twice / 2u + twice % 2u;
}

/* ---- Projections ---- */

/* start - weight * r / |axis|^2: against the weight if r is positive. */
static inline graze_scalar share_against(graze_scalar start, graze_scalar weight, int sign,
                                         const share_progress *p)
{
    return s32_offset_held(start, (weight < 0) == (sign < 0),
                           graze_share_times(p, s32_magnitude(weight)));
}

/* ---- Axes from cross products ---- */

/* round(size / 2^down) * 2^up, where up or down is 0. */
typedef struct {
    uint32_t up, down;
} fit;

#define GRAZE_FIT_LIMIT UINT64_C(0x4000000000000000) /* 2^62 */

/* To nearest, ties up; 0 < down <= 32, and the quotient < 2^32 before it is halved. */
static inline uint32_t u64_rounded(uint64_t size, uint32_t down)
{
    BOUND(0 < down && down <= 32);
    uint32_t twice =
        u64_high(size) * u32_power_of_2(32 - down) * 2 + (u64_low(size) >> (down - 1) % 32);
    return twice / 2 + twice % 2;
}

/* The fit for which the result is at least 2^30 and less than 2^31; for 0 the result is 0. */
static inline fit fit_of(uint64_t size)
{
    BOUND(size < GRAZE_FIT_LIMIT);
    uint32_t high = u64_high(size);
    uint32_t zeros = high > 0 ? u32_leading_zeros(high) : 32 + u32_leading_zeros(u64_low(size) | 1);
    fit f;
    f.up = zeros > 33 ? zeros - 33 : 0;
    f.down = zeros < 33 ? 33 - zeros : 0; /* <= 31 */
    if (f.down > 0 && u64_rounded(size, f.down) > INT32_MAX)
        f.down++;
    return f;
}

static inline graze_scalar weight_fit(int sign, uint64_t size, fit f)
{
    uint32_t weight = f.down > 0 ? u64_rounded(size, f.down) : u64_low(size) * u32_power_of_2(f.up);
    return s32_offset(0, sign < 0, weight);
}

static inline uint64_t u64_greatest(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t two = a > b ? a : b;
    return two > c ? two : c;
}

/* ---- Extents: for a half extent of 2^31 and a unit axis at most 2^47 ---- */

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} extent; /* |raw| <= 2^47 */

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t raw;
} excess; /* < 2^63 */

#define GRAZE_MOST_EXTENT INT64_C(0x800000000000) /* 2^47 */

/* 2^31 * 2^47 = 2^78; three of them < 2^80, and in units of 2^32 < 2^48 */
static inline graze_scalar moved_along(graze_scalar start, graze_scalar wx, extent x,
                                       graze_scalar wy, extent y, graze_scalar wz, extent z)
{
    s96 sum =
        s96_add(s96_add(s32_mul_s64(wx, x.raw), s32_mul_s64(wy, y.raw)), s32_mul_s64(wz, z.raw));
    u128 size = s96_magnitude(sum);
    uint64_t rounded = u64_of(u64_low(size.hi), u64_high(size.lo)) + u64_low(size.lo) / 0x80000000u;
    return s32_offset_held(start, s96_sign(sum) < 0,
                           u64_high(rounded) > 0 ? UINT32_MAX : u64_low(rounded));
}

/* An excess above the radius is a miss by itself; the squares of the others are below 2^94. */
GRAZE_REPEATED bool excesses_within(excess x, excess y, excess z, graze_scalar radius)
{
    BOUND(radius >= 0);
    uint64_t r = (uint64_t)radius * 65536; /* < 2^47 */
    if (x.raw > r || y.raw > r || z.raw > r)
        return false;
    u128 sum =
        u128_add(u128_add(u64_mul(x.raw, x.raw), u64_mul(y.raw, y.raw)), u64_mul(z.raw, z.raw));
    return !u128_less(u64_mul(r, r), sum);
}

#endif
