/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* For the prover only: no code. Facts about powers of two, and cancelling a factor, each in a ghost
 * function of its own, because solvers fail at products when the context is large. */

#ifndef GRAZE_WIDE_LEMMAS_H
#define GRAZE_WIDE_LEMMAS_H

#include "wide.h"
#include "divide_short.h"

/*@ lemma cancel_le: \forall integer a, b, p; 0 < p ==> a * p <= b * p ==> a <= b;
    lemma cancel_lt: \forall integer a, b, p; 0 < p ==> a * p < b * p ==> a < b; */

/* The ghost of u32_power_of_2, with the same contract. */
/*@ ghost
    /@ requires k <= 31;
       assigns \nothing;
       ensures \result == pow2(k) && \result >= 1; @/
    uint32_t ghost_power(uint32_t k); */

/*@ ghost
    /@ assigns \nothing;
       ensures \result == a * b;
       ensures \result <= 0xffffffff * 0xffffffff; @/
    uint64_t ghost_mul(uint32_t a, uint32_t b)
    {
        return (uint64_t)a * b;
    } */

/* The ghost of graze_u128_mul_u32, with the same contract, which is proved. */
/*@ ghost
    /@ assigns \nothing;
       ensures value_u160(\result) == value_u128(a) * m; @/
    u160 ghost_product(u128 a, uint32_t m); */

/*@ ghost
    /@ requires a <= 64 && b <= 64;
       assigns \nothing;
       ensures pow2(a + b) == pow2(a) * pow2(b);
       ensures pow2(a) >= 1; @/
    void pow2_sum(uint32_t a, uint32_t b)
    {
        uint32_t i = 0;
        /@ loop invariant 0 <= i <= a;
           loop invariant pow2(i) >= 1;
           loop assigns i;
           loop variant a - i; @/
        while (i < a) {
            /@ assert pow2(i + 1) == 2 * pow2(i); @/
            i = i + 1;
        }
        /@ assert pow2(a) >= 1; @/
        /@ assert pow2(0) == 1; @/
        /@ assert pow2(a + 0) == pow2(a); @/
        i = 0;
        /@ loop invariant 0 <= i <= b;
           loop invariant pow2(a + i) == pow2(a) * pow2(i);
           loop assigns i;
           loop variant b - i; @/
        while (i != b) {
            /@ assert pow2(i + 1) == 2 * pow2(i); @/
            /@ assert pow2((a + i) + 1) == 2 * pow2(a + i); @/
            /@ assert pow2(a + (i + 1)) == pow2(a) * pow2(i + 1); @/
            i = i + 1;
        }
    } */

/*@ ghost
    /@ requires p > 0 && a <= b;
       assigns \nothing;
       ensures a * p <= b * p; @/
    void scale_le(uint64_t a, uint64_t b, uint64_t p)
    {
    } */

/*@ ghost
    /@ requires num >= den > 0 && zeros_num <= 31 && zeros_den <= 31;
       requires num * pow2(zeros_num) < 0x100000000;
       requires den * pow2(zeros_den) >= 0x80000000;
       assigns \nothing;
       ensures zeros_num <= zeros_den; @/
    void zeros_fall(uint32_t num, uint32_t den, uint32_t zeros_num, uint32_t zeros_den)
    {
        if (zeros_num > zeros_den) {
            uint32_t p_num = ghost_power(zeros_num);
            uint32_t p_more = ghost_power(zeros_den + 1);
            uint32_t p_gap = ghost_power(zeros_num - zeros_den - 1);
            pow2_sum(zeros_num - zeros_den - 1, zeros_den + 1);
            /@ assert p_num == p_gap * p_more; @/
            /@ assert p_more == 2 * pow2(zeros_den); @/
            scale_le(1, p_gap, p_more);
            /@ assert p_more <= p_num; @/
            scale_le(den, num, p_num);
            scale_le(p_more, p_num, den);
            /@ assert den * p_more == 2 * (den * pow2(zeros_den)); @/
            /@ assert \false; @/
        }
    } */

