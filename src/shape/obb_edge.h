/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes against boxes: the edges of one box, computed from its axes, against the half extents and axes of the
 * other.
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
 *   is_half(c)                whether c >= 0; false for NaN. Near arithmetic assumes it for close half extents
 *   reach_set_half(&r, c)     a half extent, in lengths of a unit axis
 *   lightness                 whether weights are light: lightness_begin(&n), lightness_add_axis(&n, &axis)
 *   are_surely_light(&n)      false if a weight is not light, or is -1; then is_light(weight) decides
 */
#ifndef GRAZE_OBB_EDGE_H
#define GRAZE_OBB_EDGE_H

#include "../number/degrees.h"

#if GRAZE_FLOAT
#include "obb_edge_float.h"
#elif GRAZE_FAR
#include "obb_edge_far.h"
#elif GRAZE_SMALL_WORLD
#include "obb_edge_small.h"
#else
#include "obb_edge_near.h"
#endif

#endif
