/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Polygons of any coordinates: polygon2.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/polygon2.h"
#include "shape/polygon2_convex.h"
#include "shape/polygon2_line.h"
#include "shape/polygon2_nearest.h"
#include "shape/polygon2_overlaps.h"

bool graze_polygon2_is_convex_far(const graze_polygon2 *polygon)
{
    return polygon2_is_convex(polygon);
}

bool graze_polygon2_contains_point_far(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    return polygon2_contains_point(polygon, point);
}

bool graze_polygon2_overlaps_circle_far(const graze_polygon2 *polygon, const graze_circle *circle)
{
    return polygon2_overlaps_circle(polygon, circle);
}

bool graze_polygon2_overlaps_rect_far(const graze_polygon2 *polygon, const graze_rect *rect)
{
    return polygon2_overlaps_rect(polygon, rect);
}

bool graze_polygon2_overlaps_polygon2_far(const graze_polygon2 *a, const graze_polygon2 *b)
{
    return polygon2_overlaps_polygon2(a, b);
}

graze_result graze_polygon2_cast_segment_far(const graze_polygon2 *polygon,
                                             const graze_segment2 *segment, graze_line_hit2 *hit,
                                             bool leaving)
{
    return polygon2_linecast(polygon, segment, hit, leaving);
}

graze_result graze_polygon2_cast_ray_far(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit, bool leaving)
{
    return polygon2_raycast(polygon, ray, hit, leaving);
}

int graze_polygon2_find_nearest_far(const graze_polygon2 *polygon, const graze_vec2 *point,
                                    uint32_t *index)
{
    return polygon2_find_nearest(polygon, point, index);
}

#endif
