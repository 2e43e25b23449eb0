/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether a round shape is beyond a box around a line or a way, on one axis. Any coordinates; the box is opened where coordinates
 * are clamped: see number/clamp.h. */
#ifndef GRAZE_SHAPE_BEYOND_H
#define GRAZE_SHAPE_BEYOND_H

#include "../number/clamp.h"
#include "../number/spans.h"

/* The sphere is beyond the box on one axis. */
GRAZE_INLINE bool nearest_is_beyond(graze_scalar center, span radius, graze_scalar low,
                                    graze_scalar high)
{
    const graze_scalar c = clamped_coordinate(center);
    return c < low ? span_less(radius, span_between(c, low))
                   : c > high && span_less(radius, span_between(high, c));
}

/* All points within the radius of the core are beyond the box on one axis. */
GRAZE_INLINE bool nearest_core_is_beyond(graze_scalar from, graze_scalar to, span radius,
                                         graze_scalar low, graze_scalar high)
{
    const graze_scalar a = clamped_coordinate(from), b = clamped_coordinate(to);
    if (a < low && b < low)
        return span_less(radius, span_between(a < b ? b : a, low));
    return a > high && b > high && span_less(radius, span_between(high, a < b ? a : b));
}

#endif
