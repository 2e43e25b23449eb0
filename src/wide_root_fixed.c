/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The roots of wide numbers: see root.h for the algorithm. */

#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "wide/divide.h"
#include "wide/root.h"
#include "wide/root_lemmas.h"
#include "wide/begin_fast.h"

/* ---- Normalising, and back ---- */

/* Half the leading zeros, rounded down: x times 4 to that power has its top bit or the next bit set. */
/*@ requires x > 0;
    assigns \nothing;
    ensures \result <= 15;
    ensures 0x40000000 <= x * pow2(2 * \result) < 0x100000000; */
static inline uint32_t u32_zero_pairs(uint32_t x)
{
    const uint32_t zeros = u32_leading_zeros(x);
    const uint32_t pairs = zeros / 2u;

    /*@ assert zeros == 2 * pairs || zeros == 2 * pairs + 1; */
    /*@ assert pow2(2 * pairs + 1) == 2 * pow2(2 * pairs); */
    /*@ assert zeros == 2 * pairs ==> x * pow2(zeros) == x * pow2(2 * pairs); */
    /*@ assert zeros == 2 * pairs + 1 ==> x * pow2(zeros) == 2 * (x * pow2(2 * pairs)); */
    return pairs;
}

/* x * scale, which MUST have 64 bits. */
/*@ requires scale > 0 && x * scale < 0x10000000000000000;
    assigns \nothing;
    ensures \result == x * scale; */
static inline uint64_t u64_scaled(uint64_t x, uint32_t scale)
{
    const uint32_t x1 = u64_high(x);
    const uint32_t x0 = u64_low(x);
    const uint64_t low = u32_mul(x0, scale);

    /*@ assert x == x1 * 0x100000000 + x0; */
    /*@ assert x * scale == (x1 * scale) * 0x100000000 + low; */
    return u64_of(x1 * scale + u64_high(low), u64_low(low));
}

/* ---- 64 bits ---- */

/*@ requires x >= 0x4000000000000000;
    assigns \nothing;
    ensures x == \result.root * \result.root + \result.rest;
    ensures \result.rest <= 2 * \result.root;
    ensures \result.root >= 0x80000000; */
static inline u64_root u64_root_normal(uint64_t x)
{
    const u32_root top = u32_root_normal(u64_high(x));
    const uint32_t low = u64_low(x);
    const uint32_t half = top.rest * 0x8000u + low / 0x20000u; /* <= (2^17 - 2) 2^15 + 2^15 - 1 */
    const uint32_t guess = u32_divide_short(half, top.root).quotient; /* <= 2^16 */
    const uint32_t digit = guess < 0x10000u ? guess : 0xffffu;
    const uint32_t left = half - digit * top.root;
    const uint64_t rest = (uint64_t)left * 0x20000u + low % 0x20000u;
    const uint32_t square = digit * digit;
    u64_root r;

    BOUND(x >= UINT64_C(0x4000000000000000));
    /*@ assert words: x == (top.root * top.root + top.rest) * 0x100000000 + low; */
    /*@ assert left <= top.root + 0x7fff; */
    /*@ assert left >= top.root ==> digit == 0xffff; */
    /*@ ghost append_digit(top.root, digit); */
    /*@ assert exact: x == (top.root * 0x10000 + digit) * (top.root * 0x10000 + digit) + rest - square; */
    r.root = top.root * 0x10000u + digit;
    if (rest >= square) {
        r.rest = rest - square;
    } else {
        r.rest = rest + 2u * (uint64_t)r.root - 1u - square;
        r.root = r.root - 1u;
    }
    return r;
}

GRAZE_SHARED uint32_t graze_u64_sqrt(uint64_t x)
{
    const bool is_short = u64_high(x) == 0u;
    const uint64_t y = is_short ? u64_of(u64_low(x), 0) : x;
    uint32_t pairs;
    uint32_t scale;
    uint32_t power;
    uint32_t root;

    if (x == 0u) {
        return 0;
    }
    pairs = u32_zero_pairs(u64_high(y));
    scale = u32_power_of_2(2u * pairs);
    power = u32_power_of_2(is_short ? pairs + 16u : pairs);
    /*@ ghost next_fits(y / 0x100000000, 2 * pairs, scale); */
    /*@ ghost fits_64(y, scale); */
    /*@ ghost square_power(pairs, scale); */
    /*@ ghost same_scale(x, y, scale, ghost_mul(power, power)); */
    root = u64_root_normal(u64_scaled(y, scale)).root;
    /*@ ghost unscale_root(root / power, x, root, power); */
    return root / power;
}

/* ---- 96 bits: the root has 48 ---- */

