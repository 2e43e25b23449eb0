/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* For the prover only: no code. Limbs, products and remainders of far integers: see lemmas.h. */

#ifndef GRAZE_WIDE_FAR_NUMBER_LEMMAS_H
#define GRAZE_WIDE_FAR_NUMBER_LEMMAS_H

#include "far_number.h"

/* x moved up by i limbs, and b times that. Provers substitute equals in such a name, not in a product. */
/*@ logic integer far_up(integer x, integer i) = x * far_power(i);
    logic integer far_times(integer x, integer i, integer b) = far_up(x, i) * b; */

/* k * 2^192; that a - b is a multiple of 2^192; x, or -x where minus. */
/*@ logic integer far_turns(integer k) = k * 0x1000000000000000000000000000000000000000000000000;
    predicate far_alike(integer a, integer b) =
      a - b == far_turns((a - b) / 0x1000000000000000000000000000000000000000000000000);
    logic integer far_signed(integer x, integer minus) = minus != 0 ? -x : x; */

/* The n lowest limbs as a number, or, if minus, 2^(32 n) less that; and the `at` highest as a number. */
/*@ logic integer far_part{L}(far_number *x, integer n, integer minus) =
      minus != 0 ? far_power(n) - far_low(x, n) : far_low(x, n);
    logic integer far_above{L}(far_number *x, integer at) =
      (at > 0 ? x->limb[6 - at] : 0) + (at > 1 ? x->limb[7 - at] * 0x100000000 : 0) +
      (at > 2 ? x->limb[8 - at] * 0x10000000000000000 : 0) +
      (at > 3 ? x->limb[9 - at] * 0x1000000000000000000000000 : 0) +
      (at > 4 ? x->limb[10 - at] * 0x100000000000000000000000000000000 : 0);
    predicate far_above_turns{L}(far_number *x, integer at, integer n, integer word) =
      far_times(word, at, far_up(far_above(x, at), n)) == far_turns(word * far_above(x, at)); */

