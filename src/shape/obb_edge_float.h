/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Edges of boxes in binary32.
 *
 * If edges of two boxes are nearly parallel, a det consists of rounding errors. So a det carries the size of its
 * terms, and 2^-21 of that size is added to the radius_sum: more than the rounding errors of the two products of an
 * edge, the three of a det, and their sums.
 */
#ifndef GRAZE_SHAPE_OBB_EDGE_FLOAT_H
#define GRAZE_SHAPE_OBB_EDGE_FLOAT_H

#include "../number/vectors.h"

typedef struct {
    float raw, size;
} edge_component;

typedef struct {
    edge_component x, y, z;
} edge3;

typedef struct {
    float raw, size;
} det;

typedef struct {
    float raw;
} moment;

typedef struct {
    float raw;
} radius_sum;

static inline edge_component edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    edge_component e;
    e.raw = a * b - c * d;
    e.size = float_size(a * b) + float_size(c * d);
    return e;
}

static inline int edge_sign(edge_component e)
{
    return sign_of(e.raw);
}

static inline edge_component edge_size(edge_component e)
{
    edge_component size;
    size.raw = float_size(e.raw);
    size.size = e.size;
    return size;
}

static inline void det_along(det *to, const edge3 *e, const graze_vec3 *axis)
{
    to->raw = e->x.raw * axis->x + e->y.raw * axis->y + e->z.raw * axis->z;
    to->size = e->x.size * float_size(axis->x) + e->y.size * float_size(axis->y) +
               e->z.size * float_size(axis->z);
}

static inline void det_set_component(det *to, edge_component e)
{
    to->raw = e.raw;
    to->size = e.size;
}

static inline int det_sign(const det *b)
{
    return sign_of(b->raw);
}

static inline bool dets_are_exact(void)
{
    return false;
}

static inline float det_slack(const det *b)
{
    return 0x1p-21f * b->size;
}

static inline void moment_set_product(moment *to, edge_component e, length l)
{
    to->raw = e.raw * l.raw;
}

static inline void moment_add_product(moment *sum, edge_component e, length l)
{
    sum->raw = sum->raw + e.raw * l.raw;
}

static inline void moment_subtract_product(moment *from, edge_component e, length l)
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

static inline bool moment_holds(const moment *m, const det *b, length l)
{
    return float_size(b->raw) * float_size(l.raw) <= m->raw;
}

/* ---- Sums of radii ---- */

static inline void radius_sum_begin(radius_sum *g)
{
    g->raw = 0.0f;
}

static inline void radius_sum_add(radius_sum *g, const det *b, graze_scalar half)
{
    g->raw += (float_size(b->raw) + det_slack(b)) * half;
}

static inline bool radius_sum_holds(const radius_sum *g, const det *b, const reach *r)
{
    return (float_size(b->raw) - det_slack(b)) * r->raw <= g->raw;
}

static inline bool radius_sum_holds_difference(const radius_sum *g, const det *p, const reach *r,
                                               const det *q, const reach *s)
{
    float slack = det_slack(p) * float_size(r->raw) + det_slack(q) * float_size(s->raw);
    return float_size(p->raw * r->raw - q->raw * s->raw) - slack <= g->raw;
}

#include "obb_edge_any.h"

#endif
