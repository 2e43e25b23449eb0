/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and capsules of any coordinates: aabb_capsule.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/box_core.h"

bool graze_aabb_overlaps_capsule_far(const graze_aabb *box, const graze_capsule *capsule)
{
    return box_overlaps_capsule(box, capsule);
}

#endif
