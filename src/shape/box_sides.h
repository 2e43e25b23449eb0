/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the routines of the box ask about its sides. */
#ifndef GRAZE_BOX_SIDES_H
#define GRAZE_BOX_SIDES_H

#include "box_axes.h"

#include "../number/solid.h"
#include "../wide/inlining.h"

/* True when there is a point in the box: false for what is inverted on any axis, and of NaN. */
GRAZE_INLINE bool is_box(const box_n *box)
{
#define IS_ORDERED(axis) box->min.axis <= box->max.axis
    return ALL_AXES(IS_ORDERED);
}

/* How far c is from the interval, and 0 in it; low <= high. */
GRAZE_INLINE span gap(graze_scalar low, graze_scalar c, graze_scalar high)
{
    if (c < low)
        return span_between(c, low);
    return c <= high ? span_zero() : span_between(high, c);
}

#endif
