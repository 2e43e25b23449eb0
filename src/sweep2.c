/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sweep2.h. Their algorithm is in shape/sweep2.h, which capsule2.c compiles. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "shape/sweep2_door.h"

graze_result graze_segment2_circlecast(const graze_segment2 *wall, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_capsule2 around;
    graze_segment2 path;
    CLAMP_BOTH(graze_segment2, wall, graze_circle, circle);
    vec2_copy(&around.core.a, &wall->a);
    vec2_copy(&around.core.b, &wall->b);
    around.radius = 0;
    sweep2_set_path(&path, &circle->center, motion);
    return graze_capsule2_sweep(&around, circle->radius, &path, hit);
}

graze_result graze_circle_circlecast(const graze_circle *target, const graze_circle *circle,
                                     graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_segment2 path;
    CLAMP_BOTH(graze_circle, target, graze_circle, circle);
    sweep2_set_path(&path, &circle->center, motion);
    return graze_circle_sweep(target, circle->radius, &path, hit);
}

/* The place is outside the capsule, unless the circle has no radius: it is less than 0.71 off a place that is a raw unit or more
 * outside. So the nearest point of the capsule is at most as far off as the place is. */
graze_result graze_capsule2_circlecast(const graze_capsule2 *capsule, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_segment2 path;
    CLAMP_BOTH(graze_capsule2, capsule, graze_circle, circle);
    sweep2_set_path(&path, &circle->center, motion);
    const graze_result result = graze_capsule2_sweep(capsule, circle->radius, &path, hit);
    if (hit == 0 || !sweep2_is_contact(result))
        return result;
    graze_capsule2_closest_point(capsule, &hit->point, &hit->point);
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    return result;
}

#endif
