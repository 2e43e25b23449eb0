/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* On which side of a plane something lies: see degrees.h for near and far. */
#include "../number/solid.h"
#include "plane_far.h"

static inline bool are_numbers(const graze_vec3 *v)
{
    return is_number(v->x) && is_number(v->y) && is_number(v->z);
}

static inline graze_side side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    reach from;
    set_from(&from, plane, point);
    return side_of(reach_sign(&from));
}

/* The corner of the box that is farthest along the normal, or, against it, the other one. */
static inline graze_vec3 farthest(const graze_aabb *box, const graze_vec3 *normal, bool against)
{
    graze_vec3 corner;
    corner.x = (normal->x < 0) != against ? box->min.x : box->max.x;
    corner.y = (normal->y < 0) != against ? box->min.y : box->max.y;
    corner.z = (normal->z < 0) != against ? box->min.z : box->max.z;
    return corner;
}

static inline bool is_box(const graze_aabb *box)
{
    return box->min.x <= box->max.x && box->min.y <= box->max.y && box->min.z <= box->max.z;
}

/* What is empty is behind every plane; but where one of the numbers is a NaN, nothing is known. */
static inline graze_side side_of_empty(const graze_plane *plane, const graze_vec3 *a,
                                       const graze_vec3 *b)
{
    bool known = are_numbers(&plane->point) && are_numbers(&plane->normal) && are_numbers(a) &&
                 are_numbers(b);
    return known ? GRAZE_BACK : GRAZE_ACROSS;
}

static inline graze_side classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    if (!is_box(box))
        return side_of_empty(plane, &box->min, &box->max);
    graze_vec3 back = farthest(box, &plane->normal, true);
    if (side_of_point(plane, &back) == GRAZE_FRONT)
        return GRAZE_FRONT;
    graze_vec3 front = farthest(box, &plane->normal, false);
    return side_of_point(plane, &front) == GRAZE_BACK ? GRAZE_BACK : GRAZE_ACROSS;
}

static inline graze_side classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    if (!(sphere->radius >= 0))
        return is_number(sphere->radius) ? side_of_empty(plane, &sphere->center, &sphere->center)
                                         : GRAZE_ACROSS;
    graze_vec3 room;
    const graze_vec3 *normal = weights_scaled(&plane->normal, &room);
    reach center;
    set_above(&center, &plane->point, normal, &sphere->center);
    if (!reach_exceeds(&center, normal, sphere->radius))
        return GRAZE_ACROSS;
    return side_of(reach_sign(&center));
}

#if GRAZE_FAR

graze_side graze_plane_side_of_point_far(const graze_plane *plane, const graze_vec3 *point)
{
    return side_of_point(plane, point);
}

graze_side graze_plane_classify_aabb_far(const graze_plane *plane, const graze_aabb *box)
{
    return classify_aabb(plane, box);
}

graze_side graze_plane_classify_sphere_far(const graze_plane *plane, const graze_sphere *sphere)
{
    return classify_sphere(plane, sphere);
}

#else

graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(point),
                  graze_plane_side_of_point_far(plane, point));
    return side_of_point(plane, point);
}

graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&box->min) && is_near(&box->max),
                  graze_plane_classify_aabb_far(plane, box));
    return classify_aabb(plane, box);
}

graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&sphere->center),
                  graze_plane_classify_sphere_far(plane, sphere));
    return classify_sphere(plane, sphere);
}

#endif