GRAZE_SHARED uint64_t graze_u64_sqrt_long(uint64_t x)
{
    const u64_root top = u64_root_normal(x);
    const uint32_t half = u64_low(top.rest / 2u); /* <= top.root */
    const uint32_t odd = u64_low(top.rest) % 2u * 0x8000u;
    const uint64_t above = (uint64_t)top.root * 0x10000u;
    u32_division d;
    uint32_t square;
    uint64_t root;

    BOUND(x >= UINT64_C(0x4000000000000000));
    if (half >= top.root) {
        return above + 0xffffu;
    }
    d = u32_divide_digit(half, odd, top.root);
    square = d.quotient * d.quotient;
    root = above + d.quotient;
    /*@ ghost append_digit(top.root, d.quotient); */
    /*@ assert exact: x * 0x100000000 == root * root + d.remainder * 0x20000 - square; */
    return (uint64_t)d.remainder * 0x20000u < square ? root - 1u : root;
}

/* ---- 128 bits ---- */

/*@ requires value_u128(x) * scale < 0x100000000000000000000000000000000;
    assigns \nothing;
    ensures value_u128(\result) == value_u128(x) * scale; */
static inline u128 u128_scaled(u128 x, uint32_t scale)
{
    const u160 p = graze_u128_mul_u32(x, scale);

    /*@ assert p.high.hi < 0x100000000; */
    return u128_of(u64_of(u64_low(p.high.hi), u64_high(p.high.lo)),
                   u64_of(u64_low(p.high.lo), p.low));
}

/* The given root or one less, whichever is right. */
/*@ requires above ==> root > 0 && root * root - 2 * root + 1 <= value_u128(x) < root * root;
    requires !above ==> root * root <= value_u128(x) <= root * root + 2 * root;
    assigns \nothing;
    ensures \result * \result <= value_u128(x) < (\result + 1) * (\result + 1); */
static inline uint64_t u128_root_settled(u128 x, uint64_t root, bool above)
{
    (void)x;
    return above ? root - 1u : root;
}

/* The remainder is remainder * 2^33 + the low 33 bits of x, less the square of the digit: 66 bits.
 * Only its sign is needed, high bits first. */
/*@ requires x.hi >= 0x4000000000000000;
    assigns \nothing;
    ensures \result * \result <= value_u128(x) < (\result + 1) * (\result + 1); */
static uint64_t u128_root_normal(u128 x)
{
    const u64_root top = u64_root_normal(x.hi);
    const uint64_t half = top.rest * 0x80000000u + x.lo / 0x200000000u; /* <= (2^33 - 1) 2^31 - 1 */
    const uint64_t low = x.lo % 0x200000000u;
    u32_division d;
    uint64_t square;
    uint64_t root;
    bool above;

    BOUND(x.hi >= UINT64_C(0x4000000000000000));
    /*@ assert words: value_u128(x) == (top.root * top.root) * 0x10000000000000000 + half * 0x200000000 + low; */
    if (u64_high(half) >= top.root) {
        /*@ assert top.rest == 2 * top.root; */
        root = u64_of(top.root, UINT32_MAX);
        /*@ ghost append_word(top.root, 0xffffffff); */
        return u128_root_settled(x, root, false);
    }
    d = u32_divide_normal(half, top.root);
    square = u32_mul(d.quotient, d.quotient);
    root = u64_of(top.root, d.quotient);
    above = d.remainder < square / 0x200000000u ||
            (d.remainder == square / 0x200000000u && low < square % 0x200000000u);
    /*@ ghost append_word(top.root, d.quotient); */
    /*@ assert exact: value_u128(x) == root * root + d.remainder * 0x200000000 + low - square; */
    /*@ assert sign: above != 0 <==> d.remainder * 0x200000000 + low < square; */
    return u128_root_settled(x, root, above);
}

GRAZE_SHARED uint64_t graze_u128_sqrt(u128 x)
{
    const bool is_short = u64_high(x.hi) == 0u;
    u128 y = x;
    uint32_t pairs;
    uint32_t scale;
    uint32_t places;
    uint64_t root;
    uint64_t result;

    if (x.hi == 0u) {
        return graze_u64_sqrt(x.lo);
    }
    if (is_short) {
        y = u128_of(u64_of(u64_low(x.hi), u64_high(x.lo)), u64_of(u64_low(x.lo), 0));
    }
    pairs = u32_zero_pairs(u64_high(y.hi));
    scale = u32_power_of_2(2u * pairs);
    places = is_short ? pairs + 16u : pairs;
    /*@ ghost next_fits(y.hi / 0x100000000, 2 * pairs, scale); */
    /*@ ghost scale_top(y, y.hi / 0x100000000, scale); */
    /*@ ghost square_power(pairs, scale); */
    /*@ ghost uint32_t power = ghost_power(places); */
    /*@ ghost same_long_scale(x, y, scale, ghost_mul(power, power)); */
    root = u128_root_normal(u128_scaled(y, scale));
    result = u64_over_power(root, places);
    /*@ ghost unscale_long_root(result, x, root, power); */
    return result;
}

#include "wide/end_fast.h"
#endif
