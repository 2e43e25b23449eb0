/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Quotients and the rounding division. All are floors of exact values unless they say "to nearest".
 * No 64-bit division is used: a quotient has 32 bits, made of two digits of 16. */

#ifndef GRAZE_WIDE_DIVIDE_H
#define GRAZE_WIDE_DIVIDE_H

#include "wide.h"
#include "divide_short.h"
#include "lemmas.h"

/* ---- 64 by 32 bits ---- */

/* floor(d / 2^16) for a normalised d. Written so that it cannot be 0, as it is a divisor. */
/*@ requires d >= 0x80000000;
    assigns \nothing;
    ensures \result == d / 0x10000 && \result >= 0x8000; */
static inline uint32_t u32_high_half(uint32_t d)
{
    return 0x8000u + d / 0x10000u % 0x8000u;
}

/* One digit of 16 bits: rest * 2^16 + digit divided by d, where 2^31 <= d and rest < d. The first
 * guess divides by the high half of d, so it is never too small, and at most 2 too great. */
/*@ requires d >= 0x80000000 && rest < d && digit < 0x10000;
    assigns \nothing;
    ensures \result.quotient * d + \result.remainder == rest * 0x10000 + digit;
    ensures \result.quotient < 0x10000;
    ensures \result.remainder < d; */
static inline u32_division u32_divide_digit(uint32_t rest, uint32_t digit, uint32_t d)
{
    const uint32_t d1 = u32_high_half(d);
    const uint32_t d0 = d % 0x10000u;
    const u32_division high = u32_divide_short(rest, d1);
    const uint32_t guess = high.quotient;                    /* <= 2^16 + 1 */
    const uint32_t left = high.remainder * 0x10000u + digit; /* < d1 * 2^16 <= d */
    const uint32_t taken = guess * d0;                       /* <= (2^16 + 1)(2^16 - 1) < 2^32 */
    u32_division r;

    /*@ assert rest * 0x10000 + digit == guess * d + left - taken; */
    if (left >= taken) {
        r.quotient = guess;
        r.remainder = left - taken;
    } else {
        const uint32_t deficit = taken - left; /* < 2^32 <= 2 d */

        r.quotient = deficit > d ? guess - 2u : guess - 1u;
        r.remainder = deficit > d ? d - (deficit - d) : d - deficit;
    }
    /*@ assert whole: r.quotient * d + r.remainder == rest * 0x10000 + digit; */
    /*@ assert below: r.quotient * d < 0x10000 * d; */
    /*@ ghost unscale_lt(r.quotient, 0x10000, d); */
    return r;
}

/* n / d for a normalised d: 2^31 <= d, and n < d * 2^32, so that the quotient has 32 bits. */
/*@ requires d >= 0x80000000 && n < d * 0x100000000;
    assigns \nothing;
    ensures \result.quotient * d + \result.remainder == n;
    ensures \result.remainder < d; */
GRAZE_INLINE u32_division u32_divide_normal(uint64_t n, uint32_t d)
{
    const uint32_t low = u64_low(n);
    const u32_division first = u32_divide_digit(u64_high(n), low / 0x10000u, d);
    const u32_division second = u32_divide_digit(first.remainder, low % 0x10000u, d);
    u32_division r;

    BOUND(d >= UINT32_C(0x80000000) && u64_high(n) < d);
    r.quotient = first.quotient * 0x10000u + second.quotient;
    r.remainder = second.remainder;
    return r;
}

/* n / d, given the power of two that normalises d; n < d * 2^32. The remainder is that of the
 * scaled numbers. */
/*@ requires 0x80000000 <= d * scale < 0x100000000 && n < d * 0x100000000;
    requires d > 0 && scale > 0;
    assigns \nothing;
    ensures \result.quotient * (d * scale) + \result.remainder == n * scale;
    ensures \result.remainder < d * scale;
    ensures \result.quotient * d <= n < (\result.quotient + 1) * d; */
static inline u32_division u32_divide_scaled(uint64_t n, uint32_t d, uint32_t scale)
{
    const uint32_t n1 = u64_high(n);
    const uint32_t n0 = u64_low(n);
    const uint64_t low = u32_mul(n0, scale);
    const uint32_t high = u64_high(low);
    u32_division r;

    BOUND(n1 < d);
    /*@ assert words: n == n1 * 0x100000000 + n0; */
    /*@ assert below: n1 + 1 <= d; */
    /*@ ghost scale_le(n0, 0xffffffff, scale); */
    /*@ assert rest: n0 * scale <= 0xffffffff * scale; */
    /*@ assert high: high < scale; */
    /*@ assert fits: (n1 + 1) * scale <= d * scale; */
    /*@ assert product: n * scale == n1 * scale * 0x100000000 + n0 * scale; */
    r = u32_divide_normal(u64_of(n1 * scale + high, u64_low(low)), d * scale);
    /*@ assert exact: r.quotient * (d * scale) + r.remainder == n * scale; */
    /*@ assert floor: (r.quotient * d) * scale <= n * scale; */
    /*@ assert next: n * scale < ((r.quotient + 1) * d) * scale; */
    /*@ ghost unscale_le((uint64_t)r.quotient * d, n, scale); */
    /*@ ghost unscale_lt(n, ((uint64_t)r.quotient + 1) * d, scale); */
    return r;
}

