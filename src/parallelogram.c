/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/parallelogram.h. Their algorithms are in shape/face_*.h, which triangles share with parallelograms. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/clamp.h"
#include "shape/begin_parallelogram.h"
#include "shape/face.h"
#include "shape/face_point.h"
#include "shape/face_surface.h"
#include "shape/face_line_near.h"

bool graze_parallelogram_overlaps_segment(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_segment, segment);
    return face_overlaps_segment(parallelogram, segment);
}

bool graze_parallelogram_overlaps_ray(const graze_parallelogram *parallelogram,
                                      const graze_ray *ray)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_ray, ray);
    return face_overlaps_ray(parallelogram, ray);
}

graze_result graze_parallelogram_linecast(const graze_parallelogram *parallelogram,
                                          const graze_segment *segment, graze_face_line_hit *hit)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_segment, segment);
    return face_linecast(parallelogram, segment, hit);
}

graze_result graze_parallelogram_raycast(const graze_parallelogram *parallelogram,
                                         const graze_ray *ray, graze_face_ray_hit *hit)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_ray, ray);
    return face_raycast(parallelogram, ray, hit);
}

graze_result graze_parallelogram_linecast_front(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_face_line_hit *hit)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_segment, segment);
    return face_linecast_front(parallelogram, segment, hit);
}

graze_result graze_parallelogram_raycast_front(const graze_parallelogram *parallelogram,
                                               const graze_ray *ray, graze_face_ray_hit *hit)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_ray, ray);
    return face_raycast_front(parallelogram, ray, hit);
}

bool graze_parallelogram_barycentric_of_segment(const graze_parallelogram *parallelogram,
                                                const graze_segment *segment,
                                                graze_barycentric *place)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_segment, segment);
    return face_barycentric_of_segment(parallelogram, segment, place);
}

bool graze_parallelogram_barycentric_of_ray(const graze_parallelogram *parallelogram,
                                            const graze_ray *ray, graze_barycentric *place)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_ray, ray);
    return face_barycentric_of_ray(parallelogram, ray, place);
}

void graze_parallelogram_closest_point(const graze_parallelogram *parallelogram,
                                       const graze_vec3 *point, graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_vec3, point);
    face_closest_point(parallelogram, point, nearest);
}

graze_scalar graze_parallelogram_distance(const graze_parallelogram *parallelogram,
                                          const graze_vec3 *point)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_vec3, point);
    return face_distance(parallelogram, point);
}

bool graze_parallelogram_overlaps_sphere(const graze_parallelogram *parallelogram,
                                         const graze_sphere *sphere)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_sphere, sphere);
    return face_overlaps_sphere(parallelogram, sphere);
}

void graze_parallelogram_normal(const graze_parallelogram *parallelogram, graze_vec3 *normal)
{
    CLAMP(graze_parallelogram, parallelogram);
    face_normal(parallelogram, normal);
}

void graze_parallelogram_off_surface(const graze_parallelogram *parallelogram,
                                     const graze_vec3 *point, graze_side side, graze_vec3 *off)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_vec3, point);
    face_off_surface(parallelogram, point, side, off);
}

#include "wide/end_fast.h"
#include "shape/face_aabb.h"

bool graze_parallelogram_overlaps_aabb(const graze_parallelogram *parallelogram,
                                       const graze_aabb *box)
{
    CLAMP_BOTH(graze_parallelogram, parallelogram, graze_aabb, box);
    return face_overlaps_aabb(parallelogram, box);
}

#endif
