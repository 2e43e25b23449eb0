/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/separate.h for a box and a capsule, near; separate_box_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/axes.h"
#include "shape/box_core.h"
#include "shape/separate_box_core.h"

/* A capsule whose core is a point is a sphere. */
static graze_separation box_separate_sphere(const graze_aabb *target, const graze_capsule *mover,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    graze_sphere ball;
    vec3_copy(&ball.center, &mover->core.a);
    ball.radius = mover->radius;
    return graze_aabb_separate_sphere(target, &ball, move, normal);
}

graze_separation graze_aabb_separate_capsule(const graze_aabb *target, const graze_capsule *mover,
                                             graze_vec3 *move, graze_vec3 *normal)
{
    CLAMP_BOTH(graze_aabb, target, graze_capsule, mover);
    const graze_vec3 *a = &mover->core.a, *b = &mover->core.b;
    return a->x == b->x && a->y == b->y && a->z == b->z
               ? box_separate_sphere(target, mover, move, normal)
               : box_separate_capsule(target, mover, move, normal);
}

#include "wide/end_fast.h"

#endif
