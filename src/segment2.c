/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/segment2.h: walls. Their algorithms are in shape/segment2_*.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/segment2.h"
#include "shape/segment2_line_near.h"

bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    CLAMP_BOTH(graze_segment2, wall, graze_segment2, segment);
    return wall_overlaps_segment(wall, segment);
}

bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    CLAMP_BOTH(graze_segment2, wall, graze_ray2, ray);
    return wall_overlaps_ray(wall, ray);
}

graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit)
{
    CLAMP_BOTH(graze_segment2, wall, graze_segment2, segment);
    return wall_linecast(wall, segment, hit);
}

graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_segment2, wall, graze_ray2, ray);
    return wall_raycast(wall, ray, hit);
}

void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    CLAMP_BOTH(graze_segment2, wall, graze_vec2, point);
    wall_closest_point(wall, point, nearest);
}

graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_segment2, wall, graze_vec2, point);
    return wall_distance(wall, point);
}

void graze_segment2_closest_points(const graze_segment2 *a, const graze_segment2 *b,
                                   graze_vec2 *on_a, graze_vec2 *on_b)
{
    CLAMP_BOTH(graze_segment2, a, graze_segment2, b);
    wall_closest_points(a, b, on_a, on_b);
}

graze_scalar graze_segment2_distance_segment(const graze_segment2 *wall,
                                             const graze_segment2 *segment)
{
    CLAMP_BOTH(graze_segment2, wall, graze_segment2, segment);
    return wall_distance_wall(wall, segment);
}

#include "wide/end_fast.h"

#endif
