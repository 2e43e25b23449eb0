/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of balls: the crossings of a line with the surface at a distance `radius` from a center. They are the roots
 * of a t^2 + 2 b t + c, where a is the square of the run, b the product of from_center and run, and c the square of
 * from_center less that of the radius. from_center leads from the center to the start of the line.
 *
 *   is_near_limit(t_max)      whether near arithmetic takes that ray
 *   side_at_end(&a, &b, &c)   the sign at t = 1: -1 inside, 0 on the surface, 1 outside. Near arithmetic only
 *   limit_side                the sign at t_max, near. limit_side_begin(&s, radius), limit_side_add(&s, center, origin, dir,
 *                             t_max) for each axis, limit_side_sign(&s). If limit_side_add returns false, the point is
 *                             outside
 *   side_at_limit(&a, &b, &c, t_max)   the same, far
 *   approaches_before_end(&a, &b)  whether the minimum of the sum is before t = 1
 *   approaches_before_limit(&a, &b, t_max)   whether the minimum of the sum is before t_max
 *   discriminant              degree 4: b^2 - a c, exact. discriminant_set(&d, &a, &b, &c), discriminant_sign(&d)
 *   discriminant_set_for_sign(&d, &a, &b, &c)   as discriminant_set with less work, for b < 0 < c, if only the sign matters
 *   discriminant_rules_out(&a, &b, &c)   true only if the discriminant is negative, for b < 0 < c: a short test that
 *                             finds most lines that miss, on cores where the exact one is long; on others false
 *   crossing                  degree 0: t, rounded, within 2^-14 raw units over any run
 *   crossing_at_start, crossing_at_end, crossing_at_limit(&t, t_max)   exact
 *   crossing_at_surface(&t, &a, &b, &c, &discriminant, leaving)   the first or the last t; it MUST exist and be positive
 *   crossing_along(start, length, &t)   start + length * t, rounded, saturating
 *   crossing_fraction, crossing_t(&t)   the fraction or t of a hit, rounded, saturating
 *   set_surface(&surface, radius), normal_at(&surface, from_center, run, &t)   (from_center + run * t) / radius, and 0 for
 *                             radius 0; normal_hold(component, radius) clamps it, if normal_needs_hold(radius)
 *   normal_of_halves(&surface, center, point)   the same for a radius that is twice that of the surface, from a rounded point
 *   cross_axis(&t, &surface, center, start, from, to, &point)   on one axis, for a run from `from` to `to`: writes the
 *                             coordinate of the point, and returns the component of the normal
 *   crossing_of_spans(&t, radius, x, y, z)   radius / the length of the spans, which MUST be more than radius
 *   crossing_of_way(center, down, span, &t)   center and span * t
 */
#ifndef GRAZE_SHAPE_BALL_CROSSING_H
#define GRAZE_SHAPE_BALL_CROSSING_H

#include "../number/arithmetic.h"
#include "ball_crossing_numbers.h"

#if GRAZE_FAR
#include "ball_crossing_far.h"
#else
#include "ball_crossing_near.h"
#endif

/* ---- Near and far ---- */

/* Only the normal of a ball of a few raw units would exceed one. Its crossing is less than 2^-13 raw units outside, near
 * and far: the error of t is at most 2^-14 over any run (ball_crossing.h), and that of the way along the run far less. From a
 * radius of 64 on that is less than 1/8 of the last bit. */
GRAZE_INLINE bool normal_needs_hold(graze_scalar radius)
{
    return radius < 64;
}

GRAZE_INLINE graze_scalar normal_hold(graze_scalar normal, graze_scalar radius)
{
    return normal_held(normal, radius > 0 ? GRAZE_ONE : 0);
}

/* The point and the normal of one axis: in place when near balls are compiled for speed, else by a call. */
#if GRAZE_FAR || GRAZE_FOR_SIZE
GRAZE_INLINE graze_scalar cross_axis(const crossing *t, const surface *s, graze_scalar center,
                                     graze_scalar start, graze_scalar from, graze_scalar to,
                                     graze_scalar *point)
{
    return graze_crossing_on_axis(t, s, center, start, from, to, point);
}
#else
GRAZE_INLINE graze_scalar cross_axis(const crossing *t, const surface *s, graze_scalar center,
                                     graze_scalar start, graze_scalar from, graze_scalar to,
                                     graze_scalar *point)
{
    const length run = length_between(from, to);
    *point = crossing_along(start, run, t);
    return normal_at(s, length_between(center, start), run, t);
}
#endif

#endif
