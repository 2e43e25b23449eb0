/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Wide integers of 256 bits: products of 128 bits, only for far numbers. */

#ifndef GRAZE_WIDE_U256_H
#define GRAZE_WIDE_U256_H

#include "wide.h"

typedef struct GRAZE_WORD_ALIGNED {
    u128 hi, lo;
} u256; /* hi * 2^128 + lo */

/*@ logic integer value_u256(u256 x) =
      value_u128(x.hi) * 0x100000000000000000000000000000000 + value_u128(x.lo); */

/*@ assigns \nothing;
    ensures value_u256(\result) == value_u128(a) * value_u128(b); */
u256 graze_u128_mul(u128 a, u128 b);

/* -1, 0 or 1. */
/*@ assigns \nothing;
    ensures \result == (value_u256(a) < value_u256(b) ? -1 : value_u256(a) > value_u256(b) ? 1 : 0); */
static inline int u256_compare(u256 a, u256 b)
{
    const int high = u128_compare(a.hi, b.hi);

    return high != 0 ? high : u128_compare(a.lo, b.lo);
}

/*@ requires value_u128(a.hi) + value_u128(b.hi) < 0xffffffffffffffffffffffffffffffff;
    assigns \nothing;
    ensures value_u256(\result) == value_u256(a) + value_u256(b); */
static inline u256 u256_add(u256 a, u256 b)
{
    const uint64_t low = u64_add_modular(a.lo.lo, b.lo.lo);
    const uint64_t carry = low < a.lo.lo;
    const uint64_t part = u64_add_modular(a.lo.hi, b.lo.hi);
    const uint64_t middle = u64_add_modular(part, carry);
    const uint64_t above = (part < a.lo.hi || middle < part) ? 1u : 0u;
    u256 r;

    r.hi = u128_add(u128_add(a.hi, b.hi), u128_of(0, above));
    r.lo = u128_of(middle, low);
    return r;
}

#endif
