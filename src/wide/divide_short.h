/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The division on which all quotients and roots are based: 32 bits by about 16. On Arm cores without a divide
 * instruction it is a call: port/cortex_m0/ and port/arm7tdmi/. */
#ifndef GRAZE_WIDE_DIVIDE_SHORT_H
#define GRAZE_WIDE_DIVIDE_SHORT_H

#include "words.h"

#if GRAZE_HAS_ASM && !defined(__ARM_FEATURE_IDIV)
#define GRAZE_DIVIDES_BY_ASM 1
#else
#define GRAZE_DIVIDES_BY_ASM 0
#endif

/* ARM code of cores without a divide instruction: graze needs nothing of libgcc there. */
#if defined(__arm__) && (!defined(__thumb__) || defined(__thumb2__)) &&                            \
    !defined(__ARM_FEATURE_IDIV) && !defined(__FRAMAC__) && !GRAZE_WORDS_IN_C
#define GRAZE_DIVIDES_BY_RECIPROCAL 1
#else
#define GRAZE_DIVIDES_BY_RECIPROCAL 0
#endif

/* The divisors for which both are right: 2^15 to 2^16, and the guesses of u32_root_normal. */
#define GRAZE_LEAST_SHORT_DIVISOR 32256u
#define GRAZE_MOST_SHORT_DIVISOR  69117u

typedef struct {
    uint32_t quotient, remainder;
} u32_division;

/*@ requires d > 0;
    assigns \nothing;
    ensures \result == n / d + (n % d) * 0x100000000; */
GRAZE_INLINE uint64_t u32_divide_by_operators(uint32_t n, uint32_t d)
{
    return u64_of(n % d, n / d);
}

/* The quotient, and in the upper word the remainder; for such a divisor and a quotient below 2^17. */
/*@ requires 32256 <= d <= 69117 && n < d * 0x20000;
    assigns \nothing;
    ensures \result == n / d + (n % d) * 0x100000000; */
GRAZE_CONST uint64_t graze_u32_divide_short(uint32_t n, uint32_t d);

/* n / d, for such a divisor and a quotient below 2^17. */
/*@ requires 32256 <= d <= 69117 && n < d * 0x20000;
    assigns \nothing;
    ensures \result.quotient == n / d && \result.remainder == n % d;
    ensures \result.quotient * d + \result.remainder == n && \result.remainder < d; */
GRAZE_INLINE u32_division u32_divide_short(uint32_t n, uint32_t d)
{
    u32_division r;

    BOUND(d >= GRAZE_LEAST_SHORT_DIVISOR && d <= GRAZE_MOST_SHORT_DIVISOR && n / d < 0x20000u);
#if GRAZE_DIVIDES_BY_ASM || GRAZE_DIVIDES_BY_RECIPROCAL
    const uint64_t both = graze_u32_divide_short(n, d);
    r.quotient = u64_low(both);
    r.remainder = u64_high(both);
#else
    r.quotient = n / d;
    r.remainder = n % d;
#endif
    return r;
}

/* Powers of two: used to normalise a divisor. */
/*@ axiomatic PowersOfTwo {
      logic integer pow2(integer k) = k <= 0 ? 1 : 2 * pow2(k - 1);
    }
    lemma pow2_plus_1: \forall integer k; 0 <= k ==> pow2(k + 1) == 2 * pow2(k);
    lemma pow2_plus_2: \forall integer k; 0 <= k ==> pow2(k + 2) == 4 * pow2(k);
    lemma pow2_plus_4: \forall integer k; 0 <= k ==> pow2(k + 4) == 16 * pow2(k);
    lemma pow2_plus_8: \forall integer k; 0 <= k ==> pow2(k + 8) == 256 * pow2(k);
    lemma pow2_plus_16: \forall integer k; 0 <= k ==> pow2(k + 16) == 65536 * pow2(k);
    lemma pow2_plus_32: \forall integer k; 0 <= k ==> pow2((k + 16) + 16) == 0x100000000 * pow2(k);
    lemma pow2_plus_64: \forall integer k; 0 <= k ==>
      pow2(((k + 16) + 16 + 16) + 16) == 0x10000000000000000 * pow2(k); */

