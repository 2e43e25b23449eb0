/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Walls of any coordinates: segment2.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/segment2.h"

/* ---- Lines: one of `segment` and `ray` is NULL, and so is its hit ---- */

static inline void wall_set_path(wall_path *l, const graze_segment2 *wall,
                                 const graze_segment2 *segment, const graze_ray2 *ray)
{
    if (segment != 0)
        wall_set_segment(l, wall, segment);
    else
        wall_set_ray(l, wall, ray);
}

bool graze_segment2_overlaps_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                 const graze_ray2 *ray)
{
    wall_meeting m;
    wall_path l;
    wall_set_path(&l, wall, segment, ray);
    return wall_meet(&m, &l) != GRAZE_MISS;
}

graze_result graze_segment2_cast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *line_hit, const graze_ray2 *ray,
                                     graze_wall_ray_hit2 *ray_hit)
{
    wall_meeting m;
    wall_path l;
    wall_set_path(&l, wall, segment, ray);
    graze_result result = wall_meet(&m, &l);
    if (result != GRAZE_MISS && line_hit != 0)
        wall_write_line_hit(&m, &l, line_hit);
    if (result != GRAZE_MISS && ray_hit != 0)
        wall_write_ray_hit(&m, &l, ray_hit);
    return result;
}

/* ---- Points ---- */

void graze_segment2_closest_point_far(const graze_segment2 *wall, const graze_vec2 *point,
                                      graze_vec2 *nearest)
{
    wall_closest_point(wall, point, nearest);
}

graze_scalar graze_segment2_distance_far(const graze_segment2 *wall, const graze_vec2 *point)
{
    return wall_distance(wall, point);
}

/* ---- Two walls ---- */

void graze_segment2_closest_points_far(const graze_segment2 *a, const graze_segment2 *b,
                                       graze_vec2 *on_a, graze_vec2 *on_b)
{
    wall_closest_points(a, b, on_a, on_b);
}

graze_scalar graze_segment2_distance_segment_far(const graze_segment2 *a, const graze_segment2 *b)
{
    return wall_distance_wall(a, b);
}

#endif