/*@ ghost
    /@ requires p > 0 && a * p <= b * p;
       assigns \nothing;
       ensures a <= b; @/
    void unscale_le(uint64_t a, uint64_t b, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && a * p < b * p;
       assigns \nothing;
       ensures a < b; @/
    void unscale_lt(uint64_t a, uint64_t b, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && 2 * a * p <= (2 * n + d) * p;
       assigns \nothing;
       ensures 2 * a <= 2 * n + d; @/
    void unscale_half_le(uint64_t a, uint64_t n, uint32_t d, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && (2 * n + d) * p < 2 * a * p;
       assigns \nothing;
       ensures 2 * n + d < 2 * a; @/
    void unscale_half_lt(uint64_t a, uint64_t n, uint32_t d, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires n <= 31 && scale == pow2(n) && scale >= 1 && x * scale < 0x100000000;
       assigns \nothing;
       ensures (x + 1) * scale <= 0x100000000; @/
    void next_fits(uint32_t x, uint32_t n, uint32_t scale)
    {
        uint64_t limit = 2 * (uint64_t)ghost_power(31 - n);
        pow2_sum(31 - n, n);
        /@ assert pow2(0) == 1; @/
        /@ assert pow2(0 + 1) == 2; @/
        /@ assert pow2(1 + 2) == 8; @/
        /@ assert pow2(3 + 4) == 128; @/
        /@ assert pow2(7 + 8) == 32768; @/
        /@ assert pow2(15 + 16) == 0x80000000; @/
        /@ assert limit * scale == 0x100000000; @/
        unscale_lt(x, limit, scale);
        scale_le((uint64_t)x + 1, limit, scale);
    } */

/*@ ghost
    /@ requires t == den * pow2(up) && bits * t <= num * 0x100000000 < (bits + 1) * t;
       assigns \nothing;
       ensures bits * (den * pow2(up)) <= num * 0x100000000;
       ensures num * 0x100000000 < (bits + 1) * (den * pow2(up)); @/
    void as_power(uint32_t bits, uint32_t up, uint32_t num, uint32_t den, uint64_t t)
    {
    } */

/*@ ghost
    /@ requires p > 0 && value_u160(x) * p < value_u160(a) * p + value_u128(d) * p;
       assigns \nothing;
       ensures value_u160(x) < value_u160(a) + value_u128(d); @/
    void unscale_above(u160 x, u160 a, u128 d, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && value_u160(x) * p < value_u160(a) * p + 2 * (value_u128(d) * p);
       assigns \nothing;
       ensures value_u160(x) < value_u160(a) + 2 * value_u128(d); @/
    void unscale_below(u160 x, u160 a, u128 d, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && value_u160(x) < value_u128(d) * 0x100000000;
       assigns \nothing;
       ensures value_u160(x) * p < (value_u128(d) * p) * 0x100000000; @/
    void scale_u160(u160 x, u128 d, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && value_u128(x) < value_u128(d);
       assigns \nothing;
       ensures value_u128(x) * p < value_u128(d) * p; @/
    void scale_u128(u128 x, u128 d, uint32_t p)
    {
    } */

/*@ ghost
    /@ requires p > 0 && h * 0x1000000000000000000000000 <= value_u128(d) < (h + 1) * 0x1000000000000000000000000;
       assigns \nothing;
       ensures (h * p) * 0x1000000000000000000000000 <= value_u128(d) * p;
       ensures value_u128(d) * p < ((h + 1) * p) * 0x1000000000000000000000000; @/
    void scale_top(u128 d, uint32_t h, uint32_t p)
    {
        /@ assert h * 0x100000000 <= d.hi; @/
        scale_le((uint64_t)h * 0x100000000, d.hi, p);
        /@ assert d.lo * p >= 0; @/
    } */

