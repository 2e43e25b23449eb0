/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The arithmetic of far integers: see far_number.h. Each loop runs over the six limbs. */

#include "../include/graze/number.h"

/* Builds without far arithmetic that compile all of src/ do not use this, and do not export such names. */
#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD

#include "wide/far_number.h"
#include "wide/far_number_lemmas.h"

/* ---- Sums ---- */

/* All bits of x inverted, or x. */
/*@ assigns \nothing;
    ensures \result == (all ? 0xffffffff - x : x); */
GRAZE_INLINE uint32_t inverted(uint32_t x, bool all)
{
    return all ? UINT32_MAX - x : x;
}

/* sum + x * m * 2^(32 at), or, if minus, sum - x * m * 2^(32 at), modulo 2^192. -x is x inverted,
 * plus one; that one times m is the first carry. */
/*@ requires \valid(sum) && \valid_read(x) && \separated(sum, x) && at < 6;
    assigns *sum;
    ensures far_adds(value_far(sum), \old(value_far(sum)),
                     far_signed(far_times(m, at, \old(value_far(x))), minus)); */
GRAZE_ONCE void add_row(far_number *sum, uint32_t at, const far_number *x, uint32_t m, bool minus)
{
    uint32_t carry = minus ? m : 0;

    /*@ ghost row_of_one(m, at); */
    /*@ assert none: far_part(x, 0, minus) == (minus ? 1 : 0); */
    /*@ assert one: minus != 0 ==> far_up(carry, at) == far_times(m, at, 1); */
    /*@ assert zero: minus == 0 ==> far_up(carry, at) == far_times(m, at, 0); */
    /*@ assert first: far_up(carry, at) == far_times(m, at, far_part(x, 0, minus)); */
    /*@ loop invariant at <= i <= 6;
        loop invariant \forall integer k; i <= k < 6 ==> sum->limb[k] == \at(sum->limb[k], Pre);
        loop invariant far_same{Pre, Here}(x);
        loop invariant far_low(sum, i) + far_up(carry, i) ==
          far_low{Pre}(sum, i) + far_times(m, at, far_part{Pre}(x, i - at, minus));
        loop assigns i, carry, sum->limb[0 .. 5];
        loop variant 6 - i; */
    GRAZE_NO_VECTORS
    for (uint32_t i = at; i < GRAZE_FAR_LIMBS; i++) {
        const uint32_t digit = inverted(x->limb[i - at], minus);
        /* (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1 */
        const uint64_t part = u32_mul(digit, m) + sum->limb[i] + carry;

        /*@ ghost uint32_t j = i - at; */
        /*@ ghost uint32_t old = sum->limb[i]; */
        /*@ ghost uint32_t old_carry = carry; */
        sum->limb[i] = u64_low(part);
        carry = u64_high(part);
        /*@ assert below: far_low(sum, i) == \at(far_low(sum, i), LoopCurrent); */
        /*@ assert words: part == sum->limb[i] + carry * 0x100000000; */
        /*@ ghost row_on(at, j, part, m, digit, old, old_carry, sum->limb[i], carry); */
        /*@ assert before: \let k = i; old == \at(sum->limb[k], Pre); */
        /*@ assert kept: far_same{Pre, Here}(x); */
        /*@ ghost row_by_limbs(x, at, j, m, minus, digit); */
        /*@ assert same: far_part(x, j, minus) == far_part{Pre}(x, j, minus); */
        /*@ assert next: far_part(x, j + 1, minus) == far_part{Pre}(x, j + 1, minus); */
        /*@ assert sum: far_low(sum, i + 1) == far_low(sum, i) + far_up(sum->limb[i], i); */
        /*@ assert was: far_low{Pre}(sum, i + 1) == far_low{Pre}(sum, i) + far_up(old, i); */
    }
    /*@ ghost row_is_whole(x, at, 6 - at, m, minus); */
    /*@ ghost value_alike(sum); */
    /*@ assert kept: far_same{Pre, Here}(x); */
    /*@ assert x_value: value_far(x) == value_far{Pre}(x); */
    /*@ assert part: far_part(x, 6 - at, minus) == far_part{Pre}(x, 6 - at, minus); */
    /*@ assert top: far_up(carry, 6) == far_turns(carry); */
    /*@ assert whole: far_low(sum, 6) -
          (far_low{Pre}(sum, 6) + far_times(m, at, far_part(x, 6 - at, minus))) == far_turns(-carry); */
    /*@ assert limbs: far_alike(far_low(sum, 6),
          far_low{Pre}(sum, 6) + far_times(m, at, far_part(x, 6 - at, minus))); */
    /*@ assert row: far_alike(far_times(m, at, far_part(x, 6 - at, minus)) + far_low{Pre}(sum, 6),
          far_signed(far_times(m, at, value_far{Pre}(x)), minus) + far_low{Pre}(sum, 6)); */
    /*@ assert old: far_alike(far_low{Pre}(sum, 6) + far_signed(far_times(m, at, value_far{Pre}(x)), minus),
          value_far{Pre}(sum) + far_signed(far_times(m, at, value_far{Pre}(x)), minus)); */
    /*@ assert total: far_alike(value_far(sum),
          value_far{Pre}(sum) + far_signed(far_times(m, at, value_far{Pre}(x)), minus)); */
}

