/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Wide numbers times a power of two: used to normalise a divisor of more than one word. */

#ifndef GRAZE_WIDE_LIFT_H
#define GRAZE_WIDE_LIFT_H

#include "wide.h"
#include "lift_words_lemmas.h"
#include "divide_short.h"

/*@ requires x > 0;
    assigns \nothing;
    ensures \result <= 63;
    ensures 0x8000000000000000 <= x * pow2(\result) < 0x10000000000000000;
    ensures (x + 1) * pow2(\result) <= 0x10000000000000000; */
static inline uint32_t u64_leading_zeros(uint64_t x)
{
    const uint32_t high = u64_high(x);
    const uint32_t low = u64_low(x);
    const uint32_t zeros = u32_leading_zeros(high > 0u ? high : low);

    /*@ ghost uint32_t scale = ghost_power(zeros); */
    /*@ assert pow2((zeros + 16) + 16) == 0x100000000 * pow2(zeros); */
    /*@ assert pow2(32 + zeros) == 0x100000000 * scale; */
    /*@ ghost scale_words(x, high, low, scale); */
    /*@ ghost scale_le(low, 0xffffffff, scale); */
    /*@ ghost next_fits(high > 0 ? high : low, zeros, scale); */
    /*@ assert (x + 1) * scale <= (high * scale) * 0x100000000 + 0x100000000 * scale; */
    /*@ assert (x + 1) * scale <= ((high + 1) * scale) * 0x100000000; */
    /*@ assert high == 0 ==> x == low; */
    /*@ ghost scale_word_up(x, scale); */
    /*@ assert high == 0 ==> x * pow2(32 + zeros) == (low * scale) * 0x100000000; */
    /*@ assert high == 0 ==> (x + 1) * pow2(32 + zeros) == ((low + 1) * scale) * 0x100000000; */
    /*@ assert high > 0 ==> 0x8000000000000000 <= x * pow2(zeros) < 0x10000000000000000; */
    /*@ assert high == 0 ==> 0x8000000000000000 <= x * pow2(32 + zeros) < 0x10000000000000000; */
    return high > 0u ? zeros : 32u + zeros;
}

/*@ requires a * b < 0x100000000;
    assigns \nothing;
    ensures \result == a * b; */
static inline uint32_t u32_mul_short(uint32_t a, uint32_t b)
{
    return a * b;
}

/* x * 2^k, which MUST fit. */
/*@ requires k <= 63 && x * pow2(k) < 0x10000000000000000;
    assigns \nothing;
    ensures \result == x * pow2(k); */
static inline uint64_t u64_lift(uint64_t x, uint32_t k)
{
    const uint32_t places = k < 32u ? k : k - 32u;
    const uint32_t scale = u32_power_of_2(places);
    uint64_t y = x;
    uint32_t high;
    uint32_t carry;
    uint64_t low;

    /*@ assert pow2((places + 16) + 16) == 0x100000000 * pow2(places); */
    if (k >= 32u) {
        /*@ assert pow2(k) == 0x100000000 * scale; */
        /*@ ghost scale_word_up(x, scale); */
        /*@ assert x * scale < 0x100000000; */
        /*@ ghost if (x > 0) scale_le(1, scale, x); */
        /*@ assert x < 0x100000000; */
        y = u64_of(u64_low(x), 0);
        /*@ assert y == x * 0x100000000; */
    }
    /*@ assert lifted: y * scale == x * pow2(k); */
    high = u64_high(y);
    low = u32_mul(u64_low(y), scale);
    /*@ ghost scale_words(y, high, (uint32_t)(y % 0x100000000), scale); */
    /*@ assert words: y * scale == (high * scale) * 0x100000000 + low; */
    carry = u64_high(low);
    /*@ assert whole: high * scale * 0x100000000 < 0x10000000000000000; */
    /*@ assert top: high * scale < 0x100000000; */
    /*@ assert fits: high * scale + carry < 0x100000000; */
    return u64_of(u32_mul_short(high, scale) + carry, u64_low(low));
}

/* floor(x / p), for p = 2^k and up = 2^(31 - k). */
/*@ requires p > 0 && p * (2 * up) == 0x100000000;
    assigns \nothing;
    ensures \result * p <= x < (\result + 1) * p; */
static inline uint64_t u64_over(uint64_t x, uint32_t p, uint32_t up)
{
    const uint32_t x1 = u64_high(x);
    const uint32_t x0 = u64_low(x);
    const uint32_t part = x1 % p;
    uint32_t fallen;

    /*@ ghost falls_in_place(x1, p, up); */
    /*@ ghost falls_in_place(x0, p, up); */
    /*@ assert part * up <= 0x80000000 - up; */
    /*@ ghost falls_whole(x1, x0, p, up); */
    fallen = part * up;
    return u64_of(x1 / p, 2u * fallen + x0 / p);
}

/*@ requires k <= 31;
    assigns \nothing;
    ensures \result * pow2(k) <= x < (\result + 1) * pow2(k); */
static inline uint64_t u64_over_power(uint64_t x, uint32_t k)
{
    const uint32_t power = u32_power_of_2(k);
    const uint32_t up = u32_power_of_2(31u - k);

    /*@ ghost pow2_sum(k, 31 - k); */
    /*@ ghost power_31(); */
    /*@ assert power * up == 0x80000000; */
    return u64_over(x, power, up);
}

