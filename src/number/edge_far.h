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

GRAZE_FAR_DEGREE(det, 3) /* < 3 * 2^94: three products of an edge_component and an int32_t */
GRAZE_FAR_DEGREE(moment,
                 4) /* <= 2^96: three products of an edge_component and 2^31, or two and a length */

typedef struct {
    far_number raw; /* < 2^145: four products of a det and 2^47, a half extent's reach */
} radius_sum;

static inline void det_along(det *to, const edge3 *e, const graze_vec3 *axis)
{
    graze_far_set_along(&to->raw, e->x.raw, axis->x);
    graze_far_add_along(&to->raw, e->y.raw, axis->y);
    graze_far_add_along(&to->raw, e->z.raw, axis->z);
}

/* 2^63 * 2^32 */
GRAZE_INLINE void moment_set_product(moment *to, edge_component e, length l)
{
    graze_far_set_lengths(&to->raw, e.raw, l.raw);
}

GRAZE_INLINE void moment_add_product(moment *sum, edge_component e, length l)
{
    graze_far_add_lengths(&sum->raw, e.raw, l.raw);
}

GRAZE_INLINE void moment_subtract_product(moment *from, edge_component e, length l)
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

/* Whether |size| <= 65536 most; overwrites the size with the difference. */
GRAZE_ONCE bool far_holds(const far_number *most, far_number *size)
{
    if (!far_is_negative(size))
        graze_far_negate(size);
    graze_far_add_times(size, most, 65536);
    return !far_is_negative(size);
}

/* 2^96 * 2^32 against 2^96 * 2^16 */
static inline bool moment_holds(const moment *m, const det *b, length l)
{
    far_number size;
    graze_far_set_times(&size, &b->raw, l.raw);
    return far_holds(&m->raw, &size);
}

/* ---- Sums of radii ---- */

GRAZE_INLINE void radius_sum_begin(radius_sum *g)
{
    graze_far_set(&g->raw, 0);
}

/* |b| * half: less than 3 * 2^94 * 2^47 */
static inline void radius_sum_add(radius_sum *g, const det *b, graze_scalar half)
{
    BOUND(half >= 0);
    graze_far_add_times(&g->raw, &b->raw, far_is_negative(&b->raw) ? -half : half);
}

/* 3 * 2^94 * 2^66 */
static inline bool radius_sum_holds(const radius_sum *g, const det *b, const reach *r)
{
    far_number size;
    graze_far_set_product(&size, &b->raw, &r->raw);
    return far_holds(&g->raw, &size);
}

/* Two of 3 * 2^94 * 2^66 */
static inline bool radius_sum_holds_difference(const radius_sum *g, const det *p, const reach *r,
                                               const det *q, const reach *s)
{
    far_number size;
    graze_far_set_product(&size, &p->raw, &r->raw);
    graze_far_add_product(&size, &q->raw, &s->raw, -1);
    return far_holds(&g->raw, &size);
}

/* ---- Estimates: a det_hint holds no information, and the det is always computed ---- */

typedef struct {
    bool none;
} hint3;

typedef struct {
    bool none;
} det_hint;

static inline void hint_set_edge(hint3 *h, const edge3 *e)
{
    (void)e;
    h->none = true;
}

static inline void det_hint_set_along(det_hint *to, const hint3 *e, const graze_vec3 *axis)
{
    (void)axis;
    to->none = e->none;
}

static inline bool det_hint_is_det(const det_hint *g, det *to)
{
    (void)g;
    (void)to;
    return false;
}

static inline bool det_hint_is_sure(const det_hint *g)
{
    (void)g;
    return false;
}

#include "edge_any.h"

#include "edge_across.h"

#endif
