/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The quotients of 64 and of 128 bits. */

#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "wide/divide.h"
#include "wide/lift.h"
#include "wide/begin_fast.h"

/* ---- The quotient of 64 bits ---- */

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t remainder;
    uint32_t quotient;
} u64_division;

/* One digit of 32 bits: rest * 2^32 + digit divided by d, where 2^63 <= d and rest < d. As with
 * digits of 16 bits, the first guess divides by the high half of d, so it is at most 2 too
 * great. */
/*@ requires d >= 0x8000000000000000 && rest < d;
    assigns \nothing;
    ensures \result.quotient * d + \result.remainder == rest * 0x100000000 + digit;
    ensures \result.remainder < d;
    ensures \result.quotient * d <= rest * 0x100000000 + digit < (\result.quotient + 1) * d; */
GRAZE_INLINE u64_division u64_divide_digit(uint64_t rest, uint32_t digit, uint64_t d)
{
    const uint32_t d1 = u64_high(d);
    const uint32_t d0 = u64_low(d);
    uint32_t guess = UINT32_MAX;
    uint64_t left =
        (uint64_t)u64_low(rest) + d1; /* rest - guess * d1, if the high words are equal */
    uint64_t taken;
    uint64_t given;
    u64_division r;

    if (u64_high(rest) < d1) {
        const u32_division first = u32_divide_normal(rest, d1);

        guess = first.quotient;
        left = first.remainder;
    }
    taken = u32_mul(guess, d0); /* <= (2^32 - 1)^2 */
    given = u64_of(u64_low(left), digit);
    /*@ assert top: guess * d1 + left == rest; */
    /*@ assert split: guess * d == guess * d1 * 0x100000000 + taken; */
    /*@ assert whole: rest * 0x100000000 + digit == guess * d + left * 0x100000000 + digit - taken; */
    /*@ assert above: left * 0x100000000 + digit < d + taken; */
    if (u64_high(left) > 0u || given >= taken) {
        r.quotient = guess;
        r.remainder = u64_sub_modular(given, taken);
        /*@ assert carry: left / 0x100000000 <= 1; */
        /*@ assert words: left * 0x100000000 + digit == left / 0x100000000 * 0x10000000000000000 + given; */
        /*@ assert rest: r.remainder == left * 0x100000000 + digit - taken; */
        return r;
    }
    /*@ assert short: given == left * 0x100000000 + digit; */
    /*@ assert below: taken < 2 * d; */
    if (taken - given > d) {
        r.quotient = guess - 2u;
        r.remainder = d - (taken - given - d);
    } else {
        r.quotient = guess - 1u;
        r.remainder = d - (taken - given);
    }
    return r;
}

GRAZE_SHARED quotient graze_u64_quotient(uint64_t num, uint64_t den)
{
    const uint32_t zeros_den = u64_leading_zeros(den);
    const uint32_t zeros = num < den ? zeros_den : u64_leading_zeros(num);
    const uint64_t d = u64_lift(den, zeros_den);
    const uint64_t n = u64_lift(num, zeros);
    uint64_t rest = n;
    uint32_t digit = 0;
    quotient q;

    BOUND(den > 0u);
    /*@ ghost if (num >= den) lift_falls_64(num, den, zeros, zeros_den); */
    /*@ ghost lift_order_64(num, den, zeros); */
    q.up = zeros_den - zeros;
    /*@ assert num < den ==> n < d; */
    /*@ assert num >= den && q.up == 0 ==> n >= d; */
    if (n >= d) {
        rest = n / 2u;
        digit = n % 2u == 0u ? 0u : UINT32_C(0x80000000);
        q.up = q.up + 1u;
        /*@ assert n == 2 * rest + n % 2; */
        /*@ assert rest * 0x100000000 + digit == n * 0x80000000; */
        /*@ assert pow2(zeros_den + 1) == 2 * pow2(zeros_den); */
    }
    q.bits = u64_divide_digit(rest, digit, d).quotient;
    /*@ assert low: q.bits * d <= rest * 0x100000000 + digit; */
    /*@ assert high: rest * 0x100000000 + digit < (q.bits + 1) * d; */
    /*@ assert same: n < d ==> rest * 0x100000000 + digit == n * 0x100000000; */
    /*@ assert halves: n >= d ==> rest * 0x100000000 + digit == n * 0x80000000; */
    /*@ assert next: n < d ==> n * 0x100000000 < (q.bits + 1) * d; */
    /*@ assert next_of_halves: n >= d ==> n * 0x100000000 < (q.bits + 1) * (2 * d); */
    /*@ ghost if (n < d && num >= den) normal_bits(q.bits, n, d); */
    /*@ ghost if (n >= d) whole_bits(q.bits, n, d); */
    /*@ assert q.up + zeros == zeros_den || q.up + zeros == zeros_den + 1; */
    /*@ assert n < d ==> den * pow2(q.up + zeros) == d; */
    /*@ assert n >= d ==> den * pow2(q.up + zeros) == 2 * d; */
    /*@ assert above: n < d ==> (num * pow2(zeros)) * 0x100000000 < (q.bits + 1) * (den * pow2(q.up + zeros)); */
    /*@ assert above_halves: n >= d ==>
          (num * pow2(zeros)) * 0x100000000 < (q.bits + 1) * (den * pow2(q.up + zeros)); */
    /*@ ghost
        if (n < d)
            unlift_64(q.bits, num, den, q.up, zeros);
        else
            unlift_64(q.bits, num, den, q.up, zeros);
     */
    return q;
}

/* ---- 48 bits of a quotient ---- */

/* The high word of what one digit leaves, by what is more than the highest 16 bits of d, gives 16 bits
 * more, at most 3 too small. */
