/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Wide integers, signed: 96 bits for the volumes of near coordinates, 128 for those of far ones. */

#ifndef GRAZE_WIDE_SIGNED_H
#define GRAZE_WIDE_SIGNED_H

#include "wide.h"

typedef struct GRAZE_WORD_ALIGNED {
    int64_t hi;
    uint32_t lo;
} s96; /* hi * 2^32 + lo */
typedef struct GRAZE_WORD_ALIGNED {
    int64_t hi;
    uint64_t lo;
} s128; /* hi * 2^64 + lo */

/*@ logic integer value_s96(s96 x) = x.hi * 0x100000000 + x.lo;
    logic integer value_s128(s128 x) = x.hi * 0x10000000000000000 + x.lo; */

/*@ assigns \nothing;
    ensures \result.hi == hi && \result.lo == lo; */
static inline s96 s96_of(int64_t hi, uint32_t lo)
{
    s96 r;
    r.hi = hi;
    r.lo = lo;
    return r;
}

/*@ assigns \nothing;
    ensures \result.hi == hi && \result.lo == lo; */
static inline s128 s128_of(int64_t hi, uint64_t lo)
{
    s128 r;
    r.hi = hi;
    r.lo = lo;
    return r;
}

/* By words: gcc would pass a structure with memcpy on a Cortex-M0. */
/*@ requires \valid(to);
    assigns *to;
    ensures value_s128(*to) == value_s128(from); */
static inline void s128_copy(s128 *to, s128 from)
{
    to->hi = from.hi;
    to->lo = from.lo;
}

/* ---- 96 bits ---- */

/* As an unsigned number, a is a or a + 2^32, and in the second case the product is b * 2^32 too great. */
/*@ assigns \nothing;
    ensures value_s96(\result) == a * b;
    ensures -0x100000000 < \result.hi < 0x100000000; */
static inline s96 s32_mul_u32(int32_t a, uint32_t b)
{
    const uint64_t p = u32_mul(s32_bits(a), b);
    const int64_t excess = a < 0 ? (int64_t)b : 0;

    /*@ assert p == a * b + excess * 0x100000000; */
    return s96_of((int64_t)u64_high(p) - excess, u64_low(p));
}

/* Any a and b: |a * b| <= 2^94. */
/*@ assigns \nothing;
    ensures value_s96(\result) == a * b;
    ensures -0x400000000000000000000000 <= a * b <= 0x400000000000000000000000; */
static inline s96 s32_mul_s64(int32_t a, int64_t b)
{
    const int32_t b1 = s64_high(b);
    const uint32_t b0 = s64_low(b);
    const s96 low = s32_mul_u32(a, b0);
    const int64_t high = s32_mul(a, b1); /* |high| <= 2^62 */

    /*@ assert words: b == b1 * 0x100000000 + b0; */
    /*@ assert product: a * b == a * b1 * 0x100000000 + a * b0; */
    return s96_of(high + low.hi, low.lo); /* 2^62 + 2^32 < 2^63 */
}

/* Any a and b: |a * b| < 2^95. */
/*@ assigns \nothing;
    ensures value_s96(\result) == a * b;
    ensures -0x800000000000000000000000 < value_s96(\result) < 0x800000000000000000000000; */
static inline s96 s32_mul_u64(int32_t a, uint64_t b)
{
    const uint32_t b1 = u64_high(b);
    const uint32_t b0 = u64_low(b);
    const s96 low = s32_mul_u32(a, b0);
    const s96 high = s32_mul_u32(a, b1);

    /*@ assert words: b == b1 * 0x100000000 + b0; */
    /*@ assert product: a * b == a * b1 * 0x100000000 + a * b0; */
    return s96_of(high.hi * 0x100000000 + high.lo + low.hi, low.lo);
}

/* a * x + b * y + c * z, in six products: 2^30 * 2^30 for the high words, 2^31 * 2^30 for the low ones. */
/*@ requires -0x4000000000000000 <= a < 0x4000000000000000;
    requires -0x4000000000000000 <= b < 0x4000000000000000;
    requires -0x4000000000000000 <= c < 0x4000000000000000;
    requires -0x40000000 <= x <= 0x40000000 && -0x40000000 <= y <= 0x40000000;
    requires -0x40000000 <= z <= 0x40000000;
    assigns \nothing;
    ensures value_s96(\result) == a * x + b * y + c * z; */
GRAZE_INLINE s96 s64_dot_s32(int64_t a, int32_t x, int64_t b, int32_t y, int64_t c, int32_t z)
{
    const int32_t a1 = s64_even_high(a), b1 = s64_even_high(b), c1 = s64_even_high(c);
    const int32_t a0 = s64_even_low(a), b0 = s64_even_low(b), c0 = s64_even_low(c);
    const int64_t high = s32_mul(a1, x) + s32_mul(b1, y) + s32_mul(c1, z);
    const int64_t low = s32_mul(a0, x) + s32_mul(b0, y) + s32_mul(c0, z);

    /*@ assert words: a == a1 * 0x100000000 + a0 && b == b1 * 0x100000000 + b0 &&
          c == c1 * 0x100000000 + c0; */
    /*@ assert x: a * x == a1 * x * 0x100000000 + a0 * x; */
    /*@ assert y: b * y == b1 * y * 0x100000000 + b0 * y; */
    /*@ assert z: c * z == c1 * z * 0x100000000 + c0 * z; */
    return s96_of(high + s64_high(low), s64_low(low));
}

