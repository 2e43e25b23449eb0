/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The side of a plane on which a point, a box or a sphere lies. Included by plane.h. */

static inline graze_side plane_side_of(const graze_plane *plane, const graze_vec3 *point)
{
    reach height;
    plane_set_height(&height, plane, point);
    return plane_side_of_sign(reach_sign(&height));
}

GRAZE_ROUTINE graze_side plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(point),
                  graze_plane_side_of_point_far(plane, point));
    return plane_side_of(plane, point);
}

GRAZE_ROUTINE graze_side plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&box->min) && is_near(&box->max),
                  graze_plane_classify_aabb_far(plane, box));
    if (!plane_is_box(box))
        return plane_side_of_empty(plane, &box->min, &box->max);
    graze_vec3 back = plane_farthest_corner(box, &plane->normal, true);
    if (plane_side_of(plane, &back) == GRAZE_FRONT)
        return GRAZE_FRONT;
    graze_vec3 front = plane_farthest_corner(box, &plane->normal, false);
    return plane_side_of(plane, &front) == GRAZE_BACK ? GRAZE_BACK : GRAZE_ACROSS;
}

GRAZE_ROUTINE graze_side plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(&sphere->center),
                  graze_plane_classify_sphere_far(plane, sphere));
    if (!(sphere->radius >= 0))
        return is_number(sphere->radius)
                   ? plane_side_of_empty(plane, &sphere->center, &sphere->center)
                   : GRAZE_ACROSS;
    graze_vec3 room;
    const graze_vec3 *normal = weights_scaled(&plane->normal, &room);
    reach center;
    plane_set_height_along(&center, &plane->point, normal, &sphere->center);
    if (!reach_exceeds(&center, normal, sphere->radius))
        return GRAZE_ACROSS;
    return plane_side_of_sign(reach_sign(&center));
}
