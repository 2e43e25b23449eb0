/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes: what the routines for near coordinates hand to those for any.
 */
#ifndef GRAZE_PLANE_FAR_H
#define GRAZE_PLANE_FAR_H

#include "../../include/graze/plane.h"
#include "../number/degrees.h"

graze_side graze_plane_side_of_point_far(const graze_plane *plane, const graze_vec3 *point);
graze_side graze_plane_classify_aabb_far(const graze_plane *plane, const graze_aabb *box);
graze_side graze_plane_classify_sphere_far(const graze_plane *plane, const graze_sphere *sphere);
graze_result graze_plane_linecast_far(const graze_plane *plane, const graze_segment *segment,
                                      graze_face_line_hit *hit);
graze_result graze_plane_raycast_far(const graze_plane *plane, const graze_ray *ray,
                                     graze_face_ray_hit *hit);
void graze_plane_from_points_far(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                 graze_plane *plane);
graze_scalar graze_plane_distance_far(const graze_plane *plane, const graze_vec3 *point);
void graze_plane_project_point_far(const graze_plane *plane, const graze_vec3 *point,
                                   graze_vec3 *projection);

static inline void copy(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

/* How far along the normal of a plane through that place a point lies in front of it, in lengths of
 * the normal. */
static inline void set_above(reach *to, const graze_vec3 *place, const graze_vec3 *normal,
                             const graze_vec3 *point)
{
    length3 way;
    set_between(&way, place, point);
    set_reach(to, normal, &way);
}

static inline void set_from(reach *to, const graze_plane *plane, const graze_vec3 *point)
{
    set_above(to, &plane->point, &plane->normal, point);
}

static inline graze_side side_of(int sign)
{
    return sign > 0 ? GRAZE_FRONT : sign < 0 ? GRAZE_BACK : GRAZE_ACROSS;
}

#endif
