/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line crosses the surface of a ball: where a t^2 + 2 b t + c is 0, for three areas a, b and c. For files that
 * have defined GRAZE_AXES.
 *
 *   is_near_limit(t_max)      whether near arithmetic takes that ray
 *   side_at_end(&ball, &end, &a, &b, &c)   the sign at t = 1: -1 inside, 0 on the surface, 1 outside
 *   side_after_run(&ball, &ray)   the same at t_max, if has_run(&a). Where that is false, the ray has no direction, and the
 *                             sign of c decides
 *   nears_at_start(&a, &b)    whether the sum decreases from t = 0 on
 *   nears_before_end(&a, &b)  whether its minimum is before t = 1
 *   nears_before_limit(&a, &b, t_max)   whether its minimum is before t_max
 *   discriminant              degree 4: b^2 - a c, exact; in floats divided by a. discriminant_sign,
 *                             set_discriminant(&d, &from_center, &run, &a, &b, &c, radius)
 *   discriminant_hold(&d, side)   for a line with an end on that side (-1 inside, 0 on the surface, 1 outside): not
 *                             negative unless outside, also where rounding says otherwise
 *   comes_within(the same as set_discriminant)   whether the discriminant is 0 or more, for c > 0, with less work
 *   crossing                  degree 0: t, rounded, within 2^-14 raw units over any run
 *   crossing_at_start, crossing_at_end, crossing_at_limit(&t, t_max)   exact
 *   crossing_at_surface(&t, &a, &b, &c, &discriminant, leaving)   the first or the last t; it MUST exist and be positive
 *   crossing_along(start, length, &t)   start + length * t, rounded, saturating
 *   crossing_fraction, crossing_t(&t)   as hits report it, rounded, saturating
 *   set_surface(&surface, radius), normal_at(&surface, from_center, run, &t)   (from_center + run * t) / radius, and 0 for
 *                             radius 0, once normal_hold(&normal, radius) has clamped it
 *   cross_axis(&t, &surface, center, start, from, to, &point)   both on one axis, for a run from `from` to `to`: writes the
 *                             point, and returns the normal
 *   crossing_of_spans(&t, radius, x, y, z)   radius / the length of the spans, which MUST be more
 *   crossing_of_way(center, down, span, &t)   center and span * t
 */
#ifndef GRAZE_ARITH_CROSSING_H
#define GRAZE_ARITH_CROSSING_H

#include "../shape/ball.h"

#if GRAZE_FLOAT
#include "crossing_float.h"
#else
#include "crossing_fixed.h"
#if GRAZE_FAR
#include "crossing_far.h"
#else
#include "crossing_near.h"
#endif

GRAZE_INLINE bool nears_at_start(const area *a, const area *b)
{
    (void)a;
    return area_sign(b) < 0;
}

/* The discriminant is exact. */
GRAZE_INLINE void discriminant_hold(discriminant *d, int side)
{
    (void)d;
    (void)side;
}

#endif

#if GRAZE_FLOAT || GRAZE_FAR
GRAZE_INLINE bool comes_within(const lengths_n *from_center, const lengths_n *run, const area *a,
                               const area *b, const area *c, graze_scalar radius)
{
    discriminant d;
    set_discriminant(&d, from_center, run, a, b, c, radius);
    return discriminant_sign(&d) >= 0;
}
#endif

/* Of the rest, near and far share one text at -Os. At -O2 near numbers have theirs, in place. */
#if !GRAZE_FLOAT && (GRAZE_FAR || defined(__OPTIMIZE_SIZE__))
#define cross_axis graze_crossing_on_axis

GRAZE_INLINE void normal_hold(vector_n *normal, graze_scalar radius)
{
    (void)normal;
    (void)radius;
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
