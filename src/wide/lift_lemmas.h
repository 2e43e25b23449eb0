/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* For the prover only: no code. How lifting by a power of two affects order and quotients: see lemmas.h. */

#ifndef GRAZE_WIDE_LIFT_LEMMAS_H
#define GRAZE_WIDE_LIFT_LEMMAS_H

#include "lemmas.h"

/*@ ghost
    /@ requires x == high * 0x100000000 + low;
       assigns \nothing;
       ensures x * p == (high * p) * 0x100000000 + low * p; @/
    void scale_words(uint64_t x, uint32_t high, uint32_t low, uint32_t p)
    {
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures (x * 0x100000000) * p == x * (0x100000000 * p); @/
    void scale_word_up(uint64_t x, uint32_t p)
    {
    } */

/* Lifting keeps the order. */
/*@ ghost
    /@ requires k <= 127;
       assigns \nothing;
       ensures value_u128(a) < value_u128(b) ==> value_u128(a) * pow2(k) < value_u128(b) * pow2(k);
       ensures value_u128(a) >= value_u128(b) ==> value_u128(a) * pow2(k) >= value_u128(b) * pow2(k); @/
    void lift_order(u128 a, u128 b, uint32_t k)
    {
        uint32_t i = 0;
        /@ assert pow2(0) == 1; @/
        /@ loop invariant 0 <= i <= k;
           loop invariant value_u128(a) < value_u128(b) ==> value_u128(a) * pow2(i) < value_u128(b) * pow2(i);
           loop invariant value_u128(a) >= value_u128(b) ==> value_u128(a) * pow2(i) >= value_u128(b) * pow2(i);
           loop assigns i;
           loop variant k - i; @/
        while (i != k) {
            /@ assert pow2(i + 1) == 2 * pow2(i); @/
            i = i + 1;
        }
    } */

/*@ ghost
    /@ requires j <= k <= 127;
       assigns \nothing;
       ensures value_u128(a) * pow2(k) >= value_u128(a) * pow2(j) >= 0; @/
    void lift_grows(u128 a, uint32_t j, uint32_t k)
    {
        uint32_t i = 0;
        /@ assert pow2(0) == 1; @/
        /@ loop invariant 0 <= i <= j;
           loop invariant value_u128(a) * pow2(i) >= 0;
           loop assigns i;
           loop variant j - i; @/
        while (i != j) {
            /@ assert pow2(i + 1) == 2 * pow2(i); @/
            i = i + 1;
        }
        /@ loop invariant j <= i <= k;
           loop invariant value_u128(a) * pow2(i) >= value_u128(a) * pow2(j) >= 0;
           loop assigns i;
           loop variant k - i; @/
        while (i != k) {
            /@ assert pow2(i + 1) == 2 * pow2(i); @/
            i = i + 1;
        }
    } */

/* The greater number has no more zeros before it. */
/*@ ghost
    /@ requires value_u128(num) >= value_u128(den) > 0 && zeros_num <= 127 && zeros_den <= 127;
       requires value_u128(num) * pow2(zeros_num) < 2 * (value_u128(den) * pow2(zeros_den));
       assigns \nothing;
       ensures zeros_num <= zeros_den; @/
    void lift_falls(u128 num, u128 den, uint32_t zeros_num, uint32_t zeros_den)
    {
        if (zeros_num > zeros_den) {
            lift_order(num, den, zeros_den);
            /@ assert pow2(zeros_den + 1) == 2 * pow2(zeros_den); @/
            /@ assert value_u128(num) * pow2(zeros_den + 1) == 2 * (value_u128(num) * pow2(zeros_den)); @/
            lift_grows(num, zeros_den + 1, zeros_num);
            /@ assert \false; @/
        }
    } */

