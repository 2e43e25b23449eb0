/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/separate.h for a triangle and a capsule, near; separate_face_capsule_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/cores.h"
#include "shape/face_core.h"
#include "shape/separate_face_core.h"

/* A capsule whose core is a point is a sphere. */
static graze_separation face_separate_ball(const graze_triangle *target, const graze_capsule *mover,
                                           const graze_segment *before, graze_vec3 *move,
                                           graze_vec3 *normal)
{
    graze_sphere ball;
    vec3_copy(&ball.center, &mover->core.a);
    ball.radius = mover->radius;
    return graze_triangle_separate_sphere(target, &ball, before != 0 ? &before->a : 0, move,
                                          normal);
}

graze_separation graze_triangle_separate_core(const graze_triangle *target,
                                              const graze_capsule *mover,
                                              const graze_segment *before, graze_vec3 *move,
                                              graze_vec3 *normal)
{
    const graze_vec3 *a = &mover->core.a, *b = &mover->core.b;
    return a->x == b->x && a->y == b->y && a->z == b->z
               ? face_separate_ball(target, mover, before, move, normal)
               : face_separate_core(target, mover, before, move, normal);
}

graze_separation graze_triangle_separate_capsule(const graze_triangle *target,
                                                 const graze_capsule *mover,
                                                 const graze_vec3 *before, graze_vec3 *move,
                                                 graze_vec3 *normal)
{
    graze_segment point;
    graze_vec3 clamped_before;
    CLAMP_BOTH(graze_triangle, target, graze_capsule, mover);
    if (before == 0)
        return graze_triangle_separate_core(target, mover, 0, move, normal);
    CLAMP_TO(graze_vec3, before, &clamped_before);
    vec3_copy(&point.a, before);
    vec3_copy(&point.b, before);
    return graze_triangle_separate_core(target, mover, &point, move, normal);
}

#include "wide/end_fast.h"

#endif