GRAZE_SHARED uint64_t graze_u64_share_long(uint64_t n, uint64_t d)
{
    const u64_division first = u64_divide_digit(n, 0, d);
    const uint32_t rest = u64_high(first.remainder);
    const uint32_t by = u32_high_half(u64_high(d)) + 1u;
    const uint32_t more = u32_divide_short(rest, by).quotient;

    BOUND(u64_high(d) > INT32_MAX && n < d);
    /*@ assert narrow: d < by * 0x1000000000000 <= d + 0x1000000000000; */
    /*@ assert few: more * by <= rest < (more + 1) * by; */
    /*@ assert short: rest < by * 0x10000; */
    /*@ assert fits: more < 0x10000; */
    /*@ assert below: more * d <= more * (by * 0x1000000000000); */
    /*@ assert low: more * d <= first.remainder * 0x10000; */
    /*@ assert above: (more + 1) * (by * 0x1000000000000) <= (more + 1) * (d + 0x1000000000000); */
    /*@ assert high: first.remainder * 0x10000 < (more + 1) * (by * 0x1000000000000); */
    /*@ assert near: (more + 1) * 0x1000000000000 <= 2 * d; */
    /*@ assert digit: first.quotient * d <= n * 0x100000000; */
    /*@ assert sum: (first.quotient * 0x10000 + more) * d == (first.quotient * d) * 0x10000 + more * d; */
    return (uint64_t)first.quotient * 0x10000u + more;
}

/* ---- The quotient of 128 bits ---- */

/* The quotient of numbers of one length: up is 0 or 1. Both have their top bit. */
/*@ requires value_u128(d) >= 0x80000000000000000000000000000000;
    requires value_u128(n) < 2 * value_u128(d);
    assigns \nothing;
    ensures \result.up == (value_u128(n) < value_u128(d) ? 0 : 1);
    ensures \result.up == 0 ==>
      \result.bits * value_u128(d) <= value_u128(n) * 0x100000000 < (\result.bits + 1) * value_u128(d);
    ensures \result.up == 1 ==>
      \result.bits * (2 * value_u128(d)) <= value_u128(n) * 0x100000000 < (\result.bits + 1) * (2 * value_u128(d));
    ensures value_u128(n) >= 0x80000000000000000000000000000000 ==> \result.bits >= 0x80000000; */
GRAZE_INLINE quotient u128_quotient_aligned(u128 n, u128 d)
{
    const bool below = u128_less(n, d);
    u128_division r;
    quotient q;
    u160 p;

    p.high.hi = below ? n.hi : n.hi / 2u;
    p.high.lo = below ? n.lo : n.lo / 2u + n.hi % 2u * UINT64_C(0x8000000000000000);
    p.low = below ? 0u : u64_low(n.lo) % 2u * UINT32_C(0x80000000);
    /*@ assert below <==> value_u128(n) < value_u128(d); */
    /*@ assert whole: below ==> value_u160(p) == value_u128(n) * 0x100000000; */
    /*@ assert halves: !below ==> value_u160(p) == value_u128(n) * 0x80000000; */
    r = graze_u128_divide_digit(p, u128_of(d.hi, d.lo));
    q.bits = r.quotient;
    q.up = below ? 0u : 1u;
    /*@ assert low: q.bits * value_u128(d) <= value_u160(p); */
    /*@ assert next: value_u160(p) < (q.bits + 1) * value_u128(d); */
    /*@ ghost least_bits(q.bits, p, d); */
    return q;
}

/* Both are lifted by the zeros before num, or, if num < den, by the zeros before den. */
/*@ requires value_u128(den) > 0 && zeros_den <= 127;
    requires 0x80000000000000000000000000000000 <= value_u128(den) * pow2(zeros_den);
    requires value_u128(den) * pow2(zeros_den) < 0x100000000000000000000000000000000;
    assigns \nothing;
    ensures \result <= zeros_den;
    ensures value_u128(num) * pow2(\result) < 0x100000000000000000000000000000000;
    ensures value_u128(num) < value_u128(den) ==> \result == zeros_den;
    ensures value_u128(num) < value_u128(den) ==>
      value_u128(num) * pow2(zeros_den) < value_u128(den) * pow2(zeros_den);
    ensures value_u128(num) >= value_u128(den) ==>
      value_u128(num) * pow2(\result) >= 0x80000000000000000000000000000000;
    ensures value_u128(num) >= value_u128(den) ==>
      value_u128(num) * pow2(\result) >= value_u128(den) * pow2(\result); */
static uint32_t zeros_above(u128 num, u128 den, uint32_t zeros_den)
{
    uint32_t zeros;

    if (u128_less(num, den)) {
        /*@ ghost lift_order(num, den, zeros_den); */
        return zeros_den;
    }
    zeros = u128_leading_zeros(num);
    /*@ ghost lift_falls(num, den, zeros, zeros_den); */
    /*@ ghost lift_order(num, den, zeros); */
    return zeros;
}

GRAZE_SHARED quotient graze_u128_quotient(u128 num, u128 den)
{
    const uint32_t zeros_den = u128_leading_zeros(den);
    const uint32_t zeros = zeros_above(num, den, zeros_den);
    const u128 d = u128_lift(den, zeros_den);
    const u128 n = u128_lift(num, zeros);
    quotient q = u128_quotient_aligned(n, d);

    BOUND(den.hi > 0u || den.lo > 0u);
    /*@ ghost unlift_aligned(q.bits, q.up, num, den, n, d, zeros_den - zeros, zeros); */
    /*@ assert value_u128(num) >= value_u128(den) ==> q.bits >= 0x80000000; */
    /*@ assert value_u128(num) >= value_u128(den) && zeros == zeros_den ==> q.up == 1; */
    q.up = q.up + (zeros_den - zeros);
    return q;
}

#include "wide/end_fast.h"
#endif
