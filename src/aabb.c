/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box by itself, and with another: membership. */
#include "aabb_sides.h"

bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    return box->min.x <= point->x && point->x <= box->max.x && box->min.y <= point->y &&
           point->y <= box->max.y && box->min.z <= point->z && point->z <= box->max.z;
}

bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    return a->min.x <= b->max.x && b->min.x <= a->max.x && a->min.y <= b->max.y &&
           b->min.y <= a->max.y && a->min.z <= b->max.z && b->min.z <= a->max.z && is_box(a) &&
           is_box(b);
}

/* If there is a point in other, then its sides lie between those of a box that is none either. */
bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other)
{
    if (is_box(other))
        return graze_aabb_contains_point(box, &other->min) &&
               graze_aabb_contains_point(box, &other->max);
    return are_numbers(&box->min) && are_numbers(&box->max) && are_numbers(&other->min) &&
           are_numbers(&other->max);
}
