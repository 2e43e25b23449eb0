/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How large a share is, and how far along a run: called by all casts, so that this code is in flash
 * once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "number/spans.h"
#include "number/share_progress.h"
#include "wide/lift.h"
#include "wide/begin_fast.h"

/* floor(N * 2^32 / D), if the upper 64 bits n and d of the wide N < D determine it. n and d are
 * each less than one too small, so the share of 48 bits is off by less than 2^-15, and `got` is at
 * most 3 less than that of n and d: the exact one is in (got - 1, got + 4). Its lower 16 bits
 * decide, except in one case of 13000, in which the bits may be one too small. */
GRAZE_INLINE bool share_bits_decided(uint32_t *bits, uint64_t n, uint64_t d)
{
    const uint64_t got = graze_u64_share_long(n, d);
    const uint32_t rest = u64_low(got) % 0x10000u;
    *bits = u64_low((got > 0u ? got - 1u : 0u) / 0x10000u);
    return 0u < rest && rest < 0x10000u - 4u;
}

GRAZE_REPEATED uint64_t share_upper_bits(const u128 *x, uint32_t zeros)
{
    return u128_lift_high(u128_of(x->hi, x->lo), zeros);
}

/* ---- In place, modulo 2^128: the difference of two long products is short ---- */

GRAZE_ONCE void share_set_product(u128 *to, const u128 *x, uint32_t m)
{
    const uint64_t first = u32_mul(u64_low(x->lo), m);
    const uint64_t second = u32_mul(u64_high(x->lo), m) + u64_high(first); /* < 2^64, as the next */
    const uint64_t third = u32_mul(u64_low(x->hi), m) + u64_high(second);
    const uint64_t fourth = u32_mul(u64_high(x->hi), m) + u64_high(third);
    to->lo = u64_of(u64_low(second), u64_low(first));
    to->hi = u64_of(u64_low(fourth), u64_low(third));
}

GRAZE_ONCE void share_subtract(u128 *from, const u128 *x)
{
    const uint64_t borrow = from->lo < x->lo;
    from->hi = u64_sub_modular(u64_sub_modular(from->hi, x->hi), borrow);
    from->lo = u64_sub_modular(from->lo, x->lo);
}

static bool share_is_at_least(const u128 *a, const u128 *b)
{
    return !u128_less(u128_of(a->hi, a->lo), u128_of(b->hi, b->lo));
}

/* x * 2^places, which MUST fit */
GRAZE_ONCE void share_lift(u128 *to, const u128 *x, uint32_t places)
{
    to->hi = x->hi;
    to->lo = x->lo;
    for (; places >= 32u; places -= 32u) {
        to->hi = u64_of(u64_low(to->hi), u64_high(to->lo));
        to->lo = u64_of(u64_low(to->lo), 0);
    }
    share_set_product(to, to, u32_power_of_2(places));
}

/* Uses all bits of both, lifted to their second highest, when the upper bits did not decide:
 * whether the part is at least the whole, or one bit more. The remainder is less than twice the
 * whole, so below 2^128. */
GRAZE_ONCE void share_settle(share_progress *p, uint32_t zeros, uint32_t zeros_whole)
{
    quotient *q = &p->rounded_down;
    u128 n, d, left, taken;
    share_lift(&n, &p->part, zeros - 1u);
    share_lift(&d, &p->whole, zeros_whole - 1u);
    const bool above = share_is_at_least(&n, &d);
    q->up = zeros_whole - zeros + above;
    if (n.hi == d.hi) {
        q->bits = above ? UINT32_C(0x80000000) : UINT32_MAX;
        return;
    }
    share_lift(&left, &n, above ? 31 : 32);
    share_set_product(&taken, &d, q->bits);
    share_subtract(&left, &taken);
    if (share_is_at_least(&left, &d))
        q->bits++;
}