/* 2^k for k < 32. The only shift of the layer by a variable. Its contract is not proved: the test
 * checks all 32 values. Compilers turn a product with it, and a quotient by it, into one shift. */
/*@ requires k <= 31;
    assigns \nothing;
    ensures \result == pow2(k) && \result >= 1; */
static inline uint32_t u32_power_of_2(uint32_t k)
{
    BOUND(k < 32u);
    /*@ admit 1 << k == pow2(k) && 1 <= pow2(k) <= 0x80000000; */
    return UINT32_C(1) << k;
}

/* 1 if the compiler counts leading zeros by an instruction or by a function of libgcc. ARM code of ARMv4T has neither
 * the instruction nor a good place for libgcc: a Game Boy Advance leaves it in the slow ROM. */
#if defined(__arm__) && !defined(__thumb__) && !defined(__ARM_FEATURE_CLZ) && !GRAZE_WORDS_IN_C
#define GRAZE_COMPILER_COUNTS_ZEROS 0
#elif defined(__GNUC__) && __SIZEOF_INT__ == 4 && !defined(__FRAMAC__)
#define GRAZE_COMPILER_COUNTS_ZEROS 1
#else
#define GRAZE_COMPILER_COUNTS_ZEROS 0
#endif

/* For x > 0, in C. */
/*@ requires x > 0;
    assigns \nothing;
    ensures \result <= 31;
    ensures 0x80000000 <= x * pow2(\result) < 0x100000000; */
static inline uint32_t u32_leading_zeros_by_halves(uint32_t x)
{
    uint32_t n = 0;
    uint32_t y = x;

    /*@ assert pow2(0) == 1; */
    if (y < 0x10000u) {
        /*@ assert pow2(n + 16) == 65536 * pow2(n); */
        n = n + 16u;
        y = y * 0x10000u;
    }
    /*@ assert y == x * pow2(n) && n <= 16 && y >= 0x10000; */
    if (y < 0x1000000u) {
        /*@ assert pow2(n + 8) == 256 * pow2(n); */
        n = n + 8u;
        y = y * 0x100u;
    }
    /*@ assert y == x * pow2(n) && n <= 24 && y >= 0x1000000; */
    if (y < 0x10000000u) {
        /*@ assert pow2(n + 4) == 16 * pow2(n); */
        n = n + 4u;
        y = y * 0x10u;
    }
    /*@ assert y == x * pow2(n) && n <= 28 && y >= 0x10000000; */
    if (y < 0x40000000u) {
        /*@ assert pow2(n + 2) == 4 * pow2(n); */
        n = n + 2u;
        y = y * 4u;
    }
    /*@ assert y == x * pow2(n) && n <= 30 && y >= 0x40000000; */
    if (y < 0x80000000u) {
        /*@ assert pow2(n + 1) == 2 * pow2(n); */
        n = n + 1u;
        y = y * 2u;
    }
    /*@ assert y == x * pow2(n) && n <= 31 && y >= 0x80000000; */
    return n;
}

/* The same: a function of its own, so that each use is a call. */
/*@ requires x > 0;
    assigns \nothing;
    ensures \result <= 31;
    ensures 0x80000000 <= x * pow2(\result) < 0x100000000; */
GRAZE_CONST uint32_t graze_u32_leading_zeros(uint32_t x);

/* For x > 0. What the compiler counts is tested at every power of two and its neighbours. */
/*@ requires x > 0;
    assigns \nothing;
    ensures \result <= 31;
    ensures 0x80000000 <= x * pow2(\result) < 0x100000000; */
static inline uint32_t u32_leading_zeros(uint32_t x)
{
#if GRAZE_COMPILER_COUNTS_ZEROS
    return (uint32_t)__builtin_clz(x);
#elif defined(__arm__)
    return graze_u32_leading_zeros(x);
#else
    return u32_leading_zeros_by_halves(x);
#endif
}

#endif