GRAZE_SHARED void graze_far_add(far_number *sum, const far_number *x, int sign)
{
    add_row(sum, 0, x, 1, sign < 0);
    /*@ ghost value_alike(sum); */
    /*@ assert times: far_times(1, 0, value_far{Pre}(x)) == value_far{Pre}(x); */
    /*@ assert adds: far_adds(value_far(sum), value_far{Pre}(sum),
          sign < 0 ? -value_far{Pre}(x) : value_far{Pre}(x)); */
}

GRAZE_SHARED void graze_far_add_times(far_number *sum, const far_number *x, int64_t m)
{
    const uint64_t size = s64_magnitude(m);
    const uint32_t low = u64_low(size), high = u64_high(size);
    const bool below = m < 0;

    /*@ ghost times_by_halves(x, m, low, high, below); */
    add_row(sum, 0, x, low, below);
    /*@ assert kept: far_same{Pre, Here}(x); */
    /*@ assert x_value: value_far(x) == value_far{Pre}(x); */
    /*@ assert low: far_adds(value_far(sum), value_far{Pre}(sum),
          far_signed(far_times(low, 0, value_far{Pre}(x)), below)); */
    if (high > 0u) {
        add_row(sum, 1, x, high, below);
        /*@ assert both: far_adds(value_far(sum), value_far{Pre}(sum), value_far{Pre}(x) * m); */
    } else {
        /*@ assert none: far_signed(far_times(high, 1, value_far{Pre}(x)), below) == 0; */
        /*@ assert one: far_adds(value_far(sum), value_far{Pre}(sum), value_far{Pre}(x) * m); */
    }
    /*@ ghost value_alike(sum); */
    /*@ assert adds: far_adds(value_far(sum), value_far{Pre}(sum), value_far{Pre}(x) * m); */
}

