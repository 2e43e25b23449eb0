/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of boxes and capsules, of graze/contact.h, near; contact_core_box_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/axes.h"
#include "shape/box_core.h"
#include "shape/contact_core_box.h"

uint32_t graze_aabb_planes_of_capsule(const graze_aabb *target, const graze_capsule *capsule,
                                      graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_aabb, target, graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    return box_planes_of_capsule(target, capsule, margin, planes, most);
}

#include "wide/end_fast.h"

#endif