/*@ lemma far_up_none: \forall integer x; far_up(x, 0) == x;
    lemma far_up_top: \forall integer x; far_up(x, 6) == far_turns(x);
    lemma far_times_none: \forall integer x, b; far_times(x, 0, b) == x * b;
    lemma far_power_step: \forall integer i; 0 <= i < 6 ==> far_power(i + 1) == far_power(i) * 0x100000000;
    lemma far_power_sum: \forall integer i, j;
      0 <= i ==> 0 <= j ==> i + j <= 6 ==> far_power(i) * far_power(j) == far_power(i + j);
    lemma far_powers: far_power(0) == 1 && far_power(1) == 0x100000000 &&
      far_power(2) == 0x10000000000000000 && far_power(3) == 0x1000000000000000000000000 &&
      far_power(4) == 0x100000000000000000000000000000000 &&
      far_power(5) == 0x10000000000000000000000000000000000000000 &&
      far_power(6) == 0x1000000000000000000000000000000000000000000000000;
    lemma far_turns_0: \forall integer x, y; far_times(x, 0, far_up(y, 6)) == far_turns(x * y);
    lemma far_turn_0: \forall integer x; far_times(x, 0, far_power(6)) == far_turns(x);
    lemma far_turns_1: \forall integer x, y; far_times(x, 1, far_up(y, 5)) == far_turns(x * y);
    lemma far_turn_1: \forall integer x; far_times(x, 1, far_power(5)) == far_turns(x);
    lemma far_turns_2: \forall integer x, y; far_times(x, 2, far_up(y, 4)) == far_turns(x * y);
    lemma far_turn_2: \forall integer x; far_times(x, 2, far_power(4)) == far_turns(x);
    lemma far_turns_3: \forall integer x, y; far_times(x, 3, far_up(y, 3)) == far_turns(x * y);
    lemma far_turn_3: \forall integer x; far_times(x, 3, far_power(3)) == far_turns(x);
    lemma far_turns_4: \forall integer x, y; far_times(x, 4, far_up(y, 2)) == far_turns(x * y);
    lemma far_turn_4: \forall integer x; far_times(x, 4, far_power(2)) == far_turns(x);
    lemma far_turns_5: \forall integer x, y; far_times(x, 5, far_up(y, 1)) == far_turns(x * y);
    lemma far_turn_5: \forall integer x; far_times(x, 5, far_power(1)) == far_turns(x);
    lemma far_times_sum: \forall integer x, i, y, z;
      far_times(x, i, y + z) == far_times(x, i, y) + far_times(x, i, z);
    lemma far_times_minus: \forall integer x, i, y, z;
      far_times(x, i, y - z) == far_times(x, i, y) - far_times(x, i, z);
    lemma far_times_whole: \forall integer x, i, t;
      far_times(x, i, far_turns(t)) == far_turns(far_times(x, i, t));
    lemma far_low_step{L}: \forall far_number *x, integer i, n;
      0 <= i < 6 ==> n == i + 1 ==> far_low(x, n) == far_low(x, i) + far_up(x->limb[i], i);
    lemma far_low_same{K, L}: \forall far_number *x, integer i;
      0 <= i <= 6 ==> (\forall integer k; 0 <= k < i ==> \at(x->limb[k], K) == \at(x->limb[k], L)) ==>
      far_low{K}(x, i) == far_low{L}(x, i);
    lemma far_same_value{K, L}: \forall far_number *x;
      far_same{K, L}(x) ==> value_far{K}(x) == value_far{L}(x);
    lemma far_same_part{K, L}: \forall far_number *x, integer n, integer minus; 0 <= n <= 6 ==>
      far_same{K, L}(x) ==> far_part{K}(x, n, minus) == far_part{L}(x, n, minus);
    lemma far_low_above{L}: \forall far_number *x, integer at; 0 <= at < 6 ==>
      far_low(x, 6) == far_low(x, 6 - at) + far_up(far_above(x, at), 6 - at);
    lemma far_turns_back: \forall integer k;
      far_turns(k) / 0x1000000000000000000000000000000000000000000000000 == k;
    lemma far_alike_turns: \forall integer a, b, k; a == b + far_turns(k) ==> far_alike(a, b);
    lemma far_alike_less: \forall integer a, b, k; a - b == far_turns(k) ==> far_alike(a, b);
    lemma far_alike_chain: \forall integer a, b, c; far_alike(a, b) ==> far_alike(b, c) ==> far_alike(a, c);
    lemma far_alike_signed: \forall integer a, b, c, integer minus;
      far_alike(a, b) ==> far_alike(c + far_signed(a, minus), c + far_signed(b, minus));
    lemma far_alike_sum: \forall integer a, b, c; far_alike(a, b) ==> far_alike(a + c, b + c);
    lemma far_alike_equal: \forall integer a, b;
      far_alike(a, b) ==> far_in_range(a) ==> far_in_range(b) ==> a == b; */

/* Modulo 2^192, `to` is `from` + x. */
/*@ predicate far_adds(integer to, integer from, integer x) = far_alike(to, from + x);
    lemma far_adds_none: \forall integer a; far_adds(a, a, 0);
    lemma far_adds_chain: \forall integer a, b, c, x, y, z;
      far_adds(b, a, x) ==> far_adds(c, b, y) ==> z == x + y ==> far_adds(c, a, z);
    lemma far_adds_equal: \forall integer a, b, x;
      far_adds(b, a, x) ==> far_in_range(b) ==> far_in_range(a + x) ==> b == a + x; */

/* At L, `sum` is its value at K plus i rows. */
/*@ predicate far_rows{K, L}(far_number *sum, far_number *a, far_number *b, integer i, integer below,
                              integer minus) =
      far_adds(value_far{L}(sum), value_far{K}(sum),
               far_signed(far_times(far_part{K}(b, i, below), 0, value_far{K}(a)), minus)); */

/* A limb and the carry, i limbs up. */
/*@ ghost
    /@ requires 0 <= i < 6 && total == low + high * 0x100000000;
       assigns \nothing;
       ensures low * far_power(i) + high * far_power(i + 1) == total * far_power(i); @/
    void carry_on(uint32_t i, uint64_t total, uint32_t low, uint64_t high)
    {
        /@ assert far_power(i + 1) == far_power(i) * 0x100000000; @/
        /@ assert total * far_power(i) == (low + high * 0x100000000) * far_power(i); @/
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures far_up(x, i) == x * far_power(i); @/
    void up(uint32_t x, uint32_t i)
    {
    } */

