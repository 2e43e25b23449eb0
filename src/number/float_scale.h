/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Powers of two for float texts whose products would overflow, or vanish among the subnormals. A product with a power of
 * two does not round.
 *
 *   greatest_of(x, y, z)      the greatest of |x|, |y| and |z|
 *   scale_of(size)            the power of two that takes size to [2, 4), or as far as a power of two goes for a subnormal
 *                             size; 0 for infinity and NaN
 *   float_times_power(x, power)   x * power, where power MUST be a normal number: for 0 and subnormal powers the
 *                             result depends on the machine
 *   float_norm, norm_of(x, y, z)   the length of a vector as a quotient: size / scale, where scale is a power of two
 *   norm_length(&n)           the length, saturating; NaN if a component is NaN
 *   norm_down(&n, steps), norm_up(&n, steps)   so many floats below or above the length, saturating; 0 and NaN stay
 *   norm_unit(&n, c)          c / length
 */
#ifndef GRAZE_NUMBER_FLOAT_SCALE_H
#define GRAZE_NUMBER_FLOAT_SCALE_H

#include "float.h"

/* The greater of two that are >= 0; a if one of them is NaN. */
GRAZE_INLINE float greater_size(float a, float b)
{
#if GRAZE_SOFT_FLOAT
    return bits_of(a) < bits_of(b) && bits_of(b) <= GRAZE_INFINITE_BITS ? b : a;
#else
    return a < b ? b : a;
#endif
}

GRAZE_INLINE float greatest_of(float x, float y, float z)
{
    return greater_size(greater_size(float_abs(x), float_abs(y)), float_abs(z));
}

/* The exponent field of the result is 255 - that of size. */
GRAZE_INLINE float scale_of(float size)
{
    const uint32_t exponent = bits_of(size) / 0x800000u % 256u;
    float_bits f;
    f.bits = (255u - (exponent > 0 ? exponent : 1u)) * 0x800000u;
    return f.number;
}

/* Without an FPU: adds the exponents of two normal numbers, if the product is one. */
GRAZE_INLINE float float_times_power(float x, float power)
{
#if GRAZE_SOFT_FLOAT
    const uint32_t one = 0x3f800000u, field = bits_of(x) / 0x800000u % 256u;
    const uint32_t sum = field + bits_of(power) / 0x800000u;
    float_bits product;
    if (bits_of(power) == one)
        return x;
    if (field == 0u || field == 255u || sum < 128u || sum > 381u)
        return x * power;
    product.bits = (uint32_t)((uint64_t)bits_of(x) + bits_of(power) - one);
    return product.number;
#else
    return x * power;
#endif
}

typedef struct {
    float scale, size;
} float_norm;

/* The root of a sum of squares; FLT_MAX for infinity, NaN for NaN. */
GRAZE_INLINE float root_of_squares(float sum)
{
    if (is_finite(sum))
        return float_sqrt(sum);
    return is_positive(sum) ? FLT_MAX : sum;
}

GRAZE_ONCE float_norm norm_scaled(float x, float y, float z, float scale)
{
    float_norm n;
    x *= scale;
    y *= scale;
    z *= scale;
    n.scale = scale;
    n.size = root_of_squares(x * x + y * y + z * z);
    return n;
}

/* Of a sum from 2^-80 up to FLT_MAX no square overflowed, and none that vanished matters. */
GRAZE_INLINE float_norm norm_of(float x, float y, float z)
{
    const float squared = x * x + y * y + z * z;
    float_norm n;
    if (!float_at_most(0x1p-80f, squared) || !is_finite(squared))
        return norm_scaled(x, y, z, float_at_most(squared, 1.0f) ? 0x1p100f : 0x1p-70f);
    n.scale = 1.0f;
    n.size = float_sqrt(squared);
    return n;
}

GRAZE_INLINE float norm_length(const float_norm *n)
{
    return bits_of(n->scale) == bits_of(1.0f) ? n->size : float_held(float_div(n->size, n->scale));
}

/* The bits of floats from 0 to FLT_MAX rise with them. */
static inline float norm_down(const float_norm *n, uint32_t steps)
{
    float_bits f;
    f.number = norm_length(n);
    if (is_positive(f.number))
        f.bits -= f.bits < steps ? f.bits : steps;
    return f.number;
}

static inline float norm_up(const float_norm *n, uint32_t steps)
{
    const uint32_t most = bits_of(FLT_MAX);
    float_bits f;
    f.number = norm_length(n);
    if (is_positive(f.number))
        f.bits += most - f.bits < steps ? most - f.bits : steps;
    return f.number;
}

GRAZE_INLINE float norm_unit(const float_norm *n, float c)
{
    return float_div(float_times_power(c, n->scale), n->size);
}

#endif
