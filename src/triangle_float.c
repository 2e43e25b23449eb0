/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/triangle.h in floats. The headers shape/face_..._float.h have the geometry that
 * triangles share with parallelograms.
 */
#include "../include/graze/triangle.h"

#if GRAZE_FLOAT

#include "shape/face_box_float.h"
#include "shape/face_line_float.h"
#include "shape/face_core_float.h"
#include "shape/face_point_float.h"
#include "shape/interval_float.h"
#include "shape/line_box_float.h"
#include "shape/triangle_finds_float.h"
#include "shape/triangle_triangle_float.h"

GRAZE_INLINE face triangle_face(const graze_triangle *triangle)
{
    face f;
    f.corner = &triangle->a;
    f.u = vec3_between(&triangle->a, &triangle->b);
    f.v = vec3_between(&triangle->a, &triangle->c);
    f.is_triangle = true;
    return f;
}

/*
 * Whether the box around the line is beside the box of the corners. A line that is nearly parallel to the plane may be
 * there and have a passage, because of rounding. Tested last, since few lines have a passage.
 */
GRAZE_ONCE bool triangle_is_beside(const graze_triangle *triangle, const graze_vec3 *start,
                                   const graze_vec3 *run, float limit)
{
    line_box box;
    line_box_set(&box, start, run, limit);
    return line_box_misses_triangle(&box, triangle);
}

/* ---- The first point on a line ---- */

bool grazef_triangle_finds_on_segment(const graze_triangle *triangle, const graze_segment *segment,
                                      graze_scalar limit, graze_fraction *fraction)
{
    const face f = triangle_face(triangle);
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    face_passage p;
    if (!face_set_passage(&p, &f, &segment->a, &run, FACE_TO_END))
        return false;
    *fraction = float_div(p.height, p.fall);
    return float_at_most(*fraction, limit) &&
           !triangle_is_beside(triangle, &segment->a, &run, 1.0f);
}

bool grazef_triangle_finds_on_ray(const graze_triangle *triangle, const graze_ray *ray,
                                  graze_scalar limit, graze_scalar *t)
{
    const face f = triangle_face(triangle);
    face_passage p;
    return is_positive(limit) &&
           face_set_passage(&p, &f, &ray->origin, &ray->dir, FACE_FROM_START) &&
           face_result_of_ray(&p, limit, t) != GRAZE_MISS &&
           !triangle_is_beside(triangle, &ray->origin, &ray->dir, ray->t_max);
}

/* ---- Lines ---- */

/* Shared by the casts. Predicates, which are shorter, have the passage in place. */
GRAZE_ONCE bool triangle_set_passage(face_passage *p, const graze_triangle *triangle,
                                     const graze_vec3 *start, const graze_vec3 *run,
                                     face_extent extent)
{
    const face f = triangle_face(triangle);
    return face_set_passage(p, &f, start, run, extent);
}

bool graze_triangle_overlaps_segment(const graze_triangle *triangle, const graze_segment *segment)
{
    float fraction;
    return grazef_triangle_finds_on_segment(triangle, segment, GRAZE_ONE, &fraction);
}

bool graze_triangle_overlaps_ray(const graze_triangle *triangle, const graze_ray *ray)
{
    float t;
    return grazef_triangle_finds_on_ray(triangle, ray, ray->t_max, &t);
}

GRAZE_ONCE graze_result triangle_cast_segment(const graze_triangle *triangle,
                                              const graze_segment *segment, bool front_only,
                                              graze_face_line_hit *hit)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    face_passage p;
    if (!triangle_set_passage(&p, triangle, &segment->a, &run, FACE_TO_END) ||
        (front_only && p.is_from_back) || triangle_is_beside(triangle, &segment->a, &run, 1.0f))
        return GRAZE_MISS;
    if (hit != 0)
        face_set_line_hit(hit, &p, segment, &run);
    return face_result_of_segment(&p);
}

graze_result graze_triangle_linecast(const graze_triangle *triangle, const graze_segment *segment,
                                     graze_face_line_hit *hit)
{
    return triangle_cast_segment(triangle, segment, false, hit);
}

graze_result graze_triangle_linecast_front(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_face_line_hit *hit)
{
    return triangle_cast_segment(triangle, segment, true, hit);
}

bool graze_triangle_barycentric_of_segment(const graze_triangle *triangle,
                                           const graze_segment *segment, graze_barycentric *place)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    face_passage p;
    if (!triangle_set_passage(&p, triangle, &segment->a, &run, FACE_ENDLESS))
        return false;
    face_set_place(place, &p);
    return true;
}

/* ---- Rays ---- */

