/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signs, order and finiteness of binary32 numbers. An FPU compares and subtracts in one instruction each. A core without
 * one calls a function of some twenty instructions for each comparison: there, where GRAZE_SOFT_FLOAT is 1, this file
 * compares the bits of the numbers, and quotient_float.h and solid_float.h divide and compute roots by bits. The results
 * are the same.
 *
 *   is_positive(x), is_negative(x), is_zero(x), is_one(x)   false for NaN; both zeros are zero
 *   is_proper_fraction(x)     whether 0 < x < 1
 *   sign_of(x)                1, 0 or -1; 0 for NaN
 *   is_finite(x), are_finite(x, y, z)   neither NaN nor infinite
 *   float_less(a, b), float_at_most(a, b)     a < b, a <= b; false for NaN
 *   are_finite_beside(x, y, least)   whether x and y are finite, and least >= 0
 *   are_finite_within(x, y, low, high)   whether x and y are finite, and low <= high; false if both are infinity, or
 *                             both -infinity
 *   is_finite_within(x, low, high)   the same for one number; unspecified if both are infinity, or both -infinity
 *   have_like_signs(x, y), have_opposite_signs(x, y)   true only if they have; may be false for tiny numbers
 *   float_size(x)             |x|; 0 for a zero of either sign
 *   greater_size(a, b)        the greater of two that are >= 0; a if one of them is NaN
 *   exponent_field(x), mantissa_of(x)   the parts of a number
 *   times_power(x, power)     x * power, for a power of two that is a normal number. For 0, which is the gain of infinity
 *                             and NaN, the result is unspecified: another component is NaN then, and so is each result.
 *   held(x)                   graze_held(x): clamped to [-FLT_MAX, FLT_MAX]; NaN stays
 */
#ifndef GRAZE_NUMBER_FLOAT_WORDS_H
#define GRAZE_NUMBER_FLOAT_WORDS_H

#include "../../include/graze/scalar.h"
#include "../wide/fpu.h"
#include "../wide/inlining.h"

typedef union {
    float number;
    uint32_t bits;
} float_bits;

GRAZE_INLINE uint32_t bits_of(float x)
{
    float_bits f;
    f.number = x;
    return f.bits;
}

/* The biased exponent: 127 for 1, 0 for a subnormal number, 255 for infinity and NaN. */
GRAZE_INLINE uint32_t exponent_field(float x)
{
    return bits_of(x) / 0x800000u % 256u;
}

/* The mantissa of a normal number, times 2^23. */
GRAZE_INLINE uint32_t mantissa_of(float x)
{
    return bits_of(x) % 0x800000u + 0x800000u;
}

/* Neither zero, subnormal, infinite nor NaN. */
GRAZE_INLINE bool is_normal(float x)
{
    return exponent_field(x) > 0u && exponent_field(x) < 255u;
}

/* Not by ?:, which -fno-signed-zeros turns into a zero of the other sign. */
GRAZE_INLINE float float_size(float x)
{
#if defined(__GNUC__) && !defined(__TINYC__) && !defined(__FRAMAC__)
    return __builtin_fabsf(x); /* one instruction, never a call */
#else
    float_bits f;
    f.bits = bits_of(x) % 0x80000000u;
    return f.number;
#endif
}

#if GRAZE_SOFT_FLOAT

#define GRAZE_INFINITE_BITS 0x7f800000u

