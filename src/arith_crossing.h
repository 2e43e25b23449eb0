/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a line crosses the surface of a ball. The words and what each must do stand in arith.h. For
 * a file that has said GRAZE_AXES, and included ball.h.
 */
#ifndef GRAZE_ARITH_CROSSING_H
#define GRAZE_ARITH_CROSSING_H

#include "ball.h"

#if GRAZE_FLOAT
#include "arith_crossing_float.h"
#else
#include "arith_crossing_fixed.h"
#if GRAZE_FAR
#include "arith_crossing_far.h"
#else
#include "arith_crossing_near.h"
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

/* Of a ball of a few raw units a normal would be more than one. */
GRAZE_INLINE graze_scalar normal_held(graze_scalar normal, graze_scalar radius)
{
    graze_scalar most = radius > 0 ? GRAZE_ONE : 0;
    return normal < -most ? -most : normal > most ? most : normal;
}

GRAZE_INLINE void normal_hold(vector_n *normal, graze_scalar radius)
{
#define HOLD(axis) normal->axis = normal_held(normal->axis, radius)
    if (radius < 64) {
        EACH_AXIS(HOLD);
    }
}
#endif

#endif
