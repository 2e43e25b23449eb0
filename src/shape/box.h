/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box by itself, and with another: membership. */
#include "box_sides.h"

bool OF_BOX(contains_point)(const box_n *box, const vector_n *point)
{
#define IS_WITHIN(axis) box->min.axis <= point->axis && point->axis <= box->max.axis
    return ALL_AXES(IS_WITHIN);
}

bool BOX_OVERLAPS_BOX(const box_n *a, const box_n *b)
{
#define OVERLAP(axis) a->min.axis <= b->max.axis && b->min.axis <= a->max.axis
    return ALL_AXES(OVERLAP) && is_box(a) && is_box(b);
}

GRAZE_INLINE bool are_numbers(const vector_n *v)
{
#define IS_NUMBER(axis) is_number(v->axis)
    return ALL_AXES(IS_NUMBER);
}

/* If there is a point in other, then its sides lie between those of a box that is none either. */
bool BOX_CONTAINS_BOX(const box_n *box, const box_n *other)
{
    if (is_box(other))
        return OF_BOX(contains_point)(box, &other->min) && OF_BOX(contains_point)(box, &other->max);
    return are_numbers(&box->min) && are_numbers(&box->max) && are_numbers(&other->min) &&
           are_numbers(&other->max);
}