/*@ ghost
    /@ requires d1 * 0x1000000000000000000000000 <= value_u160(d) < (d1 + 1) * 0x1000000000000000000000000;
       assigns \nothing;
       ensures (g * d1) * 0x1000000000000000000000000 <= g * value_u160(d);
       ensures g * value_u160(d) <= (g * (d1 + 1)) * 0x1000000000000000000000000; @/
    void times_bracket(uint64_t g, uint32_t d1, u160 d)
    {
        /@ assert d.high.hi == d1; @/
        /@ assert g * d.high.lo >= 0 && g * d.low >= 0; @/
    } */

/* Both sides of Knuth's guess. */
/*@ ghost
    /@ requires scale > 0 && d1 * 0x1000000000000000000000000 <= value_u160(divisor) < (d1 + 1) * 0x1000000000000000000000000;
       requires value_u160(divisor) == value_u128(d) * scale;
       requires value_u160(p) * scale < (n1 + 1) * 0x1000000000000000000000000;
       requires n1 < (q + 1) * d1;
       requires value_u160(product) == q * value_u128(d);
       assigns \nothing;
       ensures value_u160(p) < value_u160(product) + value_u128(d); @/
    void guess_above(u160 p, u128 d, u160 divisor, u160 product, uint32_t q, uint64_t n1,
                     uint32_t d1, uint32_t scale)
    {
        times_bracket((uint64_t)q + 1, d1, divisor);
        /@ assert (n1 + 1) * 0x1000000000000000000000000 <= ((q + 1) * d1) * 0x1000000000000000000000000; @/
        /@ assert (q + 1) * value_u160(divisor) == value_u160(product) * scale + value_u128(d) * scale; @/
        unscale_above(p, product, d, scale);
    } */

/*@ ghost
    /@ requires scale > 0 && d1 >= 0x80000000;
       requires d1 * 0x1000000000000000000000000 <= value_u160(divisor) < (d1 + 1) * 0x1000000000000000000000000;
       requires value_u160(divisor) == value_u128(d) * scale;
       requires value_u160(p) * scale >= n1 * 0x1000000000000000000000000;
       requires q * d1 <= n1;
       requires value_u160(product) == q * value_u128(d);
       assigns \nothing;
       ensures value_u160(product) < value_u160(p) + 2 * value_u128(d); @/
    void guess_below(u160 p, u128 d, u160 divisor, u160 product, uint32_t q, uint64_t n1,
                     uint32_t d1, uint32_t scale)
    {
        times_bracket(q, d1, divisor);
        /@ assert (q * (d1 + 1)) * 0x1000000000000000000000000 == (q * d1) * 0x1000000000000000000000000 + q * 0x1000000000000000000000000; @/
        /@ assert (q * d1) * 0x1000000000000000000000000 <= n1 * 0x1000000000000000000000000; @/
        /@ assert q * 0x1000000000000000000000000 < 2 * value_u160(divisor); @/
        /@ assert q * value_u160(divisor) == value_u160(product) * scale; @/
        unscale_below(product, p, d, scale);
    } */

/*@ ghost
    /@ requires value_u128(rest) < value_u128(d) && r <= 0xffffffff;
       requires r == q && 2 * value_u128(rest) < value_u128(d) ||
                r == q + 1 && 2 * value_u128(rest) >= value_u128(d) ||
                r == q && q == 0xffffffff;
       assigns \nothing;
       ensures 2 * r * value_u128(d) <= 2 * (q * value_u128(d) + value_u128(rest)) + value_u128(d);
       ensures r == 0xffffffff ||
               2 * (q * value_u128(d) + value_u128(rest)) + value_u128(d) < 2 * (r + 1) * value_u128(d); @/
    void nearest(uint64_t r, uint32_t q, u128 rest, u128 d)
    {
        /@ assert r == q || r * value_u128(d) == q * value_u128(d) + value_u128(d); @/
        /@ assert (r + 1) * value_u128(d) == r * value_u128(d) + value_u128(d); @/
        /@ assert r * value_u128(d) <= (q * value_u128(d) + value_u128(rest)) + value_u128(d); @/
    } */

#endif
