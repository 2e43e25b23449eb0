/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and capsules of any coordinates: separate_box.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/axes.h"
#include "shape/box_core.h"
#include "shape/separate_box_core.h"

graze_separation graze_aabb_separate_capsule_far(const graze_aabb *target,
                                                 const graze_capsule *mover, graze_vec3 *move,
                                                 graze_vec3 *normal)
{
    return box_separate_capsule(target, mover, move, normal);
}

bool graze_aabb_enters_capsule_far(const graze_aabb *target, const graze_segment *core,
                                   graze_scalar radius)
{
    return box_enters_core(target, core, radius);
}

#endif
