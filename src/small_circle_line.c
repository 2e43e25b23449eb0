/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a circle, in the small world: see small.h. */
#define GRAZE_AXES 2
#define GRAZE_FAR  0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_circle_overlaps_segment)(const graze_circle *circle,
                                                const graze_segment2 *segment);
static bool NEAR(graze_circle_overlaps_ray)(const graze_circle *circle, const graze_ray2 *ray);
static graze_result NEAR(graze_circle_linecast)(const graze_circle *circle,
                                                const graze_segment2 *segment,
                                                graze_line_hit2 *hit);
static graze_result NEAR(graze_circle_linecast_exit)(const graze_circle *circle,
                                                     const graze_segment2 *segment,
                                                     graze_line_hit2 *hit);
static graze_result NEAR(graze_circle_raycast)(const graze_circle *circle, const graze_ray2 *ray,
                                               graze_ray_hit2 *hit);
static graze_result NEAR(graze_circle_raycast_exit)(const graze_circle *circle,
                                                    const graze_ray2 *ray, graze_ray_hit2 *hit);

#include "number/small_near_begin.h"
#include "shape/ball_line.h"
#include "number/small_near_end.h"

bool graze_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment)
{
    struct {
        graze_circle circle;
        graze_segment2 segment;
    } q;
    grazes_clamp(circle, segment, &q, CIRCLE + SECOND * SEGMENT2);
    return NEAR(graze_circle_overlaps_segment)(&q.circle, &q.segment);
}

bool graze_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray)
{
    struct {
        graze_circle circle;
        graze_ray2 ray;
    } q;
    grazes_clamp(circle, ray, &q, CIRCLE + SECOND * RAY2);
    return NEAR(graze_circle_overlaps_ray)(&q.circle, &q.ray);
}

graze_result graze_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
                                   graze_line_hit2 *hit)
{
    struct {
        graze_circle circle;
        graze_segment2 segment;
    } q;
    grazes_clamp(circle, segment, &q, CIRCLE + SECOND * SEGMENT2);
    return NEAR(graze_circle_linecast)(&q.circle, &q.segment, hit);
}

graze_result graze_circle_linecast_exit(const graze_circle *circle, const graze_segment2 *segment,
                                        graze_line_hit2 *hit)
{
    struct {
        graze_circle circle;
        graze_segment2 segment;
    } q;
    grazes_clamp(circle, segment, &q, CIRCLE + SECOND * SEGMENT2);
    return NEAR(graze_circle_linecast_exit)(&q.circle, &q.segment, hit);
}

graze_result graze_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
                                  graze_ray_hit2 *hit)
{
    struct {
        graze_circle circle;
        graze_ray2 ray;
    } q;
    grazes_clamp(circle, ray, &q, CIRCLE + SECOND * RAY2);
    return NEAR(graze_circle_raycast)(&q.circle, &q.ray, hit);
}

graze_result graze_circle_raycast_exit(const graze_circle *circle, const graze_ray2 *ray,
                                       graze_ray_hit2 *hit)
{
    struct {
        graze_circle circle;
        graze_ray2 ray;
    } q;
    grazes_clamp(circle, ray, &q, CIRCLE + SECOND * RAY2);
    return NEAR(graze_circle_raycast_exit)(&q.circle, &q.ray, hit);
}

#endif
