/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the routines of circles for near coordinates hand to those for any. */
#ifndef GRAZE_CIRCLE_FAR_H
#define GRAZE_CIRCLE_FAR_H

#include "../../include/graze/circle.h"

bool graze_circle_overlaps_segment_far(const graze_circle *circle, const graze_segment2 *segment);
bool graze_circle_overlaps_ray_far(const graze_circle *circle, const graze_ray2 *ray);
graze_result graze_circle_linecast_far(const graze_circle *circle, const graze_segment2 *segment,
                                       graze_line_hit2 *hit);
graze_result graze_circle_linecast_exit_far(const graze_circle *circle,
                                            const graze_segment2 *segment, graze_line_hit2 *hit);
graze_result graze_circle_raycast_far(const graze_circle *circle, const graze_ray2 *ray,
                                      graze_ray_hit2 *hit);
graze_result graze_circle_raycast_exit_far(const graze_circle *circle, const graze_ray2 *ray,
                                           graze_ray_hit2 *hit);

#endif
