/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A box and a point, or another box. Included by box.h. */

GRAZE_ROUTINE bool box_contains_point(const box_n *box, const vector_n *point)
{
#define IS_WITHIN(axis) at_most(box->min.axis, point->axis) && at_most(point->axis, box->max.axis)
    return ALL_AXES(IS_WITHIN);
}
#undef IS_WITHIN

GRAZE_ROUTINE bool box_overlaps_box(const box_n *a, const box_n *b)
{
#define OVERLAP(axis) at_most(a->min.axis, b->max.axis) && at_most(b->min.axis, a->max.axis)
    return ALL_AXES(OVERLAP) && box_has_points(a) && box_has_points(b);
}
#undef OVERLAP

GRAZE_INLINE bool box_are_numbers(const vector_n *v)
{
#define IS_NUMBER(axis) is_number(v->axis)
    return ALL_AXES(IS_NUMBER);
}
#undef IS_NUMBER

/* If `other` contains a point, so does a box that contains its corners. */
GRAZE_ROUTINE bool box_contains_box(const box_n *box, const box_n *other)
{
    if (box_has_points(other))
        return box_contains_point(box, &other->min) && box_contains_point(box, &other->max);
    return box_are_numbers(&box->min) && box_are_numbers(&box->max) &&
           box_are_numbers(&other->min) && box_are_numbers(&other->max);
}
