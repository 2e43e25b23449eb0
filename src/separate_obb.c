/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for oriented boxes, near; separate_obb_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "wide/begin_fast.h"
#include "shape/separate_obb.h"

GRAZE_SHARED graze_separation graze_obb_separate_core(const graze_obb *target,
                                                      const graze_capsule *mover, graze_vec3 *move,
                                                      graze_vec3 *normal, int8_t *side)
{
    return obb_separate_capsule(target, mover, move, normal, side);
}

graze_separation graze_obb_separate_sphere(const graze_obb *target, const graze_sphere *mover,
                                           graze_vec3 *move, graze_vec3 *normal)
{
    graze_capsule point;
    CLAMP_BOTH(graze_obb, target, graze_sphere, mover);
    vec3_copy(&point.core.a, &mover->center);
    vec3_copy(&point.core.b, &mover->center);
    point.radius = mover->radius;
    return graze_obb_separate_core(target, &point, move, normal, 0);
}

graze_separation graze_obb_separate_capsule(const graze_obb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    CLAMP_BOTH(graze_obb, target, graze_capsule, mover);
    return graze_obb_separate_core(target, mover, move, normal, 0);
}

#include "wide/end_fast.h"

#endif
