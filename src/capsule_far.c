/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules of any coordinates: capsule.c calls these routines where a number is not near. Those with
 * rays are in capsule_lines_far.c. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/capsule.h"

bool graze_capsule_overlaps_point_far(const graze_capsule *capsule, const graze_vec3 *point,
                                      graze_scalar radius)
{
    return capsule_overlaps_point(capsule, point, radius);
}

bool graze_capsule_overlaps_core_far(const graze_capsule *capsule, const graze_segment *core,
                                     graze_scalar radius)
{
    return capsule_overlaps_core(capsule, core, radius);
}

#endif
