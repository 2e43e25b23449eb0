/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms as one type, and all queries about them. */
#include "faces.h"

#include <stddef.h>

any_face face_of_triangle(const graze_triangle *t)
{
    any_face f;
    f.is_triangle = true;
    f.as.triangle = *t;
    return f;
}

any_face face_of_parallelogram(const graze_parallelogram *p)
{
    any_face f;
    f.is_triangle = false;
    f.as.parallelogram = *p;
    return f;
}

static void triangle_segment(const graze_triangle *t, const graze_segment *s,
                             face_segment_answers *a)
{
    a->overlaps = graze_triangle_overlaps_segment(t, s);
    a->result = graze_triangle_linecast(t, s, &a->hit);
    a->front = graze_triangle_linecast_front(t, s, &a->front_hit);
    a->without_hit = graze_triangle_linecast(t, s, NULL);
    a->front_without_hit = graze_triangle_linecast_front(t, s, NULL);
    a->found = graze_triangle_barycentric_of_segment(t, s, &a->uv);
}

static void parallelogram_segment(const graze_parallelogram *p, const graze_segment *s,
                                  face_segment_answers *a)
{
    a->overlaps = graze_parallelogram_overlaps_segment(p, s);
    a->result = graze_parallelogram_linecast(p, s, &a->hit);
    a->front = graze_parallelogram_linecast_front(p, s, &a->front_hit);
    a->without_hit = graze_parallelogram_linecast(p, s, NULL);
    a->front_without_hit = graze_parallelogram_linecast_front(p, s, NULL);
    a->found = graze_parallelogram_barycentric_of_segment(p, s, &a->uv);
}

face_segment_answers ask_segment(const any_face *f, const graze_segment *segment)
{
    const graze_face_line_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    face_segment_answers a;
    a.hit = a.front_hit = untouched;
    a.uv.u = a.uv.v = 7;
    if (f->is_triangle)
        triangle_segment(&f->as.triangle, segment, &a);
    else
        parallelogram_segment(&f->as.parallelogram, segment, &a);
    return a;
}

static void triangle_ray(const graze_triangle *t, const graze_ray *r, face_ray_answers *a)
{
    a->overlaps = graze_triangle_overlaps_ray(t, r);
    a->result = graze_triangle_raycast(t, r, &a->hit);
    a->front = graze_triangle_raycast_front(t, r, &a->front_hit);
    a->without_hit = graze_triangle_raycast(t, r, NULL);
    a->front_without_hit = graze_triangle_raycast_front(t, r, NULL);
    a->found = graze_triangle_barycentric_of_ray(t, r, &a->uv);
}

static void parallelogram_ray(const graze_parallelogram *p, const graze_ray *r, face_ray_answers *a)
{
    a->overlaps = graze_parallelogram_overlaps_ray(p, r);
    a->result = graze_parallelogram_raycast(p, r, &a->hit);
    a->front = graze_parallelogram_raycast_front(p, r, &a->front_hit);
    a->without_hit = graze_parallelogram_raycast(p, r, NULL);
    a->front_without_hit = graze_parallelogram_raycast_front(p, r, NULL);
    a->found = graze_parallelogram_barycentric_of_ray(p, r, &a->uv);
}

face_ray_answers ask_ray(const any_face *f, const graze_ray *ray)
{
    const graze_face_ray_hit untouched = {{7, 7, 7}, {7, 7, 7}, 7, 7};
    face_ray_answers a;
    a.hit = a.front_hit = untouched;
    a.uv.u = a.uv.v = 7;
    if (f->is_triangle)
        triangle_ray(&f->as.triangle, ray, &a);
    else
        parallelogram_ray(&f->as.parallelogram, ray, &a);
    return a;
}

/* ---- Points, spheres and boxes ---- */

graze_vec3 face_closest_point(const any_face *f, graze_vec3 point)
{
    graze_vec3 nearest = {7, 7, 7};
    if (f->is_triangle)
        graze_triangle_closest_point(&f->as.triangle, &point, &nearest);
    else
        graze_parallelogram_closest_point(&f->as.parallelogram, &point, &nearest);
    return nearest;
}

graze_scalar face_distance(const any_face *f, graze_vec3 point)
{
    return f->is_triangle ? graze_triangle_distance(&f->as.triangle, &point)
                          : graze_parallelogram_distance(&f->as.parallelogram, &point);
}

bool face_overlaps_sphere(const any_face *f, graze_vec3 center, graze_scalar radius)
{
    graze_sphere sphere;
    sphere.center = center;
    sphere.radius = radius;
    return f->is_triangle ? graze_triangle_overlaps_sphere(&f->as.triangle, &sphere)
                          : graze_parallelogram_overlaps_sphere(&f->as.parallelogram, &sphere);
}

bool face_overlaps_capsule(const any_face *f, graze_segment core, graze_scalar radius)
{
    graze_capsule capsule;
    capsule.core = core;
    capsule.radius = radius;
    return f->is_triangle ? graze_triangle_overlaps_capsule(&f->as.triangle, &capsule)
                          : graze_parallelogram_overlaps_capsule(&f->as.parallelogram, &capsule);
}

bool face_overlaps_aabb(const any_face *f, const graze_aabb *box)
{
    return f->is_triangle ? graze_triangle_overlaps_aabb(&f->as.triangle, box)
                          : graze_parallelogram_overlaps_aabb(&f->as.parallelogram, box);
}

graze_vec3 face_normal(const any_face *f)
{
    graze_vec3 normal = {7, 7, 7};
    if (f->is_triangle)
        graze_triangle_normal(&f->as.triangle, &normal);
    else
        graze_parallelogram_normal(&f->as.parallelogram, &normal);
    return normal;
}

graze_vec3 face_off_surface(const any_face *f, graze_vec3 point, int32_t side)
{
    graze_vec3 off = {7, 7, 7};
    if (f->is_triangle)
        graze_triangle_off_surface(&f->as.triangle, &point, side, &off);
    else
        graze_parallelogram_off_surface(&f->as.parallelogram, &point, side, &off);
    return off;
}
