/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes and capsules of any coordinates: obb_capsule.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/obb_capsule.h"

bool graze_obb_overlaps_capsule_far(const graze_obb *box, const graze_capsule *capsule)
{
    return obb_overlaps_capsule(box, capsule);
}

graze_scalar graze_obb_distance_segment_far(const graze_obb *box, const graze_segment *segment)
{
    return obb_distance_segment(box, segment);
}

#endif
