/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* For the prover only: no code. The words of a number that is multiplied or divided by a power of two: see
 * lemmas.h. */

#ifndef GRAZE_WIDE_LIFT_WORDS_LEMMAS_H
#define GRAZE_WIDE_LIFT_WORDS_LEMMAS_H

#include "lift_lemmas.h"

/* If x * 2^(k + word) fits, x can be lifted by the word first. */
/*@ ghost
    /@ requires k <= 63 && (word == 32 || word == 64);
       requires value_u128(x) * pow2(k + word) < 0x100000000000000000000000000000000;
       assigns \nothing;
       ensures pow2(k + word) == pow2(word) * pow2(k);
       ensures pow2(32) == 0x100000000 && pow2(64) == 0x10000000000000000;
       ensures value_u128(x) * pow2(word) < 0x100000000000000000000000000000000;
       ensures value_u128(x) * pow2(k + word) == (value_u128(x) * pow2(word)) * pow2(k); @/
    void lift_words(u128 x, uint32_t k, uint32_t word)
    {
        /@ assert pow2(0) == 1; @/
        /@ assert pow2((0 + 16) + 16) == 0x100000000; @/
        /@ assert pow2(((0 + 16) + 16 + 16) + 16) == 0x10000000000000000; @/
        pow2_sum(k, word);
        lift_grows(x, word, k + word);
    } */

/* y is x, two words or one further up. */
/*@ ghost
    /@ requires 64 <= k <= 127 && value_u128(x) * pow2(k) < 0x100000000000000000000000000000000;
       requires y.hi == x.lo && y.lo == 0;
       assigns \nothing;
       ensures value_u128(y) * pow2(k - 64) == value_u128(x) * pow2(k); @/
    void lift_two_words(u128 x, u128 y, uint32_t k)
    {
        lift_words(x, k - 64, 64);
        /@ assert x.hi == 0; @/
        /@ assert value_u128(y) == value_u128(x) * 0x10000000000000000; @/
    } */

/*@ ghost
    /@ requires 32 <= k <= 63 && value_u128(x) * pow2(k) < 0x100000000000000000000000000000000;
       requires y.hi == (x.hi % 0x100000000) * 0x100000000 + x.lo / 0x100000000;
       requires y.lo == (x.lo % 0x100000000) * 0x100000000;
       assigns \nothing;
       ensures value_u128(y) * pow2(k - 32) == value_u128(x) * pow2(k); @/
    void lift_one_word(u128 x, u128 y, uint32_t k)
    {
        lift_words(x, k - 32, 32);
        /@ assert x.hi < 0x100000000; @/
        /@ assert value_u128(y) == value_u128(x) * 0x100000000; @/
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures pow2(31) == 0x80000000; @/
    void power_31(void)
    {
        /@ assert pow2(0) == 1; @/
        /@ assert pow2(0 + 1) == 2; @/
        /@ assert pow2(1 + 2) == 8; @/
        /@ assert pow2(3 + 4) == 128; @/
        /@ assert pow2(7 + 8) == 32768; @/
        /@ assert pow2(15 + 16) == 0x80000000; @/
    } */

/* The part of low * scale below a word is a multiple of scale: with the rest of the next word
 * added, it stays below a word. */
/*@ ghost
    /@ requires scale * (2 * up) == 0x100000000 && scale > 0;
       requires low * scale == carry * 0x100000000 + left && left < 0x100000000;
       assigns \nothing;
       ensures left <= 0x100000000 - scale; @/
    void left_in_place(uint32_t low, uint32_t scale, uint32_t up, uint32_t carry, uint32_t left)
    {
        /@ assert left == scale * (low - carry * (2 * up)); @/
        /@ assert low - carry * (2 * up) >= 2 * up ==> scale * (low - carry * (2 * up)) >= scale * (2 * up); @/
        /@ assert low - carry * (2 * up) <= 2 * up - 1; @/
        /@ assert scale * (low - carry * (2 * up)) <= scale * (2 * up - 1); @/
    } */

