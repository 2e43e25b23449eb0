/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of walls, near and far: see number/arithmetic.h.
 */
#include "../../include/graze/segment2.h"
#include "../number/degrees2.h"
#include "../number/solid.h"
#include "../wide/inlining.h"

/* The part of a wall that is nearest to a point: an end, or the points between. */
typedef enum { WALL_BEYOND_A, WALL_BESIDE, WALL_BEYOND_B } wall_part;

/* Routines of segment2_far.c. */
bool graze_segment2_overlaps_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                 const graze_ray2 *ray);
graze_result graze_segment2_cast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *line_hit, const graze_ray2 *ray,
                                     graze_wall_ray_hit2 *ray_hit);
void graze_segment2_closest_point_far(const graze_segment2 *wall, const graze_vec2 *point,
                                      graze_vec2 *nearest);
graze_scalar graze_segment2_distance_far(const graze_segment2 *wall, const graze_vec2 *point);

#include "segment2_line.h"
#include "segment2_point.h"
