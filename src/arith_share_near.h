/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares of near numbers: see arith3_near.h. What each must do stands in arith.h. */
#ifndef GRAZE_ARITH_SHARE_NEAR_H
#define GRAZE_ARITH_SHARE_NEAR_H

#include "arith3_near.h"
#include "arith_share_volume.h"

/* By the sign of whole * t + part * 2^16, which is less than 2^94 * 2^31: of their upper 64 bits each in
 * units of 2^32, and the lower 32. */
static inline int volume_against_before_limit(const volume *part, const volume *whole,
                                              graze_scalar t)
{
    BOUND(t > 0 && volume_against_whole(part, whole) && !volume_is_zero(whole));
    uint64_t low = u32_mul(whole->raw.lo, (uint32_t)t) + (uint64_t)part->raw.lo * 65536u;
    s96 high = s96_add(s32_mul_s64(t, whole->raw.hi), s32_mul_s64(65536, part->raw.hi));
    s96 sum = s96_add(high, s96_of(0, u64_high(low)));
    if (sum.hi == 0 && sum.lo == 0 && u64_low(low) == 0)
        return 0;
    return (sum.hi < 0) == volume_is_negative(whole) ? 1 : -1;
}

GRAZE_INLINE void share_set(share *s, uint64_t part, uint64_t whole)
{
    BOUND(whole > 0);
    s->part = part;
    s->whole = whole;
}

static inline void share_set_areas(share *s, const area *part, const area *whole)
{
    BOUND(area_sign(part) * area_sign(whole) >= 0);
    share_set(s, s64_magnitude(part->raw), s64_magnitude(whole->raw));
}

static inline void share_set_reaches(share *s, const reach *part, const reach *whole)
{
    BOUND(reach_sign(part) * reach_sign(whole) >= 0);
    share_set(s, s64_magnitude(part->raw), s64_magnitude(whole->raw));
}

/* < 2^63, and the sum of two < 2^64 */
static inline void share_set_until_zero(share *s, const reach *from, const reach *to)
{
    BOUND(reach_sign(from) * reach_sign(to) < 0);
    uint64_t part = s64_magnitude(from->raw);
    share_set(s, part, part + s64_magnitude(to->raw));
}

static inline void share_set_zero(share *s)
{
    share_set(s, 0, 1);
}

static inline void share_set_one(share *s)
{
    share_set(s, 1, 1);
}

/* Without a limit: more than any share of reaches, whose parts are below 2^63. */
static inline void share_set_limit(share *s, graze_scalar t)
{
    BOUND(t >= 0);
    if (t == GRAZE_NO_LIMIT)
        share_set(s, UINT64_MAX, 1);
    else
        share_set(s, (uint64_t)t, 65536);
}

/* No whole structures: see share_progress_raw. */
static inline void share_put(share *to, const share *from)
{
    to->part = from->part;
    to->whole = from->whole;
}

static inline int share_order(const share *a, const share *b)
{
    return u64_compare_products(a->part, b->whole, b->part, a->whole);
}

GRAZE_INLINE void share_progress_of(share_progress *p, const share *s)
{
    p->part.hi = 0;
    p->part.lo = s->part;
    p->whole.hi = 0;
    p->whole.lo = s->whole;
#if defined(__OPTIMIZE_SIZE__) /* that of the far casts: 50 instructions more, and no flash */
    graze_share_divide(p);
#else
    p->rounded_down = graze_u64_quotient(s->part, s->whole);
#endif
}

/* start + run * share, rounded once, ties away from start, saturating */
static inline graze_scalar share_along(graze_scalar start, length run, const share_progress *p)
{
    if (run.raw == 0)
        return start;
    return s32_offset_held(start, run.raw < 0, graze_share_times(p, s32_magnitude(run.raw)));
}

/* A reach that is not 0 has an axis that is not. Scaled, it is <= 2^31 sqrt(3) * 2^30 sqrt(3). */
static inline graze_scalar reach_distance(const reach *r, const graze_vec3 *axis, gain g)
{
    (void)g;
    if (reach_sign(r) == 0)
        return 0;
    norm n = norm_of_axis(axis);
    return s32_offset_held(0, r->raw < 0, reach_over(s64_magnitude(r->raw) * n.scale, &n));
}

static inline void share_set_over_axis(share *s, const reach *r, const graze_vec3 *axis)
{
    if (reach_sign(r) == 0)
        share_set_zero(s);
    else
        share_set(s, s64_magnitude(r->raw), weights_squared(axis));
}

static inline graze_vec3 weights_of_areas(const area *x, const area *y, const area *z)
{
    uint64_t a = s64_magnitude(x->raw), b = s64_magnitude(y->raw), c = s64_magnitude(z->raw);
    fit f = fit_of(u64_greatest(a, b, c));
    graze_vec3 w;
    w.x = weight_fit(area_sign(x), a, f);
    w.y = weight_fit(area_sign(y), b, f);
    w.z = weight_fit(area_sign(z), c, f);
    return w;
}

static inline void unit_along_areas(graze_vec3 *unit, const area *x, const area *y, const area *z)
{
    graze_unit(unit, s64_magnitude(x->raw), s64_magnitude(y->raw), s64_magnitude(z->raw));
    unit_turn(unit, area_sign(x), area_sign(y), area_sign(z));
}

#endif
