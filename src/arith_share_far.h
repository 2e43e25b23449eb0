/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares of any numbers: see arith3_far.h. What each must do stands in arith.h. */
#ifndef GRAZE_ARITH_SHARE_FAR_H
#define GRAZE_ARITH_SHARE_FAR_H

#include "arith3_far.h"
#include "arith_share_volume.h"

/* 2^101 * 2^31, of opposite signs */
static inline int volume_against_before_limit(const volume *part, const volume *whole,
                                              graze_scalar t)
{
    BOUND(t > 0 && volume_against_whole(part, whole) && !volume_is_zero(whole));
    far_number sum;
    graze_far_set_times(&sum, &part->raw, 65536);
    graze_far_add_times(&sum, &whole->raw, t);
    return volume_is_negative(whole) ? -graze_far_sign(&sum) : graze_far_sign(&sum);
}

/* ---- Shares ---- */

static inline void far_set_size(far_number *to, const far_number *from)
{
    graze_far_copy(to, from);
    if (far_is_negative(to))
        graze_far_negate(to);
}

static inline void share_set_areas(share *s, const area *part, const area *whole)
{
    BOUND(area_sign(part) * area_sign(whole) >= 0);
    far_set_size(&s->part, &part->raw);
    far_set_size(&s->whole, &whole->raw);
}

static inline void share_set_reaches(share *s, const reach *part, const reach *whole)
{
    BOUND(reach_sign(part) * reach_sign(whole) >= 0);
    far_set_size(&s->part, &part->raw);
    far_set_size(&s->whole, &whole->raw);
}

/* < 2^66, and the sum of two < 2^67 */
static inline void share_set_until_zero(share *s, const reach *from, const reach *to)
{
    reach run;
    BOUND(reach_sign(from) * reach_sign(to) < 0);
    reach_put(&run, from);
    reach_subtract(&run, to);
    share_set_reaches(s, from, &run);
}

static inline void share_set(share *s, int64_t part, int64_t whole)
{
    graze_far_set(&s->part, part);
    graze_far_set(&s->whole, whole);
}

static inline void share_set_zero(share *s)
{
    share_set(s, 0, 1);
}

static inline void share_set_one(share *s)
{
    share_set(s, 1, 1);
}

/* Without a limit: 2^67, more than any share of areas or reaches. */
static inline void share_set_limit(share *s, graze_scalar t)
{
    BOUND(t >= 0);
    share_set(s, t, 65536);
    if (t == GRAZE_NO_LIMIT) {
        share_set(s, 0, 1);
        s->part.limb[2] = 8;
    }
}

static inline int share_order(const share *a, const share *b)
{
    return graze_far_compare_products(&a->part, &b->whole, &b->part, &a->whole);
}

static inline void share_put(share *to, const share *from)
{
    graze_far_copy(&to->part, &from->part);
    graze_far_copy(&to->whole, &from->whole);
}

static inline void share_progress_of(share_progress *p, const share *s)
{
    share_progress_raw(p, graze_far_magnitude(&s->part), graze_far_magnitude(&s->whole));
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
static inline graze_scalar reach_distance(const reach *r, const graze_vec3 *axis, gain g)
{
    (void)g;
    if (reach_sign(r) == 0)
        return 0;
    norm n = norm_of_axis(axis);
    u160 size = graze_u128_mul_u32(graze_far_magnitude(&r->raw), n.scale);
    BOUND(size.high.hi == 0);
    uint32_t distance = UINT32_C(0x80000000);
    if (size.high.lo <= n.length / 2)
        distance = reach_over(u64_of(u64_low(size.high.lo), size.low), &n);
    return s32_offset_held(0, reach_sign(r) < 0, distance);
}

static inline void share_set_over_axis(share *s, const reach *r, const graze_vec3 *axis)
{
    reach squared;
    if (reach_sign(r) == 0) {
        share_set_zero(s);
        return;
    }
    reach_set_product(&squared, axis->x, length_of(axis->x));
    reach_add_product(&squared, axis->y, length_of(axis->y));
    reach_add_product(&squared, axis->z, length_of(axis->z));
    far_set_size(&s->part, &r->raw);
    far_set_size(&s->whole, &squared.raw);
}

/* Of a normal: twice the area of a triangle or a parallelogram from one corner of it. */
static inline uint64_t area_size(const area *a)
{
    const u128 size = graze_far_magnitude(&a->raw);
    BOUND(size.hi == 0);
    return size.lo;
}

/* Of 63 bits and more, rounding to 31 does not see the lowest two. */
static inline graze_vec3 weights_of_areas(const area *x, const area *y, const area *z)
{
    uint64_t a = area_size(x), b = area_size(y), c = area_size(z);
    bool narrow = (a | b | c) >= GRAZE_FIT_LIMIT;
    uint64_t p = narrow ? a / 4 : a, q = narrow ? b / 4 : b, r = narrow ? c / 4 : c;
    fit f = fit_of(u64_greatest(p, q, r));
    graze_vec3 w;
    w.x = weight_fit(area_sign(x), p, f);
    w.y = weight_fit(area_sign(y), q, f);
    w.z = weight_fit(area_sign(z), r, f);
    return w;
}

static inline void unit_along_areas(graze_vec3 *unit, const area *x, const area *y, const area *z)
{
    graze_unit(unit, area_size(x), area_size(y), area_size(z));
    unit_turn(unit, area_sign(x), area_sign(y), area_sign(z));
}

#endif