/* |b| row by row. Where b < 0, it is b inverted, and one. */
GRAZE_SHARED void graze_far_add_product(far_number *sum, const far_number *a, const far_number *b,
                                        int sign)
{
    const bool below = far_is_negative(b);
    const bool minus = below != (sign < 0);

    /*@ ghost product_named(a, b); */
    /*@ assert none: far_part(b, 0, below) == (below ? 1 : 0); */
    /*@ assert zero: far_signed(far_times(0, 0, value_far(a)), minus) == 0; */
    if (below) {
        add_row(sum, 0, a, 1, minus);
    }
    /*@ assert a_first: far_same{Pre, Here}(a); */
    /*@ assert b_first: far_same{Pre, Here}(b); */
    /*@ loop invariant 0 <= i <= 6;
        loop invariant far_same{Pre, Here}(a);
        loop invariant far_same{Pre, Here}(b);
        loop invariant far_rows{Pre, Here}(sum, a, b, i, below, minus);
        loop assigns i, sum->limb[0 .. 5];
        loop variant 6 - i; */
    for (uint32_t i = 0; i < GRAZE_FAR_LIMBS; i++) {
        const uint32_t digit = inverted(b->limb[i], below);

        /*@ assert rows: far_adds(value_far(sum), value_far{Pre}(sum),
              far_signed(far_times(far_part{Pre}(b, i, below), 0, value_far{Pre}(a)), minus)); */
        /*@ ghost product_by_rows(a, b, i, below, digit); */
        /*@ assert a_value: value_far(a) == value_far{Pre}(a); */
        /*@ assert part: far_part(b, i, below) == far_part{Pre}(b, i, below); */
        /*@ assert next: far_part(b, i + 1, below) == far_part{Pre}(b, i + 1, below); */
        /*@ assert step: far_signed(far_times(far_part{Pre}(b, i + 1, below), 0, value_far{Pre}(a)), minus) ==
              far_signed(far_times(far_part{Pre}(b, i, below), 0, value_far{Pre}(a)), minus) +
              far_signed(far_times(digit, i, value_far{Pre}(a)), minus); */
        if (digit > 0u) {
            add_row(sum, i, a, digit, minus);
            /*@ assert row: far_adds(value_far(sum), \at(value_far(sum), LoopCurrent),
                  far_signed(far_times(digit, i, value_far{Pre}(a)), minus)); */
            /*@ assert on: far_adds(value_far(sum), value_far{Pre}(sum),
                  far_signed(far_times(far_part{Pre}(b, i + 1, below), 0, value_far{Pre}(a)), minus)); */
            /*@ assert more: far_rows{Pre, Here}(sum, a, b, i + 1, below, minus); */
        } else {
            /*@ assert zero: far_signed(far_times(digit, i, value_far{Pre}(a)), minus) == 0; */
            /*@ assert on: far_adds(value_far(sum), value_far{Pre}(sum),
                  far_signed(far_times(far_part{Pre}(b, i + 1, below), 0, value_far{Pre}(a)), minus)); */
            /*@ assert more: far_rows{Pre, Here}(sum, a, b, i + 1, below, minus); */
        }
        /*@ assert a_kept: far_same{Pre, Here}(a); */
        /*@ assert b_kept: far_same{Pre, Here}(b); */
    }
    /*@ ghost value_alike(sum); */
    /*@ assert rows: far_adds(value_far(sum), value_far{Pre}(sum),
          far_signed(far_times(far_part{Pre}(b, 6, below), 0, value_far{Pre}(a)), minus)); */
    /*@ ghost product_whole(a, b, below, minus, sign < 0); */
    /*@ ghost product_named(a, b); */
    /*@ assert a_same: value_far(a) == value_far{Pre}(a); */
    /*@ assert b_same: value_far(b) == value_far{Pre}(b); */
    /*@ assert whole: far_part(b, 6, below) == far_part{Pre}(b, 6, below); */
    /*@ assert named: far_times(value_far(a), 0, value_far(b)) ==
          far_times(value_far{Pre}(a), 0, value_far{Pre}(b)); */
    /*@ assert product: value_far(a) * value_far(b) == value_far{Pre}(a) * value_far{Pre}(b); */
    /*@ assert adds: far_adds(value_far(sum), value_far{Pre}(sum),
          far_signed(value_far(a) * value_far(b), sign < 0 ? 1 : 0)); */
}

/* hi * 2^64 + lo, where hi is a two's complement. */
/*@ requires \valid(to);
    assigns *to;
    ensures value_far(to) ==
      (hi > 0x7fffffffffffffff ? hi - 0x10000000000000000 : hi) * 0x10000000000000000 + lo; */
static inline void set_words(far_number *to, uint64_t hi, uint64_t lo)
{
    const uint32_t above = hi > (uint64_t)INT64_MAX ? UINT32_MAX : 0;

    to->limb[0] = u64_low(lo);
    to->limb[1] = u64_high(lo);
    to->limb[2] = u64_low(hi);
    to->limb[3] = u64_high(hi);
    to->limb[4] = above;
    to->limb[5] = above;
}

GRAZE_SHARED void graze_far_add_lengths(far_number *sum, int64_t a, int64_t b)
{
    far_number first;

    /*@ assert apart: \separated(&first, sum); */
    graze_far_set(&first, a);
    /*@ assert kept: far_same{Pre, Here}(sum); */
    /*@ assert sum_value: value_far(sum) == value_far{Pre}(sum); */
    /*@ assert product: value_far(&first) * b == a * b; */
    graze_far_add_times(sum, &first, b);
}

