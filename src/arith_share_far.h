/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares of any numbers: see arith3_far.h. What each must do stands in arith.h. */
#ifndef GRAZE_ARITH_SHARE_FAR_H
#define GRAZE_ARITH_SHARE_FAR_H

#include "arith3_far.h"
#include "arith_share_volume.h"

/* 2^101 * 2^31 */
static inline int volume_against_before_limit(const volume *part, const volume *whole,
                                              graze_scalar t)
{
    BOUND(t > 0 && volume_against_whole(part, whole) && !volume_is_zero(whole));
    u160 at = graze_u128_mul_u32(volume_size(part), 65536);
    u160 limit = graze_u128_mul_u32(volume_size(whole), (uint32_t)t);
    return u160_less(at, limit) ? 1 : -(int)u160_less(limit, at);
}

static inline share share_raw(u128 part, u128 whole)
{
    BOUND(whole.hi > 0 || whole.lo > 0);
    BOUND(!u128_less(u128_of(8, 0), part) && !u128_less(u128_of(8, 0), whole)); /* 2^67 */
    share s;
    s.part.hi = part.hi;
    s.part.lo = part.lo;
    s.whole.hi = whole.hi;
    s.whole.lo = whole.lo;
    return s;
}

static inline share share_of_areas(area part, area whole)
{
    BOUND(area_sign(part) * area_sign(whole) >= 0);
    return share_raw(s128_magnitude(part.raw), s128_magnitude(whole.raw));
}

static inline share share_of_reaches(reach part, reach whole)
{
    BOUND(reach_sign(part) * reach_sign(whole) >= 0);
    return share_raw(s128_magnitude(part.raw), s128_magnitude(whole.raw));
}

/* < 2^66, and the sum of two < 2^67 */
static inline share share_until_zero(reach from, reach to)
{
    BOUND(reach_sign(from) * reach_sign(to) < 0);
    return share_raw(s128_magnitude(from.raw),
                     u128_add(s128_magnitude(from.raw), s128_magnitude(to.raw)));
}

static inline share share_zero(void)
{
    return share_raw(u128_of(0, 0), u128_of(0, 1));
}

static inline share share_one(void)
{
    return share_raw(u128_of(0, 1), u128_of(0, 1));
}

/* Without a limit: 2^67, more than any share of areas or reaches. */
static inline share share_of_limit(graze_scalar t)
{
    BOUND(t >= 0);
    return t == GRAZE_NO_LIMIT ? share_raw(u128_of(8, 0), u128_of(0, 1))
                               : share_raw(u128_of(0, (uint64_t)t), u128_of(0, 65536));
}

static inline int share_compare(share a, share b)
{
    return graze_u128_compare_products(a.part, b.whole, b.part, a.whole);
}

/* No whole structures: see share_progress_raw. */
static inline void share_put(share *to, const share *from)
{
    uint64_t part = from->part.lo, whole = from->whole.lo;
    GRAZE_APART(part);
    GRAZE_APART(whole);
    to->part.hi = from->part.hi;
    to->part.lo = part;
    to->whole.hi = from->whole.hi;
    to->whole.lo = whole;
}

static inline int share_order(const share *a, const share *b)
{
    return graze_u128_compare_products(a->part, b->whole, b->part, a->whole);
}

GRAZE_INLINE void share_progress_of(share_progress *p, share s)
{
    share_progress_raw(p, s.part, s.whole);
}

/* start + run * share, rounded once, ties away from start, saturating */
static inline graze_scalar share_along(graze_scalar start, length run, const share_progress *p)
{
    if (run.raw == 0)
        return start;
    return s32_offset_held(start, run.raw < 0,
                           graze_share_times(p, u64_low(s64_magnitude(run.raw))));
}

/* Scaled, a reach is <= 2^31 sqrt(3) * 2^32 sqrt(3) < 2^65; from (length / 2 + 1) * 2^32 on, it is
 * over 2^31 + 1/2 times the length, and below that, under 2^63. */
static inline graze_scalar reach_distance(reach r, const graze_vec3 *axis, gain g)
{
    (void)g;
    if (reach_sign(r) == 0)
        return 0;
    norm n = norm_of_axis(axis);
    u160 size = graze_u128_mul_u32(s128_magnitude(r.raw), n.scale);
    BOUND(size.high.hi == 0);
    uint32_t distance = UINT32_C(0x80000000);
    if (size.high.lo <= n.length / 2)
        distance = reach_over(u64_of(u64_low(size.high.lo), size.low), &n);
    return s32_offset_held(0, r.raw.hi < 0, distance);
}

static inline share share_over_axis(reach r, const graze_vec3 *axis)
{
    if (reach_sign(r) == 0)
        return share_zero();
    return share_raw(s128_magnitude(r.raw), u128_of(0, weights_squared(axis)));
}

/* Of 63 bits and more, rounding to 31 does not see the lowest two. */
static inline graze_vec3 weights_of_areas(area x, area y, area z)
{
    u128 a = s128_magnitude(x.raw), b = s128_magnitude(y.raw), c = s128_magnitude(z.raw);
    BOUND((a.hi | b.hi | c.hi) == 0);
    bool narrow = (a.lo | b.lo | c.lo) >= GRAZE_FIT_LIMIT;
    uint64_t p = narrow ? a.lo / 4 : a.lo, q = narrow ? b.lo / 4 : b.lo,
             r = narrow ? c.lo / 4 : c.lo;
    fit f = fit_of(u64_greatest(p, q, r));
    graze_vec3 w;
    w.x = weight_fit(area_sign(x), p, f);
    w.y = weight_fit(area_sign(y), q, f);
    w.z = weight_fit(area_sign(z), r, f);
    return w;
}

static inline void unit_along_areas(graze_vec3 *unit, area x, area y, area z)
{
    u128 a = s128_magnitude(x.raw), b = s128_magnitude(y.raw), c = s128_magnitude(z.raw);
    BOUND((a.hi | b.hi | c.hi) == 0);
    graze_unit(unit, a.lo, b.lo, c.lo);
    unit_turn(unit, area_sign(x), area_sign(y), area_sign(z));
}

#endif