/* From 1, the least number, to infinity. */
GRAZE_INLINE bool is_positive(float x)
{
    return bits_of(x) > 0u && bits_of(x) <= GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool is_negative(float x)
{
    return bits_of(x) > 0x80000000u && bits_of(x) <= 0x80000000u + GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool is_zero(float x)
{
    return bits_of(x) % 0x80000000u == 0;
}

#define GRAZE_ONE_BITS 0x3f800000u

GRAZE_INLINE bool is_one(float x)
{
    return bits_of(x) == GRAZE_ONE_BITS;
}

GRAZE_INLINE bool is_proper_fraction(float x)
{
    return bits_of(x) > 0u && bits_of(x) < GRAZE_ONE_BITS;
}

GRAZE_INLINE bool is_finite(float x)
{
    return bits_of(x) % 0x80000000u < GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool are_finite(float x, float y, float z)
{
    return is_finite(x) && is_finite(y) && is_finite(z);
}

GRAZE_INLINE bool are_finite_beside(float x, float y, float least)
{
    return is_finite(x) && is_finite(y) && (is_positive(least) || is_zero(least));
}

GRAZE_INLINE bool have_like_signs(float x, float y)
{
    return (is_positive(x) && is_positive(y)) || (is_negative(x) && is_negative(y));
}

GRAZE_INLINE bool have_opposite_signs(float x, float y)
{
    return (is_positive(x) && is_negative(y)) || (is_negative(x) && is_positive(y));
}

/* Rises with x from 0x800000 for -infinity by 2^31 for 0 to 0xff800000 for infinity; NaN is below or above. */
GRAZE_INLINE uint32_t rank_of(float x)
{
    const uint32_t bits = bits_of(x);
    return bits > 0x80000000u ? UINT32_MAX - bits + 1u : bits | 0x80000000u;
}

GRAZE_INLINE bool are_ranks(uint32_t low, uint32_t high)
{
    return 0x800000u <= low && high <= 0x80000000u + GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool float_less(float a, float b)
{
    const uint32_t low = rank_of(a), high = rank_of(b);
    return low < high && are_ranks(low, high);
}

GRAZE_INLINE bool float_at_most(float a, float b)
{
    const uint32_t low = rank_of(a), high = rank_of(b);
    return low <= high && are_ranks(low, high);
}

GRAZE_INLINE bool is_finite_within(float x, float low, float high)
{
    return float_at_most(low, high) && is_finite(x);
}

GRAZE_INLINE bool are_finite_within(float x, float y, float low, float high)
{
    return is_finite(x) && is_finite(y) && float_at_most(low, high) &&
           float_at_most(low, FLT_MAX) && float_at_most(-FLT_MAX, high);
}

GRAZE_INLINE float greater_size(float a, float b)
{
    return bits_of(a) < bits_of(b) && bits_of(b) <= GRAZE_INFINITE_BITS ? b : a;
}

/* Adds the exponents of two normal numbers, if the product is one. */
GRAZE_INLINE float times_power(float x, float power)
{
    const uint32_t sum = exponent_field(x) + exponent_field(power);
    float_bits product;
    if (is_one(power))
        return x;
    if (!is_normal(x) || sum < 128u || sum > 381u)
        return x * power;
    product.bits = (uint32_t)((uint64_t)bits_of(x) + bits_of(power) - GRAZE_ONE_BITS);
    return product.number;
}

#else

GRAZE_INLINE bool is_positive(float x)
{
    return x > 0;
}

GRAZE_INLINE bool is_negative(float x)
{
    return x < 0;
}

GRAZE_INLINE bool is_zero(float x)
{
    return x <= 0 && x >= 0;
}

GRAZE_INLINE bool is_one(float x)
{
    return x <= 1 && x >= 1;
}

GRAZE_INLINE bool is_proper_fraction(float x)
{
    return x > 0 && x < 1;
}

/* x - x is 0, or NaN for infinity and NaN. */
GRAZE_INLINE bool is_finite(float x)
{
    return x - x >= 0;
}

GRAZE_INLINE bool are_finite(float x, float y, float z)
{
    return (x - x) + (y - y) + (z - z) >= 0;
}

/* The sum is 0 or NaN. */
GRAZE_INLINE bool are_finite_beside(float x, float y, float least)
{
    return (x - x) + (y - y) <= least;
}

/* high - low is NaN if both are infinity. */
GRAZE_INLINE bool is_finite_within(float x, float low, float high)
{
    return x - x <= high - low;
}

GRAZE_INLINE bool are_finite_within(float x, float y, float low, float high)
{
    return (x - x) + (y - y) <= high - low;
}

GRAZE_INLINE bool have_like_signs(float x, float y)
{
    return x * y > 0;
}

GRAZE_INLINE bool have_opposite_signs(float x, float y)
{
    return x * y < 0;
}

GRAZE_INLINE bool float_less(float a, float b)
{
    return a < b;
}

GRAZE_INLINE bool float_at_most(float a, float b)
{
    return a <= b;
}

GRAZE_INLINE float greater_size(float a, float b)
{
    return a < b ? b : a;
}

GRAZE_INLINE float times_power(float x, float power)
{
    return x * power;
}

#endif

GRAZE_INLINE graze_scalar held(float x)
{
    return is_finite(x) ? x : graze_held(x);
}

GRAZE_INLINE int sign_of(float x)
{
    if (is_positive(x))
        return 1;
    return is_negative(x) ? -1 : 0;
}

#endif
