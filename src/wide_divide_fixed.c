/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The rounding division of wide numbers. */

#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "wide/divide.h"
#include "wide/begin_fast.h"

/* ---- The rounding division ---- */

GRAZE_SHARED uint32_t graze_u32_round_ratio(uint32_t m, uint32_t num, uint32_t den)
{
    const uint64_t n = u32_mul(m, num);
    uint32_t scale;
    uint32_t rounded;
    u32_division r;

    BOUND(den > 0u);
    if (u64_high(n) >= den) {
        return UINT32_MAX;
    }
    scale = u32_power_of_2(u32_leading_zeros(den));
    r = u32_divide_scaled(n, den, scale);
    rounded = u32_round(r, den * scale);
    /*@ assert low: 2 * (rounded * den) * scale <= (2 * n + den) * scale; */
    /*@ assert high: rounded == 0xffffffff || (2 * n + den) * scale < 2 * ((rounded + 1) * den) * scale; */
    /*@ ghost unscale_half_le(ghost_mul(rounded, den), n, den, scale); */
    /*@ ghost if (rounded < 0xffffffff) unscale_half_lt(ghost_mul(rounded + 1, den), n, den, scale); */
    return rounded;
}

/* Knuth's guess of floor(p / d), from the top word of d and the top two of p when both are scaled
 * so that d has its top bit. It is never too small, and at most 2 too great: guess * d < guess *
 * (d1 + 1) * 2^96 <= p + 2^128 <= p + 2 d. */
/*@ requires value_u128(p.high) < value_u128(d) && d.hi >= 0x100000000;
    assigns \nothing;
    ensures value_u160(p) < \result * value_u128(d) + value_u128(d);
    ensures \result * value_u128(d) < value_u160(p) + 2 * value_u128(d); */
static uint32_t guess_quotient(u160 p, u128 d)
{
    const uint32_t dh = u64_high(d.hi);
    const uint32_t zeros = u32_leading_zeros(dh);
    const uint32_t scale = u32_power_of_2(zeros);
    const u160 divisor = graze_u128_mul_u32(d, scale);    /* < 2^128 */
    const u160 upper = graze_u128_mul_u32(p.high, scale); /* < 2^128 */
    const uint64_t lower = u32_mul(p.low, scale);
    /* 0, since the scale is a power of two: the proof does not need that fact. */
    const uint32_t carry = u64_high((uint64_t)upper.low + u64_high(lower));
    const u128 top = u128_add(upper.high, u128_of(0, carry)); /* floor(p * scale / 2^64) < 2^96 */
    const uint32_t d1 = u64_low(divisor.high.hi);             /* floor(d * scale / 2^96) */
    const uint64_t n1 = u64_of(u64_low(top.hi), u64_high(top.lo));
    uint32_t q = UINT32_MAX;

    /*@ ghost next_fits(dh, zeros, scale); */
    /*@ assert dh * 0x1000000000000000000000000 <= value_u128(d) < (dh + 1) * 0x1000000000000000000000000; */
    /*@ ghost scale_top(d, dh, scale); */
    /*@ assert 0x80000000 * 0x1000000000000000000000000 <= value_u160(divisor); */
    /*@ assert value_u160(divisor) < 0x100000000 * 0x1000000000000000000000000; */
    /*@ assert d1 >= 0x80000000 && d1 * 0x1000000000000000000000000 <= value_u160(divisor); */
    /*@ assert value_u160(divisor) < (d1 + 1) * 0x1000000000000000000000000; */
    /*@ assert value_u160(p) < value_u128(d) * 0x100000000; */
    /*@ ghost scale_u160(p, d, scale); */
    /*@ assert value_u160(p) * scale == value_u160(upper) * 0x100000000 + lower; */
    /*@ assert value_u128(top) * 0x10000000000000000 <= value_u160(p) * scale; */
    /*@ assert value_u160(p) * scale < (value_u128(top) + 1) * 0x10000000000000000; */
    /*@ assert top.hi < 0x100000000; */
    /*@ assert n1 * 0x1000000000000000000000000 <= value_u160(p) * scale < (n1 + 1) * 0x1000000000000000000000000; */
    if (u64_high(n1) < d1) {
        q = u32_divide_normal(n1, d1).quotient;
        /*@ assert q * d1 <= n1 < (q + 1) * d1; */
    } else {
        /*@ assert n1 >= d1 * 0x100000000; */
        /*@ assert q * d1 <= n1; */
    }
    /*@ ghost u160 product = ghost_product(d, q); */
    /*@ ghost guess_below(p, d, divisor, product, q, n1, d1, scale); */
    /*@ ghost if (n1 / 0x100000000 < d1) guess_above(p, d, divisor, product, q, n1, d1, scale); */
    return q;
}

