/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h in space. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_space.h"
#include "shape/box.h"
#include "shape/separate_box.h"
#include "shape/separate_ball.h"

graze_separation graze_aabb_separate_aabb(const graze_aabb *target, const graze_aabb *mover,
                                          graze_vec3 *move, graze_vec3 *normal)
{
    CLAMP_BOTH(graze_aabb, target, graze_aabb, mover);
    return box_separate_box(target, mover, move, normal);
}

graze_separation graze_aabb_separate_sphere(const graze_aabb *target, const graze_sphere *mover,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    CLAMP_BOTH(graze_aabb, target, graze_sphere, mover);
    return box_separate_ball(target, mover, move, normal);
}

graze_separation graze_sphere_separate_sphere(const graze_sphere *target, const graze_sphere *mover,
                                              graze_vec3 *move, graze_vec3 *normal)
{
    CLAMP_BOTH(graze_sphere, target, graze_sphere, mover);
    return ball_separate_ball(target, mover, move, normal);
}

#include "wide/end_fast.h"

#endif
