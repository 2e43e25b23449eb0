/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far a point is from a plane, and where in the plane it comes down: see degrees.h for near and
 * far. */
#include "plane_far.h"

static inline graze_scalar distance(const graze_plane *plane, const graze_vec3 *point)
{
    graze_vec3 normal = weights_gained(&plane->normal);
    gain g = gain_between(&plane->point, point);
    const length3 way = vector_gained(&plane->point, point, g);
    reach r;
    set_reach(&r, &normal, &way);
    return reach_distance(&r, &normal, g);
}

static inline void project_point(const graze_plane *plane, const graze_vec3 *point,
                                 graze_vec3 *projection)
{
    graze_vec3 normal = weights_gained(&plane->normal), down;
    gain g = gain_between(&plane->point, point);
    const length3 way = vector_gained(&plane->point, point, g);
    reach r;
    share part;
    share_progress where;
    set_reach(&r, &normal, &way);
    share_set_over_axis(&part, &r, &normal);
    share_progress_of(&where, &part);
    down.x = share_against(point->x, normal.x, reach_sign(&r), &where, g);
    down.y = share_against(point->y, normal.y, reach_sign(&r), &where, g);
    down.z = share_against(point->z, normal.z, reach_sign(&r), &where, g);
    copy(projection, &down);
}

#if GRAZE_FAR

graze_scalar graze_plane_distance_far(const graze_plane *plane, const graze_vec3 *point)
{
    return distance(plane, point);
}

void graze_plane_project_point_far(const graze_plane *plane, const graze_vec3 *point,
                                   graze_vec3 *projection)
{
    project_point(plane, point, projection);
}

#else

graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    GO_FAR_UNLESS(is_near(&plane->point) && is_near(point), graze_plane_distance_far(plane, point));
    return distance(plane, point);
}

void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                               graze_vec3 *projection)
{
    CALL_FAR_UNLESS(is_near(&plane->point) && is_near(point),
                    graze_plane_project_point_far(plane, point, projection));
    project_point(plane, point, projection);
}

#endif
