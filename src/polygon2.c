/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/polygon2.h. Their algorithms are in shape/polygon2*.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/polygon2.h"
#include "shape/polygon2_convex.h"
#include "shape/polygon2_line.h"
#include "shape/polygon2_nearest.h"
#include "shape/polygon2_overlaps.h"

bool graze_polygon2_is_convex(const graze_polygon2 *polygon)
{
    CLAMP_WHERE_LOADED(polygon);
    return polygon2_is_convex(polygon);
}

bool graze_polygon2_contains_point(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_vec2, point);
    return polygon2_contains_point(polygon, point);
}

bool graze_polygon2_overlaps_circle(const graze_polygon2 *polygon, const graze_circle *circle)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_circle, circle);
    return polygon2_overlaps_circle(polygon, circle);
}

bool graze_polygon2_overlaps_rect(const graze_polygon2 *polygon, const graze_rect *rect)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_rect, rect);
    return polygon2_overlaps_rect(polygon, rect);
}

bool graze_polygon2_overlaps_polygon2(const graze_polygon2 *a, const graze_polygon2 *b)
{
    CLAMP_WHERE_LOADED(a);
    CLAMP_WHERE_LOADED(b);
    return polygon2_overlaps_polygon2(a, b);
}

bool graze_polygon2_overlaps_segment(const graze_polygon2 *polygon, const graze_segment2 *segment)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_segment2, segment);
    return polygon2_linecast(polygon, segment, 0, false) != GRAZE_MISS;
}

bool graze_polygon2_overlaps_ray(const graze_polygon2 *polygon, const graze_ray2 *ray)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_ray2, ray);
    return polygon2_raycast(polygon, ray, 0, false) != GRAZE_MISS;
}

graze_result graze_polygon2_linecast(const graze_polygon2 *polygon, const graze_segment2 *segment,
                                     graze_line_hit2 *hit)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_segment2, segment);
    return polygon2_linecast(polygon, segment, hit, false);
}

graze_result graze_polygon2_linecast_exit(const graze_polygon2 *polygon,
                                          const graze_segment2 *segment, graze_line_hit2 *hit)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_segment2, segment);
    return polygon2_linecast(polygon, segment, hit, true);
}

graze_result graze_polygon2_raycast(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                    graze_ray_hit2 *hit)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_ray2, ray);
    return polygon2_raycast(polygon, ray, hit, false);
}

graze_result graze_polygon2_raycast_exit(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_ray2, ray);
    return polygon2_raycast(polygon, ray, hit, true);
}

void graze_polygon2_closest_point(const graze_polygon2 *polygon, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_vec2, point);
    polygon2_closest_point(polygon, point, nearest);
}

graze_scalar graze_polygon2_distance(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    CLAMP_WHERE_LOADED(polygon);
    CLAMP(graze_vec2, point);
    return polygon2_distance(polygon, point);
}

#include "wide/end_fast.h"

#endif
