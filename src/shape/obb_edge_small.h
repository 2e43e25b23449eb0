/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges of boxes in the small world: coordinates within [-2^29, 2^29), half extents within [-2^29,
 * 2^29), and axes whose components are at most 1, which is 2^16 raw. Nothing is estimated: this
 * build saves flash.
 */
#ifndef GRAZE_SHAPE_OBB_EDGE_SMALL_H
#define GRAZE_SHAPE_OBB_EDGE_SMALL_H

#include "../number/vectors.h"

typedef struct {
    int64_t raw;
} det; /* |raw| <= 3 * 2^49: three products of an edge_component and 2^16 */

typedef struct {
    s96 raw;
} moment; /* |raw| <= 2^64: two products of an edge_component and a length below 2^30, or three with 2^29 */

typedef struct {
    u128 raw; /* < 3 * 2^96: of four dets and reaches of half extents, 4 * 3 * 2^49 * 2^45 */
} radius_sum;

static inline bool is_light_weight(graze_scalar w)
{
    return -GRAZE_ONE <= w && w <= GRAZE_ONE;
}

/* ---- Edges, and products of them ---- */

static inline det det_raw(int64_t raw)
{
    BOUND(-INT64_C(0x6000000000000) <= raw && raw <= INT64_C(0x6000000000000)); /* 3 * 2^49 */
    det b;
    b.raw = raw;
    return b;
}

/* Three of 2^33 * 2^16 */
static inline void det_along(det *to, const edge3 *e, const graze_vec3 *axis)
{
    BOUND(is_light_weight(axis->x) && is_light_weight(axis->y) && is_light_weight(axis->z));
    *to = det_raw(e->x.raw * axis->x + e->y.raw * axis->y + e->z.raw * axis->z);
}

static inline void det_set_component(det *to, edge_component e)
{
    *to = det_raw(e.raw);
}

static inline int det_sign(const det *b)
{
    return (b->raw > 0) - (b->raw < 0);
}

/* 2^33 * 2^30 = 2^63, and two of them 2^64. By words: see share_progress_raw. */
static inline void moment_set_raw(moment *to, s96 raw)
{
    to->raw.hi = raw.hi;
    to->raw.lo = raw.lo;
}

static inline void moment_set_product(moment *to, edge_component e, length l)
{
    moment_set_raw(to, s32_mul_s64(l.raw, e.raw));
}

static inline void moment_add_product(moment *sum, edge_component e, length l)
{
    moment_set_raw(sum, s96_add(s96_of(sum->raw.hi, sum->raw.lo), s32_mul_s64(l.raw, e.raw)));
}

static inline void moment_subtract_product(moment *from, edge_component e, length l)
{
    moment_set_raw(from, s96_sub(s96_of(from->raw.hi, from->raw.lo), s32_mul_s64(l.raw, e.raw)));
}

/* |weight| * half: 2^16 * 2^29, and 2^16 for the reach of a half extent. Two such products. */
static inline void moment_set_halves(moment *to, graze_scalar v, graze_scalar v_half,
                                     graze_scalar w, graze_scalar w_half)
{
    BOUND(is_light_weight(v) && v_half >= 0 && is_light_weight(w) && w_half >= 0);
    moment_set_raw(to, s96_add(s32_mul_s64(v_half, (int64_t)s32_magnitude(v) * 65536),
                               s32_mul_s64(w_half, (int64_t)s32_magnitude(w) * 65536)));
}

static inline bool moment_at_most(const moment *a, const moment *b)
{
    return s96_sign(s96_sub(s96_of(a->raw.hi, a->raw.lo), s96_of(b->raw.hi, b->raw.lo))) <= 0;
}

static inline void moment_negate(moment *m)
{
    moment_set_raw(m, s96_negate(s96_of(m->raw.hi, m->raw.lo)));
}

/* |det| * |length|: 3 * 2^49 * 2^30 < 2^81, against 2^64 * 2^16 */
static inline bool moment_holds(const moment *m, const det *b, length l)
{
    const u128 size = s96_magnitude(s96_of(m->raw.hi, m->raw.lo));
    const u128 own = u128_of(size.hi * 65536 + u64_high(size.lo) / 65536,
                             size.lo % UINT64_C(0x1000000000000) * 65536);
    return !u128_less(own, u64_mul_in_place(s64_magnitude(b->raw), s32_magnitude(l.raw)));
}

/* ---- Sums of radii ---- */

static inline void radius_sum_begin(radius_sum *g)
{
    g->raw = u128_of(0, 0);
}

/* 3 * 2^49 * 2^45, and four of them: 12 * 2^94 */
static inline void radius_sum_add(radius_sum *g, const det *b, graze_scalar half)
{
    BOUND(half >= 0);
    g->raw = u128_add(g->raw, u64_mul(s64_magnitude(b->raw), (uint64_t)(uint32_t)half * 65536));
}

/* 3 * 2^49 * 3 * 2^46 < 2^99 */
static inline bool radius_sum_holds(const radius_sum *g, const det *b, const reach *r)
{
    BOUND(r->raw >= 0);
    return !u128_less(g->raw, u64_mul(s64_magnitude(b->raw), s64_magnitude(r->raw)));
}

/* |x| and |y| are the two products: the greater less the other, or their sum, < 2^100. */
static inline bool radius_sum_holds_difference(const radius_sum *g, const det *p, const reach *r,
                                               const det *q, const reach *s)
{
    u128 x = u64_mul(s64_magnitude(p->raw), s64_magnitude(r->raw));
    u128 y = u64_mul(s64_magnitude(q->raw), s64_magnitude(s->raw));
    bool differ = det_sign(p) * reach_sign(r) * det_sign(q) * reach_sign(s) < 0;
    u128 size = differ ? u128_add(x, y) : u128_less(x, y) ? u128_sub(y, x) : u128_sub(x, y);
    return !u128_less(g->raw, size);
}

#include "obb_edge_any.h"

#endif
