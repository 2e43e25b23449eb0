/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a sphere, in the small world: see small.h. */
#define GRAZE_AXES 3
#define GRAZE_FAR  0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_sphere_overlaps_segment)(const graze_sphere *sphere,
                                                const graze_segment *segment);
static bool NEAR(graze_sphere_overlaps_ray)(const graze_sphere *sphere, const graze_ray *ray);
static graze_result NEAR(graze_sphere_linecast)(const graze_sphere *sphere,
                                                const graze_segment *segment, graze_line_hit *hit);
static graze_result NEAR(graze_sphere_linecast_exit)(const graze_sphere *sphere,
                                                     const graze_segment *segment,
                                                     graze_line_hit *hit);
static graze_result NEAR(graze_sphere_raycast)(const graze_sphere *sphere, const graze_ray *ray,
                                               graze_ray_hit *hit);
static graze_result NEAR(graze_sphere_raycast_exit)(const graze_sphere *sphere,
                                                    const graze_ray *ray, graze_ray_hit *hit);
static graze_result NEAR(graze_nearest_sphere_linecast)(const graze_sphere *spheres, uint32_t count,
                                                        const graze_segment *segment,
                                                        uint32_t *index, graze_line_hit *hit);
static graze_result NEAR(graze_nearest_sphere_raycast)(const graze_sphere *spheres, uint32_t count,
                                                       const graze_ray *ray, uint32_t *index,
                                                       graze_ray_hit *hit);

#include "number/small_near_begin.h"
#include "shape/ball_line.h"
#include "number/small_near_end.h"

bool graze_sphere_overlaps_segment(const graze_sphere *sphere, const graze_segment *segment)
{
    struct {
        graze_sphere sphere;
        graze_segment segment;
    } q;
    grazes_clamp(sphere, segment, &q, SPHERE + SECOND * SEGMENT);
    return NEAR(graze_sphere_overlaps_segment)(&q.sphere, &q.segment);
}

bool graze_sphere_overlaps_ray(const graze_sphere *sphere, const graze_ray *ray)
{
    struct {
        graze_sphere sphere;
        graze_ray ray;
    } q;
    grazes_clamp(sphere, ray, &q, SPHERE + SECOND * RAY);
    return NEAR(graze_sphere_overlaps_ray)(&q.sphere, &q.ray);
}

graze_result graze_sphere_linecast(const graze_sphere *sphere, const graze_segment *segment,
                                   graze_line_hit *hit)
{
    struct {
        graze_sphere sphere;
        graze_segment segment;
    } q;
    grazes_clamp(sphere, segment, &q, SPHERE + SECOND * SEGMENT);
    return NEAR(graze_sphere_linecast)(&q.sphere, &q.segment, hit);
}

graze_result graze_sphere_linecast_exit(const graze_sphere *sphere, const graze_segment *segment,
                                        graze_line_hit *hit)
{
    struct {
        graze_sphere sphere;
        graze_segment segment;
    } q;
    grazes_clamp(sphere, segment, &q, SPHERE + SECOND * SEGMENT);
    return NEAR(graze_sphere_linecast_exit)(&q.sphere, &q.segment, hit);
}

graze_result graze_sphere_raycast(const graze_sphere *sphere, const graze_ray *ray,
                                  graze_ray_hit *hit)
{
    struct {
        graze_sphere sphere;
        graze_ray ray;
    } q;
    grazes_clamp(sphere, ray, &q, SPHERE + SECOND * RAY);
    return NEAR(graze_sphere_raycast)(&q.sphere, &q.ray, hit);
}

graze_result graze_sphere_raycast_exit(const graze_sphere *sphere, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    struct {
        graze_sphere sphere;
        graze_ray ray;
    } q;
    grazes_clamp(sphere, ray, &q, SPHERE + SECOND * RAY);
    return NEAR(graze_sphere_raycast_exit)(&q.sphere, &q.ray, hit);
}

graze_result graze_nearest_sphere_linecast(const graze_sphere *spheres, uint32_t count,
                                           const graze_segment *segment, uint32_t *index,
                                           graze_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_nearest_sphere_linecast)(spheres, count, &near, index, hit);
}

graze_result graze_nearest_sphere_raycast(const graze_sphere *spheres, uint32_t count,
                                          const graze_ray *ray, uint32_t *index, graze_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_nearest_sphere_raycast)(spheres, count, &near, index, hit);
}

#endif
