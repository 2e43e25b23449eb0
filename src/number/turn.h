/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Sines, cosines and arc tangents in integers, for both number types.
 *
 * An angle is measured from the nearest axis: t, in eighths of a turn, from 0 to 1. With z = t * t
 *
 *     sin = t * (pi / 4 - droop)     droop = z * (d1 - z * (d2 - z * (d3 - z * d4)))
 *     cos = 1 - fall                 fall  = z * (f1 - z * (f2 - z * (f3 - z * (f4 - z * f5))))
 *
 * where the coefficients minimize the greatest error. The polynomials are off by at most 2^-38.6 and
 * 2^-43.8, pi / 4 in Q32 by 2^-34.9; sine and cosine are within 0.47 * 2^-32, and on the diagonals, where t is
 * 1 - 2^-32, within 0.7 * 2^-32 (make sin-all).
 */
#ifndef GRAZE_ARITH_TURN_H
#define GRAZE_ARITH_TURN_H

#include "../wide/divide.h"

/* The high word: a fraction in Q32 of the other factor. */
GRAZE_INLINE uint32_t u32_part(uint32_t a, uint32_t b)
{
    return u64_high(u32_mul(a, b));
}

/* ---- The position of an angle ---- */

typedef struct {
    uint32_t t; /* from the nearest axis, in eighths of a turn, Q32; the whole eighth is 2^32 - 1 */
    bool upright; /* the nearest axis is y: sine and cosine are exchanged */
    bool left;    /* the cosine is negative */
    bool below;   /* the sine is negative */
} turn;

static inline bool is_upright(uint32_t eighth)
{
    return (eighth + 1) / 2 % 2 == 1;
}

static inline bool is_left(uint32_t eighth)
{
    return (eighth + 2) % 8 >= 4;
}

#define TURN_EIGHTH UINT32_C(0x20000000)

static inline turn turn_of(uint32_t angle)
{
    uint32_t eighth = angle / TURN_EIGHTH, off = angle % TURN_EIGHTH;
    turn r;
    if (eighth % 2 == 1)
        off = TURN_EIGHTH - off;
    r.t = off < TURN_EIGHTH ? off * 8 : UINT32_MAX;
    r.upright = is_upright(eighth);
    r.left = is_left(eighth);
    r.below = eighth >= 4;
    return r;
}

/* ---- Sine and cosine ---- */

#define TURN_QUARTER_PI UINT32_C(3373259426) /* Q32 */

/* z * (d1 - ...) in Q35. Each difference is at least 0.7 of its first term. */
static inline uint32_t turn_droop(uint32_t z)
{
    uint32_t sum = UINT32_C(1256608) - u32_part(z, 10612);
    sum = UINT32_C(85569254) - u32_part(z, sum);
    return u32_part(z, UINT32_C(2774394667) - u32_part(z, sum));
}

/* z * (f1 - ...) in Q65: f1 in Q33, the others in Q37. */
static inline uint64_t turn_fall(uint32_t z)
{
    uint32_t last = 3336;
    GRAZE_NOW(last); /* gcc replaces a product with this number by 17 shifts and sums */
    uint32_t sum = UINT32_C(493473) - u32_part(z, last);
    sum = UINT32_C(44803959) - u32_part(z, sum);
    sum = u32_part(z, UINT32_C(2179004475) - u32_part(z, sum));
    return u32_mul(z, UINT32_C(2649351758) - (sum + 8) / 16);
}

/* t * t to nearest, in Q32: below (2^32 - 1)^2 + 2^31 < 2^64 */
static inline uint32_t turn_square(uint32_t t)
{
    return u64_high(u32_mul(t, t) + UINT32_C(0x80000000));
}

/* The sine, for t times a power of two and the droop of t: the sine times that power, in Q64. */
static inline uint64_t turn_sine(uint32_t t, uint32_t droop)
{
    return u32_mul(t, TURN_QUARTER_PI) - u32_mul(t, droop) / 8;
}

/* ---- The angle of a slope ---- */

/* atan(q) in turns, for q <= 7/16, both in Q32. The polynomial is off by 2^-34.7 turns. */
static inline uint32_t turn_of_slope(uint32_t q)
{
    uint32_t z = u32_part(q, q);
    uint32_t sum = UINT32_C(283198337) - u32_part(z, UINT32_C(152165225));
    sum = UINT32_C(388377679) - u32_part(z, sum);
    sum = UINT32_C(546732308) - u32_part(z, sum);
    sum = UINT32_C(911417579) - u32_part(z, sum);
    sum = UINT32_C(2734261084) - u32_part(z, sum);
    return (u32_part(q, sum) + 2) / 4; /* Q34 */
}

/* n / d in Q32, for n < d */
static inline uint32_t u32_slope(uint32_t n, uint32_t d)
{
    BOUND(n < d);
    return u32_divide(u64_of(n, 0), d);
}

/* The angle of (high, low) from the x axis, where 0 <= low <= high <= 2^31. Exact if both are
 * equal. */
static inline uint32_t turn_in_eighth(uint32_t low, uint32_t high)
{
    uint32_t angle;
    BOUND(low <= high && high <= UINT32_C(0x80000000));
    if (low == high)
        return high > 0 ? TURN_EIGHTH : 0;
    if (low <= high / 16 * 7 + high % 16 * 7 / 16) {
        angle = turn_of_slope(u32_slope(low, high));
        GIVEN(angle <= TURN_EIGHTH);
        return angle;
    }
    /* tan(45 degrees - a) = (1 - tan a) / (1 + tan a) < 9/23 < 7/16 */
    angle = turn_of_slope(u32_slope(high - low, high + low));
    GIVEN(angle <= TURN_EIGHTH);
    return TURN_EIGHTH - angle;
}

/* The angle of the vector (x, y) with these sizes, at most 2^31, and signs. */
static inline uint32_t turn_of_sizes(uint32_t y, bool below, uint32_t x, bool left)
{
    uint32_t angle = y <= x ? turn_in_eighth(y, x) : 2 * TURN_EIGHTH - turn_in_eighth(x, y);
    if (left)
        angle = 4 * TURN_EIGHTH - angle;
    return below ? u32_sub_modular(0, angle) : angle;
}

#endif
