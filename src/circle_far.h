/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the routines of circles for near coordinates hand to those for any. */
#ifndef GRAZE_CIRCLE_FAR_H
#define GRAZE_CIRCLE_FAR_H

#include "../include/graze/circle.h"

/* As those of sphere_far.h. */
bool graze_circle_overlaps_far(const graze_circle *circle, const graze_segment2 *segment,
                               const graze_ray2 *ray);
graze_result graze_circle_linecast_far(const graze_circle *circle, const graze_segment2 *segment,
                                       graze_line_hit2 *hit, bool leaving);
graze_result graze_circle_raycast_far(const graze_circle *circle, const graze_ray2 *ray,
                                      graze_ray_hit2 *hit, bool leaving);

#endif
