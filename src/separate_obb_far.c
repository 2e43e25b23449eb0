/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules that move out of oriented boxes, of any coordinates: separate_obb.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/separate_obb.h"

graze_separation graze_obb_separate_capsule_far(const graze_obb *target, const graze_capsule *mover,
                                                graze_vec3 *move, graze_vec3 *normal, int8_t *side)
{
    return obb_separate_capsule(target, mover, move, normal, side);
}

#endif
