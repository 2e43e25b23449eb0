/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The products of wide integers that are called: see wide/wide.h and wide/signed.h. */

#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "wide/u256.h"
#include "wide/signed.h"

#if GRAZE_FOR_SIZE && !GRAZE_MUL32_IS_LONG
GRAZE_SHARED u128 graze_u64_mul(uint64_t a, uint64_t b)
{
    return u64_mul_from_words(a, b);
}
#endif

/* ---- 160 bits ---- */

GRAZE_SHARED u160 graze_u128_mul_u32(u128 a, uint32_t m)
{
    const uint32_t a3 = u64_high(a.hi);
    const uint32_t a2 = u64_low(a.hi);
    const uint32_t a1 = u64_high(a.lo);
    const uint32_t a0 = u64_low(a.lo);
    const uint64_t p0 = u32_mul(a0, m);
    const uint64_t p1 = u32_mul(a1, m) + u64_high(p0); /* (2^32-1)^2 + 2^32-1 < 2^64 */
    const uint64_t p2 = u32_mul(a2, m) + u64_high(p1); /* the same */
    const uint64_t p3 = u32_mul(a3, m) + u64_high(p2); /* the same */
    u160 r;

    r.high.hi = p3;
    r.high.lo = u64_of(u64_low(p2), u64_low(p1));
    r.low = u64_low(p0);
    /*@ assert words: a.hi == a3 * 0x100000000 + a2 && a.lo == a1 * 0x100000000 + a0; */
    /*@ assert hi: a.hi * m == (a3 * m) * 0x100000000 + a2 * m; */
    /*@ assert lo: a.lo * m == (a1 * m) * 0x100000000 + a0 * m; */
    return r;
}

/* ---- 256 bits ---- */

/*@ lemma product_of_doubles: \forall integer a1, a0, b1, b0;
      (a1 * 0x10000000000000000 + a0) * (b1 * 0x10000000000000000 + b0) ==
      a1 * b1 * 0x100000000000000000000000000000000 + (a1 * b0 + a0 * b1) * 0x10000000000000000 + a0 * b0;
    lemma product_bound: \forall integer a, b;
      0 <= a <= 0xffffffffffffffff ==> 0 <= b <= 0xffffffffffffffff ==>
      0 <= a * b <= 0xffffffffffffffff * 0xffffffffffffffff; */

/* a * b + c: (2^64-1)^2 + 2^64-1 < 2^128. */
/*@ assigns \nothing;
    ensures value_u128(\result) == a * b + c; */
static u128 u64_mul_add(uint64_t a, uint64_t b, uint64_t c)
{
    const u128 ab = u64_mul(a, b);

    /*@ assert 0 <= a * b <= 0xffffffffffffffff * 0xffffffffffffffff; */
    return u128_add(ab, u128_of(0, c));
}

GRAZE_SHARED u256 graze_u128_mul(u128 a, u128 b)
{
    const u128 p00 = u64_mul(a.lo, b.lo);
    const u128 p01 = u64_mul_add(a.lo, b.hi, p00.hi);
    const u128 p10 = u64_mul_add(a.hi, b.lo, p01.lo);
    const u128 p11 = u64_mul_add(a.hi, b.hi, p01.hi);
    u256 r;

    /*@ assert 0 <= a.hi * b.hi <= 0xffffffffffffffff * 0xffffffffffffffff; */
    r.hi = u128_add(p11, u128_of(0, p10.hi)); /* (2^64-1)^2 + 2(2^64-1) = 2^128-1 */
    r.lo = u128_of(p10.lo, p00.lo);
    /*@ assert sum: value_u256(r) == a.hi * b.hi * 0x100000000000000000000000000000000 +
          (a.hi * b.lo + a.lo * b.hi) * 0x10000000000000000 + a.lo * b.lo; */
    return r;
}

GRAZE_SHARED int graze_u128_compare_products(u128 a, u128 b, u128 c, u128 d)
{
    const u256 ab = graze_u128_mul(a, b);
    const u256 cd = graze_u128_mul(c, d);

    return u256_compare(ab, cd);
}

/* ---- Signed ---- */

GRAZE_SHARED s128 graze_s64_mul(int64_t a, int64_t b)
{
    const uint64_t size_a = s64_magnitude(a);
    const uint64_t size_b = s64_magnitude(b);
    const u128 size = u64_mul(size_a, size_b); /* 2^63 * 2^63 = 2^126 */
    s128 r;

    /*@ assert value_u128(size) == \abs(a) * \abs(b); */
    /*@ assert value_u128(size) <= 0x8000000000000000 * 0x8000000000000000; */
    r.hi = (int64_t)size.hi;
    r.lo = size.lo;
    return (a < 0) == (b < 0) ? r : s128_negate(r);
}

GRAZE_SHARED s128 graze_s128_mul_s64(s128 a, int64_t b)
{
    const u128 size_a = s128_magnitude(a);
    const uint64_t size_b = s64_magnitude(b);
    const u128 low = u64_mul(size_a.lo, size_b);
    uint64_t high;
    s128 r;

    BOUND(size_b == 0u || size_a.hi < UINT64_C(0x4000000000000000) / size_b + 1u);
    /*@ assert size: value_u128(size_a) * size_b == \abs(value_s128(a) * b); */
    /*@ assert high: size_a.hi * size_b * 0x10000000000000000 <= value_u128(size_a) * size_b; */
    /*@ assert fits: size_a.hi * size_b < 0x4000000000000000; */
    high = size_a.hi * size_b;
    /*@ assert value_u128(low) + high * 0x10000000000000000 == value_u128(size_a) * size_b; */
    r.hi = (int64_t)(low.hi + high);
    r.lo = low.lo;
    return (a.hi < 0) == (b < 0) ? r : s128_negate(r);
}

#endif
