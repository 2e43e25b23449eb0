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

#include "share_float.h"
#include "edge_guess.h"

#include "edge_close.h"

typedef struct {
    float raw, size;
} edge;

typedef struct {
    edge x, y, z;
} edge3;

typedef struct {
    float raw, size;
} bulk;

typedef struct {
    float raw;
} moment;

typedef struct {
    float raw;
} girth;

static inline edge edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    edge e;
    e.raw = a * b - c * d;
    e.size = float_size(a * b) + float_size(c * d);
    return e;
}

static inline int edge_sign(edge e)
{
    return sign_of(e.raw);
}

static inline edge edge_size(edge e)
{
    edge size;
    size.raw = float_size(e.raw);
    size.size = e.size;
    return size;
}

static inline void bulk_set_along(bulk *to, const edge3 *e, const graze_vec3 *axis)
{
    to->raw = e->x.raw * axis->x + e->y.raw * axis->y + e->z.raw * axis->z;
    to->size = e->x.size * float_size(axis->x) + e->y.size * float_size(axis->y) +
               e->z.size * float_size(axis->z);
}

static inline int bulk_sign(const bulk *b)
{
    return sign_of(b->raw);
}

static inline float bulk_slack(const bulk *b)
{
    return 0x1p-21f * b->size;
}

static inline void moment_set_product(moment *to, edge e, length l)
{
    to->raw = e.raw * l.raw;
}

static inline void moment_add_product(moment *sum, edge e, length l)
{
    sum->raw = sum->raw + e.raw * l.raw;
}

static inline void moment_subtract_product(moment *from, edge e, length l)
{
    from->raw = from->raw - e.raw * l.raw;
}

static inline void moment_set_halves(moment *to, graze_scalar v, graze_scalar v_half,
                                     graze_scalar w, graze_scalar w_half)
{
    to->raw = float_size(v) * v_half + float_size(w) * w_half;
}

static inline bool moment_at_most(const moment *a, const moment *b)
{
    return a->raw <= b->raw;
}

static inline void moment_negate(moment *m)
{
    m->raw = -m->raw;
}

static inline bool moment_holds(const moment *m, const bulk *b, length l)
{
    return float_size(b->raw) * float_size(l.raw) <= m->raw;
}

/* ---- Girths ---- */

static inline void girth_begin(girth *g)
{
    g->raw = 0.0f;
}

static inline void girth_add(girth *g, const bulk *b, graze_scalar half)
{
    g->raw += (float_size(b->raw) + bulk_slack(b)) * half;
}

static inline bool girth_holds(const girth *g, const bulk *b, const reach *r)
{
    return (float_size(b->raw) - bulk_slack(b)) * r->raw <= g->raw;
}

static inline bool girth_holds_difference(const girth *g, const bulk *p, const reach *r,
                                          const bulk *q, const reach *s)
{
    float slack = bulk_slack(p) * float_size(r->raw) + bulk_slack(q) * float_size(s->raw);
    return float_size(p->raw * r->raw - q->raw * s->raw) - slack <= g->raw;
}

/* ---- Estimates: a grip is the bulk itself ---- */

typedef edge3 hint3;
typedef bulk grip;

static inline void hint_set_edge(hint3 *h, const edge3 *e)
{
    *h = *e;
}

static inline void grip_set_along(grip *to, const hint3 *e, const graze_vec3 *axis)
{
    bulk_set_along(to, e, axis);
}

static inline bool grip_is_bulk(const grip *g, bulk *to)
{
    to->raw = g->raw;
    to->size = g->size;
    return true;
}

static inline bool grip_is_sure(const grip *g)
{
    return bulk_sign(g) != 0;
}

#include "edge_any.h"

#include "edge_across.h"

#endif