/* One step of a row of a product. */
/*@ ghost
    /@ requires i + j < 6 && total == word * digit + old + carry && total == low + high * 0x100000000;
       assigns \nothing;
       ensures far_up(low, i + j) + far_up(high, i + j + 1) ==
               far_times(word, i, far_up(digit, j)) + far_up(old, i + j) + far_up(carry, i + j); @/
    void row_on(uint32_t i, uint32_t j, uint64_t total, uint32_t word, uint32_t digit, uint32_t old,
                uint32_t carry, uint32_t low, uint32_t high)
    {
        carry_on(i + j, total, low, high);
        /@ assert far_power(i) * far_power(j) == far_power(i + j); @/
        /@ assert (word * far_power(i)) * (digit * far_power(j)) == (word * digit) * far_power(i + j); @/
        /@ assert total * far_power(i + j) == (word * digit + old + carry) * far_power(i + j); @/
        up(digit, j);
        up(low, i + j);
        up(high, i + j + 1);
        up(old, i + j);
        up(carry, i + j);
        /@ assert far_times(word, i, far_up(digit, j)) == (word * far_power(i)) * (digit * far_power(j)); @/
    } */

/* The limbs, or the inverted limbs plus one, limb by limb. */
/*@ ghost
    /@ requires \valid_read(x) && j < 6 && digit == (minus != 0 ? 0xffffffff - x->limb[j] : x->limb[j]);
       assigns \nothing;
       ensures far_part(x, j + 1, minus) == far_part(x, j, minus) + far_up(digit, j); @/
    void part_by_limbs(const far_number *x, uint32_t j, bool minus, uint32_t digit)
    {
        /@ assert far_low(x, j + 1) == far_low(x, j) + far_up(x->limb[j], j); @/
        /@ assert far_power(j + 1) == far_power(j) * 0x100000000; @/
        up(digit, j);
        up(x->limb[j], j);
        if (minus) {
            /@ assert digit * far_power(j) == 0xffffffff * far_power(j) - x->limb[j] * far_power(j); @/
            /@ assert far_part(x, j, minus) == far_power(j) - far_low(x, j); @/
            /@ assert far_part(x, j + 1, minus) == far_power(j + 1) - far_low(x, j + 1); @/
        } else {
            /@ assert far_part(x, j, minus) == far_low(x, j); @/
            /@ assert far_part(x, j + 1, minus) == far_low(x, j + 1); @/
        }
    } */

/* A row, limb by limb. */
/*@ ghost
    /@ requires \valid_read(x) && j < 6 && digit == (minus != 0 ? 0xffffffff - x->limb[j] : x->limb[j]);
       assigns \nothing;
       ensures far_times(word, i, far_part(x, j + 1, minus)) ==
               far_times(word, i, far_part(x, j, minus)) + far_times(word, i, far_up(digit, j)); @/
    void row_by_limbs(const far_number *x, uint32_t i, uint32_t j, uint32_t word, bool minus, uint32_t digit)
    {
        part_by_limbs(x, j, minus, digit);
    } */

