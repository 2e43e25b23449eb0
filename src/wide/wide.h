/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/*
 * Wide integers, unsigned. signed.h contains the signed ones, divide.h quotients, root.h roots.
 *
 * Conventions of the layer. Numbers are passed by value. Every function is exact; the comment, or the
 * contract where there is none, states for which arguments, and BOUND() checks that. A contract is
 * the specification: `make prove` proves each one for all arguments, so the code is written one
 * operation a line, and never shifts or wraps a signed number. `static inline` functions are meant
 * for near coordinates; functions named graze_... are out of line.
 */

#ifndef GRAZE_WIDE_WIDE_H
#define GRAZE_WIDE_WIDE_H

#include "words.h"

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t hi, lo;
} u128; /* hi * 2^64 + lo */

/* u128 and its conversions to wider and narrower numbers: 160 bits are m * num in a rounding division. */
typedef struct GRAZE_WORD_ALIGNED {
    u128 high;
    uint32_t low;
} u160; /* high * 2^32 + low */

/*@ logic integer value_u128(u128 x) = x.hi * 0x10000000000000000 + x.lo;
    logic integer value_u160(u160 x) = value_u128(x.high) * 0x100000000 + x.low; */

/*@ assigns \nothing;
    ensures \result.hi == hi && \result.lo == lo; */
static inline u128 u128_of(uint64_t hi, uint64_t lo)
{
    u128 r;
    r.hi = hi;
    r.lo = lo;
    return r;
}

/* ---- Sums. The caller ensures that they fit. ---- */

/*@ requires value_u128(a) + value_u128(b) < 0x100000000000000000000000000000000;
    assigns \nothing;
    ensures value_u128(\result) == value_u128(a) + value_u128(b); */
static inline u128 u128_add(u128 a, u128 b)
{
    const uint64_t lo = u64_add_modular(a.lo, b.lo);
    const uint64_t carry = lo < a.lo;

    BOUND(b.hi <= UINT64_MAX - a.hi && carry <= UINT64_MAX - a.hi - b.hi);
    return u128_of(a.hi + b.hi + carry, lo);
}

/*@ requires value_u128(a) >= value_u128(b);
    assigns \nothing;
    ensures value_u128(\result) == value_u128(a) - value_u128(b); */
static inline u128 u128_sub(u128 a, u128 b)
{
    const uint64_t lo = u64_sub_modular(a.lo, b.lo);
    const uint64_t borrow = a.lo < b.lo;

    BOUND(a.hi >= b.hi && a.hi - b.hi >= borrow);
    return u128_of(a.hi - b.hi - borrow, lo);
}

/*@ requires value_u160(a) >= value_u128(b);
    assigns \nothing;
    ensures value_u160(\result) == value_u160(a) - value_u128(b); */
static inline u160 u160_sub(u160 a, u128 b)
{
    const uint32_t b0 = u64_low(b.lo);
    const uint64_t borrow = a.low < b0;
    const u128 b_high = u128_of(u64_high(b.hi), u64_of(u64_low(b.hi), u64_high(b.lo))); /* < 2^96 */
    u160 r;

    r.high = u128_sub(a.high, u128_add(b_high, u128_of(0, borrow)));
    r.low = u32_sub_modular(a.low, b0);
    return r;
}

/* ---- Order ---- */

/*@ assigns \nothing;
    ensures \result <==> value_u128(a) < value_u128(b); */
static inline bool u128_less(u128 a, u128 b)
{
    return a.hi < b.hi || (a.hi == b.hi && a.lo < b.lo);
}

/* The sign of a - b: -1, 0 or 1. */
/*@ assigns \nothing;
    ensures \result == (value_u128(a) < value_u128(b) ? -1 : value_u128(a) > value_u128(b) ? 1 : 0); */
static inline int u128_compare(u128 a, u128 b)
{
    if (a.hi != b.hi) {
        return a.hi < b.hi ? -1 : 1;
    }
    if (a.lo != b.lo) {
        return a.lo < b.lo ? -1 : 1;
    }
    return 0;
}

