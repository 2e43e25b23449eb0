/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges of close boxes: coordinates within [-2^28, 2^28), 4096 units, half extents within [0,
 * 2^28), and axes whose components are at most 1, which is 2^16 raw. All unit axes are such.
 */
#ifndef GRAZE_SHAPE_OBB_EDGE_NEAR_H
#define GRAZE_SHAPE_OBB_EDGE_NEAR_H

#include "../number/vectors.h"

typedef struct {
    int64_t raw;
} det; /* |raw| <= 3 * 2^49: three products of an edge_component and 2^16 */

typedef struct {
    int64_t raw;
} moment; /* |raw| < 2^63: two products of an edge_component and a length below 2^29, or three with 2^28 */

/* upper * 2^32 + lower, without a carry between them: the sum for four dets, each times less than
 * 2^28 */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t upper, lower; /* < 4 * 2^19 * 2^28, < 4 * 2^32 * 2^28 */
} radius_sum;

#define GRAZE_CLOSE_LIMIT INT32_C(0x10000000) /* 2^28: 4096 units */

/* ---- Which numbers are close; for GRAZE_ALL_NEAR see near.h ---- */

GRAZE_INLINE void closeness_add(closeness *n, graze_scalar c)
{
    nearness_add_within(&n->numbers, c, GRAZE_CLOSE_LIMIT);
}

GRAZE_INLINE length load_close_length(closeness *n, graze_scalar from, graze_scalar to)
{
    return load_length_within(&n->numbers, from, to, GRAZE_CLOSE_LIMIT);
}

GRAZE_INLINE bool are_all_close(const closeness *n)
{
    return are_all_within(&n->numbers, GRAZE_CLOSE_LIMIT);
}

/* For a length from load_close_length, after are_all_close. */
static inline bool close_length_in_range(const length *l)
{
    return -INT32_C(0x20000000) < l->raw && l->raw < INT32_C(0x20000000); /* 2^29 */
}

GRAZE_INLINE bool is_close_half(graze_scalar half)
{
    return 0 <= half && half < GRAZE_CLOSE_LIMIT;
}

/* A negative number has bit 31, so one comparison also excludes negative numbers. */
GRAZE_INLINE bool are_close_halves(graze_scalar x, graze_scalar y, graze_scalar z)
{
#ifdef GRAZE_ALL_NEAR
    return (s32_bits(x) | s32_bits(y) | s32_bits(z)) <= (uint32_t)INT32_MAX;
#else
    return (s32_bits(x) | s32_bits(y) | s32_bits(z)) < (uint32_t)GRAZE_CLOSE_LIMIT;
#endif
}

GRAZE_INLINE bool is_half(graze_scalar half)
{
    BOUND(is_close_half(half));
    (void)half;
    return true;
}

/* < 2^28 * 2^16 */
GRAZE_INLINE void reach_set_half(reach *to, graze_scalar half)
{
    BOUND(is_close_half(half));
    *to = reach_raw((int64_t)((uint64_t)(uint32_t)half * 65536));
}

static inline bool is_light(graze_scalar w)
{
    return -GRAZE_ONE <= w && w <= GRAZE_ONE;
}

/* 1 - w of every weight added so far, ORed. 1 - w is below 2^17 for -1 < w <= 1 and for no other w,
 * so weights of -1 have to be tested one by one. */
typedef struct {
    uint32_t below;
} lightness;

GRAZE_INLINE void lightness_begin(lightness *n)
{
    n->below = 0;
}

GRAZE_INLINE void lightness_add(lightness *n, graze_scalar w)
{
#ifdef GRAZE_ALL_NEAR
    (void)w;
    n->below |= 0;
#else
    n->below |= u32_sub_modular(s32_bits(GRAZE_ONE), s32_bits(w));
#endif
}

GRAZE_INLINE bool are_surely_light(const lightness *n)
{
#ifdef GRAZE_ALL_NEAR
    (void)n;
    return true;
#else
    return n->below < UINT32_C(0x20000); /* 2^17 */
#endif
}

/* ---- Edges, and products of them ---- */

GRAZE_INLINE det det_raw(int64_t raw)
{
    BOUND(-INT64_C(0x6000000000000) <= raw && raw <= INT64_C(0x6000000000000)); /* 3 * 2^49 */
    det b;
    b.raw = raw;
    return b;
}

GRAZE_INLINE moment moment_raw(int64_t raw)
{
    moment m;
    m.raw = raw;
    return m;
}