/* The part of a row above the six limbs is a multiple of 2^192. */
/*@ ghost
    /@ requires \valid_read(x) && at < 6 && at + n == 6;
       assigns \nothing;
       ensures far_low(x, 6) == far_low(x, n) + far_up(far_above(x, at), n);
       ensures far_above_turns(x, at, n, word);
       ensures far_times(word, at, far_power(n)) == far_turns(word); @/
    void above_turns(const far_number *x, uint32_t at, uint32_t n, uint32_t word)
    {
        if (at == 0) {
            /@ assert far_low(x, 6) == far_low(x, 6) + far_up(far_above(x, 0), 6); @/
            /@ assert far_times(word, 0, far_up(far_above(x, 0), 6)) == far_turns(word * far_above(x, 0)); @/
            /@ assert far_above_turns(x, 0, 6, word); @/
            /@ assert far_times(word, 0, far_power(6)) == far_turns(word); @/
        } else if (at == 1) {
            /@ assert far_low(x, 6) == far_low(x, 5) + far_up(far_above(x, 1), 5); @/
            /@ assert far_times(word, 1, far_up(far_above(x, 1), 5)) == far_turns(word * far_above(x, 1)); @/
            /@ assert far_above_turns(x, 1, 5, word); @/
            /@ assert far_times(word, 1, far_power(5)) == far_turns(word); @/
        } else if (at == 2) {
            /@ assert far_low(x, 6) == far_low(x, 4) + far_up(far_above(x, 2), 4); @/
            /@ assert far_times(word, 2, far_up(far_above(x, 2), 4)) == far_turns(word * far_above(x, 2)); @/
            /@ assert far_above_turns(x, 2, 4, word); @/
            /@ assert far_times(word, 2, far_power(4)) == far_turns(word); @/
        } else if (at == 3) {
            /@ assert far_low(x, 6) == far_low(x, 3) + far_up(far_above(x, 3), 3); @/
            /@ assert far_times(word, 3, far_up(far_above(x, 3), 3)) == far_turns(word * far_above(x, 3)); @/
            /@ assert far_above_turns(x, 3, 3, word); @/
            /@ assert far_times(word, 3, far_power(3)) == far_turns(word); @/
        } else if (at == 4) {
            /@ assert far_low(x, 6) == far_low(x, 2) + far_up(far_above(x, 4), 2); @/
            /@ assert far_times(word, 4, far_up(far_above(x, 4), 2)) == far_turns(word * far_above(x, 4)); @/
            /@ assert far_above_turns(x, 4, 2, word); @/
            /@ assert far_times(word, 4, far_power(2)) == far_turns(word); @/
        } else {
            /@ assert far_low(x, 6) == far_low(x, 1) + far_up(far_above(x, 5), 1); @/
            /@ assert far_times(word, 5, far_up(far_above(x, 5), 1)) == far_turns(word * far_above(x, 5)); @/
            /@ assert far_above_turns(x, 5, 1, word); @/
            /@ assert far_times(word, 5, far_power(1)) == far_turns(word); @/
        }
    } */

/*@ ghost
    /@ requires \valid_read(x) && at < 6 && at + n == 6;
       assigns \nothing;
       ensures far_alike(far_times(word, at, far_part(x, n, minus)),
                         far_signed(far_times(word, at, far_low(x, 6)), minus)); @/
    void row_above(const far_number *x, uint32_t at, uint32_t n, uint32_t word, bool minus)
    {
        above_turns(x, at, n, word);
        /@ assert sum: far_times(word, at, far_low(x, 6)) ==
             far_times(word, at, far_low(x, n)) + far_turns(word * far_above(x, at)); @/
        /@ assert low: far_times(word, at, far_low(x, n)) - far_times(word, at, far_low(x, 6)) ==
             far_turns(-(word * far_above(x, at))); @/
        /@ assert low_alike: far_alike(far_times(word, at, far_low(x, n)),
             far_times(word, at, far_low(x, 6))); @/
        /@ assert signs: far_alike(0 + far_signed(far_times(word, at, far_low(x, n)), minus),
             0 + far_signed(far_times(word, at, far_low(x, 6)), minus)); @/
        if (minus) {
            /@ assert part: far_part(x, n, minus) == far_power(n) - far_low(x, n); @/
            /@ assert turned: far_times(word, at, far_part(x, n, minus)) ==
                 far_turns(word) - far_times(word, at, far_low(x, n)); @/
            /@ assert sign: far_signed(far_times(word, at, far_low(x, n)), minus) ==
                 -far_times(word, at, far_low(x, n)); @/
            /@ assert apart: far_times(word, at, far_part(x, n, minus)) ==
                 far_signed(far_times(word, at, far_low(x, n)), minus) + far_turns(word); @/
            /@ assert back: far_turns(word) / 0x1000000000000000000000000000000000000000000000000 == word; @/
            /@ assert quotient: (far_times(word, at, far_part(x, n, minus)) -
                 far_signed(far_times(word, at, far_low(x, n)), minus)) /
                 0x1000000000000000000000000000000000000000000000000 == word; @/
            /@ assert alike: far_alike(far_times(word, at, far_part(x, n, minus)),
                 far_signed(far_times(word, at, far_low(x, n)), minus)); @/
        } else {
            /@ assert part: far_part(x, n, minus) == far_low(x, n); @/
            /@ assert alike: far_alike(far_times(word, at, far_part(x, n, minus)),
                 far_signed(far_times(word, at, far_low(x, n)), minus)); @/
        }
    } */