/* The quotient of lifted numbers equals the quotient of the numbers. */
/*@ ghost
    /@ requires up <= 128 && z <= 127;
       requires bits * (value_u128(den) * pow2(up + z)) <= (value_u128(num) * pow2(z)) * 0x100000000;
       requires (value_u128(num) * pow2(z)) * 0x100000000 < (bits + 1) * (value_u128(den) * pow2(up + z));
       assigns \nothing;
       ensures bits * (value_u128(den) * pow2(up)) <= value_u128(num) * 0x100000000;
       ensures value_u128(num) * 0x100000000 < (bits + 1) * (value_u128(den) * pow2(up)); @/
    void unlift(uint32_t bits, u128 num, u128 den, uint32_t up, uint32_t z)
    {
        uint32_t i = z;
        /@ assert pow2(0) == 1; @/
        /@ loop invariant 0 <= i <= z;
           loop invariant bits * (value_u128(den) * pow2(up + i)) <= (value_u128(num) * pow2(i)) * 0x100000000;
           loop invariant (value_u128(num) * pow2(i)) * 0x100000000 < (bits + 1) * (value_u128(den) * pow2(up + i));
           loop assigns i;
           loop variant i; @/
        while (i != 0) {
            i = i - 1;
            /@ assert pow2(i + 1) == 2 * pow2(i); @/
            /@ assert pow2((up + i) + 1) == 2 * pow2(up + i); @/
            /@ assert bits * (value_u128(den) * pow2((up + i) + 1)) == 2 * (bits * (value_u128(den) * pow2(up + i))); @/
        }
    } */

/* The same for the quotient of aligned numbers, which may have one more bit above. */
/*@ ghost
    /@ requires one <= 1 && rise + z <= 127;
       requires value_u128(n) == value_u128(num) * pow2(z);
       requires value_u128(d) == value_u128(den) * pow2(rise + z);
       requires one == 0 ==> bits * value_u128(d) <= value_u128(n) * 0x100000000 < (bits + 1) * value_u128(d);
       requires one == 1 ==> bits * (2 * value_u128(d)) <= value_u128(n) * 0x100000000 < (bits + 1) * (2 * value_u128(d));
       assigns \nothing;
       ensures bits * (value_u128(den) * pow2(rise + one)) <= value_u128(num) * 0x100000000;
       ensures value_u128(num) * 0x100000000 < (bits + 1) * (value_u128(den) * pow2(rise + one)); @/
    void unlift_aligned(uint32_t bits, uint32_t one, u128 num, u128 den, u128 n, u128 d, uint32_t rise, uint32_t z)
    {
        if (one == 0) {
            unlift(bits, num, den, rise, z);
            /@ assert rise + one == rise; @/
            /@ assert bits * (value_u128(den) * pow2(rise + one)) <= value_u128(num) * 0x100000000; @/
            /@ assert value_u128(num) * 0x100000000 < (bits + 1) * (value_u128(den) * pow2(rise + one)); @/
        } else {
            /@ assert pow2((rise + z) + 1) == 2 * pow2(rise + z); @/
            /@ assert value_u128(den) * pow2((rise + 1) + z) == 2 * value_u128(d); @/
            unlift(bits, num, den, rise + 1, z);
            /@ assert rise + one == rise + 1; @/
            /@ assert bits * (value_u128(den) * pow2(rise + one)) <= value_u128(num) * 0x100000000; @/
            /@ assert value_u128(num) * 0x100000000 < (bits + 1) * (value_u128(den) * pow2(rise + one)); @/
        }
    } */

/*@ ghost
    /@ requires n >= d > 0 && n * 0x80000000 < (bits + 1) * d;
       assigns \nothing;
       ensures bits >= 0x80000000; @/
    void whole_bits(uint32_t bits, uint64_t n, uint64_t d)
    {
        if (bits < 0x80000000) {
            /@ assert (bits + 1) * d <= 0x80000000 * d; @/
            /@ assert \false; @/
        }
    } */

/*@ ghost
    /@ requires value_u160(p) < (bits + 1) * value_u128(d);
       assigns \nothing;
       ensures value_u160(p) >= 0x80000000 * value_u128(d) ==> bits >= 0x80000000; @/
    void least_bits(uint32_t bits, u160 p, u128 d)
    {
        if (bits < 0x80000000) {
            /@ assert (bits + 1) * value_u128(d) <= 0x80000000 * value_u128(d); @/
        }
    } */

/* The same three lemmas for one word pair. */
/*@ ghost
    /@ requires k <= 63;
       assigns \nothing;
       ensures a < b ==> a * pow2(k) < b * pow2(k);
       ensures a >= b ==> a * pow2(k) >= b * pow2(k); @/
    void lift_order_64(uint64_t a, uint64_t b, uint32_t k)
    {
        u128 wide_a;
        u128 wide_b;
        wide_a.hi = 0;
        wide_a.lo = a;
        wide_b.hi = 0;
        wide_b.lo = b;
        /@ assert value_u128(wide_a) == a && value_u128(wide_b) == b; @/
        lift_order(wide_a, wide_b, k);
    } */

