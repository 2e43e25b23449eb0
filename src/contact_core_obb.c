/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of oriented boxes and capsules, of graze/contact.h, near; contact_core_obb_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "wide/begin_fast.h"
#include "shape/contact_core_obb.h"

uint32_t graze_obb_planes_of_capsule(const graze_obb *target, const graze_capsule *capsule,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_obb, target, graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    return obb_planes_of_capsule(target, capsule, margin, planes, most);
}

#include "wide/end_fast.h"

#endif
