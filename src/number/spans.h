/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What an algorithm may say about numbers.
 *
 * An algorithm is written once. It does not know whether a coordinate is an integer or a float,
 * nor how wide a product gets; it speaks of degrees. Each degree is a structure of its own, so
 * that a formula whose degrees do not balance does not compile. It may compare coordinates
 * (graze_scalar) with each other by < and <=; all else is said in the words below.
 *
 * In the fixed build every function is exact, and MUST be given what its BOUND says; in the float
 * build it is one IEEE operation or a few. A comparison with a NaN is false, so algorithms test
 * for what must hold, and not for what must not.
 *
 * Spans: any coordinates, never negative, 32 bits. Enough for boxes. (spans_fixed.h, spans_float.h)
 *
 *   mirror(c)                 a coordinate on an axis turned round: order reversed, distances kept
 *   is_coordinate(c)          false for NaN and infinity
 *   is_interval(low, high)    low <= high, or something that a comparison of ratios finds anyway
 *   span                      degree 1: how far it is from one coordinate up to a higher one
 *   span_between(low, high)   span_of(c) = |c|   span_zero, span_is_zero, span_is_number
 *   span_less, span_at_most
 *   ratio                     degree 0: part / whole, neither divided. whole = 0: infinite, or,
 *                             with part = 0, a ratio that is equal to every other
 *   ratio_less, ratio_at_most, ratio_equal       by cross-multiplication; in the float build never
 *                             in another order than their quotients
 *   ratio_from(part, whole)   ratio_zero, ratio_one, ratio_of_limit(t_max)
 *   progress                  a ratio that is ready to be multiplied: here it is divided, once
 *   progress_of(ratio)        whole > 0
 *   along(start, span, progress)  start + span * progress, rounded once; MUST be a coordinate
 *   along_held                the same as along, saturating
 *   progress_fraction, progress_t  as hits report it, rounded once, saturating
 *   held_between(low, c, high)  c, or the border that float rounding carried c past; finite
 *   held_to(limit, t)         the same for t
 *   put_end(&c, end)          c was computed for the end of a line; in the float build it becomes the
 *                             end, which rounding may have missed
 *   limit_at(limit, t)        a limit that keeps all whose rounded t is less than this one, or the
 *                             limit as it is, where a nearer one might refuse them
 *   limit_at_fraction(limit, fraction)   the same of a segment as a ray: GRAZE_ONE is its end
 *
 * Results that are numbers of the user again: products, roots, lengths. (scalar.h)
 *
 * Spans of solids. (solid.h, solid_fixed.h, solid_float.h)
 *
 *   lesser, greater(a, b)       in the float build NaN of a NaN
 *   next_above, next_below(c)   the nearest other coordinate; at the end of the world c itself
 *   lower_end, upper_end(center, size)   of an interval, half the size from its center, rounded
 *                             away from there, saturating; swapped for size < 0
 *   is_number(c)              false for NaN only
 *   with_nan_of(value, a, b)  value, or NaN if a or b is
 *   squares                   degree 2: a sum of squares of spans; squares_of(span)
 *   squares_plus              MUST stay below 2^64; squares_plus_held saturates instead
 *   squares_at_most
 *   squares_root, squares_wide  a coordinate, rounded once, and a graze_wide, exact; saturating
 *   span_sum(a, b)            of two radii
 *   squares_root_beyond(squares, span)   how much more the root is, rounded once; else 0; saturating
 *   span_outside(whole, beside)   the least span whose square, with beside, is more than whole; beside
 *                             MUST be at most whole. In the float build a little more than that
 *   offset_held(start, down, span)   saturating
 *
 * Signed degrees, three dimensions. (degrees.h, near.h, degrees_near.h, degrees_far.h,
 * degrees_float.h; shares in share_near.h, share_far.h, share_float.h)
 *
 *   length, length3           degree 1: differences of coordinates, directions
 *   stretch                   degree 1: the sum or difference of two lengths, or of one and of two
 *                             directions: stretch_of(l)
 *   area, area3               degree 2: sums of products of two lengths
 *   volume                    degree 3: an area3 along a length3
 *   reach                     a length weighed by plain numbers: a normal or axis along a length3; weighed
 *                             by GRAZE_ONE, a length to compare one with
 *
 *   Areas, volumes and reaches are computed in place, by their addresses: a far one is six words, which
 *   no compiler should copy.
 *
 *   set_between(&v, &from, &to), set_direction(&v, &direction)   a length3
 *   set_dot(&area, &u, &v), set_cross(&area3, &u, &v)
 *   set_volume(&volume, &area3, &v)   with a cross product, the triple product
 *   volume_set_along(&volume, &area, length, &area, length, &area, length)   a sum of three
 *                             products
 *   set_reach(&reach, &axis, &v)   how far v reaches along it, in lengths of the axis
 *   area_set_product(&a, length, length), _add_product, _subtract_product
 *   reach_set_product(&r, weight, length), _add_product
 *   ..._put(&to, &from), _add(&sum, &x), _subtract(&from, &x), _negate(&x), _less(&a, &b)
 *   ..._sign(&x)              -1, 0 or 1, and of a NaN 0: a routine that lets 0 through tests
 *                             are_coordinates(v) first
 *   ..._is_number(&x)         false for NaN and what has overflowed
 *   length_of(c), length_sign, length_negate, length_is_number   by value, and so are stretches: _plus,
 *                             _minus, _less
 *   reach_set_zero(&r)
 *   area_surely_less          as _less, but of floats not where rounding may have decided it
 *   unit_along(&unit, &area3)   the unit vector along it, right to 0.502 raw units a component; it MUST
 *                             NOT be zero, and as for weights_of its areas are below 2^64
 *   volume_is_zero(&v), volume_is_negative(&v)
 *   volume_along_whole(&part, &whole), volume_against_whole   part / whole >= 0, and <= 0; false unless
 *                             part is a number. whole MUST NOT be 0 or NaN
 *   are_lengths(&vector)      each of its three is a number
 *   reach_exceeds(&r, axis, c)   |r| > c * |axis|, without a root; c >= 0. The axis of floats is one of
 *                             weights_gained
 *   compare_area_products(&a, &b, &c, &d)   degree 4: the sign of a * b - c * d
 *   share                     degree 0: part / whole of two areas or reaches, not divided; MUST
 *                             NOT be negative, and whole MUST NOT be 0
 *   share_set_areas(&s, &part, &whole), share_set_reaches
 *   share_set_until_zero(&s, &from, &to)   of a way from one reach to another of opposite sign: until it
 *                             is 0
 *   share_set_zero, share_set_one, share_set_limit(&s, t_max)
 *   share_put(&to, &from)
 *   share_order(&a, &b)       -1, 0 or 1; with a NaN 1: not at most
 *   proportion                part / whole of two reaches, part >= 0 and whole > 0, that MUST NOT change
 *                             while it is in use
 *   proportion_set(&x, &part, &whole)
 *   proportion_order(&x, &s)  share_order of that and a share
 *   share_put_proportion(&to, &x)
 *   share_progress            a share that is ready to be multiplied: here it is divided, once
 *   share_progress_of(&progress, &share)
 *   share_progress_of_volumes(&progress, &part, &whole)   of two volumes, which are wider than a share
 *   share_progress_against(&progress, &part, &whole)   the same of -part / whole, which MUST NOT be
 *                             negative
 *   areas_to_limit(&part, &whole, t_max)   -1 where part / whole is less than t_max, 0 where it is
 *                             that, 1 where it is more; neither MUST be negative, whole MUST NOT be 0,
 *                             nor t_max GRAZE_NO_LIMIT
 *   volume_against_before_limit(&part, &whole, t_max)   1 where -part / whole is less than t_max, 0
 *                             where it is that, -1 where it is more; it MUST NOT be negative, nor
 *                             t_max 0 or less
 *   share_point(&point, &start, &run, &progress)   share_along on each axis
 *   share_along(start, length, progress)  start + length * share, rounded once, saturating
 *   share_fraction, share_t(progress)     as hits report it, rounded once, saturating
 *   gain                      a power of two that takes a vector to where products of floats neither
 *                             overflow nor vanish; the fixed build needs none
 *   gain_between(from, to), vector_gained(from, to, gain), weights_gained(axis)
 *   weights_scaled(axis, room)  the same in `room`; the axis itself where it needs no gain
 *   weights_of(area3)         an axis along it: times the greatest power of two with which each
 *                             component, rounded, is below 2^31 in size; of zero areas zero. They
 *                             MUST be below 2^64: of two edges from one corner they are, being twice
 *                             the area of a triangle, which fills half of a square at most
 *   reach_distance(&r, axis, gain)   r / |axis|, rounded once, saturating; of a zero axis 0
 *   share_set_over_axis(&s, &r, axis)   |r| / |axis|^2; of a zero axis 0
 *   share_against(start, weight, sign, progress, gain)   start - sign * weight * share, rounded once,
 *                             saturating
 *
 *   extent                    a reach that is held in a half extent's: reach_held(&r, &most)
 *   moved_along(start, wx, x, wy, y, wz, z)   start and three extents, each weighed, taken as of
 *                             axes of unit length; rounded once, ties away from start, saturating
 *   excess                    how much more a reach is than a half extent's: reach_excess(&r, &most)
 *   excesses_within(x, y, z, radius)   the root of the sum of their squares is at most the radius
 *
 * How far things are apart. (apart.h, apart_near.h, _far.h, _exact.h, _float.h, _fixed.h)
 *
 *   apart                     degree 1: a distance, not divided, and no root taken of it
 *   apart_of_stretches(&a, &x, &y, &z)  the length of a vector, given by its axes
 *   apart_of_areas(&a, &area3, &length3)   |area3| / |length3|: of a point from the line of an edge
 *   apart_of_volume(&a, &volume, &area3)   |volume| / |area3|: of a point from a plane
 *   apart_within(&a, radius)  a <= radius
 *   apart_distance(&a)        rounded once, saturating
 *   foot_put(&to, &from, &gap, &normal, &above)   where a point comes down on a plane, from which the
 *                             gap leads to it: from - normal * above / |normal|^2, each rounded once,
 *                             ties away from the point, saturating
 *   coordinate_after(start, a, b)   start + a + b, saturating
 *   share_beyond(start, first, run, progress)   start + first + run * share, the share rounded once,
 *                             saturating
 *   coordinate_beyond(c, &above, &weight, side, &gap)   the first on that side of the plane, along an axis
 *                             on which the normal is `weight`, which MUST NOT be 0; saturating
 *
 * Crossings of a line with a ball: where a t^2 + 2 b t + c, three areas, is 0. (crossing.h,
 * crossing_fixed.h, _near.h, _far.h, _float.h)
 *
 *   area_is_divisor(&a)       false as area_is_number, and where the square of a length that is not 0 has vanished
 *   is_near_limit(t_max)      whether near arithmetic takes that ray
 *   side_at_end(&ball, &end, &a, &b, &c)   the sign at t = 1: -1 inside, 0 on the surface, 1 outside
 *   side_after_run(&ball, &ray)   the same at t_max, if has_run(&a): false of no direction, where a sign
 *                             is taken instead
 *   nears_at_start(&a, &b)      whether it becomes less from t = 0 on
 *   nears_before_end(&a, &b)    whether it is least before t = 1
 *   nears_before_limit(&a, &b, t_max)   whether it is least before t_max
 *   discriminant              degree 4: b^2 - a c, exact; of floats over a. discriminant_sign,
 *                             set_discriminant(&d, &from_center, &run, &a, &b, &c, radius)
 *   discriminant_hold(&d, side)   of a line with an end on that side (-1 inside, 0 on the surface, 1
 *                             outside): positive unless outside, also where rounding says otherwise
 *   comes_within(the same)    whether it is 0 or more, for c > 0, and sooner
 *   crossing                  degree 0: t, rounded; right to 2^-14 raw units over any run
 *   crossing_at_start, _at_end, _at_limit(&t, t_max)   exact
 *   crossing_at_surface(&t, &a, &b, &c, &discriminant, leaving)   the first or the last t; that MUST
 *                             exist and be positive
 *   crossing_along(start, length, &t)   start + length * t, rounded, saturating
 *   crossing_fraction, crossing_t(&t)   as hits report it, rounded, saturating
 *   set_surface(&surface, radius), normal_at(&surface, from_center, run, &t)   (from_center + run * t) / radius,
 *                             and 0 where the radius is, once it is held: normal_hold(&normal, radius)
 *   cross_axis(&t, &surface, center, start, from, to, &point)   both, of a run from `from` to `to`: writes
 *                             the point, and returns the normal
 *   crossing_of_spans(&t, radius, x, y, z)   radius / the length of the spans, which MUST be more
 *   crossing_of_way(center, down, span, &t)   center and span * t
 *
 * Boxes against each other. (edge.h, edge_near.h, _far.h, _small.h, _float.h)
 *
 *   edge, edge3               two weights multiplied: what is across two axes of a box, edge_across
 *   bulk                      three: bulk_set_along(&b, &edge3, &axis). The determinant of three axes
 *   moment                    an edge times a length: moment_set_product(&m, edge, length), _add_product,
 *                             _subtract_product; moment_set_halves(&m, v, half, w, half) is |v| * half +
 *                             |w| * half in lengths of one
 *   moment_holds(&m, &bulk, length)   |bulk| * |length| <= m in lengths of one
 *   girth                     a sum of |bulk| * half: girth_begin(&g), girth_add(&g, &bulk, half)
 *   girth_holds(&g, &bulk, &reach)   |bulk| * reach <= g in lengths of one; reach >= 0
 *   girth_holds_difference(&g, &p, &r, &q, &s)   |p * r - q * s| <= g, the same
 *   hint3, grip, estimate     an edge3, a bulk and a girth, rounded to words where that saves much
 *   estimate_guess            what girth_holds_difference will say, or that it must be asked
 *   grip_is_bulk(&grip, &to)  sets it where nothing was rounded, and else computes nothing; grip_is_sure: it is
 *                             not of 0
 *   Close: coordinates within [-2^28, 2^28) and half extents within [0, 2^28). Light: weights, the
 *   components of axes, of at most 1.
 *   closeness                 as nearness: closeness_begin(&n), ask_close_point(&n, &v),
 *                             ask_close_between(&n, &v, &from, &to), are_all_close(&n)
 *   are_close_halves(x, y, z) false of negative ones as well in near arithmetic
 *   is_half(c)                c >= 0, and of floats no NaN. Near arithmetic takes it for granted of
 *                             those that are close
 *   reach_set_half(&r, c)     of one that is_half, in lengths of an axis
 *   lightness                 whether weights are light: lightness_begin(&n), ask_axis(&n, &axis)
 *   are_surely_light(&n)      false where one is not, or is -1: then is_light(weight) tells
 *
 * Near: every coordinate of the query within [-2^29, 2^29), 8192 units around the origin, and
 * every component of a direction (is_near tells), every radius and half extent (is_near_number)
 * as well; normals and axes, the weights of a reach, may be any. Far: any int32_t. A routine that
 * needs both stands in one file that two-line files include with GRAZE_FAR 0 and 1.
 *
 *   nearness                  whether all that it was asked about is near: are_all_near(&n). A query of
 *                             more numbers than a core has registers asks while it takes differences
 *   nearness_begin(&n), ask_point(&n, &v), ask_radius(&n, radius)
 *   ask_between(&n, &v, &from, &to)   sets v as set_between does, and adds the numbers of `to` to the
 *                             question. The caller MUST add those of `from`. Unless all are near, v may
 *                             be anything
 *   ask_direction(&n, &v, &direction)   set_direction, the same
 *   length_asked(&n, from, to), nearness_ask(&n, c)   the same of one axis
 *   length_asked_now(&n, from, to)   computed here, and not when it is used: see GRAZE_NOW
 *   is_known_near(&v), is_known_near_number(c)   true after are_all_near, which value analysis does not
 *                             follow through the OR: an assumption, see bounds.h
 *   radius_asked(&n, radius)  length_of; a negative one is taken for far
 */
#ifndef GRAZE_ARITH_H
#define GRAZE_ARITH_H

#include "../../include/graze/vec3.h"

#if GRAZE_FLOAT
#include "spans_float.h"
#else
#include "spans_fixed.h"
#endif

#endif
