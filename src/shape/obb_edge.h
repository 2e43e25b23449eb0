/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of oriented boxes against boxes: the edges of one box, computed from its axes, against the half extents and
 * axes of the other.
 *
 *   edge_component, edge3     a product of two weights: the cross product of two axes of a box, edge_across
 *   det                       a product of three weights: det_along(&b, &edge3, &axis), the determinant of three axes.
 *                             det_set_component(&b, edge_component) for flat boxes, where two weights suffice
 *   moment                    an edge times a length: moment_set_product(&m, edge, length), moment_add_product,
 *                             moment_subtract_product; moment_set_halves(&m, v, half, w, half) is |v| * half + |w| * half
 *                             in lengths of a unit axis
 *   moment_at_most(&a, &b), moment_negate(&m)
 *   moment_holds(&m, &det, length)   whether |det| * |length| <= m, in lengths of a unit axis
 *   radius_sum                a sum of |det| * half: radius_sum_begin(&g), radius_sum_add(&g, &det, half)
 *   radius_sum_holds(&g, &det, &reach)   whether |det| * reach <= g, in lengths of a unit axis; reach >= 0
 *   radius_sum_holds_difference(&g, &p, &r, &q, &s)   whether |p * r - q * s| <= g, in lengths of a unit axis
 *   hint3, det_hint, estimate   an edge3, a det and a radius_sum, rounded to words where that saves much
 *   estimate_guess            the result of radius_sum_holds_difference, or that only the exact form decides
 *   det_hint_is_sure          whether the det cannot be 0
 *
 * Close: coordinates within [-2^28, 2^28), 4096 units, and half extents within [0, 2^28). Light: weights, the components of
 * axes, of at most 1. Near arithmetic takes boxes that are close and light.
 *
 *   closeness                 as nearness: closeness_begin(&n), closeness_add_point(&n, &v), load_close_between(&n, &v, &from,
 *                             &to), are_all_close(&n)
 *   are_close_halves(x, y, z)   in near arithmetic also false if one is negative
 *   is_half(c)                whether c >= 0. Near arithmetic assumes it for close half extents
 *   reach_set_half(&r, c)     a half extent, in lengths of a unit axis
 *   lightness                 whether weights are light: lightness_begin(&n), lightness_add_axis(&n, &axis)
 *   are_surely_light(&n)      false if a weight is not light, or is -1; then is_light(weight) decides
 */
#ifndef GRAZE_SHAPE_OBB_EDGE_H
#define GRAZE_SHAPE_OBB_EDGE_H

#include "../number/vectors.h"

/* A nearness with the limit of close boxes. It is a type of its own, because a nearness with
 * numbers of both limits would test neither. */
typedef struct {
    nearness numbers;
} closeness;

GRAZE_INLINE void closeness_begin(closeness *n)
{
    nearness_begin(&n->numbers);
}

/* The result of an estimate for a pair of boxes. */
typedef enum { GUESS_NOTHING, GUESS_HOLDS, GUESS_EXCEEDS } edge_guess;

/* The greatest size of an edge_component, two products of two weights: of 2^31 * 2^31 far, of 2^16 * 2^16 near. */
#if GRAZE_FAR
#define EDGE_MOST INT64_MAX /* 2^62, and 2^31 * (2^31 - 1): < 2^63 */
#else
#define EDGE_MOST INT64_C(0x200000000) /* 2^33 */
#endif

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} edge_component;

typedef struct {
    edge_component x, y, z;
} edge3;

GRAZE_INLINE edge_component edge_raw(int64_t raw)
{
    BOUND(-EDGE_MOST <= raw && raw <= EDGE_MOST);
    edge_component e;
    e.raw = raw;
    return e;
}

GRAZE_INLINE edge_component edge_of(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar d)
{
    return edge_raw(s32_mul(a, b) - s32_mul(c, d));
}

static inline int edge_sign(edge_component e)
{
    return (e.raw > 0) - (e.raw < 0);
}

GRAZE_INLINE edge_component edge_size(edge_component e)
{
    return edge_raw(e.raw < 0 ? -e.raw : e.raw);
}

#undef EDGE_MOST

#if GRAZE_FAR
#include "obb_edge_far.h"
#elif GRAZE_SMALL_WORLD
#include "obb_edge_small.h"
#else
#include "obb_edge_near.h"
#endif

/* ---- Three axes at once ---- */

/* As nearness_add_point and load_between. */
GRAZE_INLINE void closeness_add_point(closeness *n, const graze_vec3 *v)
{
    closeness_add(n, v->x);
    closeness_add(n, v->y);
    closeness_add(n, v->z);
}

GRAZE_INLINE void load_close_between(closeness *n, length3 *v, const graze_vec3 *from,
                                     const graze_vec3 *to)
{
    v->x = load_close_length(n, from->x, to->x);
    v->y = load_close_length(n, from->y, to->y);
    v->z = load_close_length(n, from->z, to->z);
}

static inline bool close_lengths_in_range(const length3 *v)
{
    return close_length_in_range(&v->x) && close_length_in_range(&v->y) &&
           close_length_in_range(&v->z);
}

GRAZE_INLINE void lightness_add_axis(lightness *n, const graze_vec3 *axis)
{
    lightness_add(n, axis->x);
    lightness_add(n, axis->y);
    lightness_add(n, axis->z);
}

/* Sets it in place: gcc -O0 copies a returned structure with memcpy on a Cortex-M0. */
static inline void edge_across(edge3 *e, const graze_vec3 *u, const graze_vec3 *v)
{
    e->x = edge_of(u->y, v->z, u->z, v->y);
    e->y = edge_of(u->z, v->x, u->x, v->z);
    e->z = edge_of(u->x, v->y, u->y, v->x);
}

#endif
