/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sphere.h. Their algorithms are in shape/ball_*.h, which spheres share with circles. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"
#include "shape/begin_space.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/ball_line.h"
#include "shape/ball_point.h"
#include "shape/ball_nearest.h"

bool graze_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_vec3, point);
    return ball_contains_point(sphere, point);
}

bool graze_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b)
{
    CLAMP_BOTH(graze_sphere, a, graze_sphere, b);
    return ball_overlaps_ball(a, b);
}

void graze_sphere_closest_point(const graze_sphere *sphere, const graze_vec3 *point,
                                graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_vec3, point);
    ball_closest_point(sphere, point, nearest);
}

graze_scalar graze_sphere_distance(const graze_sphere *sphere, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_vec3, point);
    return ball_distance(sphere, point);
}

void graze_sphere_off_surface(const graze_sphere *sphere, const graze_vec3 *point,
                              const graze_vec3 *normal, graze_vec3 *off)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_vec3, point);
    ball_off_surface(sphere, point, normal, off);
}

bool graze_sphere_overlaps_segment(const graze_sphere *sphere, const graze_segment *segment)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_segment, segment);
    return ball_overlaps_segment(sphere, segment);
}

bool graze_sphere_overlaps_ray(const graze_sphere *sphere, const graze_ray *ray)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_ray, ray);
    return ball_overlaps_ray(sphere, ray);
}

graze_result graze_sphere_linecast(const graze_sphere *sphere, const graze_segment *segment,
                                   graze_line_hit *hit)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_segment, segment);
    return ball_linecast(sphere, segment, hit);
}

graze_result graze_sphere_linecast_exit(const graze_sphere *sphere, const graze_segment *segment,
                                        graze_line_hit *hit)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_segment, segment);
    return ball_linecast_exit(sphere, segment, hit);
}

graze_result graze_sphere_raycast(const graze_sphere *sphere, const graze_ray *ray,
                                  graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_ray, ray);
    return ball_raycast(sphere, ray, hit);
}

graze_result graze_sphere_raycast_exit(const graze_sphere *sphere, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_sphere, sphere, graze_ray, ray);
    return ball_raycast_exit(sphere, ray, hit);
}

/* ---- For nearest.c ---- */

bool graze_sphere_finds_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                   graze_scalar limit, graze_fraction *fraction)
{
    CLAMP(graze_sphere, sphere);
    const nearest_sight seen = ball_sees_on_segment(sphere, segment, limit, fraction);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return ball_finds_far_on_segment(sphere, segment, fraction));
    return seen == SIGHT_MEETS;
}

bool graze_sphere_finds_on_ray(const graze_sphere *sphere, const graze_ray *ray, graze_scalar limit,
                               graze_scalar *t)
{
    CLAMP(graze_sphere, sphere);
    const nearest_sight seen = ball_sees_on_ray(sphere, ray, limit, t);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return ball_finds_far_on_ray(sphere, ray, t));
    return seen == SIGHT_MEETS;
}

#include "wide/end_fast.h"

#endif
