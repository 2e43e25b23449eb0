/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes against boxes: the edges of one box, computed from its axes, against the half extents and axes of the
 * other.
 *
 *   edge_component, edge3     a product of two weights: the cross product of two axes of a box, edge_across
 *   det                      a product of three: det_along(&b, &edge3, &axis). The determinant of three axes
 *   moment                    an edge times a length: moment_set_product(&m, edge, length), moment_add_product,
 *                             moment_subtract_product; moment_set_halves(&m, v, half, w, half) is |v| * half + |w| * half
 *                             in lengths of one
 *   moment_at_most(&a, &b), moment_negate(&m)
 *   moment_holds(&m, &det, length)   |det| * |length| <= m, in lengths of one
 *   radius_sum                     a sum of |det| * half: radius_sum_begin(&g), radius_sum_add(&g, &det, half)
 *   radius_sum_holds(&g, &det, &reach)   |det| * reach <= g, in lengths of one; reach >= 0
 *   radius_sum_holds_difference(&g, &p, &r, &q, &s)   |p * r - q * s| <= g, in lengths of one
 *   hint3, det_hint, estimate     an edge3, a det and a radius_sum, rounded to words where that saves much
 *   estimate_guess            what radius_sum_holds_difference will return, or that only the exact form decides
 *   det_hint_is_det(&det_hint, &to)  sets the det where nothing was rounded, and else computes nothing; det_hint_is_sure: the det
 *                             is not 0
 *
 * Close: coordinates within [-2^28, 2^28), 4096 units, and half extents within [0, 2^28). Light: weights, the components of
 * axes, of at most 1. Near arithmetic takes boxes that are close and light.
 *
 *   closeness                 as nearness: closeness_begin(&n), closeness_add_point(&n, &v), load_close_between(&n, &v, &from,
 *                             &to), are_all_close(&n)
 *   are_close_halves(x, y, z)   in near arithmetic false for negative ones as well
 *   is_half(c)                c >= 0, and no NaN. Near arithmetic takes it for granted where halves are close
 *   reach_set_half(&r, c)     a half extent, in lengths of an axis
 *   lightness                 whether weights are light: lightness_begin(&n), lightness_add_axis(&n, &axis)
 *   are_surely_light(&n)      false where one is not light, or is -1; then is_light(weight) decides
 */
#include "degrees.h"

#if GRAZE_FLOAT
#include "edge_float.h"
#elif GRAZE_FAR
#include "edge_far.h"
#elif GRAZE_SMALL_WORLD
#include "edge_small.h"
#else
#include "edge_near.h"
#endif
