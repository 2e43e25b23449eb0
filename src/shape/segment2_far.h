/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Walls: what the routines for near coordinates hand to those for any. */
#ifndef GRAZE_SEGMENT2_FAR_H
#define GRAZE_SEGMENT2_FAR_H

#include "../../include/graze/segment2.h"
#include "../number/degrees2.h"

/* Of a segment or of a ray: the other is NULL, and so is its hit. */
bool graze_segment2_overlaps_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                 const graze_ray2 *ray);
graze_result graze_segment2_cast_far(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *line_hit, const graze_ray2 *ray,
                                     graze_wall_ray_hit2 *ray_hit);
void graze_segment2_closest_point_far(const graze_segment2 *wall, const graze_vec2 *point,
                                      graze_vec2 *nearest);
graze_scalar graze_segment2_distance_far(const graze_segment2 *wall, const graze_vec2 *point);

#endif
