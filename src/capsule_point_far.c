/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and capsules of any coordinates: capsule_point.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/capsule_point.h"

void graze_capsule_closest_point_far(const graze_capsule *capsule, const graze_vec3 *point,
                                     graze_vec3 *nearest)
{
    capsule_closest_point(capsule, point, nearest);
}

graze_scalar graze_capsule_distance_far(const graze_capsule *capsule, const graze_vec3 *point)
{
    return capsule_distance(capsule, point);
}

#endif