/* Whether |x| < 2^94, so that a sum or a difference of two such numbers stays in 64 + 32 bits. */
/*@ predicate sums_fit(s96 x) = -0x4000000000000000 <= x.hi < 0x4000000000000000; */
static inline bool s96_sums_fit(s96 x)
{
    return -INT64_C(0x4000000000000000) <= x.hi && x.hi < INT64_C(0x4000000000000000); /* 2^62 */
}

/*@ requires sums_fit(a) && sums_fit(b);
    assigns \nothing;
    ensures value_s96(\result) == value_s96(a) + value_s96(b); */
static inline s96 s96_add(s96 a, s96 b)
{
    const uint64_t lo = (uint64_t)a.lo + b.lo;

    BOUND(s96_sums_fit(a) && s96_sums_fit(b));
    return s96_of(a.hi + b.hi + (int64_t)u64_high(lo), u64_low(lo));
}

/*@ requires sums_fit(a) && sums_fit(b);
    assigns \nothing;
    ensures value_s96(\result) == value_s96(a) - value_s96(b); */
static inline s96 s96_sub(s96 a, s96 b)
{
    const int64_t borrow = a.lo < b.lo;

    BOUND(s96_sums_fit(a) && s96_sums_fit(b));
    return s96_of(a.hi - b.hi - borrow, u32_sub_modular(a.lo, b.lo));
}

/*@ requires x.hi > INT64_MIN;
    assigns \nothing;
    ensures value_s96(\result) == -value_s96(x); */
static inline s96 s96_negate(s96 x)
{
    const int64_t borrow = x.lo > 0u;

    BOUND(x.hi > INT64_MIN);
    return s96_of(-x.hi - borrow, u32_sub_modular(0u, x.lo));
}

/* -1, 0 or 1. */
/*@ assigns \nothing;
    ensures \result == (value_s96(x) < 0 ? -1 : value_s96(x) > 0 ? 1 : 0); */
static inline int s96_sign(s96 x)
{
    if (x.hi < 0) {
        return -1;
    }
    return x.hi > 0 || x.lo > 0u ? 1 : 0;
}

/*@ requires x.hi > INT64_MIN;
    assigns \nothing;
    ensures value_u128(\result) == \abs(value_s96(x)); */
static inline u128 s96_magnitude(s96 x)
{
    const s96 size = x.hi < 0 ? s96_negate(x) : x;
    const uint64_t hi = (uint64_t)size.hi;

    return u128_of(u64_high(hi), u64_of(u64_low(hi), size.lo));
}

/* ---- 128 bits ---- */

/*@ assigns \nothing;
    ensures value_s128(\result) == x; */
static inline s128 s128_of_s64(int64_t x)
{
    return s128_of(x < 0 ? -1 : 0, s64_bits(x));
}

/* Whether |x| < 2^126. */
/*@ predicate wide_sums_fit(s128 x) = -0x4000000000000000 <= x.hi < 0x4000000000000000; */
static inline bool s128_sums_fit(s128 x)
{
    return -INT64_C(0x4000000000000000) <= x.hi && x.hi < INT64_C(0x4000000000000000); /* 2^62 */
}

/*@ requires wide_sums_fit(a) && wide_sums_fit(b);
    assigns \nothing;
    ensures value_s128(\result) == value_s128(a) + value_s128(b); */
static inline s128 s128_add(s128 a, s128 b)
{
    const uint64_t lo = u64_add_modular(a.lo, b.lo);
    const int64_t carry = lo < a.lo;

    BOUND(s128_sums_fit(a) && s128_sums_fit(b));
    return s128_of(a.hi + b.hi + carry, lo);
}

/*@ requires wide_sums_fit(a) && wide_sums_fit(b);
    assigns \nothing;
    ensures value_s128(\result) == value_s128(a) - value_s128(b); */
static inline s128 s128_sub(s128 a, s128 b)
{
    const int64_t borrow = a.lo < b.lo;

    BOUND(s128_sums_fit(a) && s128_sums_fit(b));
    return s128_of(a.hi - b.hi - borrow, u64_sub_modular(a.lo, b.lo));
}

/*@ requires x.hi > INT64_MIN;
    assigns \nothing;
    ensures value_s128(\result) == -value_s128(x); */
static inline s128 s128_negate(s128 x)
{
    const int64_t borrow = x.lo > 0u;

    BOUND(x.hi > INT64_MIN);
    return s128_of(-x.hi - borrow, u64_sub_modular(0u, x.lo));
}

/* -1, 0 or 1. */
/*@ assigns \nothing;
    ensures \result == (value_s128(x) < 0 ? -1 : value_s128(x) > 0 ? 1 : 0); */
static inline int s128_sign(s128 x)
{
    if (x.hi < 0) {
        return -1;
    }
    return x.hi > 0 || x.lo > 0u ? 1 : 0;
}

/*@ requires x.hi > INT64_MIN;
    assigns \nothing;
    ensures value_u128(\result) == \abs(value_s128(x)); */
static inline u128 s128_magnitude(s128 x)
{
    const s128 size = x.hi < 0 ? s128_negate(x) : x;

    return u128_of((uint64_t)size.hi, size.lo);
}

/*@ assigns \nothing;
    ensures value_s128(\result) == a * b; */
s128 graze_s64_mul(int64_t a, int64_t b);

/* |a * b| < 2^126 */
/*@ requires a.hi > INT64_MIN;
    requires -0x40000000000000000000000000000000 < value_s128(a) * b < 0x40000000000000000000000000000000;
    assigns \nothing;
    ensures value_s128(\result) == value_s128(a) * b; */
s128 graze_s128_mul_s64(s128 a, int64_t b);

#endif