/*@ ghost
    /@ requires num >= den > 0 && zeros_num <= 63 && zeros_den <= 63;
       requires num * pow2(zeros_num) < 2 * (den * pow2(zeros_den));
       assigns \nothing;
       ensures zeros_num <= zeros_den; @/
    void lift_falls_64(uint64_t num, uint64_t den, uint32_t zeros_num, uint32_t zeros_den)
    {
        u128 wide_num;
        u128 wide_den;
        wide_num.hi = 0;
        wide_num.lo = num;
        wide_den.hi = 0;
        wide_den.lo = den;
        /@ assert value_u128(wide_num) == num && value_u128(wide_den) == den; @/
        lift_falls(wide_num, wide_den, zeros_num, zeros_den);
    } */

/*@ ghost
    /@ requires up <= 64 && z <= 63;
       requires bits * (den * pow2(up + z)) <= (num * pow2(z)) * 0x100000000;
       requires (num * pow2(z)) * 0x100000000 < (bits + 1) * (den * pow2(up + z));
       assigns \nothing;
       ensures bits * (den * pow2(up)) <= num * 0x100000000;
       ensures num * 0x100000000 < (bits + 1) * (den * pow2(up)); @/
    void unlift_64(uint32_t bits, uint64_t num, uint64_t den, uint32_t up, uint32_t z)
    {
        u128 wide_num;
        u128 wide_den;
        wide_num.hi = 0;
        wide_num.lo = num;
        wide_den.hi = 0;
        wide_den.lo = den;
        /@ assert value_u128(wide_num) == num && value_u128(wide_den) == den; @/
        unlift(bits, wide_num, wide_den, up, z);
    } */

/* For two normalised numbers, n >= d / 2. */
/*@ ghost
    /@ requires d < 0x10000000000000000 && n >= 0x8000000000000000 && n * 0x100000000 < (bits + 1) * d;
       assigns \nothing;
       ensures bits >= 0x80000000; @/
    void normal_bits(uint32_t bits, uint64_t n, uint64_t d)
    {
        if (bits < 0x80000000) {
            /@ assert (bits + 1) * d <= 0x80000000 * d; @/
            /@ assert \false; @/
        }
    } */

/* The ghost of 2^k in 64 bits. */
/*@ ghost
    /@ requires k <= 63;
       assigns \nothing;
       ensures \result == pow2(k) && \result >= 1; @/
    uint64_t ghost_power_64(uint32_t k)
    {
        uint32_t less = k < 32 ? k : k - 32;
        uint64_t p = ghost_power(less);
        /@ assert pow2((less + 16) + 16) == 0x100000000 * pow2(less); @/
        return k < 32 ? p : p * 0x100000000;
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures value_u128(x) * p == (x.hi * p) * 0x10000000000000000 + x.lo * p;
       ensures 0 <= x.lo * p <= 0xffffffffffffffff * p; @/
    void scale_pair(u128 x, uint64_t p)
    {
    } */

/* The leading zeros of x are the leading zeros of its top word. */
/*@ ghost
    /@ requires z <= 63 && value_u128(x) > 0;
       requires x.hi > 0 ==> 0x8000000000000000 <= x.hi * pow2(z) && (x.hi + 1) * pow2(z) <= 0x10000000000000000;
       requires x.hi == 0 ==> 0x8000000000000000 <= x.lo * pow2(z) < 0x10000000000000000;
       assigns \nothing;
       ensures x.hi > 0 ==> 0x80000000000000000000000000000000 <= value_u128(x) * pow2(z) < 0x100000000000000000000000000000000;
       ensures x.hi == 0 ==> 0x80000000000000000000000000000000 <= value_u128(x) * pow2(64 + z) < 0x100000000000000000000000000000000; @/
    void lift_top(u128 x, uint32_t z)
    {
        uint64_t p = ghost_power_64(z);
        scale_pair(x, p);
        /@ assert pow2(((z + 16) + 16 + 16) + 16) == 0x10000000000000000 * pow2(z); @/
        /@ assert pow2(64 + z) == 0x10000000000000000 * p; @/
        /@ assert x.hi > 0 ==> x.hi * p + p <= 0x10000000000000000; @/
        /@ assert x.hi == 0 ==> value_u128(x) == x.lo; @/
        /@ assert x.hi == 0 ==> value_u128(x) * pow2(64 + z) == (x.lo * p) * 0x10000000000000000; @/
    } */

#endif