/*@ ghost
    /@ requires \valid_read(x) && at < 6 && at + n == 6;
       assigns \nothing;
       ensures far_alike(far_times(word, at, far_part(x, n, minus)),
                         far_signed(far_times(word, at, value_far(x)), minus)); @/
    void row_is_whole(const far_number *x, uint32_t at, uint32_t n, uint32_t word, bool minus)
    {
        row_above(x, at, n, word, minus);
        if (x->limb[5] > 0x7fffffff) {
            /@ assert value: value_far(x) == far_low(x, 6) - far_turns(1); @/
            /@ assert times: far_times(word, at, value_far(x)) ==
                 far_times(word, at, far_low(x, 6)) - far_turns(far_times(word, at, 1)); @/
            /@ assert turns: far_times(word, at, far_low(x, 6)) - far_times(word, at, value_far(x)) ==
                 far_turns(far_times(word, at, 1)); @/
            /@ assert alike: far_alike(far_times(word, at, far_low(x, 6)),
                 far_times(word, at, value_far(x))); @/
        } else {
            /@ assert value: value_far(x) == far_low(x, 6); @/
            /@ assert alike: far_alike(far_times(word, at, far_low(x, 6)),
                 far_times(word, at, value_far(x))); @/
        }
        /@ assert signs: far_alike(0 + far_signed(far_times(word, at, far_low(x, 6)), minus),
             0 + far_signed(far_times(word, at, value_far(x)), minus)); @/
    } */

/* The value and the unsigned number differ by 2^192 or not at all. */
/*@ ghost
    /@ requires \valid_read(x);
       assigns \nothing;
       ensures far_alike(value_far(x), far_low(x, 6)) && far_alike(far_low(x, 6), value_far(x));
       ensures far_in_range(value_far(x)); @/
    void value_alike(const far_number *x)
    {
        if (x->limb[5] > 0x7fffffff) {
            /@ assert value: value_far(x) == far_low(x, 6) + far_turns(-1); @/
            /@ assert low: far_low(x, 6) == value_far(x) + far_turns(1); @/
        } else {
            /@ assert value: value_far(x) == far_low(x, 6); @/
        }
    } */

/* A product, row by row. */
/*@ ghost
    /@ requires \valid_read(a) && \valid_read(b) && i < 6;
       requires digit == (below != 0 ? 0xffffffff - b->limb[i] : b->limb[i]);
       assigns \nothing;
       ensures far_times(far_part(b, i + 1, below), 0, value_far(a)) ==
               far_times(far_part(b, i, below), 0, value_far(a)) + far_times(digit, i, value_far(a)); @/
    void product_by_rows(const far_number *a, const far_number *b, uint32_t i, bool below, uint32_t digit)
    {
        part_by_limbs(b, i, below, digit);
        /@ assert far_part(b, i + 1, below) * value_far(a) ==
             far_part(b, i, below) * value_far(a) + far_up(digit, i) * value_far(a); @/
        /@ assert far_times(far_part(b, i + 1, below), 0, value_far(a)) ==
             far_part(b, i + 1, below) * value_far(a); @/
        /@ assert far_times(far_part(b, i, below), 0, value_far(a)) ==
             far_part(b, i, below) * value_far(a); @/
        /@ assert far_times(digit, i, value_far(a)) == far_up(digit, i) * value_far(a); @/
    } */

/* A product with a word, by its halves. */
/*@ ghost
    /@ requires \valid_read(x);
       assigns \nothing;
       ensures far_times(low, 0, value_far(x)) == low * value_far(x);
       ensures far_times(high, 1, value_far(x)) == (high * 0x100000000) * value_far(x); @/
    void halves(const far_number *x, uint32_t low, uint32_t high)
    {
        /@ assert times: far_times(high, 1, value_far(x)) == far_up(high, 1) * value_far(x); @/
        /@ assert up: far_up(high, 1) == high * 0x100000000; @/
    } */