GRAZE_ONCE graze_result triangle_cast_ray(const graze_triangle *triangle, const graze_ray *ray,
                                          bool front_only, graze_face_ray_hit *hit)
{
    face_passage p;
    float t;
    if (!is_positive(ray->t_max) ||
        !triangle_set_passage(&p, triangle, &ray->origin, &ray->dir, FACE_FROM_START) ||
        (front_only && p.is_from_back) ||
        triangle_is_beside(triangle, &ray->origin, &ray->dir, ray->t_max))
        return GRAZE_MISS;
    const graze_result result = face_result_of_ray(&p, ray->t_max, &t);
    if (result != GRAZE_MISS && hit != 0)
        face_set_ray_hit(hit, &p, ray, t);
    return result;
}

graze_result graze_triangle_raycast(const graze_triangle *triangle, const graze_ray *ray,
                                    graze_face_ray_hit *hit)
{
    return triangle_cast_ray(triangle, ray, false, hit);
}

graze_result graze_triangle_raycast_front(const graze_triangle *triangle, const graze_ray *ray,
                                          graze_face_ray_hit *hit)
{
    return triangle_cast_ray(triangle, ray, true, hit);
}

bool graze_triangle_barycentric_of_ray(const graze_triangle *triangle, const graze_ray *ray,
                                       graze_barycentric *place)
{
    face_passage p;
    if (!triangle_set_passage(&p, triangle, &ray->origin, &ray->dir, FACE_ENDLESS))
        return false;
    face_set_place(place, &p);
    return true;
}

/* ---- Points, spheres and boxes ---- */

/* Copies a corner as it is stored. */
static inline void triangle_set_point_at(graze_vec3 *point, const graze_triangle *triangle,
                                         const face *f, const face_place *at)
{
    const graze_vec3 *corner = float_at_most(1.0f, at->s) ? &triangle->b : &triangle->c;
    if (float_at_most(1.0f, at->s) || float_at_most(1.0f, at->t)) {
        point->x = corner->x;
        point->y = corner->y;
        point->z = corner->z;
    } else
        face_set_point_at(point, f, at);
}

/* Returns the square of the distance, and sets the nearest point if it is not NULL. */
GRAZE_ONCE float triangle_set_nearest(const graze_triangle *triangle, const graze_vec3 *point,
                                      graze_vec3 *nearest)
{
    const face f = triangle_face(triangle);
    face_place at;
    const float squared = face_set_nearest(&at, &f, point);
    if (nearest != 0)
        triangle_set_point_at(nearest, triangle, &f, &at);
    return squared;
}

float grazef_triangle_squared_distance(const graze_triangle *triangle, const graze_vec3 *point)
{
    return triangle_set_nearest(triangle, point, 0);
}

void graze_triangle_closest_point(const graze_triangle *triangle, const graze_vec3 *point,
                                  graze_vec3 *nearest)
{
    triangle_set_nearest(triangle, point, nearest);
}

graze_scalar graze_triangle_distance(const graze_triangle *triangle, const graze_vec3 *point)
{
    return root_of_squares(triangle_set_nearest(triangle, point, 0));
}

bool graze_triangle_overlaps_sphere(const graze_triangle *triangle, const graze_sphere *sphere)
{
    return face_is_within(triangle_set_nearest(triangle, &sphere->center, 0), sphere->radius);
}

bool graze_triangle_overlaps_capsule(const graze_triangle *triangle, const graze_capsule *capsule)
{
    const face f = triangle_face(triangle);
    return face_overlaps_capsule(&f, capsule);
}

bool graze_triangle_overlaps_aabb(const graze_triangle *triangle, const graze_aabb *box)
{
    const face f = triangle_face(triangle);
    return face_overlaps_aabb(&f, box);
}

bool graze_triangle_overlaps_triangle(const graze_triangle *a, const graze_triangle *b)
{
    return triangle_overlaps_triangle(a, b);
}

/* ---- The plane ---- */

void graze_triangle_normal(const graze_triangle *triangle, graze_vec3 *normal)
{
    const face f = triangle_face(triangle);
    face_normal(&f, normal);
}

void graze_triangle_off_surface(const graze_triangle *triangle, const graze_vec3 *point,
                                graze_side side, graze_vec3 *off)
{
    const face f = triangle_face(triangle);
    face_off_surface(&f, point, side, off);
}

void graze_aabb_from_triangle(const graze_triangle *triangle, graze_aabb *box)
{
    const graze_vec3 *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    vec3_set(&box->min, lesser(lesser(a->x, b->x), c->x), lesser(lesser(a->y, b->y), c->y),
             lesser(lesser(a->z, b->z), c->z));
    vec3_set(&box->max, greater(greater(a->x, b->x), c->x), greater(greater(a->y, b->y), c->y),
             greater(greater(a->z, b->z), c->z));
}

#endif
