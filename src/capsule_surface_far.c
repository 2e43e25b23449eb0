/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules of any coordinates: capsule_surface.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/capsule_surface.h"

void graze_capsule_off_surface_far(const graze_capsule *capsule, const graze_vec3 *point,
                                   const graze_vec3 *normal, graze_vec3 *off)
{
    capsule_off_surface(capsule, point, normal, off);
}

#endif
