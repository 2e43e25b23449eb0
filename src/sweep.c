/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sweep.h for planes, spheres and capsules. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/sweep_plane.h"
#include "shape/sweep_round.h"

graze_result graze_plane_spherecast(const graze_plane *plane, const graze_sphere *sphere,
                                    graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_segment path;
    CLAMP_BOTH(graze_plane, plane, graze_sphere, sphere);
    sweep_set_path(&path, &sphere->center, motion);
    return plane_spherecast(plane, sphere->radius, &path, hit);
}

graze_result graze_sphere_spherecast(const graze_sphere *target, const graze_sphere *sphere,
                                     graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_capsule ball;
    graze_segment path;
    CLAMP_BOTH(graze_sphere, target, graze_sphere, sphere);
    vec3_copy(&ball.core.a, &target->center);
    vec3_copy(&ball.core.b, &target->center);
    ball.radius = target->radius;
    sweep_set_path(&path, &sphere->center, motion);
    return round_spherecast(&ball, sphere->radius, &path, hit);
}

graze_result graze_capsule_spherecast(const graze_capsule *target, const graze_sphere *sphere,
                                      graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_segment path;
    CLAMP_BOTH(graze_capsule, target, graze_sphere, sphere);
    sweep_set_path(&path, &sphere->center, motion);
    return round_spherecast(target, sphere->radius, &path, hit);
}

#include "wide/end_fast.h"

#endif
