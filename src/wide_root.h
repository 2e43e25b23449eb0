/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Roots. All are floors of exact values unless they say "to nearest".
 *
 * The way is Paul Zimmermann's (Karatsuba Square Root, 1999). The root s of the upper half, with its
 * rest r, gives the lower half of the root by one division: where B is the weight of a digit and
 * x = (s^2 + r) B^2 + a1 B + a0, let q be the quotient of r B + a1 by 2 s, and u what is left. Then
 *
 *     x = (s B + q)^2 + u B + a0 - q^2
 *
 * and s B + q is the root, or one too large, when the last three sum up to less than 0. As r can be
 * 2 s, q can be B; then B - 1 is taken, and is right. That needs an s of at least B / 2, so x is
 * normalised first. What is divided is half of all that, which fits. */

#ifndef GRAZE_WIDE_ROOT_H
#define GRAZE_WIDE_ROOT_H

#include "u32_root.h"
#include "wide.h"

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

/* To nearest, but not over 2^32 - 1. It is never a tie: (r + 1/2)^2 is no whole number. */
/*@ assigns \nothing;
    ensures \result == 0 || (2 * \result - 1) * (2 * \result - 1) < 4 * x;
    ensures \result == 0xffffffff || 4 * x < (2 * \result + 1) * (2 * \result + 1); */
static inline uint32_t u64_root_nearest(uint64_t x)
{
    const u64_root r = u64_root_of(x);

    return r.rest > r.root && r.root < UINT32_MAX ? r.root + 1u : r.root;
}

#endif