/* Three of 2^31 * 2^16, and in units of 2^32 three of 2 * 2^16 */
GRAZE_INLINE void det_along(det *to, const edge3 *e, const graze_vec3 *axis)
{
    BOUND(is_light(axis->x) && is_light(axis->y) && is_light(axis->z));
    const int64_t low = s32_mul(s64_even_low(e->x.raw), axis->x) +
                        s32_mul(s64_even_low(e->y.raw), axis->y) +
                        s32_mul(s64_even_low(e->z.raw), axis->z);
    const int32_t high = s64_even_high(e->x.raw) * axis->x + s64_even_high(e->y.raw) * axis->y +
                         s64_even_high(e->z.raw) * axis->z;
    *to = det_raw(high * INT64_C(0x100000000) + low);
}

static inline int det_sign(const det *b)
{
    return (b->raw > 0) - (b->raw < 0);
}

/* 2^33 * 2^29 = 2^62 */
GRAZE_INLINE int64_t product_of_length(edge_component e, length l)
{
    BOUND(-INT32_C(0x20000000) < l.raw && l.raw < INT32_C(0x20000000)); /* 2^29 */
    return e.raw * l.raw;
}

GRAZE_INLINE void moment_set_product(moment *to, edge_component e, length l)
{
    *to = moment_raw(product_of_length(e, l));
}

GRAZE_INLINE void moment_add_product(moment *sum, edge_component e, length l)
{
    const int64_t product = product_of_length(e, l);
    BOUND(product < 0 ? sum->raw >= INT64_MIN - product : sum->raw <= INT64_MAX - product);
    *sum = moment_raw(sum->raw + product);
}

GRAZE_INLINE void moment_subtract_product(moment *from, edge_component e, length l)
{
    const int64_t product = product_of_length(e, l);
    BOUND(product < 0 ? from->raw <= INT64_MAX + product : from->raw >= INT64_MIN + product);
    *from = moment_raw(from->raw - product);
}

/* |weight| * half: 2^16 * 2^28, and 2^16 for the reach of a half extent. Two such products. */
GRAZE_INLINE void moment_set_halves(moment *to, graze_scalar v, graze_scalar v_half, graze_scalar w,
                                    graze_scalar w_half)
{
    BOUND(is_light(v) && v_half >= 0 && is_light(w) && w_half >= 0);
    *to = moment_raw((int64_t)u32_mul(s32_magnitude(v), (uint32_t)v_half) * 65536 +
                     (int64_t)u32_mul(s32_magnitude(w), (uint32_t)w_half) * 65536);
}

static inline bool moment_at_most(const moment *a, const moment *b)
{
    return a->raw <= b->raw;
}

GRAZE_INLINE void moment_negate(moment *m)
{
    *m = moment_raw(-m->raw);
}

/* 2^51 * 2^29 against 2^63 * 2^16 */
static inline bool moment_holds(const moment *m, const det *b, length l)
{
    BOUND(m->raw >= 0);
    return !u128_less(u64_mul_in_place((uint64_t)m->raw, 65536),
                      u64_mul_in_place(s64_magnitude(b->raw), s32_magnitude(l.raw)));
}

/* ---- Sums of radii ---- */

GRAZE_INLINE void radius_sum_begin(radius_sum *g)
{
    g->upper = g->lower = 0;
}

GRAZE_INLINE void radius_sum_add(radius_sum *g, const det *b, graze_scalar half)
{
    BOUND(is_close_half(half));
    uint64_t size = s64_magnitude(b->raw);
    g->upper += u32_mul(u64_high(size), (uint32_t)half);
    g->lower += u32_mul(u64_low(size), (uint32_t)half);
}

/* In lengths of a unit axis: times 2^16. < 2^98 */
static inline u128 radius_sum_reach(const radius_sum *g)
{
    const uint64_t upper = g->upper + u64_high(g->lower);
    return u128_of(upper / 65536,
                   upper % 65536 * UINT64_C(0x1000000000000) + (uint64_t)u64_low(g->lower) * 65536);
}

/* 2^51 * 2^47 */
static inline bool radius_sum_holds(const radius_sum *g, const det *b, const reach *r)
{
    BOUND(r->raw >= 0);
    return !u128_less(radius_sum_reach(g), u64_mul(s64_magnitude(b->raw), s64_magnitude(r->raw)));
}

/* p * r - q * s is high * 2^64 + middle * 2^32 + low: |high| <= 2 * 2^19 * 2^15, |middle| <= 2 * (2^19 * 2^31 + 2^31 *
 * 2^15), |low| < 2 * 2^62. */
