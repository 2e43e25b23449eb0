/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of any coordinates: plane.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/plane.h"

void graze_plane_from_points_far(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                                 graze_plane *plane)
{
    plane_from_points(a, b, c, plane);
}

graze_scalar graze_plane_distance_far(const graze_plane *plane, const graze_vec3 *point)
{
    return plane_distance(plane, point);
}

void graze_plane_project_point_far(const graze_plane *plane, const graze_vec3 *point,
                                   graze_vec3 *projection)
{
    plane_project_point(plane, point, projection);
}

graze_side graze_plane_side_of_point_far(const graze_plane *plane, const graze_vec3 *point)
{
    return plane_side_of_point(plane, point);
}

graze_side graze_plane_classify_aabb_far(const graze_plane *plane, const graze_aabb *box)
{
    return plane_classify_aabb(plane, box);
}

graze_side graze_plane_classify_sphere_far(const graze_plane *plane, const graze_sphere *sphere)
{
    return plane_classify_sphere(plane, sphere);
}

graze_side graze_plane_classify_capsule_far(const graze_plane *plane, const graze_capsule *capsule)
{
    return plane_classify_capsule(plane, capsule);
}

graze_result graze_plane_linecast_far(const graze_plane *plane, const graze_segment *segment,
                                      graze_face_line_hit *hit)
{
    return plane_linecast(plane, segment, hit);
}

graze_result graze_plane_raycast_far(const graze_plane *plane, const graze_ray *ray,
                                     graze_face_ray_hit *hit)
{
    return plane_raycast(plane, ray, hit);
}

#endif
