/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The axis of a normal, for points off the surface of balls and capsules, in space and in the plane. After begin_space.h or
 * begin_plane.h. */
#include "../number/spans.h"

/* The first axis with the greatest component of the normal; NO_AXIS if the normal is 0. */
GRAZE_INLINE int greatest_axis(const vector_n *normal)
{
    int greatest = NO_AXIS;
    span most = span_zero();
#define IF_GREATER(axis)                                                                           \
    if (span_less(most, span_of(normal->axis))) {                                                  \
        most = span_of(normal->axis);                                                              \
        greatest = AXIS_##axis;                                                                    \
    }
    EACH_AXIS(IF_GREATER);
    return greatest;
}
#undef IF_GREATER
