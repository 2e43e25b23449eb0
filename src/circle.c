/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/circle.h. Their algorithms are in shape/ball_*.h, which circles share with spheres. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"
#include "shape/begin_plane.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/ball_line.h"
#include "shape/ball_grown.h"
#include "shape/ball_point.h"
#include "shape/sweep2_door.h"

bool graze_circle_contains_point(const graze_circle *circle, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_circle, circle, graze_vec2, point);
    return ball_contains_point(circle, point);
}

bool graze_circle_overlaps_circle(const graze_circle *a, const graze_circle *b)
{
    CLAMP_BOTH(graze_circle, a, graze_circle, b);
    return ball_overlaps_ball(a, b);
}

void graze_circle_closest_point(const graze_circle *circle, const graze_vec2 *point,
                                graze_vec2 *nearest)
{
    CLAMP_BOTH(graze_circle, circle, graze_vec2, point);
    ball_closest_point(circle, point, nearest);
}

graze_scalar graze_circle_distance(const graze_circle *circle, const graze_vec2 *point)
{
    CLAMP_BOTH(graze_circle, circle, graze_vec2, point);
    return ball_distance(circle, point);
}

void graze_circle_off_surface(const graze_circle *circle, const graze_vec2 *point,
                              const graze_vec2 *normal, graze_vec2 *off)
{
    CLAMP_BOTH(graze_circle, circle, graze_vec2, point);
    ball_off_surface(circle, point, normal, off);
}

bool graze_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment)
{
    CLAMP_BOTH(graze_circle, circle, graze_segment2, segment);
    return ball_overlaps_segment(circle, segment);
}

bool graze_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray)
{
    CLAMP_BOTH(graze_circle, circle, graze_ray2, ray);
    return ball_overlaps_ray(circle, ray);
}

graze_result graze_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
                                   graze_line_hit2 *hit)
{
    CLAMP_BOTH(graze_circle, circle, graze_segment2, segment);
    return ball_linecast(circle, segment, hit);
}

graze_result graze_circle_linecast_exit(const graze_circle *circle, const graze_segment2 *segment,
                                        graze_line_hit2 *hit)
{
    CLAMP_BOTH(graze_circle, circle, graze_segment2, segment);
    return ball_linecast_exit(circle, segment, hit);
}

graze_result graze_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
                                  graze_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_circle, circle, graze_ray2, ray);
    return ball_raycast(circle, ray, hit);
}

graze_result graze_circle_raycast_exit(const graze_circle *circle, const graze_ray2 *ray,
                                       graze_ray_hit2 *hit)
{
    CLAMP_BOTH(graze_circle, circle, graze_ray2, ray);
    return ball_raycast_exit(circle, ray, hit);
}

GRAZE_SHARED graze_result graze_circle_cast_grown(const graze_circle *circle, graze_scalar more,
                                                  const graze_segment2 *segment,
                                                  graze_line_hit2 *hit)
{
    return ball_cast_grown(circle, more, segment, hit);
}

#include "wide/end_fast.h"

#endif
