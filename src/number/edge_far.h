/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Edges of boxes with any coordinates, half extents and axes. */
#ifndef GRAZE_ARITH_EDGE_FAR_H
#define GRAZE_ARITH_EDGE_FAR_H

#include "share_far.h"
#include "edge_guess.h"

#include "edge_close.h"

#define EDGE_MOST INT64_MAX /* 2^62, and 2^31 * (2^31 - 1): < 2^63 */

#include "edge_exact.h"

#undef EDGE_MOST

GRAZE_FAR_DEGREE(bulk, 3)   /* < 3 * 2^94: three products of an edge and an int32_t */
GRAZE_FAR_DEGREE(moment, 4) /* <= 2^96: three products of an edge and 2^31, or two and a length */

typedef struct {
    far_number raw; /* < 2^145: four products of a bulk and 2^47, a half extent's reach */
} girth;

static inline void bulk_set_along(bulk *to, const edge3 *e, const graze_vec3 *axis)
{
    graze_far_set_along(&to->raw, e->x.raw, axis->x);
    graze_far_add_along(&to->raw, e->y.raw, axis->y);
    graze_far_add_along(&to->raw, e->z.raw, axis->z);
}

/* 2^63 * 2^32 */
GRAZE_INLINE void moment_set_product(moment *to, edge e, length l)
{
    graze_far_set_lengths(&to->raw, e.raw, l.raw);
}

GRAZE_INLINE void moment_add_product(moment *sum, edge e, length l)
{
    graze_far_add_lengths(&sum->raw, e.raw, l.raw);
}

GRAZE_INLINE void moment_subtract_product(moment *from, edge e, length l)
{
    graze_far_add_lengths(&from->raw, -e.raw, l.raw);
}

/* Two of 2^31 * 2^31 * 2^16 */
static inline void moment_set_halves(moment *to, graze_scalar v, graze_scalar v_half,
                                     graze_scalar w, graze_scalar w_half)
{
    BOUND(v_half >= 0 && w_half >= 0);
    graze_far_set_lengths(&to->raw, s32_magnitude(v), (int64_t)v_half * 65536);
    graze_far_add_lengths(&to->raw, s32_magnitude(w), (int64_t)w_half * 65536);
}

static inline bool moment_at_most(const moment *a, const moment *b)
{
    return graze_far_compare(&a->raw, &b->raw) <= 0;
}

/* Whether |size| <= 65536 most; what is left of the size is the difference. */
GRAZE_ONCE bool far_holds(const far_number *most, far_number *size)
{
    if (!far_is_negative(size))
        graze_far_negate(size);
    graze_far_add_times(size, most, 65536);
    return !far_is_negative(size);
}

/* 2^96 * 2^32 against 2^96 * 2^16 */
static inline bool moment_holds(const moment *m, const bulk *b, length l)
{
    far_number size;
    graze_far_set_times(&size, &b->raw, l.raw);
    return far_holds(&m->raw, &size);
}

/* ---- Girths ---- */

GRAZE_INLINE void girth_begin(girth *g)
{
    graze_far_set(&g->raw, 0);
}

/* |b| * half: less than 3 * 2^94 * 2^47 */
static inline void girth_add(girth *g, const bulk *b, graze_scalar half)
{
    BOUND(half >= 0);
    graze_far_add_times(&g->raw, &b->raw, far_is_negative(&b->raw) ? -half : half);
}

/* 3 * 2^94 * 2^66 */
static inline bool girth_holds(const girth *g, const bulk *b, const reach *r)
{
    far_number size;
    graze_far_set_product(&size, &b->raw, &r->raw);
    return far_holds(&g->raw, &size);
}

/* Two of 3 * 2^94 * 2^66 */
static inline bool girth_holds_difference(const girth *g, const bulk *p, const reach *r,
                                          const bulk *q, const reach *s)
{
    far_number size;
    graze_far_set_product(&size, &p->raw, &r->raw);
    graze_far_add_product(&size, &q->raw, &s->raw, -1);
    return far_holds(&g->raw, &size);
}

/* ---- Estimates: a grip knows nothing, and the bulk is computed wherever it is needed ---- */

typedef struct {
    bool none;
} hint3;

typedef struct {
    bool none;
} grip;

static inline void hint_set_edge(hint3 *h, const edge3 *e)
{
    (void)e;
    h->none = true;
}

static inline void grip_set_along(grip *to, const hint3 *e, const graze_vec3 *axis)
{
    (void)axis;
    to->none = e->none;
}

static inline bool grip_is_bulk(const grip *g, bulk *to)
{
    (void)g;
    (void)to;
    return false;
}

static inline bool grip_is_sure(const grip *g)
{
    (void)g;
    return false;
}

#include "edge_any.h"

#include "edge_across.h"

#endif
