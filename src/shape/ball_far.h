/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of sphere_far.c and circle_far.c: see number/arithmetic.h. Far circles are cast as spheres. */
#ifndef GRAZE_SHAPE_BALL_FAR_H
#define GRAZE_SHAPE_BALL_FAR_H

#include "../../include/graze/circle.h"
#include "../../include/graze/sphere.h"
#include "ball_crossing.h"

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
void graze_sphere_locate_on_segment_far(const graze_sphere *sphere, const graze_segment *segment,
                                        const crossing *t, graze_line_hit *hit);
void graze_sphere_locate_on_ray_far(const graze_sphere *sphere, const graze_ray *ray,
                                    const crossing *t, graze_ray_hit *hit);

/* The first point of the segment in the ball whose radius is that of the sphere, and `more`: below 2^32. */
graze_result graze_sphere_cast_grown_far(const graze_sphere *sphere, graze_scalar more,
                                         const graze_segment *segment, graze_line_hit *hit);

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
graze_result graze_circle_cast_grown_far(const graze_circle *circle, graze_scalar more,
                                         const graze_segment2 *segment, graze_line_hit2 *hit);

#endif
