/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a rectangle, in the small world: see small.h. */
#define GRAZE_AXES 2
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_rect_overlaps_segment)(const graze_rect *rect,
                                              const graze_segment2 *segment);
static bool NEAR(graze_rect_overlaps_ray)(const graze_rect *rect, const graze_ray2 *ray);
static graze_result NEAR(graze_rect_linecast)(const graze_rect *rect, const graze_segment2 *segment,
                                              graze_line_hit2 *hit);
static graze_result NEAR(graze_rect_linecast_exit)(const graze_rect *rect,
                                                   const graze_segment2 *segment,
                                                   graze_line_hit2 *hit);
static graze_result NEAR(graze_rect_raycast)(const graze_rect *rect, const graze_ray2 *ray,
                                             graze_ray_hit2 *hit);
static graze_result NEAR(graze_rect_raycast_exit)(const graze_rect *rect, const graze_ray2 *ray,
                                                  graze_ray_hit2 *hit);

#include "number/small_near_begin.h"
#include "shape/box_line.h"
#include "number/small_near_end.h"

bool graze_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment)
{
    struct {
        graze_rect rect;
        graze_segment2 segment;
    } q;
    grazes_clamp(rect, segment, &q, RECT + SECOND * SEGMENT2);
    return NEAR(graze_rect_overlaps_segment)(&q.rect, &q.segment);
}

bool graze_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray)
{
    struct {
        graze_rect rect;
        graze_ray2 ray;
    } q;
    grazes_clamp(rect, ray, &q, RECT + SECOND * RAY2);
    return NEAR(graze_rect_overlaps_ray)(&q.rect, &q.ray);
}

graze_result graze_rect_linecast(const graze_rect *rect, const graze_segment2 *segment,
                                 graze_line_hit2 *hit)
{
    struct {
        graze_rect rect;
        graze_segment2 segment;
    } q;
    grazes_clamp(rect, segment, &q, RECT + SECOND * SEGMENT2);
    return NEAR(graze_rect_linecast)(&q.rect, &q.segment, hit);
}

graze_result graze_rect_linecast_exit(const graze_rect *rect, const graze_segment2 *segment,
                                      graze_line_hit2 *hit)
{
    struct {
        graze_rect rect;
        graze_segment2 segment;
    } q;
    grazes_clamp(rect, segment, &q, RECT + SECOND * SEGMENT2);
    return NEAR(graze_rect_linecast_exit)(&q.rect, &q.segment, hit);
}

graze_result graze_rect_raycast(const graze_rect *rect, const graze_ray2 *ray, graze_ray_hit2 *hit)
{
    struct {
        graze_rect rect;
        graze_ray2 ray;
    } q;
    grazes_clamp(rect, ray, &q, RECT + SECOND * RAY2);
    return NEAR(graze_rect_raycast)(&q.rect, &q.ray, hit);
}

graze_result graze_rect_raycast_exit(const graze_rect *rect, const graze_ray2 *ray,
                                     graze_ray_hit2 *hit)
{
    struct {
        graze_rect rect;
        graze_ray2 ray;
    } q;
    grazes_clamp(rect, ray, &q, RECT + SECOND * RAY2);
    return NEAR(graze_rect_raycast_exit)(&q.rect, &q.ray, hit);
}

#endif
