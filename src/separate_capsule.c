/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for capsules, near; separate_capsule_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/separate_capsule.h"
#include "shape/sweep_door.h"

/* By words: gcc -Os copies a structure with memcpy on a Cortex-M0. */
static void capsule_set_sphere(graze_capsule *to, const graze_sphere *sphere)
{
    vec3_copy(&to->core.a, &sphere->center);
    vec3_copy(&to->core.b, &sphere->center);
    to->radius = sphere->radius;
}

static void sphere_set_capsule(graze_sphere *to, const graze_capsule *capsule)
{
    vec3_copy(&to->center, &capsule->core.a);
    to->radius = capsule->radius;
}

static bool capsule_is_sphere(const graze_capsule *capsule)
{
    const graze_vec3 *a = &capsule->core.a, *b = &capsule->core.b;
    return a->x == b->x && a->y == b->y && a->z == b->z;
}

static graze_separation capsule_part(const graze_capsule *target, const graze_capsule *mover,
                                     graze_vec3 *move, graze_vec3 *normal)
{
    graze_sphere ball, ball_mover;
    if (!capsule_is_sphere(target) || !capsule_is_sphere(mover))
        return capsule_separate_capsule(target, mover, move, normal);
    sphere_set_capsule(&ball, target);
    sphere_set_capsule(&ball_mover, mover);
    return graze_sphere_separate_sphere(&ball, &ball_mover, move, normal);
}

graze_separation graze_capsule_separate_sphere(const graze_capsule *target,
                                               const graze_sphere *mover, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    graze_capsule ball;
    CLAMP_BOTH(graze_capsule, target, graze_sphere, mover);
    capsule_set_sphere(&ball, mover);
    return capsule_part(target, &ball, move, normal);
}

graze_separation graze_sphere_separate_capsule(const graze_sphere *target,
                                               const graze_capsule *mover, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    graze_capsule ball;
    CLAMP_BOTH(graze_sphere, target, graze_capsule, mover);
    capsule_set_sphere(&ball, target);
    return capsule_part(&ball, mover, move, normal);
}

graze_separation graze_capsule_separate_capsule(const graze_capsule *target,
                                                const graze_capsule *mover, graze_vec3 *move,
                                                graze_vec3 *normal)
{
    CLAMP_BOTH(graze_capsule, target, graze_capsule, mover);
    return capsule_part(target, mover, move, normal);
}

/* For sweep.c. */
GRAZE_SHARED bool graze_capsule_enters(const graze_capsule *target, const graze_segment *core,
                                       graze_scalar radius)
{
    return capsule_enters(target, core, radius);
}

#include "wide/end_fast.h"

#endif
