/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Edges of boxes with any coordinates, half extents and axes. */
#ifndef GRAZE_SHAPE_OBB_EDGE_FAR_H
#define GRAZE_SHAPE_OBB_EDGE_FAR_H

#include "../number/vectors.h"

typedef struct {
    s128 raw;
} det; /* < 3 * 2^94: three products of an edge_component and an int32_t */

GRAZE_FAR_DEGREE(moment,
                 4) /* <= 2^96: three products of an edge_component and 2^31, or two and a length */

typedef struct {
    far_number raw; /* < 2^145: four products of a det and 2^47, a half extent's reach */
} radius_sum;

/* |e| < 2^63, so the product < 2^94 */
static inline s128 edge_along(edge_component e, graze_scalar weight)
{
    const s96 p = s32_mul_s64(weight, e.raw);
    return s128_of(s64_high(p.hi), u64_of(s64_low(p.hi), p.lo));
}

GRAZE_ONCE void det_along(det *to, const edge3 *e, const graze_vec3 *axis)
{
    s128_copy(&to->raw, s128_add(s128_add(edge_along(e->x, axis->x), edge_along(e->y, axis->y)),
                                 edge_along(e->z, axis->z)));
}

static inline int det_sign(const det *b)
{
    return s128_sign(s128_of(b->raw.hi, b->raw.lo));
}

static inline void det_set_component(det *to, edge_component e)
{
    s128_copy(&to->raw, s128_of_s64(e.raw));
}

/* Adds det * r, or subtracts it: 3 * 2^94 * 2^66 */
GRAZE_ONCE void far_add_det_along(far_number *sum, const det *b, const reach *r, int sign)
{
    far_number size;
    if (det_sign(b) == 0)
        return;
    graze_far_set_wide(&size, s128_of(b->raw.hi, b->raw.lo));
    graze_far_add_product(sum, &size, &r->raw, sign);
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
    far_number size, whole;
    graze_far_set_wide(&whole, s128_of(b->raw.hi, b->raw.lo));
    graze_far_set_times(&size, &whole, l.raw);
    return far_holds(&m->raw, &size);
}

/* ---- Sums of radii ---- */

GRAZE_INLINE void radius_sum_begin(radius_sum *g)
{
    graze_far_set(&g->raw, 0);
}

/* |b| * half: less than 3 * 2^94 * 2^47 */
GRAZE_ONCE void radius_sum_add(radius_sum *g, const det *b, graze_scalar half)
{
    BOUND(half >= 0);
    far_number size;
    if (det_sign(b) == 0)
        return;
    graze_far_set_wide(&size, s128_of(b->raw.hi, b->raw.lo));
    graze_far_add_times(&g->raw, &size, det_sign(b) < 0 ? -half : half);
}

static inline bool radius_sum_holds(const radius_sum *g, const det *b, const reach *r)
{
    far_number size;
    graze_far_set(&size, 0);
    far_add_det_along(&size, b, r, 1);
    return far_holds(&g->raw, &size);
}

static inline bool radius_sum_holds_difference(const radius_sum *g, const det *p, const reach *r,
                                               const det *q, const reach *s)
{
    far_number size;
    if (det_sign(p) == 0 && det_sign(q) == 0)
        return true;
    graze_far_set(&size, 0);
    far_add_det_along(&size, p, r, 1);
    far_add_det_along(&size, q, s, -1);
    return far_holds(&g->raw, &size);
}

#include "obb_edge_any.h"

#endif
