/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of balls: the crossings of a line with the surface at a distance `radius` from a center. They are the roots
 * of a t^2 + 2 b t + c, where a is the square of the run, b the product of from_center and run, and c the square of
 * from_center less that of the radius. from_center leads from the center to the start of the line. Functions whose names end in _add are called once
 * for each axis, between _begin and the next.
 *
 *   is_near_limit(t_max)      whether near arithmetic takes that ray
 *   may_be_radius(radius)     false for a negative radius; in floats always true, and are_ball_areas tests the radius
 *   is_surely_ray(t_max)      in floats whether the ray has a length: then are_ball_areas tests its direction
 *   are_ball_areas(&a, &c, radius)   whether the areas are numbers and the radius, in floats, is not negative
 *   end_side                  the sign at t = 1: -1 inside, 0 on the surface, 1 outside. end_side_begin(&s, &a, &b, &c),
 *                             end_side_add(&s, center, end), end_side_sign(&s, radius)
 *   limit_side                the sign at t_max, if has_run(&a). limit_side_begin(&s, radius),
 *                             limit_side_add(&s, center, origin, dir, t_max), limit_side_sign(&s, radius). If
 *                             limit_side_add returns false, the point is outside
 *   has_run(&a)               false if the ray has no direction; then the sign of c decides
 *   approaches_at_start(&a, &b)    whether the sum decreases from t = 0 on
 *   may_approach_at_start(&b) the same, but in floats also true for a line that is treated as a point
 *   approaches_before_end(&a, &b)  whether the minimum of the sum is before t = 1
 *   approaches_before_limit(&a, &b, t_max)   whether the minimum of the sum is before t_max
 *   turns_before_end(&a, &b), turns_before_limit(&a, &b, t_max)   the same, for b < 0; the ray may have no limit
 *   discriminant              degree 4: b^2 - a c, exact; in floats divided by a. discriminant_begin(&d, &a, &b, &c),
 *                             discriminant_add(&d, from_center, run), discriminant_end(&d, radius), discriminant_sign(&d)
 *   discriminant_is_within(&d, &a, &c, radius)   discriminant_sign(&d) >= 0, and are_ball_areas
 *   discriminant_correct(&d, side)   for a line with an end on that side (-1 inside, 0 on the surface, 1 outside): makes d
 *                             positive unless that end is outside, in case rounding made it 0 or negative
 *   discriminant_begin_for_sign(&d, &a, &b, &c)   as discriminant_begin with less work, for c > 0, if only the
 *                             sign of the discriminant matters
 *   discriminant_rules_out(&a, &b, &c)   true only if the discriminant is negative, for b < 0 < c: a short test that
 *                             finds most lines that miss, on cores where the exact one is long; on others false
 *   crossing                  degree 0: t, rounded, within 2^-14 raw units over any run
 *   crossing_at_start, crossing_at_end, crossing_at_limit(&t, t_max)   exact
 *   crossing_at_surface(&t, &a, &b, &c, &discriminant, leaving)   the first or the last t; it MUST exist and be positive
 *   crossing_clamp_to_end(&t), crossing_clamp_to_limit(&t, t_max)   in floats: after crossing_at_surface, makes t at most 1
 *                             or t_max, in case rounding made it greater. Near arithmetic only
 *   crossing_along(start, length, &t)   start + length * t, rounded, saturating
 *   crossing_fraction, crossing_t(&t)   the fraction or t of a hit, rounded, saturating
 *   set_surface(&surface, radius), normal_at(&surface, from_center, run, &t)   (from_center + run * t) / radius, and 0 for
 *                             radius 0; normal_hold(component, radius) clamps it, if normal_needs_hold(radius)
 *   cross_axis(&t, &surface, center, start, from, to, &point)   on one axis, for a run from `from` to `to`: writes the
 *                             coordinate of the point, and returns the component of the normal
 *   crossing_of_spans(&t, radius, x, y, z)   radius / the length of the spans, which MUST be more than radius
 *   crossing_of_way(center, down, span, &t)   center and span * t
 */
#ifndef GRAZE_SHAPE_BALL_CROSSING_H
#define GRAZE_SHAPE_BALL_CROSSING_H

#include "../number/arithmetic.h"

#if GRAZE_FAR
#include "ball_crossing_far.h"
#else
#include "ball_crossing_near.h"
#endif

/* ---- Near and far: the discriminant is exact ---- */

/* A macro: the value analysis then excludes negative ones. */
#undef may_be_radius
#define may_be_radius(radius) ((radius) >= 0)

#define turns_before_end approaches_before_end
#define turns_before_limit(a, b, t_max)                                                            \
    (!((t_max) < GRAZE_NO_LIMIT) ? area_sign(a) != 0 : approaches_before_limit(a, b, t_max))

/* A macro: gcc -Os lays out the branches of a function differently. */
#define discriminant_is_within(d, a, c, radius) (discriminant_sign(d) >= 0)

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

GRAZE_INLINE bool is_surely_ray(graze_scalar t_max)
{
    (void)t_max;
    return false;
}

GRAZE_INLINE bool are_ball_areas(const area *a, const area *c, graze_scalar radius)
{
    (void)radius;
    return area_is_number(a) && area_is_number(c);
}

GRAZE_INLINE bool may_approach_at_start(const area *b)
{
    return area_sign(b) < 0;
}

GRAZE_INLINE bool approaches_at_start(const area *a, const area *b)
{
    (void)a;
    return may_approach_at_start(b);
}

GRAZE_INLINE void discriminant_add(discriminant *d, length from_center, length run)
{
    (void)d;
    (void)from_center;
    (void)run;
}

GRAZE_INLINE void discriminant_end(discriminant *d, graze_scalar radius)
{
    (void)d;
    (void)radius;
}

GRAZE_INLINE void discriminant_correct(discriminant *d, int side)
{
    (void)d;
    (void)side;
}

#if GRAZE_FAR

/* ---- Float and far: the sign needs the whole discriminant ---- */

GRAZE_INLINE bool discriminant_rules_out(const area *a, const area *b, const area *c)
{
    (void)a;
    (void)b;
    (void)c;
    return false;
}

GRAZE_INLINE void discriminant_begin_for_sign(discriminant *d, const area *a, const area *b,
                                              const area *c)
{
    discriminant_begin(d, a, b, c);
}

#endif

#endif