/* a - b, which MUST fit 128 bits. */
/*@ requires 0 <= value_u160(a) - value_u160(b) < 0x100000000000000000000000000000000;
    assigns \nothing;
    ensures value_u128(\result) == value_u160(a) - value_u160(b); */
static u128 u160_rest(u160 a, u160 b)
{
    const uint64_t borrow = a.low < b.low;
    const u128 high = u128_sub(u128_sub(a.high, b.high), u128_of(0, borrow)); /* < 2^96 */
    const uint32_t low = u32_sub_modular(a.low, b.low);

    return u128_of(u64_of(u64_low(high.hi), u64_high(high.lo)), u64_of(u64_low(high.lo), low));
}

/* q, or q + 1 if that is nearer to q + rest / d. */
/*@ requires value_u128(rest) < value_u128(d);
    assigns \nothing;
    ensures rounds(\result, q * value_u128(d) + value_u128(rest), value_u128(d)); */
static uint32_t round_rest(uint32_t q, u128 rest, u128 d)
{
    const u128 gap = u128_sub(d, rest);
    const bool up = !u128_less(rest, gap) && q < UINT32_MAX;
    const uint32_t r = up ? q + 1u : q;

    /*@ ghost nearest(r, q, rest, d); */
    return r;
}

u128_division graze_u128_divide_digit(u160 p, u128 d)
{
    uint32_t q = guess_quotient(p, d);
    u160 product = graze_u128_mul_u32(d, q);
    u128_division r;

    if (u160_less(p, product)) {
        /*@ assert q * value_u128(d) >= value_u128(d) && q > 0; */
        product = u160_sub(product, d);
        q = q - 1u;
        /*@ assert once: value_u160(product) == q * value_u128(d); */
        if (u160_less(p, product)) {
            /*@ assert q * value_u128(d) >= value_u128(d) && q > 0; */
            product = u160_sub(product, d);
            q = q - 1u;
            /*@ assert twice: value_u160(product) == q * value_u128(d); */
        }
    }
    r.quotient = q;
    r.remainder = u160_rest(p, product);
    /*@ assert exact: value_u160(p) == q * value_u128(d) + value_u128(r.remainder); */
    return r;
}

/* p / d to nearest, ties up. */
/*@ requires value_u128(p.high) < value_u128(d) && d.hi >= 0x100000000;
    assigns \nothing;
    ensures rounds(\result, value_u160(p), value_u128(d)); */
static uint32_t round_quotient(u160 p, u128 d)
{
    const u128_division r = graze_u128_divide_digit(p, d);

    return round_rest(r.quotient, r.remainder, d);
}

/*@ requires value_u128(p.high) < value_u128(d) && d.hi > 0;
    assigns \nothing;
    ensures rounds(\result, value_u160(p), value_u128(d)); */
static uint32_t round_long(u160 p, u128 d)
{
    u160 q = p;
    u128 e = d;

    if (u64_high(d.hi) == 0u) {
        /* p.high < d < 2^96: both times 2^32. */
        q.high = u128_of(u64_of(u64_low(p.high.hi), u64_high(p.high.lo)),
                         u64_of(u64_low(p.high.lo), p.low));
        q.low = 0;
        e = u128_of(u64_of(u64_low(d.hi), u64_high(d.lo)), u64_of(u64_low(d.lo), 0));
        /*@ assert value_u160(q) == value_u160(p) * 0x100000000; */
        /*@ assert value_u128(e) == value_u128(d) * 0x100000000; */
    }
    return round_quotient(q, e);
}

GRAZE_SHARED uint32_t graze_round_wide(u160 p, u128 den)
{
    u160 q = p;
    u128 d = den;

    BOUND(den.hi > 0u || den.lo > 0u);
    if (!u128_less(p.high, den)) {
        return UINT32_MAX; /* p >= den * 2^32 */
    }
    if (den.hi == 0u) {
        /* p.high < den < 2^64: both times 2^64. */
        q.high = u128_of(p.high.lo, u64_of(p.low, 0));
        q.low = 0;
        d = u128_of(den.lo, 0);
        /*@ assert value_u160(q) == value_u160(p) * 0x10000000000000000; */
        /*@ assert value_u128(d) == value_u128(den) * 0x10000000000000000; */
    }
    return round_long(q, d);
}

GRAZE_SHARED uint32_t graze_round_ratio(uint32_t m, u128 num, u128 den)
{
    return graze_round_wide(graze_u128_mul_u32(num, m), den);
}

#include "wide/end_fast.h"
#endif
