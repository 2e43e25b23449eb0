/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the routines of the box ask about one axis of it. */
#ifndef GRAZE_AABB_SIDES_H
#define GRAZE_AABB_SIDES_H

#include "../include/graze/aabb.h"
#include "arith_solid.h"
#include "inlining.h"

/* True when there is a point in the box: false for what is inverted on any axis, and of NaN. */
GRAZE_INLINE bool is_box(const graze_aabb *box)
{
    return box->min.x <= box->max.x && box->min.y <= box->max.y && box->min.z <= box->max.z;
}

/* How far c is from the interval, and 0 in it; low <= high. */
GRAZE_INLINE span gap(graze_scalar low, graze_scalar c, graze_scalar high)
{
    if (c < low)
        return span_between(c, low);
    return c <= high ? span_zero() : span_between(high, c);
}

#endif
