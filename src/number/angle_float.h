/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sine and the cosine of the float build, in integers, before they are rounded to a float.
 *
 * An angle is measured from the nearest axis: t, in eighths of a turn, from 0 to 1. With z = t * t
 *
 *     sin = t * (pi / 4 - droop)     droop = z * (d1 - z * (d2 - z * (d3 - z * d4)))
 *     cos = 1 - fall                 fall  = z * (f1 - z * (f2 - z * (f3 - z * (f4 - z * f5))))
 *
 * where the coefficients minimize the greatest error: the polynomials are off by at most 2^-38.6 and 2^-43.8.
 */
#ifndef GRAZE_NUMBER_ANGLE_FLOAT_H
#define GRAZE_NUMBER_ANGLE_FLOAT_H

#include "../../include/graze/angle.h"
#include "float.h"
#include "../wide/lift.h"

#define ANGLE_EIGHTH UINT32_C(0x20000000)

/* The high word of a product: a fraction in Q32 of the other factor. */
GRAZE_INLINE uint32_t angle_part(uint32_t a, uint32_t b)
{
    return u64_high(u32_mul(a, b));
}

/* 2^exponent, for -126 <= exponent <= 127 */
GRAZE_INLINE float angle_power_of_2(int32_t exponent)
{
    float_bits f;
    f.bits = (uint32_t)(127 + exponent) * 0x800000u;
    return f.number;
}

/* Never -0. */
GRAZE_INLINE float angle_signed_float(bool negative, float size)
{
    return negative ? 0.0f - size : size;
}

/* ---- Sine and cosine ---- */

/* t is shifted up until its highest bit is set, so that the sine keeps its bits however small it is. */
typedef struct {
    uint32_t leading, up; /* t = leading / 2^(32 + up); up <= 63 */
    uint32_t z;           /* t * t, Q32 */
} angle_from_axis;

/* Whether the nearest axis is y: sine and cosine are exchanged. */
GRAZE_INLINE bool angle_is_upright(uint32_t eighth)
{
    return (eighth + 1u) / 2u % 2u == 1u;
}

GRAZE_INLINE uint32_t angle_square(uint32_t t)
{
    return u64_high(u32_mul(t, t) + UINT32_C(0x80000000));
}

/* A whole eighth is 2^32 - 1. */
GRAZE_INLINE angle_from_axis angle_measured(graze_angle angle)
{
    const uint32_t off = angle % ANGLE_EIGHTH, odd = angle / ANGLE_EIGHTH % 2u;
    const uint32_t eighths = odd == 1u ? ANGLE_EIGHTH - off : off;
    const uint32_t whole = eighths / ANGLE_EIGHTH; /* then t = 1 - 2^-32 */
    const uint32_t t = (eighths - whole) * 8u + whole * 7u;
    angle_from_axis a;
    a.up = u32_leading_zeros(t | 1u);
    a.leading = t * u32_power_of_2(a.up);
    a.z = angle_square(t);
    return a;
}

/* The sine times 2^(32 + up), cut off: the droop is in Q35, and each difference at least 0.7 of its first term; the slope
 * is in Q32. */
GRAZE_REPEATED uint32_t angle_sine_bits(const angle_from_axis *a)
{
    const uint32_t quarter_pi = UINT32_C(3373259426);
    uint32_t sum = UINT32_C(1256608) - angle_part(a->z, 10612);
    sum = UINT32_C(85569254) - angle_part(a->z, sum);
    sum = angle_part(a->z, UINT32_C(2774394667) - angle_part(a->z, sum));
    const uint32_t slope = quarter_pi - (sum + 4u) / 8u;
    return angle_part(a->leading, slope);
}

/* The cosine times 2^31. The fall is in Q33: f1 is in Q33, the others in Q37. */
GRAZE_REPEATED uint32_t angle_cosine_bits(uint32_t z)
{
    uint32_t last = 3336;
    GRAZE_NOW(last); /* gcc replaces a product with this number by 17 shifts and sums */
    uint32_t sum = UINT32_C(493473) - angle_part(z, last);
    sum = UINT32_C(44803959) - angle_part(z, sum);
    sum = angle_part(z, UINT32_C(2179004475) - angle_part(z, sum));
    const uint32_t fall = angle_part(z, UINT32_C(2649351758) - (sum + 8u) / 16u);
    return UINT32_C(0x80000000) - fall / 4u;
}

GRAZE_REPEATED float angle_sine_size(const angle_from_axis *a)
{
    return (float)angle_sine_bits(a) * angle_power_of_2(-32 - (int32_t)a->up);
}

GRAZE_REPEATED float angle_cosine_size(uint32_t z)
{
    return (float)angle_cosine_bits(z) * 0x1p-31f;
}

#endif
