/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The far routines of sphere.c: circle.c casts far circles as spheres. */
#ifndef GRAZE_SPHERE_FAR_H
#define GRAZE_SPHERE_FAR_H

#include "../../include/graze/sphere.h"

bool graze_sphere_overlaps_segment_far(const graze_sphere *sphere, const graze_segment *segment);
bool graze_sphere_overlaps_ray_far(const graze_sphere *sphere, const graze_ray *ray);
graze_result graze_sphere_linecast_far(const graze_sphere *sphere, const graze_segment *segment,
                                       graze_line_hit *hit);
graze_result graze_sphere_linecast_exit_far(const graze_sphere *sphere,
                                            const graze_segment *segment, graze_line_hit *hit);
graze_result graze_sphere_raycast_far(const graze_sphere *sphere, const graze_ray *ray,
                                      graze_ray_hit *hit);
graze_result graze_sphere_raycast_exit_far(const graze_sphere *sphere, const graze_ray *ray,
                                           graze_ray_hit *hit);

#endif