/*@ ghost
    /@ requires \valid_read(x) && \abs(m) == high * 0x100000000 + low && below == (m < 0 ? 1 : 0);
       assigns \nothing;
       ensures far_signed(far_times(low, 0, value_far(x)), below) +
               far_signed(far_times(high, 1, value_far(x)), below) == value_far(x) * m; @/
    void times_by_halves(const far_number *x, int64_t m, uint32_t low, uint32_t high, bool below)
    {
        halves(x, low, high);
        if (m < 0) {
            /@ assert m == -(high * 0x100000000 + low); @/
            /@ assert far_signed(far_times(low, 0, value_far(x)), below) == -(low * value_far(x)); @/
            /@ assert far_signed(far_times(high, 1, value_far(x)), below) ==
                 -((high * 0x100000000) * value_far(x)); @/
            /@ assert value_far(x) * m == -((high * 0x100000000) * value_far(x) + low * value_far(x)); @/
        } else {
            /@ assert m == high * 0x100000000 + low; @/
            /@ assert far_signed(far_times(low, 0, value_far(x)), below) == low * value_far(x); @/
            /@ assert far_signed(far_times(high, 1, value_far(x)), below) ==
                 (high * 0x100000000) * value_far(x); @/
            /@ assert value_far(x) * m == (high * 0x100000000) * value_far(x) + low * value_far(x); @/
        }
    } */

/*@ ghost
    /@ assigns \nothing;
       ensures far_times(m, at, 1) == far_up(m, at) && far_times(m, at, 0) == 0 && far_up(0, at) == 0; @/
    void row_of_one(uint32_t m, uint32_t at)
    {
    } */

/*@ ghost
    /@ requires \valid_read(a) && \valid_read(b);
       assigns \nothing;
       ensures far_times(value_far(a), 0, value_far(b)) == value_far(a) * value_far(b); @/
    void product_named(const far_number *a, const far_number *b)
    {
    } */

/* A product with the magnitude of b. */
/*@ ghost
    /@ requires \valid_read(a) && \valid_read(b) && below == (b->limb[5] > 0x7fffffff ? 1 : 0);
       requires minus == (less == 0 ? below : 1 - below);
       assigns \nothing;
       ensures far_signed(far_times(far_part(b, 6, below), 0, value_far(a)), minus) ==
               far_signed(value_far(a) * value_far(b), less); @/
    void product_whole(const far_number *a, const far_number *b, bool below, bool minus, bool less)
    {
        product_named(b, a);
        if (below) {
            /@ assert part: far_part(b, 6, below) == -value_far(b); @/
            /@ assert far_times(far_part(b, 6, below), 0, value_far(a)) ==
                 far_times(-value_far(b), 0, value_far(a)); @/
            /@ assert far_times(-value_far(b), 0, value_far(a)) == -(value_far(a) * value_far(b)); @/
            /@ assert far_times(far_part(b, 6, below), 0, value_far(a)) == -(value_far(a) * value_far(b)); @/
        } else {
            /@ assert part: far_part(b, 6, below) == value_far(b); @/
            /@ assert far_times(far_part(b, 6, below), 0, value_far(a)) ==
                 far_times(value_far(b), 0, value_far(a)); @/
            /@ assert far_times(value_far(b), 0, value_far(a)) == value_far(a) * value_far(b); @/
            /@ assert far_times(far_part(b, 6, below), 0, value_far(a)) == value_far(a) * value_far(b); @/
        }
    } */

/* One step of a negation. */
/*@ ghost
    /@ requires i < 6 && total == 0xffffffff - limb + carry && total == low + high * 0x100000000;
       assigns \nothing;
       ensures far_up(low, i) + far_up(high, i + 1) ==
               far_power(i + 1) - far_power(i) - far_up(limb, i) + far_up(carry, i); @/
    void negation_on(uint32_t i, uint64_t total, uint32_t limb, uint32_t carry, uint32_t low, uint32_t high)
    {
        carry_on(i, total, low, high);
        /@ assert total * far_power(i) ==
             0xffffffff * far_power(i) - limb * far_power(i) + carry * far_power(i); @/
        /@ assert far_power(i + 1) == far_power(i) * 0x100000000; @/
        up(limb, i);
        up(carry, i);
        up(low, i);
        up(high, i + 1);
    } */

#endif