/* floor(n / d), where 0 < d and n < d * 2^32. */
/*@ requires d > 0 && n < d * 0x100000000;
    assigns \nothing;
    ensures \result * d <= n < (\result + 1) * d; */
static inline uint32_t u32_divide(uint64_t n, uint32_t d)
{
    const uint32_t scale = u32_power_of_2(u32_leading_zeros(d));

    BOUND(d > 0u && u64_high(n) < d);
    return u32_divide_scaled(n, d, scale).quotient;
}

/* The quotient to nearest, ties up, at most 2^32 - 1. */
/*@ requires r.remainder < d;
    assigns \nothing;
    ensures 2 * \result * d <= 2 * (r.quotient * d + r.remainder) + d;
    ensures \result == 0xffffffff || 2 * (r.quotient * d + r.remainder) + d < 2 * (\result + 1) * d; */
static inline uint32_t u32_round(u32_division r, uint32_t d)
{
    const bool up = r.remainder >= d - r.remainder;

    return up && r.quotient < UINT32_MAX ? r.quotient + 1u : r.quotient;
}

/* ---- The quotient that keeps 31 bits ---- */

/* bits * 2^up <= num * 2^32 / den < (bits + 1) * 2^up. For a quotient below one, up is 0; from one
 * on, bits has its top bit, so that two quotients compare as (up, bits). */
typedef struct {
    uint32_t bits, up;
} quotient;

/* The quotient of numbers of one length: up is 0 or 1. The scale normalises d. */
/*@ requires 0x80000000 <= d * scale < 0x100000000 && num * scale < 0x100000000;
    requires d > 0 && scale > 0;
    assigns \nothing;
    ensures num < d ==> \result.up == 0;
    ensures num >= d ==> \result.up == 1;
    ensures \result.up == 0 ==> \result.bits * d <= num * 0x100000000 < (\result.bits + 1) * d;
    ensures \result.up == 1 ==> \result.bits * (2 * d) <= num * 0x100000000 < (\result.bits + 1) * (2 * d);
    ensures num * scale >= 0x80000000 ==> \result.bits >= 0x80000000; */
static inline quotient quotient_aligned(uint32_t num, uint32_t d, uint32_t scale)
{
    const uint32_t n = num * scale;
    const uint32_t whole = num >= d;
    const uint32_t hi = whole == 1u ? n / 2u : n;
    const uint32_t lo = whole == 1u ? n % 2u * UINT32_C(0x80000000) : 0u;
    quotient q;

    /*@ assert num < d ==> n < d * scale; */
    /*@ assert hi < d * scale; */
    q.bits = u32_divide_normal(u64_of(hi, lo), d * scale).quotient;
    q.up = whole;
    /*@ assert whole == 0 ==> q.bits * (d * scale) <= n * 0x100000000 < (q.bits + 1) * (d * scale); */
    /*@ assert whole == 1 ==> q.bits * (d * scale) <= n * 0x80000000 < (q.bits + 1) * (d * scale); */
    /*@ assert whole == 0 ==> (q.bits * d) * scale <= (num * 0x100000000) * scale < ((q.bits + 1) * d) * scale; */
    /*@ assert whole == 1 ==> (q.bits * d) * scale <= (num * 0x80000000) * scale < ((q.bits + 1) * d) * scale; */
    /*@ ghost
        uint64_t one = whole == 1 ? 0x80000000 : 0x100000000;
        unscale_le((uint64_t)q.bits * d, num * one, scale);
        unscale_lt(num * one, ((uint64_t)q.bits + 1) * d, scale);
     */
    return q;
}

/* den * by, which fits because den is not yet normalised. */
/*@ requires den > 0 && by > 0 && scale > 0 && (den * by) * scale < 0x100000000;
    assigns \nothing;
    ensures \result == den * by && \result > 0; */
static inline uint32_t u32_lift(uint32_t den, uint32_t by, uint32_t scale)
{
    (void)scale;
    /*@ ghost uint64_t product = ghost_mul(den, by); */
    /*@ assert product * scale < 0x100000000 * scale; */
    /*@ ghost unscale_lt(product, 0x100000000, scale); */
    /*@ assert product > 0; */
    return den * by;
}

