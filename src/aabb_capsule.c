/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and capsules. The algorithm is in shape/box_core.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/box_core.h"

bool graze_aabb_overlaps_capsule(const graze_aabb *box, const graze_capsule *capsule)
{
    CLAMP_BOTH(graze_aabb, box, graze_capsule, capsule);
    return box_overlaps_capsule(box, capsule);
}

#include "wide/end_fast.h"

#endif