GRAZE_INLINE u128 size_of_difference(const det *p, const reach *r, const det *q, const reach *s)
{
    const int32_t p1 = s64_even_high(p->raw), r1 = s64_even_high(r->raw);
    const int32_t q1 = s64_even_high(q->raw), s1 = s64_even_high(s->raw);
    const int32_t p0 = s64_even_low(p->raw), r0 = s64_even_low(r->raw);
    const int32_t q0 = s64_even_low(q->raw), s0 = s64_even_low(s->raw);
    const int64_t low = s32_mul(p0, r0) - s32_mul(q0, s0);
    const int64_t middle =
        s32_mul(p1, r0) + s32_mul(p0, r1) - s32_mul(q1, s0) - s32_mul(q0, s1) + s64_high(low);
    const int64_t high = s32_mul(p1, r1) - s32_mul(q1, s1) + s64_high(middle);
    return s128_magnitude(s128_of(high, u64_of(s64_low(middle), s64_low(low))));
}

static inline bool radius_sum_holds_difference(const radius_sum *g, const det *p, const reach *r,
                                               const det *q, const reach *s)
{
    const u128 size = size_of_difference(p, r, q, s);
    return !u128_less(radius_sum_reach(g), size);
}

/* ---- Estimates: one word where the exact number has two ---- */

GRAZE_INLINE bool dets_are_estimated(void)
{
    return true;
}

typedef struct {
    int32_t raw; /* |raw| <= 2^30; an edge_component divided by 2^3, rounded down */
} hint;

typedef struct {
    hint x, y, z;
} hint3;

typedef struct {
    int32_t raw; /* |raw| <= 3 * 2^29; a det divided by 2^20, less than 3 off */
} det_hint;

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t raw; /* a radius_sum divided by 2^20: < 4 * 2^31 * 2^28, less than 4 * 3 * 2^28 off */
} estimate;

/* The greatest error of an estimate: that of the radius_sum, and that of two products with factors
 * up to 3 * 2^29 that are off by less than 3 and 1. 4 * 3 * 2^28 + 2 * (4 * 3 * 2^29 + 3) < 2^34 */
#define GRAZE_ESTIMATE_SLACK UINT64_C(0x400000000)

/* 2^33 * 2^29 */
GRAZE_INLINE void hint_set_edge(hint3 *h, const edge3 *e)
{
    h->x.raw = s64_high(e->x.raw * INT64_C(0x20000000));
    h->y.raw = s64_high(e->y.raw * INT64_C(0x20000000));
    h->z.raw = s64_high(e->z.raw * INT64_C(0x20000000));
}

/* Each hint is less than 1 too small, which makes 3 * 2^16 in 2^17; the sum is rounded down once
 * more. */
GRAZE_INLINE void det_hint_set_along(det_hint *to, const hint3 *e, const graze_vec3 *axis)
{
    int64_t sum = s32_mul(e->x.raw, axis->x) + s32_mul(e->y.raw, axis->y) +
                  s32_mul(e->z.raw, axis->z); /* 3 * 2^46 */
    to->raw = s64_high(sum * 32768);
}

/* Whether the det is not 0: a det_hint is less than 3 off. */
GRAZE_INLINE bool det_hint_is_sure(const det_hint *g)
{
    return g->raw <= -3 || 3 <= g->raw;
}

GRAZE_INLINE void estimate_begin(estimate *e)
{
    e->raw = 0;
}

GRAZE_INLINE void estimate_add(estimate *e, const det_hint *g, graze_scalar half)
{
    e->raw += u32_mul(s32_magnitude(g->raw), (uint32_t)half);
}

/* In units of 2^16, rounded down. |r| <= 3 * 2^45 */
GRAZE_INLINE int32_t reach_hint(const reach *r)
{
    return s64_high(r->raw * 65536);
}

GRAZE_INLINE edge_guess estimate_guess(const estimate *e, const det_hint *p, const reach *r,
                                       const det_hint *q, const reach *s)
{
    uint64_t size = s64_magnitude(s32_mul(p->raw, reach_hint(r)) - s32_mul(q->raw, reach_hint(s)));
    if (size + GRAZE_ESTIMATE_SLACK <= e->raw)
        return GUESS_HOLDS;
    return size > e->raw + GRAZE_ESTIMATE_SLACK ? GUESS_EXCEEDS : GUESS_NOTHING;
}

#endif
