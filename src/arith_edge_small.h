/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges of boxes in the small world: coordinates within [-2^29, 2^29), half extents within [-2^29, 2^29), and
 * axes whose components are at most 1, so 2^16 raw. Nothing is estimated: flash is what counts here.
 */
#ifndef GRAZE_ARITH_EDGE_SMALL_H
#define GRAZE_ARITH_EDGE_SMALL_H

#include "arith3_near.h"

typedef struct {
    int64_t raw;
} edge; /* |raw| <= 2^33: two products of 2^16 * 2^16 */

typedef struct {
    int64_t raw;
} bulk; /* |raw| <= 3 * 2^49: three products of an edge and 2^16 */

typedef struct {
    s96 raw;
} moment; /* |raw| <= 2^64: two products of an edge and a length below 2^30, or three with 2^29 */

typedef struct {
    u128 raw; /* < 3 * 2^96: of four bulks and reaches of half extents, 4 * 3 * 2^49 * 2^45 */
} girth;

static inline bool is_light_weight(graze_scalar w)
{
    return -GRAZE_ONE <= w && w <= GRAZE_ONE;
}

/* ---- Edges and what is made of them ---- */

static inline edge edge_raw(int64_t raw)
{
    BOUND(-INT64_C(0x200000000) <= raw && raw <= INT64_C(0x200000000)); /* 2^33 */
    edge e;
    e.raw = raw;
    return e;
}

static inline bulk bulk_raw(int64_t raw)
{
    BOUND(-INT64_C(0x6000000000000) <= raw && raw <= INT64_C(0x6000000000000)); /* 3 * 2^49 */
    bulk b;
    b.raw = raw;
    return b;
}

static inline moment moment_raw(s96 raw)
{
    moment m;
    m.raw.hi = raw.hi;
    m.raw.lo = raw.lo;
    return m;
}

static inline edge edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    return edge_raw(s32_mul(a, b) - s32_mul(c, d)); /* 2^32 each */
}

static inline int edge_sign(edge e)
{
    return (e.raw > 0) - (e.raw < 0);
}

static inline edge edge_size(edge e)
{
    return edge_raw(e.raw < 0 ? -e.raw : e.raw);
}

static inline bulk bulk_of(edge e, graze_scalar weight)
{
    BOUND(is_light_weight(weight));
    return bulk_raw(e.raw * weight); /* 2^33 * 2^16 */
}

static inline bulk bulk_plus(bulk a, bulk b)
{
    return bulk_raw(a.raw + b.raw);
}

static inline void bulk_put(bulk *to, bulk b)
{
    to->raw = b.raw;
}

static inline int bulk_sign(const bulk *b)
{
    return (b->raw > 0) - (b->raw < 0);
}

/* 2^33 * 2^30 = 2^63, and two of them 2^64 */
static inline moment moment_of(edge e, length l)
{
    return moment_raw(s32_mul_s64(l.raw, e.raw));
}

/* |weight| * half: 2^16 * 2^29, and 2^16 for a half extent's reach */
static inline moment moment_of_half(graze_scalar weight, graze_scalar half)
{
    BOUND(is_light_weight(weight) && half >= 0);
    return moment_raw(s32_mul_s64(half, (int64_t)s32_magnitude(weight) * 65536));
}

static inline moment moment_plus(moment a, moment b)
{
    return moment_raw(s96_add(a.raw, b.raw));
}

static inline moment moment_minus(moment a, moment b)
{
    return moment_raw(s96_sub(a.raw, b.raw));
}

static inline bool moment_at_most(moment a, moment b)
{
    return s96_sign(s96_sub(a.raw, b.raw)) <= 0;
}

static inline moment moment_negate(moment m)
{
    return moment_raw(s96_negate(m.raw));
}

/* |bulk| * |length|: 3 * 2^49 * 2^30 < 2^81, against 2^64 * 2^16 */
static inline bool moment_holds(moment m, const bulk *b, length l)
{
    const u128 size = s96_magnitude(m.raw);
    const u128 own = u128_of(size.hi * 65536 + u64_high(size.lo) / 65536,
                             size.lo % UINT64_C(0x1000000000000) * 65536);
    return !u128_less(own, u64_mul(s64_magnitude(b->raw), s32_magnitude(l.raw)));
}

/* ---- Girths ---- */

static inline void girth_begin(girth *g)
{
    g->raw = u128_of(0, 0);
}

/* 3 * 2^49 * 2^45, and four of them: 12 * 2^94 */
static inline void girth_add(girth *g, const bulk *b, graze_scalar half)
{
    BOUND(half >= 0);
    g->raw = u128_add(g->raw, u64_mul(s64_magnitude(b->raw), (uint64_t)(uint32_t)half * 65536));
}

/* 3 * 2^49 * 3 * 2^46 < 2^99 */
static inline bool girth_holds(const girth *g, const bulk *b, reach r)
{
    BOUND(r.raw >= 0);
    return !u128_less(g->raw, u64_mul(s64_magnitude(b->raw), s64_magnitude(r.raw)));
}

/* Of |x| and |y| the greater less the other, or their sum, < 2^100. */
static inline bool girth_holds_difference(const girth *g, const bulk *p, reach r, const bulk *q,
                                          reach s)
{
    u128 x = u64_mul(s64_magnitude(p->raw), s64_magnitude(r.raw));
    u128 y = u64_mul(s64_magnitude(q->raw), s64_magnitude(s.raw));
    bool differ = bulk_sign(p) * reach_sign(r) * bulk_sign(q) * reach_sign(s) < 0;
    u128 size = differ ? u128_add(x, y) : u128_less(x, y) ? u128_sub(y, x) : u128_sub(x, y);
    return !u128_less(g->raw, size);
}

#include "arith_edge_any.h"

#endif
