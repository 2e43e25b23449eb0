/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Sines and cosines that are rounded down or up, exactly.
 *
 *   scalar_sine_rounded(&bearing, to), scalar_cosine_rounded(&bearing, to)   to: DOWNWARD or UPWARD
 *
 * The sines of angle.h are right to 32 bits, and decide unless their last 16 bits are next to 0. There the power series
 * decides, which is off by at most 2^-58. No angle of 32 bits has a sine that is a multiple of 2^-16 but those on the axes,
 * and none has one that is nearer to such a multiple than 2^-48 (make sin-all).
 */
#ifndef GRAZE_NUMBER_ANGLE_DIRECTED_H
#define GRAZE_NUMBER_ANGLE_DIRECTED_H

#include "angle.h"
#include "../wide/wide.h"

/* ---- Power series in Q64 ---- */

/* The high words: a fraction in Q64 of the other factor. */
GRAZE_ONCE uint64_t u64_part(uint64_t a, uint64_t b)
{
    return u64_mul(a, b).hi;
}

/* t in radians: t * pi / 4, for t < 1 */
static inline uint64_t turn_radians(uint32_t t)
{
    return u32_mul(t, UINT32_C(0xc90fdaa2)) + u32_part(t, UINT32_C(0x2168c235));
}

/* x - x z (1/3! - z (1/5! - z (1/7! - ...))), where z = x * x < 0.62. The first term left out is below 2^-63. */
static uint64_t turn_sine_series(uint32_t t)
{
    const uint64_t x = turn_radians(t), z = u64_part(x, x);
    uint64_t sum = UINT64_C(0xd73f9f) - u64_part(z, UINT64_C(0xca96)); /* 1 / 15!, 1 / 17! */
    sum = UINT64_C(0xb092309d) - u64_part(z, sum);
    sum = UINT64_C(0x6b99159fd5) - u64_part(z, sum);
    sum = UINT64_C(0x2e3bc74aad8e) - u64_part(z, sum);
    sum = UINT64_C(0xd00d00d00d00d) - u64_part(z, sum);
    sum = UINT64_C(0x222222222222222) - u64_part(z, sum);
    sum = UINT64_C(0x2aaaaaaaaaaaaaab) - u64_part(z, sum);
    return x - u64_part(x, u64_part(z, sum));
}

/* 1 - cos: z (1/2! - z (1/4! - z (1/6! - ...))). The first term left out is below 2^-58. */
static uint64_t turn_fall_series(uint32_t t)
{
    const uint64_t x = turn_radians(t), z = u64_part(x, x);
    uint64_t sum = UINT64_C(0xc9cba54) - u64_part(z, UINT64_C(0xd73fa)); /* 1 / 14!, 1 / 16! */
    sum = UINT64_C(0x8f76c77fc) - u64_part(z, sum);
    sum = UINT64_C(0x49f93edde28) - u64_part(z, sum);
    sum = UINT64_C(0x1a01a01a01a02) - u64_part(z, sum);
    sum = UINT64_C(0x5b05b05b05b05b) - u64_part(z, sum);
    sum = UINT64_C(0xaaaaaaaaaaaaaab) - u64_part(z, sum);
    return u64_part(z, UINT64_C(0x8000000000000000) - u64_part(z, sum));
}

/* ---- Rounded down, times 2^16 ---- */

/* The sine exceeds `high` by -0.7 to 1.7, in Q32. */
static inline uint32_t sine_floor(uint32_t t)
{
    uint32_t high = u64_high(turn_sine(t, turn_droop(turn_square(t))));
    if ((high + 1u) % 65536u < 2u)
        high = u64_high(turn_sine_series(t));
    return high / 65536u;
}

/* 1 - cos exceeds `high` by -1.4 to 2.4, in Q33. */
static inline uint32_t fall_floor(uint32_t t)
{
    const uint32_t high = u64_high(turn_fall(turn_square(t)));
    if ((high + 2u) % 131072u < 4u)
        return u64_high(turn_fall_series(t)) / 65536u;
    return high / 131072u;
}

/* ---- Rounded toward 0 or away from it ---- */

/* On the axis, t = 0, the floors are exact; elsewhere neither is a whole number. */
static inline uint32_t sine_size_rounded(uint32_t t, bool away)
{
    return sine_floor(t) + (away && t > 0 ? 1u : 0u);
}

static inline uint32_t cosine_size_rounded(uint32_t t, bool away)
{
    return 65536u - fall_floor(t) - (away || t == 0 ? 0u : 1u);
}

GRAZE_ONCE graze_scalar scalar_side(bool negative, bool upright, uint32_t t, rounding to)
{
    const bool away = (to == UPWARD) != negative;
    return scalar_signed(negative,
                         upright ? cosine_size_rounded(t, away) : sine_size_rounded(t, away));
}

static inline graze_scalar scalar_sine_rounded(const bearing *b, rounding to)
{
    return scalar_side(b->below, b->upright, b->t, to);
}

static inline graze_scalar scalar_cosine_rounded(const bearing *b, rounding to)
{
    return scalar_side(b->left, !b->upright, b->t, to);
}

#endif
