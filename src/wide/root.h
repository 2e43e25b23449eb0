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

#include <stdint.h>

#include "wide.h"
#include "divide_short.h"
#include "lift.h"

/* ---- The root of 32 bits, with its remainder: the roots of both builds begin with it ---- */

/* x == root^2 + rest, rest <= 2 root: the root rounded down. */
typedef struct {
    uint32_t root, rest;
} u32_root;

/* For the prover only: no square is negative. */
/*@ ghost
    /@ requires -0x100000000 <= t <= 0x100000000;
       assigns \nothing;
       ensures t * t >= 0; @/
    void square(int64_t t)
    {
        if (t >= 0) {
            /@ assert t * t >= 0; @/
        } else {
            /@ assert t * t >= 0; @/
        }
    } */

/*@ ghost
    /@ requires 0 <= a <= b <= 0x400000000;
       assigns \nothing;
       ensures a * a <= b * b; @/
    void squares(int64_t a, int64_t b)
    {
        /@ assert a * a <= a * b; @/
        /@ assert a * b <= b * b; @/
    } */

/*@ ghost
    /@ requires y * g <= x < (y + 1) * g && h == (g + y) / 2;
       assigns \nothing;
       ensures x < (h + 1) * (h + 1);
       ensures 4 * h * h <= 4 * x + (g - y) * (g - y); @/
    void means(uint32_t x, uint32_t g, uint32_t y, uint32_t h)
    {
        square((int64_t)g - y - 1);
        squares((int64_t)g + y + 1, 2 * ((int64_t)h + 1));
        squares(2 * (int64_t)h, (int64_t)g + y);
        /@ assert above: (g + y + 1) * (g + y + 1) == 4 * ((y + 1) * g) + (g - y - 1) * (g - y - 1); @/
        /@ assert below: (g + y) * (g + y) == 4 * (y * g) + (g - y) * (g - y); @/
        /@ assert (2 * (h + 1)) * (2 * (h + 1)) == 4 * ((h + 1) * (h + 1)); @/
        /@ assert (2 * h) * (2 * h) == 4 * h * h; @/
    } */

/* Heron's step, for a guess and x / guess: their mean is never below the root rounded down, and its
 * square exceeds x by at most half of their difference squared. */
/*@ requires 32256 <= guess <= 69117 && x < guess * 0x20000;
    assigns \nothing;
    ensures \result == (guess + x / guess) / 2;
    ensures x < (\result + 1) * (\result + 1);
    ensures 4 * \result * \result <= 4 * x + (guess - x / guess) * (guess - x / guess); */
static inline uint32_t u32_root_step(uint32_t x, uint32_t guess)
{
    const uint32_t other = u32_divide_short(x, guess).quotient;
    const uint32_t mean = (guess + other) / 2u;

    /*@ ghost means(x, guess, other, mean); */
    return mean;
}

/* The chord is off by at most 7500: the error is convex, so it suffices to check the ends, and the
 * square of the distance from the point where it is least. */
/*@ ghost
    /@ requires 0x1000 <= z < 0x4000;
       assigns \nothing;
       ensures (3 * z + 19968) * (3 * z + 12468) <= z * 0x40000;
       ensures (z + 1) * 0x40000 <= (3 * z + 19968) * (3 * z + 27468); @/
    void chord_range(uint32_t z)
    {
        uint64_t square_of_z = (uint64_t)z * z;
        square((int64_t)z - 6658);
        /@ assert ends: (z - 0x1000) * (0x3fff - z) >= 0; @/
        /@ assert ends_sum: (z - 0x1000) * (0x3fff - z) == 0x4fff * z - square_of_z - 0x1000 * 0x3fff; @/
        /@ assert nearest: (z - 6658) * (z - 6658) == square_of_z - 13316 * z + 6658 * 6658; @/
        /@ assert far: (3 * z + 19968) * (3 * z + 12468) == 9 * square_of_z + 97308 * z + 248961024; @/
        /@ assert near: (3 * z + 19968) * (3 * z + 27468) == 9 * square_of_z + 142308 * z + 548481024; @/
    } */

/* How far apart a guess by a chord and x / guess can be. */
/*@ ghost
    /@ requires 0x1000 <= z < 0x4000 && z * 0x40000 <= x < (z + 1) * 0x40000;
       requires g == 3 * z + 19968 && y * g <= x < (y + 1) * g;
       assigns \nothing;
       ensures (g - y) * (g - y) <= 7500 * 7500; @/
    void chord(uint32_t x, uint32_t z, uint32_t g, uint32_t y)
    {
        chord_range(z);
        /@ assert far: g * (g - 7500) < (y + 1) * g; @/
        /@ assert near: y * g < g * (g + 7500); @/
        /@ assert g - y <= 7500 && y - g <= 7500; @/
        squares(g >= y ? g - y : y - g, 7500);
    } */

/* In the second step the two are closer: 7500^2 / 4 / 2^15 + 2. */
/*@ ghost
    /@ requires x >= 0x40000000 && x < (h + 1) * (h + 1) && 4 * h * h <= 4 * x + 7500 * 7500;
       requires y * h <= x < (y + 1) * h;
       assigns \nothing;
       ensures h >= 0x8000;
       ensures (h - y) * (h - y) <= 450 * 450; @/
    void closer(uint32_t x, uint32_t h, uint32_t y)
    {
        /@ assert h >= 0x8000; @/
        /@ assert (h - y - 1) * h <= 14062500; @/
        /@ assert (y - h - 2) * h <= 0; @/
        /@ assert h - y <= 450 && y - h <= 2; @/
    } */

/*@ ghost
    /@ requires x >= 0x40000000 && x < (h + 1) * (h + 1) && 4 * h * h <= 4 * x + 450 * 450;
       assigns \nothing;
       ensures 0x8000 <= h <= 0x10000;
       ensures (h - 1) * (h - 1) <= x; @/
    void close(uint32_t x, uint32_t h)
    {
        /@ assert h >= 0x8000; @/
        /@ assert (h - 1) * (h - 1) == h * h - 2 * h + 1; @/
    } */

/* A chord for the first guess, off by at most a sixteenth, and two steps: the result is the root or
 * one too great. So the root less one is tested, whose square has 32 bits. */
/*@ requires x >= 0x40000000;
    assigns \nothing;
    ensures x == \result.root * \result.root + \result.rest;
    ensures \result.rest <= 2 * \result.root;
    ensures 0x8000 <= \result.root <= 0xffff; */
static inline u32_root u32_root_normal(uint32_t x)
{
    const uint32_t guess = x / 0x40000u * 3u + 19968u;
    const uint32_t second = u32_root_step(x, guess);
    uint32_t low;
    u32_root r;

    BOUND(x >= UINT32_C(0x40000000));
    /*@ ghost chord(x, x / 0x40000, guess, x / guess); */
    /*@ assert second <= 0x20000; */
    /*@ ghost closer(x, second, x / second); */
    low = u32_root_step(x, second) - 1u;
    /*@ ghost close(x, low + 1); */
    r.root = low;
    r.rest = x - low * low;
    if (r.rest > 2u * low) {
        r.rest = r.rest - 2u * low - 1u;
        r.root = low + 1u;
    }
    return r;
}

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
