/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/parallelogram.h in floats. The headers shape/face_..._float.h have the geometry that
 * parallelograms share with triangles.
 */
#include "../include/graze/parallelogram.h"

#if GRAZE_FLOAT

#include "shape/face_box_float.h"
#include "shape/face_line_float.h"
#include "shape/face_core_float.h"
#include "shape/face_point_float.h"

/* By components: gcc would call memcpy. */
GRAZE_INLINE face parallelogram_face(const graze_parallelogram *parallelogram)
{
    face f;
    f.corner = &parallelogram->corner;
    f.u.x = parallelogram->u.x;
    f.u.y = parallelogram->u.y;
    f.u.z = parallelogram->u.z;
    f.v.x = parallelogram->v.x;
    f.v.y = parallelogram->v.y;
    f.v.z = parallelogram->v.z;
    f.is_triangle = false;
    return f;
}

/* Shared by all but overlaps_segment, which is so short that it has the passage in place. */
GRAZE_ONCE bool parallelogram_set_passage(face_passage *p, const graze_parallelogram *parallelogram,
                                          const graze_vec3 *start, const graze_vec3 *run,
                                          face_extent extent)
{
    const face f = parallelogram_face(parallelogram);
    return face_set_passage(p, &f, start, run, extent);
}

/* ---- Segments ---- */

bool graze_parallelogram_overlaps_segment(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    const face f = parallelogram_face(parallelogram);
    face_passage p;
    return face_set_passage(&p, &f, &segment->a, &run, FACE_TO_END);
}

GRAZE_ONCE graze_result parallelogram_cast_segment(const graze_parallelogram *parallelogram,
                                                   const graze_segment *segment, bool front_only,
                                                   graze_face_line_hit *hit)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    face_passage p;
    if (!parallelogram_set_passage(&p, parallelogram, &segment->a, &run, FACE_TO_END) ||
        (front_only && p.is_from_back))
        return GRAZE_MISS;
    if (hit != 0)
        face_set_line_hit(hit, &p, segment, &run);
    return face_result_of_segment(&p);
}

graze_result graze_parallelogram_linecast(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment, graze_face_line_hit *hit)
{
    return parallelogram_cast_segment(parallelogram, segment, false, hit);
}

graze_result graze_parallelogram_linecast_front(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_face_line_hit *hit)
{
    return parallelogram_cast_segment(parallelogram, segment, true, hit);
}

bool graze_parallelogram_barycentric_of_segment(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_barycentric *place)
{
    const graze_vec3 run = vec3_between(&segment->a, &segment->b);
    face_passage p;
    if (!parallelogram_set_passage(&p, parallelogram, &segment->a, &run, FACE_ENDLESS))
        return false;
    face_set_place(place, &p);
    return true;
}

/* ---- Rays ---- */

GRAZE_ONCE graze_result parallelogram_cast_ray(const graze_parallelogram *parallelogram,
                                               const graze_ray *ray, bool front_only,
                                               graze_face_ray_hit *hit)
{
    face_passage p;
    float t;
    if (!is_positive(ray->t_max) ||
        !parallelogram_set_passage(&p, parallelogram, &ray->origin, &ray->dir, FACE_FROM_START) ||
        (front_only && p.is_from_back))
        return GRAZE_MISS;
    const graze_result result = face_result_of_ray(&p, ray->t_max, &t);
    if (result != GRAZE_MISS && hit != 0)
        face_set_ray_hit(hit, &p, ray, t);
    return result;
}

bool graze_parallelogram_overlaps_ray(const graze_parallelogram *parallelogram,
                                      const graze_ray *ray)
{
    face_passage p;
    float t;
    return is_positive(ray->t_max) &&
           parallelogram_set_passage(&p, parallelogram, &ray->origin, &ray->dir, FACE_FROM_START) &&
           face_result_of_ray(&p, ray->t_max, &t) != GRAZE_MISS;
}

graze_result graze_parallelogram_raycast(const graze_parallelogram *parallelogram,
                                         const graze_ray *ray, graze_face_ray_hit *hit)
{
    return parallelogram_cast_ray(parallelogram, ray, false, hit);
}

graze_result graze_parallelogram_raycast_front(const graze_parallelogram *parallelogram,
                                               const graze_ray *ray, graze_face_ray_hit *hit)
{
    return parallelogram_cast_ray(parallelogram, ray, true, hit);
}

bool graze_parallelogram_barycentric_of_ray(const graze_parallelogram *parallelogram,
                                            const graze_ray *ray, graze_barycentric *place)
{
    face_passage p;
    if (!parallelogram_set_passage(&p, parallelogram, &ray->origin, &ray->dir, FACE_ENDLESS))
        return false;
    face_set_place(place, &p);
    return true;
}

/* ---- Points, spheres and boxes ---- */

/* Returns the square of the distance, and sets the nearest point if it is not NULL. */
GRAZE_ONCE float parallelogram_set_nearest(const graze_parallelogram *parallelogram,
                                           const graze_vec3 *point, graze_vec3 *nearest)
{
    const face f = parallelogram_face(parallelogram);
    face_place at;
    const float squared = face_set_nearest(&at, &f, point);
    if (nearest != 0)
        face_set_point_at(nearest, &f, &at);
    return squared;
}

void graze_parallelogram_closest_point(const graze_parallelogram *parallelogram,
                                       const graze_vec3 *point, graze_vec3 *nearest)
{
    parallelogram_set_nearest(parallelogram, point, nearest);
}

graze_scalar graze_parallelogram_distance(const graze_parallelogram *parallelogram,
                                          const graze_vec3 *point)
{
    return root_of_squares(parallelogram_set_nearest(parallelogram, point, 0));
}

bool graze_parallelogram_overlaps_sphere(const graze_parallelogram *parallelogram,
                                         const graze_sphere *sphere)
{
    return face_is_within(parallelogram_set_nearest(parallelogram, &sphere->center, 0),
                          sphere->radius);
}

bool graze_parallelogram_overlaps_capsule(const graze_parallelogram *parallelogram,
                                          const graze_capsule *capsule)
{
    const face f = parallelogram_face(parallelogram);
    return face_overlaps_capsule(&f, capsule);
}

bool graze_parallelogram_overlaps_aabb(const graze_parallelogram *parallelogram,
                                       const graze_aabb *box)
{
    const face f = parallelogram_face(parallelogram);
    return face_overlaps_aabb(&f, box);
}

/* ---- The plane ---- */

void graze_parallelogram_normal(const graze_parallelogram *parallelogram, graze_vec3 *normal)
{
    const face f = parallelogram_face(parallelogram);
    face_normal(&f, normal);
}

void graze_parallelogram_off_surface(const graze_parallelogram *parallelogram,
                                     const graze_vec3 *point, graze_side side, graze_vec3 *off)
{
    const face f = parallelogram_face(parallelogram);
    face_off_surface(&f, point, side, off);
}

#endif
