/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a wall, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_segment2_overlaps_segment)(const graze_segment2 *wall,
                                                  const graze_segment2 *segment);
static bool NEAR(graze_segment2_overlaps_ray)(const graze_segment2 *wall, const graze_ray2 *ray);
static graze_result NEAR(graze_segment2_linecast)(const graze_segment2 *wall,
                                                  const graze_segment2 *segment,
                                                  graze_wall_line_hit2 *hit);
static graze_result NEAR(graze_segment2_raycast)(const graze_segment2 *wall, const graze_ray2 *ray,
                                                 graze_wall_ray_hit2 *hit);

#include "number/small_near_begin.h"
#include "shape/segment2_line.h"
#include "number/small_near_end.h"

bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    struct {
        graze_segment2 wall, segment;
    } q;
    grazes_clamp(wall, segment, &q, SEGMENT2 + SECOND * SEGMENT2);
    return NEAR(graze_segment2_overlaps_segment)(&q.wall, &q.segment);
}

bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    struct {
        graze_segment2 wall;
        graze_ray2 ray;
    } q;
    grazes_clamp(wall, ray, &q, SEGMENT2 + SECOND * RAY2);
    return NEAR(graze_segment2_overlaps_ray)(&q.wall, &q.ray);
}

graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit)
{
    struct {
        graze_segment2 wall, segment;
    } q;
    grazes_clamp(wall, segment, &q, SEGMENT2 + SECOND * SEGMENT2);
    return NEAR(graze_segment2_linecast)(&q.wall, &q.segment, hit);
}

graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit)
{
    struct {
        graze_segment2 wall;
        graze_ray2 ray;
    } q;
    grazes_clamp(wall, ray, &q, SEGMENT2 + SECOND * RAY2);
    return NEAR(graze_segment2_raycast)(&q.wall, &q.ray, hit);
}

#endif
