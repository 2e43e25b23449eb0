/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/*
 * Roots. All are floors of exact values unless they say "to nearest".
 *
 * The algorithm is Paul Zimmermann's (Karatsuba Square Root, 1999). The root s of the upper half, with
 * its rest r, yields the lower half of the root by one division: with B the weight of a digit and
 * x = (s^2 + r) B^2 + a1 B + a0, let q be the quotient of r B + a1 by 2 s, and u the remainder. Then
 *
 *     x = (s B + q)^2 + u B + a0 - q^2
 *
 * and s B + q is the root, or one too great if the last three terms sum to less than 0. As r can be
 * 2 s, q can be B; then B - 1 is used, and is right. That requires an s of at least B / 2, so x is
 * normalised first. The dividend and the divisor are halved, so that they fit.
 */

#ifndef GRAZE_WIDE_ROOT_H
#define GRAZE_WIDE_ROOT_H

#include "u32_root.h"
#include "wide.h"
#include "lift.h"

/* x == root^2 + rest, rest <= 2 root. */
typedef struct {
    uint32_t root;
    uint64_t rest; /* <= 2^33 - 2 */
} u64_root;

/*@ assigns \nothing;
    ensures \result * \result <= x < (\result + 1) * (\result + 1); */
uint32_t graze_u64_sqrt(uint64_t x);

/*@ assigns \nothing;
    ensures \result * \result <= value_u128(x) < (\result + 1) * (\result + 1); */
uint64_t graze_u128_sqrt(u128 x);

/* The root of x * 2^32, for x >= 2^62: 48 bits. */
/*@ requires x >= 0x4000000000000000;
    assigns \nothing;
    ensures \result * \result <= x * 0x100000000 < (\result + 1) * (\result + 1);
    ensures 0x800000000000 <= \result < 0x1000000000000; */
uint64_t graze_u64_sqrt_long(uint64_t x);

/* bits * 2^16 / 2^zeros: a root, rounded down, with 48 bits. For 0 the bits are 0. */
typedef struct {
    uint64_t bits;
    uint32_t zeros; /* <= 63 */
} long_root;

/* The root of any x: never above the true root, and off by less than 2 in its last bit. */
/*@ assigns \nothing;
    ensures \result.zeros <= 63;
    ensures value_u128(x) == 0 ==> \result.bits == 0;
    ensures value_u128(x) > 0 ==> 0x800000000000 <= \result.bits < 0x1000000000000;
    ensures (\result.bits * \result.bits) * 0x100000000 <= value_u128(x) * pow2(2 * \result.zeros);
    ensures value_u128(x) * pow2(2 * \result.zeros) < ((\result.bits + 2) * (\result.bits + 2)) * 0x100000000; */
GRAZE_INLINE long_root u128_sqrt_long(u128 x)
{
    long_root r;
    uint32_t zeros;
    uint64_t top;

    r.bits = 0;
    r.zeros = 63;
    if (x.hi == 0u && x.lo == 0u) {
        return r;
    }
    zeros = u128_leading_zeros(x);
    r.zeros = zeros / 2u;
    /*@ assert zeros == 2 * r.zeros || zeros == 2 * r.zeros + 1; */
    /*@ assert pow2(2 * r.zeros + 1) == 2 * pow2(2 * r.zeros); */
    /*@ assert even: zeros == 2 * r.zeros ==> value_u128(x) * pow2(zeros) == value_u128(x) * pow2(2 * r.zeros); */
    /*@ assert odd: zeros == 2 * r.zeros + 1 ==>
          value_u128(x) * pow2(zeros) == 2 * (value_u128(x) * pow2(2 * r.zeros)); */
    /*@ assert long: 0x40000000000000000000000000000000 <= value_u128(x) * pow2(2 * r.zeros); */
    /*@ assert fits: value_u128(x) * pow2(2 * r.zeros) < 0x100000000000000000000000000000000; */
    top = u128_lift_high(x, 2u * r.zeros);
    r.bits = graze_u64_sqrt_long(top);
    /*@ assert low: (r.bits * r.bits) * 0x100000000 <= (top * 0x100000000) * 0x100000000; */
    /*@ assert next: (r.bits + 2) * (r.bits + 2) == (r.bits + 1) * (r.bits + 1) + 2 * r.bits + 3; */
    /*@ assert high: (top + 1) * 0x100000000 <= (r.bits + 2) * (r.bits + 2); */
    /*@ assert below: (r.bits * r.bits) * 0x100000000 <= value_u128(x) * pow2(2 * r.zeros); */
    /*@ assert above: value_u128(x) * pow2(2 * r.zeros) < ((r.bits + 2) * (r.bits + 2)) * 0x100000000; */
    return r;
}

/*@ assigns \nothing;
    ensures x == \result.root * \result.root + \result.rest;
    ensures \result.rest <= 2 * \result.root; */
static inline u64_root u64_root_of(uint64_t x)
{
    u64_root r;

    r.root = graze_u64_sqrt(x);
    r.rest = x - u32_mul(r.root, r.root);
    return r;
}

/* To nearest, at most 2^32 - 1. There is never a tie: (r + 1/2)^2 is not a whole number. */
/*@ assigns \nothing;
    ensures \result == 0 || (2 * \result - 1) * (2 * \result - 1) < 4 * x;
    ensures \result == 0xffffffff || 4 * x < (2 * \result + 1) * (2 * \result + 1); */
static inline uint32_t u64_root_nearest(uint64_t x)
{
    const u64_root r = u64_root_of(x);

    return r.rest > r.root && r.root < UINT32_MAX ? r.root + 1u : r.root;
}

#endif
