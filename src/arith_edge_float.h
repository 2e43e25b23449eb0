/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges of boxes in binary32.
 *
 * Where edges of two boxes are nearly parallel, what is left of a bulk is rounding. So it carries
 * the size of what it is made of, and 2^-21 of that is given to the girth: more than the roundings
 * of the two products of an edge, the three of a bulk, and their sums.
 */
#ifndef GRAZE_ARITH_EDGE_FLOAT_H
#define GRAZE_ARITH_EDGE_FLOAT_H

#include "arith3_float.h"

typedef struct {
    float raw, size;
} edge;

typedef struct {
    float raw, size;
} bulk;

typedef struct {
    float raw;
} moment;

typedef struct {
    float raw;
} girth;

static inline float size_of(float x)
{
    return x < 0 ? -x : x;
}

static inline edge edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    edge e;
    e.raw = a * b - c * d;
    e.size = size_of(a * b) + size_of(c * d);
    return e;
}

static inline int edge_sign(edge e)
{
    return sign_of(e.raw);
}

static inline edge edge_size(edge e)
{
    edge size;
    size.raw = size_of(e.raw);
    size.size = e.size;
    return size;
}

static inline bulk bulk_of(edge e, graze_scalar weight)
{
    bulk b;
    b.raw = e.raw * weight;
    b.size = e.size * size_of(weight);
    return b;
}

static inline bulk bulk_plus(bulk a, bulk b)
{
    bulk sum;
    sum.raw = a.raw + b.raw;
    sum.size = a.size + b.size;
    return sum;
}

static inline void bulk_put(bulk *to, bulk b)
{
    to->raw = b.raw;
    to->size = b.size;
}

static inline int bulk_sign(const bulk *b)
{
    return sign_of(b->raw);
}

static inline float bulk_slack(const bulk *b)
{
    return 0x1p-21f * b->size;
}

static inline moment moment_raw(float raw)
{
    moment m;
    m.raw = raw;
    return m;
}

static inline moment moment_of(edge e, length l)
{
    return moment_raw(e.raw * l.raw);
}

static inline moment moment_of_half(graze_scalar weight, graze_scalar half)
{
    return moment_raw(size_of(weight) * half);
}

static inline moment moment_plus(moment a, moment b)
{
    return moment_raw(a.raw + b.raw);
}

static inline moment moment_minus(moment a, moment b)
{
    return moment_raw(a.raw - b.raw);
}

static inline bool moment_at_most(moment a, moment b)
{
    return a.raw <= b.raw;
}

static inline moment moment_negate(moment m)
{
    return moment_raw(-m.raw);
}

static inline bool moment_holds(moment m, const bulk *b, length l)
{
    return size_of(b->raw) * size_of(l.raw) <= m.raw;
}

/* ---- Girths ---- */

static inline void girth_begin(girth *g)
{
    g->raw = 0.0f;
}

static inline void girth_add(girth *g, const bulk *b, graze_scalar half)
{
    g->raw += (size_of(b->raw) + bulk_slack(b)) * half;
}

static inline bool girth_holds(const girth *g, const bulk *b, reach r)
{
    return (size_of(b->raw) - bulk_slack(b)) * r.raw <= g->raw;
}

static inline bool girth_holds_difference(const girth *g, const bulk *p, reach r, const bulk *q,
                                          reach s)
{
    float slack = bulk_slack(p) * size_of(r.raw) + bulk_slack(q) * size_of(s.raw);
    return size_of(p->raw * r.raw - q->raw * s.raw) - slack <= g->raw;
}

#include "arith_edge_any.h"

#endif
