/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The root in binary32, correctly rounded, for scalars and for solids. The compiler's root would
 * set errno or call libm.
 */
#ifndef GRAZE_ARITH_ROOT_FLOAT_H
#define GRAZE_ARITH_ROOT_FLOAT_H

#include "spans_float.h"
#include "../wide/u32_root.h"

/* 1 if the FPU computes a root, also that of 0. */
#if defined(__GNUC__) && GRAZE_ARM_FPU
#define GRAZE_ROOT_IS_SHORT 1
#else
#define GRAZE_ROOT_IS_SHORT 0
#endif

/* rest: what the root so far leaves, below 2^27. twice: two times the root so far, below 2^26. */
typedef struct {
    uint32_t rest, twice;
} mantissa_root_bits;

/* The next binary digit of the root. */
GRAZE_INLINE void root_add_bit(mantissa_root_bits *so_far, uint32_t bit)
{
    const uint32_t step = so_far->twice + bit;
    if (so_far->rest >= step) {
        so_far->rest -= step;
        so_far->twice = step + bit;
    }
    so_far->rest *= 2;
}

/*
 * sqrt(m * 2^23) to nearest, for 2^23 <= m < 2^25. The root of m * 2^7 has 16 bits, and one
 * division yields 9 more, as in root.h; without the instruction one bit a round is faster. The last
 * of the 25 bits rounds. There is never a tie: an odd number has an odd square, and m * 2^25 is
 * even.
 */
static inline uint32_t mantissa_root(uint32_t m)
{
#if GRAZE_DIV32_IS_SHORT
    u32_root top = u32_root_normal(m * 128);
    uint32_t half = top.rest * 256; /* < 2^25 */
    uint32_t digit = half / top.root, left = half % top.root;
    uint32_t root = top.root * 512 + digit; /* or one too great */
    if (left * 1024 < digit * digit)
        root -= 1;
#else
    mantissa_root_bits so_far = {2 * m, 0};
    for (uint32_t bit = UINT32_C(0x1000000); bit > 0; bit /= 32) {
        root_add_bit(&so_far, bit);
        root_add_bit(&so_far, bit / 2);
        root_add_bit(&so_far, bit / 4);
        root_add_bit(&so_far, bit / 8);
        root_add_bit(&so_far, bit / 16);
    }
    const uint32_t root = so_far.twice / 2;
#endif
    return root / 2 + root % 2;
}

/* For 0 < x <= FLT_MAX. */
static inline float root_by_bits(float x)
{
    float_bits f;
    uint32_t lift = 0;
    f.number = x;
    if (f.bits < 0x800000) { /* 2^24 makes a subnormal number a normal one */
        f.number = x * 0x1p24f;
        lift = 12;
    }
    uint32_t exponent = f.bits / 0x800000 + 127; /* even if that of x, less its bias, is even */
    uint32_t m = mantissa_of(f.number);
    f.bits = (exponent / 2 - lift - 1) * 0x800000 + mantissa_root(exponent % 2 == 0 ? m : m * 2);
    return f.number;
}

#if GRAZE_SOFT_FLOAT
float grazef_root_by_bits(float x);
#endif

/* The root of the FPU is the IEEE root: the same bits. */
static inline float root_of(float x)
{
#if GRAZE_ROOT_IS_SHORT
    float root;
    __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x));
    return root;
#elif GRAZE_SOFT_FLOAT
    return grazef_root_by_bits(x);
#else
    return root_by_bits(x);
#endif
}

/* For 0 <= x <= FLT_MAX. */
static inline float root_of_number(float x)
{
    return !GRAZE_ROOT_IS_SHORT && is_zero(x) ? 0.0f : root_of(x);
}

/* 0 for a negative number, the greatest number for infinity, NaN for NaN. */
static inline graze_scalar scalar_of_root(float x)
{
    if (is_positive(x))
        return is_finite(x) ? root_of(x) : FLT_MAX;
    return float_at_most(x, 0) ? 0 : x;
}

#endif