GRAZE_SHARED void graze_far_add_along(far_number *sum, int64_t a, int32_t x)
{
    const s96 product = s32_mul_s64(x, a);
    const uint64_t lo = (uint64_t)sum->limb[0] + product.lo;
    const int32_t high = s64_high(product.hi);
    const uint32_t next = s64_low(product.hi);
    const uint64_t middle = (uint64_t)sum->limb[1] + next + u64_high(lo);
    const uint64_t words = u64_of(u64_low(middle), u64_low(lo));
    const uint64_t above = u64_add_modular(s64_bits((int64_t)high), u64_high(middle));
    const uint64_t old = u64_of(sum->limb[3], sum->limb[2]);
    const uint64_t hi = u64_add_modular(old, above);

    /*@ assert high: product.hi == high * 0x100000000 + next; */
    /*@ assert value: a * x == product.hi * 0x100000000 + product.lo; */
    /*@ assert product: a * x == high * 0x10000000000000000 + next * 0x100000000 + product.lo; */
    /*@ assert old: value_far(sum) == sum->limb[0] + sum->limb[1] * 0x100000000 +
          (old - (sum->limb[5] > 0x7fffffff ? 0x10000000000000000 : 0)) * 0x10000000000000000; */
    /*@ assert carried: words + (middle / 0x100000000) * 0x10000000000000000 ==
          sum->limb[0] + sum->limb[1] * 0x100000000 + next * 0x100000000 + product.lo; */
    /*@ assert sum: value_far(sum) + a * x == words + (high + middle / 0x100000000 +
          (old - (sum->limb[5] > 0x7fffffff ? 0x10000000000000000 : 0))) * 0x10000000000000000; */
    /*@ assert above: above == high + middle / 0x100000000 ||
          above == high + middle / 0x100000000 + 0x10000000000000000; */
    /*@ assert hi: (hi > 0x7fffffffffffffff ? hi - 0x10000000000000000 : hi) ==
          high + middle / 0x100000000 + (old - (sum->limb[5] > 0x7fffffff ? 0x10000000000000000 : 0)); */
    set_words(sum, hi, words);
}

/* ---- Numbers ---- */

GRAZE_SHARED void graze_far_set(far_number *to, int64_t x)
{
    set_words(to, x < 0 ? UINT64_MAX : 0, s64_bits(x));
}

GRAZE_SHARED void graze_far_set_wide(far_number *to, s128 x)
{
    set_words(to, s64_bits(x.hi), x.lo);
}

GRAZE_SHARED void graze_far_copy(far_number *to, const far_number *from)
{
    /*@ loop invariant 0 <= i <= 6;
        loop invariant \forall integer k; 0 <= k < i ==> to->limb[k] == \at(from->limb[k], Pre);
        loop invariant far_same{Pre, Here}(from);
        loop assigns i, to->limb[0 .. 5];
        loop variant 6 - i; */
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < GRAZE_FAR_LIMBS; i++) {
        uint32_t limb = from->limb[i];

        GRAZE_APART(limb);
        GRAZE_NOW(limb); /* or gcc without -ffreestanding calls memmove */
        to->limb[i] = limb;
    }
}

GRAZE_SHARED void graze_far_set_lengths(far_number *to, int64_t a, int64_t b)
{
    graze_far_set(to, 0);
    graze_far_add_lengths(to, a, b);
}

GRAZE_SHARED void graze_far_set_along(far_number *to, int64_t a, int32_t x)
{
    graze_far_set(to, 0);
    graze_far_add_along(to, a, x);
}

GRAZE_SHARED void graze_far_set_times(far_number *to, const far_number *x, int64_t m)
{
    graze_far_set(to, 0);
    /*@ assert kept: far_same{Pre, Here}(x); */
    /*@ assert x_value: value_far(x) == value_far{Pre}(x); */
    /*@ assert product: value_far(x) * m == value_far{Pre}(x) * m; */
    graze_far_add_times(to, x, m);
}

GRAZE_SHARED void graze_far_set_product(far_number *to, const far_number *a, const far_number *b)
{
    /*@ ghost product_named(a, b); */
    graze_far_set(to, 0);
    /*@ assert a_kept: far_same{Pre, Here}(a); */
    /*@ assert b_kept: far_same{Pre, Here}(b); */
    /*@ ghost product_named(a, b); */
    /*@ assert values: value_far(a) == value_far{Pre}(a) && value_far(b) == value_far{Pre}(b); */
    /*@ assert named: far_times(value_far(a), 0, value_far(b)) ==
          far_times(value_far{Pre}(a), 0, value_far{Pre}(b)); */
    /*@ assert product: value_far(a) * value_far(b) == value_far{Pre}(a) * value_far{Pre}(b); */
    graze_far_add_product(to, a, b, 1);
}

