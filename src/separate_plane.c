/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for planes, near; separate_plane_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/separate_plane.h"

graze_separation graze_plane_separate_sphere(const graze_plane *target, const graze_sphere *mover,
                                             const graze_vec3 *before, graze_vec3 *move,
                                             graze_vec3 *normal)
{
    graze_segment core;
    graze_vec3 clamped_before;
    CLAMP_BOTH(graze_plane, target, graze_sphere, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec3, before, &clamped_before);
    }
    vec3_copy(&core.a, &mover->center);
    vec3_copy(&core.b, &mover->center);
    return plane_separate_core(target, &core, mover->radius, before, move, normal);
}

graze_separation graze_plane_separate_capsule(const graze_plane *target, const graze_capsule *mover,
                                              const graze_vec3 *before, graze_vec3 *move,
                                              graze_vec3 *normal)
{
    graze_vec3 clamped_before;
    CLAMP_BOTH(graze_plane, target, graze_capsule, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec3, before, &clamped_before);
    }
    return plane_separate_core(target, &mover->core, mover->radius, before, move, normal);
}

#include "wide/end_fast.h"

#endif
