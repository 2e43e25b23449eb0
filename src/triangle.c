/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/triangle.h. Their algorithms are in shape/face_*.h, which triangles share with parallelograms. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/face_point.h"
#include "shape/face_surface.h"
#include "shape/face_line_near.h"
#include "shape/face_nearest.h"
#include "shape/mesh_point.h"

bool graze_triangle_overlaps_segment(const graze_triangle *triangle, const graze_segment *segment)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_segment, segment);
    return face_overlaps_segment(triangle, segment);
}

bool graze_triangle_overlaps_ray(const graze_triangle *triangle, const graze_ray *ray)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_ray, ray);
    return face_overlaps_ray(triangle, ray);
}

graze_result graze_triangle_linecast(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_segment, segment);
    return face_linecast(triangle, segment, hit);
}

graze_result graze_triangle_raycast(const graze_triangle *triangle, const graze_ray *ray,
                                    graze_face_ray_hit *hit)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_ray, ray);
    return face_raycast(triangle, ray, hit);
}

graze_result graze_triangle_linecast_front(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_face_line_hit *hit)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_segment, segment);
    return face_linecast_front(triangle, segment, hit);
}

graze_result graze_triangle_raycast_front(const graze_triangle *triangle, const graze_ray *ray,
                                          graze_face_ray_hit *hit)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_ray, ray);
    return face_raycast_front(triangle, ray, hit);
}

bool graze_triangle_barycentric_of_segment(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_barycentric *place)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_segment, segment);
    return face_barycentric_of_segment(triangle, segment, place);
}

bool graze_triangle_barycentric_of_ray(const graze_triangle *triangle, const graze_ray *ray,
                                       graze_barycentric *place)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_ray, ray);
    return face_barycentric_of_ray(triangle, ray, place);
}

void graze_triangle_closest_point(const graze_triangle *triangle, const graze_vec3 *point,
                                  graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_vec3, point);
    face_closest_point(triangle, point, nearest);
}

graze_scalar graze_triangle_distance(const graze_triangle *triangle, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_vec3, point);
    return face_distance(triangle, point);
}

bool graze_triangle_overlaps_sphere(const graze_triangle *triangle, const graze_sphere *sphere)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_sphere, sphere);
    return face_overlaps_sphere(triangle, sphere);
}

void graze_triangle_normal(const graze_triangle *triangle, graze_vec3 *normal)
{
    CLAMP(graze_triangle, triangle);
    face_normal(triangle, normal);
}

void graze_triangle_off_surface(const graze_triangle *triangle, const graze_vec3 *point,
                                graze_side side, graze_vec3 *off)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_vec3, point);
    face_off_surface(triangle, point, side, off);
}

/* ---- For nearest.c ---- */

bool graze_triangle_finds_on_segment(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_scalar limit, graze_fraction *fraction)
{
    CLAMP(graze_triangle, triangle);
    const nearest_sight seen = face_sees_on_segment(triangle, segment, limit, fraction);
    UNLESS_NEAR(seen != SIGHT_IS_FAR,
                return face_finds_far_on_segment(triangle, segment, fraction));
    return seen == SIGHT_MEETS;
}

bool graze_triangle_finds_on_ray(const graze_triangle *triangle, const graze_ray *ray,
                                 graze_scalar limit, graze_scalar *t)
{
    CLAMP(graze_triangle, triangle);
    const nearest_sight seen = face_sees_on_ray(triangle, ray, limit, t);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return face_finds_far_on_ray(triangle, ray, t));
    return seen == SIGHT_MEETS;
}

/* ---- For mesh.c ---- */

void graze_triangle_measure(separation *a, const graze_triangle *triangle, const graze_vec3 *point)
{
    CLAMP(graze_triangle, triangle);
    face_measure(a, triangle, point);
}

#include "wide/end_fast.h"
#include "shape/bounds.h"
#include "shape/face_aabb.h"
#include "shape/triangle_triangle.h"

bool graze_triangle_overlaps_aabb(const graze_triangle *triangle, const graze_aabb *box)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_aabb, box);
    return face_overlaps_aabb(triangle, box);
}

bool graze_triangle_overlaps_triangle(const graze_triangle *a, const graze_triangle *b)
{
    CLAMP_BOTH(graze_triangle, a, graze_triangle, b);
    return triangle_overlaps_triangle(a, b);
}

void graze_aabb_from_triangle(const graze_triangle *triangle, graze_aabb *box)
{
    CLAMP(graze_triangle, triangle);
    bounds_set_empty(box);
    bounds_widen(box, &triangle->a);
    bounds_widen(box, &triangle->b);
    bounds_widen(box, &triangle->c);
}

#endif