/* The upper two of the four words of x, times scale. */
/*@ ghost
    /@ requires places <= 31 && scale == pow2(places);
       requires value_u128(x) * scale < 0x100000000000000000000000000000000;
       requires x.hi == top * 0x100000000 + middle && x.lo == low * 0x100000000 + rest;
       assigns \nothing;
       ensures top * scale < 0x100000000;
       ensures middle * scale + low * scale / 0x100000000 < 0x10000000000000000;
       ensures top * scale + (middle * scale + low * scale / 0x100000000) / 0x100000000 < 0x100000000;
       ensures (top * scale * 0x100000000 + middle * scale + low * scale / 0x100000000) * 0x10000000000000000 <=
               value_u128(x) * scale;
       ensures value_u128(x) * scale <
               (top * scale * 0x100000000 + middle * scale + low * scale / 0x100000000 + 1) * 0x10000000000000000; @/
    void lift_of_words(u128 x, uint32_t top, uint32_t middle, uint32_t low, uint32_t rest, uint32_t scale,
                       uint32_t places)
    {
        uint32_t up = ghost_power(31 - places);
        pow2_sum(places, 31 - places);
        power_31();
        /@ assert scale * up == 0x80000000 && scale > 0; @/
        scale_le(0, low, scale);
        scale_le(low, 0xffffffff, scale);
        /@ assert 0xffffffff * scale < 0x10000000000000000; @/
        /@ assert low * scale < 0x10000000000000000; @/
        uint64_t product = (uint64_t)low * scale;
        uint32_t carry = (uint32_t)(product / 0x100000000);
        uint32_t left = (uint32_t)(product % 0x100000000);
        left_in_place(low, scale, up, carry, left);
        scale_le(rest, 0xffffffff, scale);
        /@ assert below: left * 0x100000000 + rest * scale < 0x10000000000000000; @/
        /@ assert apart: value_u128(x) * scale ==
             (top * scale * 0x100000000 + middle * scale + carry) * 0x10000000000000000 + left * 0x100000000 + rest * scale; @/
        scale_le(0, top, scale);
        scale_le(0, middle, scale);
        scale_le(0, rest, scale);
        /@ assert three: (top * scale * 0x100000000 + middle * scale + carry) * 0x10000000000000000 <=
             value_u128(x) * scale; @/
        /@ assert two: top * scale * 0x100000000 + middle * scale + carry < 0x10000000000000000; @/
        /@ assert one: top * scale * 0x100000000 < 0x10000000000000000; @/
    } */

/* ---- Quotients by a power of two ---- */

/*@ ghost
    /@ requires p > 0 && up > 0 && p * (2 * up) == 0x100000000;
       assigns \nothing;
       ensures x / p < 2 * up;
       ensures (x % p) * up <= 0x80000000 - up; @/
    void falls_in_place(uint32_t x, uint32_t p, uint32_t up)
    {
        /@ assert x == x / p * p + x % p && 0 <= x % p < p; @/
        /@ assert (x / p) * p < (2 * up) * p; @/
        unscale_lt(x / p, 2 * (uint64_t)up, p);
        /@ assert p * up == 0x80000000; @/
        /@ assert (p - 1 - x % p) * up >= 0; @/
        /@ assert (p - 1 - x % p) * up == p * up - up - (x % p) * up; @/
    } */

/*@ ghost
    /@ requires p > 0 && p * (2 * up) == 0x100000000;
       assigns \nothing;
       ensures \let q = (hi / p) * 0x100000000 + 2 * ((hi % p) * up) + lo / p;
               q * p <= hi * 0x100000000 + lo < (q + 1) * p; @/
    void falls_whole(uint32_t hi, uint32_t lo, uint32_t p, uint32_t up)
    {
        /@ assert hi == hi / p * p + hi % p; @/
        /@ assert lo == lo / p * p + lo % p && 0 <= lo % p < p; @/
        /@ assert (2 * ((hi % p) * up)) * p == (hi % p) * (p * (2 * up)); @/
        /@ assert ((hi / p) * 0x100000000) * p == (hi / p * p) * 0x100000000; @/
    } */

#endif
