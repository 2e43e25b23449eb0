/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/plane.h. Their algorithms are in shape/plane_*.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/plane.h"
#include "shape/plane_axis_line.h"

void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
                             graze_plane *plane)
{
    CLAMP_BOTH(graze_vec3, a, graze_vec3, b);
    CLAMP(graze_vec3, c);
    plane_from_points(a, b, c, plane);
}

graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_plane, plane, graze_vec3, point);
    return plane_distance(plane, point);
}

void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
                               graze_vec3 *projection)
{
    CLAMP_BOTH(graze_plane, plane, graze_vec3, point);
    plane_project_point(plane, point, projection);
}

graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_plane, plane, graze_vec3, point);
    return plane_side_of_point(plane, point);
}

graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box)
{
    CLAMP_BOTH(graze_plane, plane, graze_aabb, box);
    return plane_classify_aabb(plane, box);
}

graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere)
{
    CLAMP_BOTH(graze_plane, plane, graze_sphere, sphere);
    return plane_classify_sphere(plane, sphere);
}

graze_side graze_plane_classify_capsule(const graze_plane *plane, const graze_capsule *capsule)
{
    CLAMP_BOTH(graze_plane, plane, graze_capsule, capsule);
    return plane_classify_capsule(plane, capsule);
}

graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
                                  graze_face_line_hit *hit)
{
    CLAMP_BOTH(graze_plane, plane, graze_segment, segment);
    return plane_linecast(plane, segment, hit);
}

graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
                                 graze_face_ray_hit *hit)
{
    CLAMP_BOTH(graze_plane, plane, graze_ray, ray);
    return plane_raycast(plane, ray, hit);
}

graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    CLAMP_COORDINATE(z);
    CLAMP(graze_segment, segment);
    return axis_plane_linecast(z, segment, hit, AXIS_z);
}

graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    CLAMP_COORDINATE(y);
    CLAMP(graze_segment, segment);
    return axis_plane_linecast(y, segment, hit, AXIS_y);
}

graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    CLAMP_COORDINATE(x);
    CLAMP(graze_segment, segment);
    return axis_plane_linecast(x, segment, hit, AXIS_x);
}

graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit)
{
    CLAMP_COORDINATE(z);
    CLAMP(graze_ray, ray);
    return axis_plane_raycast(z, ray, hit, AXIS_z);
}

graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit)
{
    CLAMP_COORDINATE(y);
    CLAMP(graze_ray, ray);
    return axis_plane_raycast(y, ray, hit, AXIS_y);
}

graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit)
{
    CLAMP_COORDINATE(x);
    CLAMP(graze_ray, ray);
    return axis_plane_raycast(x, ray, hit, AXIS_x);
}

#include "wide/end_fast.h"

#endif
