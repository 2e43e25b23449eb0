/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules of any coordinates: contact_solid_capsule.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/contact_solid_capsule.h"

uint32_t graze_capsule_planes_of_core_far(const graze_capsule *target, const graze_segment *core,
                                          graze_scalar limit, graze_plane *plane)
{
    return capsule_planes_of_core(target, core, limit, plane);
}

#endif
