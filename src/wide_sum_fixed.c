/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Sums of products that are called: for edges of far boxes. */

#include "../include/graze/number.h"

/* See wide_fixed.c. */
#if !GRAZE_FLOAT

#include "wide_sum.h"

/*@ lemma product_of_doubles: \forall integer a1, a0, b1, b0;
      (a1 * 0x10000000000000000 + a0) * (b1 * 0x10000000000000000 + b0) ==
      a1 * b1 * 0x100000000000000000000000000000000 + (a1 * b0 + a0 * b1) * 0x10000000000000000 + a0 * b0;
    lemma product_bound: \forall integer a, b, m, n;
      0 <= a <= m ==> 0 <= b <= n ==> 0 <= a * b <= m * n; */

void graze_u192_add_product(u192 *sum, u128 a, u128 b)
{
    const u128 p00 = u64_mul(a.lo, b.lo);
    const u128 p01 = u64_mul(a.lo, b.hi); /* 2^64 * 2^2 */
    const u128 p10 = u64_mul(a.hi, b.lo); /* 2^32 * 2^64 */
    const uint64_t p11 = a.hi * b.hi;     /* 2^32 * 2^2 */
    const uint64_t low = u64_add_modular(sum->low, p00.lo);
    const uint64_t carry = low < sum->low;
    const u128 middle = u128_add(u128_add(p01, p10), u128_of(p11, p00.hi)); /* < 2^99 */
    u128 high;

    BOUND(sum->high.hi < UINT64_C(0x4000000000000000)); /* 2^62 */
    BOUND(a.hi < UINT64_C(0x100000000) && b.hi < 4u);
    /*@ assert p01: value_u128(p01) <= 0xffffffffffffffff * 3; */
    /*@ assert p10: value_u128(p10) <= 0xffffffff * 0xffffffffffffffff; */
    /*@ assert p11: p11 == a.hi * b.hi && p11 <= 0xffffffff * 3; */
    /*@ assert whole: value_u128(a) * value_u128(b) ==
          p11 * 0x100000000000000000000000000000000 +
          (value_u128(p01) + value_u128(p10)) * 0x10000000000000000 + value_u128(p00); */
    high = u128_add(u128_add(sum->high, middle), u128_of(0, carry));
    sum->high.hi = high.hi;
    sum->high.lo = high.lo;
    sum->low = low;
}

#endif