/*@ assigns \nothing;
    ensures \result <==> value_u160(a) < value_u160(b); */
static inline bool u160_less(u160 a, u160 b)
{
    const int high = u128_compare(a.high, b.high);

    return high < 0 || (high == 0 && a.low < b.low);
}

/* ---- Products ---- */

/*@ lemma product_of_words: \forall integer a1, a0, b1, b0;
      (a1 * 0x100000000 + a0) * (b1 * 0x100000000 + b0) ==
      a1 * b1 * 0x10000000000000000 + (a1 * b0 + a0 * b1) * 0x100000000 + a0 * b0; */

/*@ assigns \nothing;
    ensures value_u128(\result) == a * b; */
GRAZE_INLINE u128 u64_mul_from_words(uint64_t a, uint64_t b)
{
    const uint32_t a1 = u64_high(a);
    const uint32_t a0 = u64_low(a);
    const uint32_t b1 = u64_high(b);
    const uint32_t b0 = u64_low(b);
    const uint64_t p00 = u32_mul(a0, b0);
    const uint64_t p01 = u32_mul(a0, b1) + u64_high(p00); /* (2^32-1)^2 + 2^32-1 < 2^64 */
    const uint64_t p10 = u32_mul(a1, b0) + u64_low(p01);  /* the same */
    const uint64_t p11 =
        u32_mul(a1, b1) + u64_high(p01) + u64_high(p10); /* (2^32-1)^2 + 2(2^32-1) = 2^64-1 */
    const uint64_t lo = u64_of(u64_low(p10), u64_low(p00));

    /*@ assert words: a == a1 * 0x100000000 + a0 && b == b1 * 0x100000000 + b0; */
    /*@ assert sum: p11 * 0x10000000000000000 + lo ==
          a1 * b1 * 0x10000000000000000 + (a1 * b0 + a0 * b1) * 0x100000000 + a0 * b0; */
    /*@ assert whole: p11 * 0x10000000000000000 + lo ==
          (a1 * 0x100000000 + a0) * (b1 * 0x100000000 + b0); */
    return u128_of(p11, lo);
}

#if GRAZE_FOR_SIZE && !GRAZE_MUL32_IS_LONG
/* u64_mul_from_words, called: wide_fixed.c defines it. */
u128 graze_u64_mul(uint64_t a, uint64_t b);
#endif

/* u64_mul, in place at -Os too if a 32 x 32 bit product is one instruction: a call takes more stack. */
/*@ assigns \nothing;
    ensures value_u128(\result) == a * b; */
GRAZE_INLINE u128 u64_mul_in_place(uint64_t a, uint64_t b)
{
#if GRAZE_FOR_SIZE && !GRAZE_MUL32_IS_LONG
    return graze_u64_mul(a, b);
#else
    return u64_mul_from_words(a, b);
#endif
}

/*@ assigns \nothing;
    ensures value_u128(\result) == a * b; */
static inline u128 u64_mul(uint64_t a, uint64_t b)
{
    return u64_mul_in_place(a, b);
}

/* The sign of a * b - c * d: -1, 0 or 1. */
/*@ assigns \nothing;
    ensures \result == (a * b < c * d ? -1 : a * b > c * d ? 1 : 0); */
GRAZE_INLINE int u64_compare_products(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
    const u128 ab = u64_mul(a, b);
    const u128 cd = u64_mul(c, d);

    return u128_compare(ab, cd);
}

/*@ assigns \nothing;
    ensures value_u160(\result) == value_u128(a) * m; */
u160 graze_u128_mul_u32(u128 a, uint32_t m);

/* The sign of a * b - c * d, exact for all arguments: products of 256 bits. */
/*@ assigns \nothing;
    ensures \result == (value_u128(a) * value_u128(b) < value_u128(c) * value_u128(d) ? -1 :
                        value_u128(a) * value_u128(b) > value_u128(c) * value_u128(d) ? 1 : 0); */
int graze_u128_compare_products(u128 a, u128 b, u128 c, u128 d);

#endif
