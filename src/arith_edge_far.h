/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Edges of boxes with any coordinates, half extents and axes. */
#ifndef GRAZE_ARITH_EDGE_FAR_H
#define GRAZE_ARITH_EDGE_FAR_H

#include "arith3_far.h"
#include "wide_sum.h"

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} edge; /* |raw| < 2^63: 2^62 and 2^31 * (2^31 - 1) */

typedef struct {
    s128 raw;
} bulk; /* |raw| < 3 * 2^94: three products of an edge and an int32_t */

typedef struct {
    s128 raw;
} moment; /* |raw| <= 2^96: three products of an edge and 2^31, or two and a length */

typedef struct {
    u192 raw; /* < 2^145: of four bulks and reaches of half extents, 4 * 3 * 2^94 * 2^47 */
} girth;

static inline bulk bulk_raw(s128 raw)
{
    BOUND(u128_less(s128_magnitude(raw), u128_of(UINT64_C(0xC0000000), 0))); /* 3 * 2^94 */
    bulk b;
    b.raw.hi = raw.hi;
    b.raw.lo = raw.lo;
    return b;
}

static inline moment moment_raw(s128 raw)
{
    BOUND(!u128_less(u128_of(UINT64_C(0x100000000), 0), s128_magnitude(raw))); /* 2^96 */
    moment m;
    m.raw.hi = raw.hi;
    m.raw.lo = raw.lo;
    return m;
}

static inline edge edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    edge e;
    e.raw = s32_mul(a, b) - s32_mul(c, d); /* -2^62 + 2^31 <= a product of two <= 2^62 */
    return e;
}

static inline int edge_sign(edge e)
{
    return (e.raw > 0) - (e.raw < 0);
}

static inline edge edge_size(edge e)
{
    edge size;
    size.raw = e.raw < 0 ? -e.raw : e.raw;
    return size;
}

static inline bulk bulk_of(edge e, graze_scalar weight)
{
    return bulk_raw(graze_s64_mul(e.raw, weight));
}

static inline bulk bulk_plus(bulk a, bulk b)
{
    return bulk_raw(s128_add(a.raw, b.raw));
}

static inline void bulk_put(bulk *to, bulk b)
{
    to->raw.hi = b.raw.hi;
    to->raw.lo = b.raw.lo;
}

static inline int bulk_sign(const bulk *b)
{
    return s128_sign(b->raw);
}

static inline moment moment_of(edge e, length l)
{
    return moment_raw(graze_s64_mul(e.raw, l.raw)); /* 2^63 * 2^32 */
}

/* 2^62 * 2^16 */
static inline moment moment_of_half(graze_scalar weight, graze_scalar half)
{
    BOUND(half >= 0);
    uint64_t size = u32_mul(s32_magnitude(weight), (uint32_t)half);
    return moment_raw(s128_of(u64_high(size) / 65536, size % UINT64_C(0x1000000000000) * 65536));
}

static inline moment moment_plus(moment a, moment b)
{
    return moment_raw(s128_add(a.raw, b.raw));
}

static inline moment moment_minus(moment a, moment b)
{
    return moment_raw(s128_sub(a.raw, b.raw));
}

static inline bool moment_at_most(moment a, moment b)
{
    return s128_sign(s128_sub(a.raw, b.raw)) <= 0;
}

static inline moment moment_negate(moment m)
{
    return moment_raw(s128_negate(m.raw));
}

/* 2^96 * 2^32 against 2^96 * 2^16 */
static inline bool moment_holds(moment m, const bulk *b, length l)
{
    u160 size = graze_u128_mul_u32(s128_magnitude(b->raw), u64_low(s64_magnitude(l.raw)));
    return !u160_less(graze_u128_mul_u32(s128_magnitude(m.raw), 65536), size);
}

/* ---- Girths ---- */

static inline void girth_begin(girth *g)
{
    uint64_t hi = 0, lo = 0, low = 0;
    GRAZE_APART(hi);
    GRAZE_APART(lo);
    GRAZE_APART(low);
    g->raw.high.hi = hi;
    g->raw.high.lo = lo;
    g->raw.low = low;
}

/* Less than 3 * 2^94 * 2^47 */
static inline void girth_add(girth *g, const bulk *b, graze_scalar half)
{
    BOUND(half >= 0);
    graze_u192_add_product(&g->raw, s128_magnitude(b->raw), u128_of(0, (uint64_t)half * 65536));
}

/* Less than 3 * 2^94 * 2^66 */
static inline void girth_add_reach(girth *g, const bulk *b, reach r)
{
    graze_u192_add_product(&g->raw, s128_magnitude(b->raw), s128_magnitude(r.raw));
}

static inline bool girth_holds(const girth *g, const bulk *b, reach r)
{
    girth size;
    girth_begin(&size);
    girth_add_reach(&size, b, r);
    return !u192_less(&g->raw, &size.raw);
}

/* Of opposite signs they add up; else the greater is at most the other and the girth. */
static inline bool girth_holds_difference(const girth *g, const bulk *p, reach r, const bulk *q,
                                          reach s)
{
    bool differ = bulk_sign(p) * reach_sign(r) * bulk_sign(q) * reach_sign(s) < 0;
    bool less = graze_u128_compare_products(s128_magnitude(p->raw), s128_magnitude(r.raw),
                                            s128_magnitude(q->raw), s128_magnitude(s.raw)) < 0;
    girth size, most;
    girth_begin(&size);
    most.raw.high.hi = g->raw.high.hi;
    most.raw.high.lo = g->raw.high.lo;
    most.raw.low = g->raw.low;
    girth_add_reach(differ || !less ? &size : &most, p, r);
    girth_add_reach(differ || less ? &size : &most, q, s);
    return !u192_less(&most.raw, &size.raw);
}

#include "arith_edge_any.h"

#endif