/*@ requires den > 0;
    assigns \nothing;
    ensures \result.bits * (den * pow2(\result.up)) <= num * 0x100000000;
    ensures num * 0x100000000 < (\result.bits + 1) * (den * pow2(\result.up));
    ensures num < den ==> \result.up == 0;
    ensures num >= den ==> \result.bits >= 0x80000000 && 1 <= \result.up <= 32; */
static inline quotient u32_quotient(uint32_t num, uint32_t den)
{
    const uint32_t zeros_den = u32_leading_zeros(den);
    const uint32_t zeros = num < den ? zeros_den : u32_leading_zeros(num);
    uint32_t up;
    uint32_t scale;
    uint32_t d;
    quotient q;

    BOUND(den > 0u);
    /*@ ghost if (num >= den) zeros_fall(num, den, zeros, zeros_den); */
    /*@ ghost pow2_sum(zeros, zeros_den - zeros); */
    up = zeros_den - zeros;
    GIVEN(up < 32u);
    scale = u32_power_of_2(zeros);
    /*@ assert (den * pow2(up)) * scale == den * pow2(zeros_den); */
    d = u32_lift(den, u32_power_of_2(up), scale);
    /*@ assert pow2(0) == 1; */
    q = quotient_aligned(num, d, scale);
    /*@ assert q.up == 1 ==> pow2(up + 1) == 2 * pow2(up); */
    /*@ assert q.up == 1 ==> den * pow2(up + 1) == 2 * d; */
    /*@ assert num >= den && up == 0 ==> q.up == 1; */
    /*@ ghost as_power(q.bits, q.up + up, num, den, q.up == 1 ? 2 * (uint64_t)d : d); */
    q.up = q.up + up;
    return q;
}

/* The quotient of numbers of 64 bits. */
/*@ requires den > 0;
    assigns \nothing;
    ensures \result.bits * (den * pow2(\result.up)) <= num * 0x100000000;
    ensures num * 0x100000000 < (\result.bits + 1) * (den * pow2(\result.up));
    ensures num < den ==> \result.up == 0;
    ensures num >= den ==> \result.bits >= 0x80000000 && 1 <= \result.up <= 64; */
quotient graze_u64_quotient(uint64_t num, uint64_t den);

/* The quotient of numbers of 128 bits. */
/*@ requires value_u128(den) > 0;
    assigns \nothing;
    ensures \result.bits * (value_u128(den) * pow2(\result.up)) <= value_u128(num) * 0x100000000;
    ensures value_u128(num) * 0x100000000 < (\result.bits + 1) * (value_u128(den) * pow2(\result.up));
    ensures value_u128(num) < value_u128(den) ==> \result.up == 0;
    ensures value_u128(num) >= value_u128(den) ==> \result.bits >= 0x80000000 && 1 <= \result.up <= 128; */
quotient graze_u128_quotient(u128 num, u128 den);

/* n * 2^48 / d, less than one, rounded down or at most 3 less: 48 bits. */
/*@ requires d >= 0x8000000000000000 && n < d;
    assigns \nothing;
    ensures \result < 0x1000000000000;
    ensures \result * d <= n * 0x1000000000000 < (\result + 4) * d; */
uint64_t graze_u64_share_long(uint64_t n, uint64_t d);

/* ---- The rounding division ---- */

/* m * num / den to nearest, ties up, at most 2^32 - 1. 0 < den. */
/*@ requires den > 0;
    assigns \nothing;
    ensures 2 * \result * den <= 2 * m * num + den;
    ensures \result == 0xffffffff || 2 * m * num + den < 2 * (\result + 1) * den; */
uint32_t graze_u32_round_ratio(uint32_t m, uint32_t num, uint32_t den);

/*@ predicate rounds(integer r, integer p, integer d) =
      2 * r * d <= 2 * p + d && (r == 0xffffffff || 2 * p + d < 2 * (r + 1) * d); */

typedef struct GRAZE_WORD_ALIGNED {
    uint32_t quotient;
    u128 remainder;
} u128_division;

/* p / d, where p < d * 2^32, and the top word of d is not 0. */
/*@ requires value_u128(p.high) < value_u128(d) && d.hi >= 0x100000000;
    assigns \nothing;
    ensures \result.quotient * value_u128(d) + value_u128(\result.remainder) == value_u160(p);
    ensures value_u128(\result.remainder) < value_u128(d); */
u128_division graze_u128_divide_digit(u160 p, u128 d);

/* p / den to nearest, ties up, at most 2^32 - 1. */
/*@ requires value_u128(den) > 0;
    assigns \nothing;
    ensures rounds(\result, value_u160(p), value_u128(den)); */
uint32_t graze_round_wide(u160 p, u128 den);

/* The rounding division of wide numbers. */
/*@ requires value_u128(den) > 0;
    assigns \nothing;
    ensures rounds(\result, m * value_u128(num), value_u128(den)); */
uint32_t graze_round_ratio(uint32_t m, u128 num, u128 den);

#endif
