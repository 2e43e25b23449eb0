/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for oriented boxes, near; separate_obb_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "wide/begin_fast.h"
#include "shape/separate_obb.h"

GRAZE_ONCE graze_separation obb_separate(const graze_obb *target, const graze_capsule *mover,
                                         graze_vec3 *move, graze_vec3 *normal)
{
    return obb_separate_capsule(target, mover, move, normal);
}

graze_separation graze_obb_separate_sphere(const graze_obb *target, const graze_sphere *mover,
                                           graze_vec3 *move, graze_vec3 *normal)
{
    graze_capsule point;
    CLAMP_BOTH(graze_obb, target, graze_sphere, mover);
    vec3_copy(&point.core.a, &mover->center);
    vec3_copy(&point.core.b, &mover->center);
    point.radius = mover->radius;
    return obb_separate(target, &point, move, normal);
}

graze_separation graze_obb_separate_capsule(const graze_obb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    CLAMP_BOTH(graze_obb, target, graze_capsule, mover);
    return obb_separate(target, mover, move, normal);
}

#include "wide/end_fast.h"

#endif
