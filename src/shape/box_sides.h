/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The sides of a box. Included by box.h. */
/* Returns true if the box contains a point: it is not inverted on any axis, and contains no NaN. */
GRAZE_INLINE bool box_has_points(const box_n *box)
{
#define IS_ORDERED(axis) at_most(box->min.axis, box->max.axis)
    return ALL_AXES(IS_ORDERED);
}
#undef IS_ORDERED

/* The distance of c from the interval, 0 inside; low <= high. */
GRAZE_INLINE span box_gap(graze_scalar low, graze_scalar c, graze_scalar high)
{
    if (c < low)
        return span_between(c, low);
    return at_most(c, high) ? span_zero() : span_between(high, c);
}
