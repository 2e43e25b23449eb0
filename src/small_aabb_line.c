/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a box, in the small world: see small.h. */
#define GRAZE_AXES 3
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_aabb_overlaps_segment)(const graze_aabb *box, const graze_segment *segment);
static bool NEAR(graze_aabb_overlaps_ray)(const graze_aabb *box, const graze_ray *ray);
static graze_result NEAR(graze_aabb_linecast)(const graze_aabb *box, const graze_segment *segment,
                                              graze_line_hit *hit);
static graze_result NEAR(graze_aabb_linecast_exit)(const graze_aabb *box,
                                                   const graze_segment *segment,
                                                   graze_line_hit *hit);
static graze_result NEAR(graze_aabb_raycast)(const graze_aabb *box, const graze_ray *ray,
                                             graze_ray_hit *hit);
static graze_result NEAR(graze_aabb_raycast_exit)(const graze_aabb *box, const graze_ray *ray,
                                                  graze_ray_hit *hit);
static graze_result NEAR(graze_nearest_aabb_linecast)(const graze_aabb *boxes, uint32_t count,
                                                      const graze_segment *segment, uint32_t *index,
                                                      graze_line_hit *hit);
static graze_result NEAR(graze_nearest_aabb_raycast)(const graze_aabb *boxes, uint32_t count,
                                                     const graze_ray *ray, uint32_t *index,
                                                     graze_ray_hit *hit);

#include "number/small_near_begin.h"
#include "shape/box_line.h"
#include "number/small_near_end.h"

bool graze_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment)
{
    struct {
        graze_aabb box;
        graze_segment segment;
    } q;
    grazes_clamp(box, segment, &q, AABB + SECOND * SEGMENT);
    return NEAR(graze_aabb_overlaps_segment)(&q.box, &q.segment);
}

bool graze_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray)
{
    struct {
        graze_aabb box;
        graze_ray ray;
    } q;
    grazes_clamp(box, ray, &q, AABB + SECOND * RAY);
    return NEAR(graze_aabb_overlaps_ray)(&q.box, &q.ray);
}

graze_result graze_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                 graze_line_hit *hit)
{
    struct {
        graze_aabb box;
        graze_segment segment;
    } q;
    grazes_clamp(box, segment, &q, AABB + SECOND * SEGMENT);
    return NEAR(graze_aabb_linecast)(&q.box, &q.segment, hit);
}

graze_result graze_aabb_linecast_exit(const graze_aabb *box, const graze_segment *segment,
                                      graze_line_hit *hit)
{
    struct {
        graze_aabb box;
        graze_segment segment;
    } q;
    grazes_clamp(box, segment, &q, AABB + SECOND * SEGMENT);
    return NEAR(graze_aabb_linecast_exit)(&q.box, &q.segment, hit);
}

graze_result graze_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    struct {
        graze_aabb box;
        graze_ray ray;
    } q;
    grazes_clamp(box, ray, &q, AABB + SECOND * RAY);
    return NEAR(graze_aabb_raycast)(&q.box, &q.ray, hit);
}

graze_result graze_aabb_raycast_exit(const graze_aabb *box, const graze_ray *ray,
                                     graze_ray_hit *hit)
{
    struct {
        graze_aabb box;
        graze_ray ray;
    } q;
    grazes_clamp(box, ray, &q, AABB + SECOND * RAY);
    return NEAR(graze_aabb_raycast_exit)(&q.box, &q.ray, hit);
}

graze_result graze_nearest_aabb_linecast(const graze_aabb *boxes, uint32_t count,
                                         const graze_segment *segment, uint32_t *index,
                                         graze_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_nearest_aabb_linecast)(boxes, count, &near, index, hit);
}

graze_result graze_nearest_aabb_raycast(const graze_aabb *boxes, uint32_t count,
                                        const graze_ray *ray, uint32_t *index, graze_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_nearest_aabb_raycast)(boxes, count, &near, index, hit);
}

#endif