GRAZE_SHARED void graze_far_negate(far_number *x)
{
    uint64_t part = 1;

    /*@ loop invariant 0 <= i <= 6 && part <= 1;
        loop invariant \forall integer k; i <= k < 6 ==> x->limb[k] == \at(x->limb[k], Pre);
        loop invariant far_low(x, i) + far_up(part, i) == far_power(i) - far_low{Pre}(x, i);
        loop assigns i, part, x->limb[0 .. 5];
        loop variant 6 - i; */
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < GRAZE_FAR_LIMBS; i++) {
        /*@ ghost uint32_t carry = (uint32_t)part; */
        /*@ ghost uint32_t old = x->limb[i]; */
        part += UINT32_MAX - x->limb[i];
        /*@ ghost uint64_t total = part; */
        x->limb[i] = u64_low(part);
        part = u64_high(part);
        /*@ assert below: far_low(x, i) == \at(far_low(x, i), LoopCurrent); */
        /*@ assert before: \let k = i; old == \at(x->limb[k], Pre); */
        /*@ ghost negation_on(i, total, old, carry, x->limb[i], (uint32_t)part); */
        /*@ assert now: far_low(x, i + 1) == far_low(x, i) + far_up(x->limb[i], i); */
        /*@ assert was: far_low{Pre}(x, i + 1) == far_low{Pre}(x, i) + far_up(old, i); */
    }
    /*@ ghost value_alike(x); */
    /*@ assert carry: part == 0 || part == 1; */
    /*@ assert whole: far_low(x, 6) + far_up(part, 6) == far_power(6) - far_low{Pre}(x, 6); */
    /*@ assert top: far_up(part, 6) == (part == 0 ? 0 : far_power(6)); */
}

/* ---- Signs ---- */

GRAZE_SHARED int graze_far_sign(const far_number *x)
{
    if (far_is_negative(x)) {
        return -1;
    }
    /*@ loop invariant 0 <= i <= 6;
        loop invariant \forall integer k; 0 <= k < i ==> x->limb[k] == 0;
        loop assigns i;
        loop variant 6 - i; */
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < GRAZE_FAR_LIMBS; i++) {
        if (x->limb[i] > 0u) {
            return 1;
        }
    }
    return 0;
}

GRAZE_SHARED u128 graze_far_magnitude(const far_number *x)
{
    far_number size;

    graze_far_copy(&size, x);
    if (far_is_negative(x)) {
        graze_far_negate(&size);
    }
    /*@ assert fits: size.limb[4] == 0 && size.limb[5] == 0; */
    BOUND(size.limb[4] == 0 && size.limb[5] == 0);
    return u128_of(u64_of(size.limb[3], size.limb[2]), u64_of(size.limb[1], size.limb[0]));
}

GRAZE_SHARED int graze_far_compare(const far_number *a, const far_number *b)
{
    far_number difference;

    /*@ assert apart: \separated(&difference, b); */
    graze_far_copy(&difference, a);
    /*@ assert kept: far_same{Pre, Here}(b); */
    /*@ assert b_value: value_far(b) == value_far{Pre}(b); */
    graze_far_add(&difference, b, -1);
    return graze_far_sign(&difference);
}

GRAZE_SHARED int graze_far_compare_products(const far_number *a, const far_number *b,
                                            const far_number *c, const far_number *d)
{
    far_number difference;

    /*@ ghost product_named(c, d); */
    /*@ assert apart: \separated(&difference, c) && \separated(&difference, d); */
    graze_far_set_product(&difference, a, b);
    /*@ assert c_kept: far_same{Pre, Here}(c); */
    /*@ assert d_kept: far_same{Pre, Here}(d); */
    /*@ ghost product_named(c, d); */
    /*@ assert values: value_far(c) == value_far{Pre}(c) && value_far(d) == value_far{Pre}(d); */
    /*@ assert named: far_times(value_far(c), 0, value_far(d)) ==
          far_times(value_far{Pre}(c), 0, value_far{Pre}(d)); */
    /*@ assert product: value_far(c) * value_far(d) == value_far{Pre}(c) * value_far{Pre}(d); */
    graze_far_add_product(&difference, c, d, -1);
    /*@ assert difference: value_far(&difference) ==
          value_far{Pre}(a) * value_far{Pre}(b) - value_far{Pre}(c) * value_far{Pre}(d); */
    return graze_far_sign(&difference);
}

#endif