/* x / 2^k, rounded down. */
/*@ requires k <= 63;
    assigns \nothing;
    ensures \result * pow2(k) <= x < (\result + 1) * pow2(k); */
static inline uint64_t u64_fall(uint64_t x, uint32_t k)
{
    const uint64_t y = k < 32u ? x : u64_high(x);
    const uint32_t places = k < 32u ? k : k - 32u;

    /*@ assert pow2((places + 16) + 16) == 0x100000000 * pow2(places); */
    /*@ assert k >= 32 ==> y * 0x100000000 <= x < (y + 1) * 0x100000000; */
    return u64_over_power(y, places);
}

/*@ requires value_u128(x) > 0;
    assigns \nothing;
    ensures \result <= 127;
    ensures 0x80000000000000000000000000000000 <= value_u128(x) * pow2(\result) < 0x100000000000000000000000000000000; */
static inline uint32_t u128_leading_zeros(u128 x)
{
    const uint64_t top = x.hi > 0u ? x.hi : x.lo;
    const uint32_t zeros = u64_leading_zeros(top);

    /*@ ghost lift_top(x, zeros); */
    return x.hi > 0u ? zeros : 64u + zeros;
}

/* x * 2^k, which MUST fit. In place: gcc would pass structures with memcpy on a Cortex-M0. */
/*@ requires k <= 127 && value_u128(x) * pow2(k) < 0x100000000000000000000000000000000;
    assigns \nothing;
    ensures value_u128(\result) == value_u128(x) * pow2(k); */
GRAZE_INLINE u128 u128_lift(u128 x, uint32_t k)
{
    const uint32_t fewer = k < 64u ? k : k - 64u;
    const uint32_t places = fewer < 32u ? fewer : fewer - 32u;
    const uint64_t hi = k < 64u ? x.hi : x.lo;
    const uint64_t lo = k < 64u ? x.lo : 0u;
    const uint64_t high = fewer < 32u ? hi : u64_of(u64_low(hi), u64_high(lo));
    const uint64_t low = fewer < 32u ? lo : u64_of(u64_low(lo), 0);
    /*@ ghost u128 y, z; y.hi = hi; y.lo = lo; z.hi = high; z.lo = low; */
    /*@ ghost if (k >= 64) lift_two_words(x, y, k); */
    /*@ assert first: value_u128(y) * pow2(fewer) == value_u128(x) * pow2(k); */
    /*@ ghost if (fewer >= 32) lift_one_word(y, z, fewer); */
    /*@ assert second: value_u128(z) * pow2(places) == value_u128(y) * pow2(fewer); */
    const u160 r = graze_u128_mul_u32(u128_of(high, low), u32_power_of_2(places));

    /*@ assert whole: value_u160(r) == value_u128(x) * pow2(k); */
    /*@ assert fits: r.high.hi < 0x100000000; */
    return u128_of(u64_of(u64_low(r.high.hi), u64_high(r.high.lo)),
                   u64_of(u64_low(r.high.lo), r.low));
}

/* The upper 64 bits of x * 2^k, which MUST fit. Without the product of the word that is dropped. */
/*@ requires k <= 127 && value_u128(x) * pow2(k) < 0x100000000000000000000000000000000;
    assigns \nothing;
    ensures \result * 0x10000000000000000 <= value_u128(x) * pow2(k);
    ensures value_u128(x) * pow2(k) < (\result + 1) * 0x10000000000000000; */
GRAZE_INLINE uint64_t u128_lift_high(u128 x, uint32_t k)
{
    const uint32_t fewer = k < 64u ? k : k - 64u;
    const uint32_t scale = u32_power_of_2(fewer % 32u);
    const uint64_t hi = k < 64u ? x.hi : x.lo;
    const uint64_t lo = k < 64u ? x.lo : 0u;
    const uint32_t top = fewer < 32u ? u64_high(hi) : u64_low(hi);
    const uint32_t middle = fewer < 32u ? u64_low(hi) : u64_high(lo);
    const uint32_t low = fewer < 32u ? u64_high(lo) : u64_low(lo);
    /*@ ghost uint32_t rest = fewer < 32 ? (uint32_t)(lo % 0x100000000) : 0; */
    /*@ ghost u128 y, z; y.hi = hi; y.lo = lo; */
    /*@ ghost z.hi = top * (uint64_t)0x100000000 + middle; z.lo = low * (uint64_t)0x100000000 + rest; */
    /*@ ghost if (k >= 64) lift_two_words(x, y, k); */
    /*@ assert first: value_u128(y) * pow2(fewer) == value_u128(x) * pow2(k); */
    /*@ ghost if (fewer >= 32) lift_one_word(y, z, fewer); */
    /*@ assert places: fewer < 32 ? fewer % 32 == fewer : fewer % 32 == fewer - 32; */
    /*@ assert same: fewer < 32 ==> z.hi == y.hi && z.lo == y.lo; */
    /*@ assert scale: scale == pow2(fewer < 32 ? fewer : fewer - 32); */
    /*@ assert second: value_u128(z) * scale == value_u128(y) * pow2(fewer); */
    /*@ ghost lift_of_words(z, top, middle, low, rest, scale, fewer % 32); */
    const uint64_t part = u32_mul(middle, scale) + u64_high(u32_mul(low, scale));

    return u64_of(u32_mul_short(top, scale) + u64_high(part), u64_low(part));
}

#endif
