/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line crosses the surface of a ball. The words and what each must do stand in spans.h. For
 * a file that has said GRAZE_AXES, and included ball.h.
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
