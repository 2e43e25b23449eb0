/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Sides of a plane: the functions that compute no product, and so are the same in every arithmetic. */
#ifndef GRAZE_PLANE_SIDES_H
#define GRAZE_PLANE_SIDES_H

#include "../../include/graze/plane.h"
#include "../number/solid.h"

GRAZE_INSERTED graze_side plane_side_of_sign(int sign)
{
    return sign > 0 ? GRAZE_FRONT : sign < 0 ? GRAZE_BACK : GRAZE_ACROSS;
}

GRAZE_INSERTED bool plane_is_normal(const graze_vec3 *v)
{
    return v->x != 0 || v->y != 0 || v->z != 0;
}

static inline bool plane_are_numbers(const graze_vec3 *v)
{
    return is_number(v->x) && is_number(v->y) && is_number(v->z);
}

/* Returns the corner of the box that is farthest along the normal, or farthest against it. */
static inline graze_vec3 plane_farthest_corner(const graze_aabb *box, const graze_vec3 *normal,
                                               bool against)
{
    graze_vec3 corner;
    corner.x = (normal->x < 0) != against ? box->min.x : box->max.x;
    corner.y = (normal->y < 0) != against ? box->min.y : box->max.y;
    corner.z = (normal->z < 0) != against ? box->min.z : box->max.z;
    return corner;
}

static inline bool plane_is_box(const graze_aabb *box)
{
    return box->min.x <= box->max.x && box->min.y <= box->max.y && box->min.z <= box->max.z;
}

/* An empty shape is behind every plane, but GRAZE_ACROSS if one of the numbers is a NaN. */
static inline graze_side plane_side_of_empty(const graze_plane *plane, const graze_vec3 *a,
                                             const graze_vec3 *b)
{
    bool known = plane_are_numbers(&plane->point) && plane_are_numbers(&plane->normal) &&
                 plane_are_numbers(a) && plane_are_numbers(b);
    return known ? GRAZE_BACK : GRAZE_ACROSS;
}

#endif
