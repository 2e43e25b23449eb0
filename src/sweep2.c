/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sweep2.h. Their algorithm is in shape/sweep2.h, which capsule2.c compiles. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/spans.h"
#include "shape/sweep2_door.h"

static inline void sweep2_set_path(graze_segment2 *path, const graze_vec2 *start, graze_vec2 motion)
{
    vec2_copy(&path->a, start);
    path->b.x = clamped_coordinate(graze_add(start->x, motion.x));
    path->b.y = clamped_coordinate(graze_add(start->y, motion.y));
}

graze_result graze_segment2_circlecast(const graze_segment2 *wall, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_capsule2 around;
    graze_segment2 path;
    CLAMP_BOTH(graze_segment2, wall, graze_circle, circle);
    vec2_copy(&around.core.a, &wall->a);
    vec2_copy(&around.core.b, &wall->b);
    around.radius = circle->radius;
    sweep2_set_path(&path, &circle->center, motion);
    return graze_capsule2_sweep(&around, &path, hit);
}

#endif
