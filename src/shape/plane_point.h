/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The distance of a point from a plane, and its projection. Included by plane.h. */

GRAZE_ROUTINE graze_scalar plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(point), graze_plane_distance_far(plane, point));
    graze_vec3 normal = weights_gained(&plane->normal);
    gain g = gain_between(&plane->point, point);
    const length3 way = vector_gained(&plane->point, point, g);
    reach r;
    set_reach(&r, &normal, &way);
    return reach_distance(&r, &normal, g);
}

GRAZE_ROUTINE void plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                                       graze_vec3 *projection)
{
    CALL_FAR_UNLESS(is_near(&plane->point) && is_near(point),
                    graze_plane_project_point_far(plane, point, projection));
    const graze_vec3 normal = weights_gained(&plane->normal);
    const gain g = gain_between(&plane->point, point);
    const length3 way = vector_gained(&plane->point, point, g);
    reach r;
    set_reach(&r, &normal, &way);
    set_foot_along(projection, point, &normal, &r, g);
}
