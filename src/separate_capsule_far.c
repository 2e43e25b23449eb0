/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules of any coordinates: separate_capsule.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/separate_capsule.h"

graze_separation graze_capsule_separate_capsule_far(const graze_capsule *target,
                                                    const graze_capsule *mover, graze_vec3 *move,
                                                    graze_vec3 *normal)
{
    return capsule_separate_capsule(target, mover, move, normal);
}

bool graze_capsule_enters_far(const graze_capsule *target, const graze_segment *core,
                              graze_scalar radius)
{
    return capsule_enters(target, core, radius);
}

#endif
