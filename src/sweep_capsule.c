/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sweep_capsule.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep_capsule.h"
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/sweep_plane_core.h"
#include "shape/sweep_core.h"

graze_result graze_plane_capsulecast(const graze_plane *plane, const graze_capsule *capsule,
                                     graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_segment path, beside;
    CLAMP_BOTH(graze_plane, plane, graze_capsule, capsule);
    core_set_paths(&path, &beside, &capsule->core, motion);
    return plane_capsulecast(plane, capsule->radius, &path, &beside, hit);
}

graze_result graze_sphere_capsulecast(const graze_sphere *target, const graze_capsule *capsule,
                                      graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_capsule ball;
    graze_segment path, beside;
    CLAMP_BOTH(graze_sphere, target, graze_capsule, capsule);
    vec3_copy(&ball.core.a, &target->center);
    vec3_copy(&ball.core.b, &target->center);
    ball.radius = target->radius;
    core_set_paths(&path, &beside, &capsule->core, motion);
    return round_is_point(&capsule->core)
               ? round_spherecast(&ball, capsule->radius, &path, hit)
               : sphere_capsulecast(&ball, capsule->radius, &path, &beside, hit);
}

#include "wide/end_fast.h"

#endif
