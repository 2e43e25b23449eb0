/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The products of two words from 16-bit halves, in C: for cores without a long multiply, and the reference of the
 * assembly in port/cortex_m0/products.h. */
#ifndef GRAZE_WIDE_HALVES_H
#define GRAZE_WIDE_HALVES_H

#include "words.h"

/*@ lemma product_of_halves: \forall integer a1, a0, b1, b0;
      (a1 * 65536 + a0) * (b1 * 65536 + b0) ==
      a1 * b1 * 0x100000000 + (a1 * b0 + a0 * b1) * 65536 + a0 * b0; */

/*@ requires a < 65536 && b < 65536;
    assigns \nothing;
    ensures \result == a * b;
    ensures \result <= 0xffff * 0xffff; */
static inline uint32_t u16_mul(uint32_t a, uint32_t b)
{
    return a * b;
}

/*@ assigns \nothing;
    ensures \result == a * b;
    ensures \result <= 0xffffffff * 0xffffffff; */
static inline uint64_t u32_mul_from_halves(uint32_t a, uint32_t b)
{
    const uint32_t a1 = a / 65536u;
    const uint32_t a0 = a % 65536u;
    const uint32_t b1 = b / 65536u;
    const uint32_t b0 = b % 65536u;
    const uint32_t p00 = u16_mul(a0, b0);
    const uint32_t p01 = u16_mul(a0, b1) + p00 / 65536u; /* (2^16-1)^2 + 2^16-1 < 2^32 */
    const uint32_t p10 = u16_mul(a1, b0) + p01 % 65536u; /* the same */
    const uint32_t p11 =
        u16_mul(a1, b1) + p01 / 65536u + p10 / 65536u; /* (2^16-1)^2 + 2(2^16-1) = 2^32-1 */
    const uint32_t lo = p10 % 65536u * 65536u + p00 % 65536u;

    /*@ assert words: a == a1 * 65536 + a0 && b == b1 * 65536 + b0; */
    /*@ assert sum: p11 * 0x100000000 + lo ==
          a1 * b1 * 0x100000000 + (a1 * b0 + a0 * b1) * 65536 + a0 * b0; */
    /*@ assert whole: p11 * 0x100000000 + lo == (a1 * 65536 + a0) * (b1 * 65536 + b0); */
    return u64_of(p11, lo);
}

/*@ assigns \nothing;
    ensures \result == a * b; */
static inline int64_t s32_mul_from_halves(int32_t a, int32_t b)
{
    const uint32_t size_a = s32_magnitude(a);
    const uint32_t size_b = s32_magnitude(b);
    const uint64_t size = u32_mul_from_halves(size_a, size_b); /* 2^31 * 2^31 = 2^62 */

    /*@ assert size == \abs(a) * \abs(b); */
    /*@ assert size <= 0x4000000000000000; */
    return (a < 0) == (b < 0) ? (int64_t)size : -(int64_t)size;
}

#endif