/* Both are lifted to their top bit, but a part that is less than the whole only as far as that. */
GRAZE_SHARED void graze_share_divide(share_progress *p)
{
    BOUND(p->part.hi <= INT64_MAX && p->whole.hi <= INT64_MAX);
    const uint32_t zeros_whole = u128_leading_zeros(u128_of(p->whole.hi, p->whole.lo));
    const uint32_t zeros = share_is_at_least(&p->part, &p->whole)
                               ? u128_leading_zeros(u128_of(p->part.hi, p->part.lo))
                               : zeros_whole;
    const uint64_t n = share_upper_bits(&p->part, zeros),
                   d = share_upper_bits(&p->whole, zeros_whole);
    p->rounded_down.up = zeros_whole - zeros + (n > d);
    p->rounded_down.bits = UINT32_MAX;
    if (n == d || !share_bits_decided(&p->rounded_down.bits, n > d ? n / 2u : n, d))
        share_settle(p, zeros, zeros_whole);
}

/* The product is `low` or 1 more, as in ratio_times_settled. Their difference fits 64
 * bits, so that the lower 64 bits of both suffice: it is at most half the whole below 0, and less than 3/2 of it above. */
GRAZE_INLINE uint32_t share_times_settled(const share_progress *p, uint32_t run, uint32_t low)
{
    const uint64_t whole = p->whole.lo, half = whole - whole / 2u;
    const uint64_t above =
        u64_sub_modular(u64_mul_modular(p->part.lo, run), u64_mul_modular(whole, low));
    BOUND(whole <= INT64_MAX && low < UINT32_MAX);
    return u64_sub_modular(above, half) <= INT64_MAX ? low + 1u : low;
}

/* Multiplies by the quotient, which makes the product less than 2 too small: rounded down. The
 * remainder, less than 3 times the whole, which is below 2^126, decides the rounding. `low` as quotient_decides has set it,
 * or UINT32_MAX. */
GRAZE_ONCE uint32_t share_times_exactly(const share_progress *p, uint32_t run, uint32_t low)
{
    if (low < UINT32_MAX && p->whole.hi == 0 && p->whole.lo <= INT64_MAX)
        return share_times_settled(p, run, low);
    const uint64_t least = u32_mul(run, p->rounded_down.bits);
    const uint32_t up = p->rounded_down.up;
    uint32_t rounded;
    u128 left, taken;
    if (up > 32u || u64_leading_zeros(least | 1u) < up)
        return UINT32_MAX;
    rounded = u64_low(u64_fall(least, 32u - up));
    share_set_product(&left, &p->part, run);
    share_set_product(&taken, &p->whole, rounded);
    share_subtract(&left, &taken);
    for (uint32_t i = 0; i < 2u && share_is_at_least(&left, &p->whole) && rounded < UINT32_MAX;
         i++) {
        share_subtract(&left, &p->whole);
        rounded++;
    }
    BOUND(!share_is_at_least(&left, &p->whole) || rounded == UINT32_MAX);
    left.hi = left.hi * 2u + left.lo / UINT64_C(0x8000000000000000);
    left.lo = left.lo % UINT64_C(0x8000000000000000) * 2u;
    return rounded + (share_is_at_least(&left, &p->whole) && rounded < UINT32_MAX);
}

GRAZE_SHARED uint32_t graze_share_times(const share_progress *p, uint32_t run)
{
    uint32_t rounded = UINT32_MAX;
    if (quotient_decides(p->rounded_down, run, &rounded))
        return rounded;
    return share_times_exactly(p, run, rounded);
}

static graze_scalar share_gone_along(graze_scalar start, int64_t run, const share_progress *p)
{
    if (run == 0)
        return start;
    return s32_offset_held(start, run < 0, graze_share_times(p, u64_low(s64_magnitude(run))));
}

GRAZE_SHARED void graze_share_point(graze_vec3 *point, const graze_vec3 *start, const wide_run *run,
                                    const share_progress *p)
{
    point->x = share_gone_along(start->x, run->x, p);
    point->y = share_gone_along(start->y, run->y, p);
    point->z = share_gone_along(start->z, run->z, p);
}

#include "wide/end_fast.h"
#endif
