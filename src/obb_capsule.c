/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes, and capsules and segments. The algorithm is in shape/obb_capsule.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/obb_capsule.h"

bool graze_obb_overlaps_capsule(const graze_obb *box, const graze_capsule *capsule)
{
    CLAMP_BOTH(graze_obb, box, graze_capsule, capsule);
    return obb_overlaps_capsule(box, capsule);
}

graze_scalar graze_obb_distance_segment(const graze_obb *box, const graze_segment *segment)
{
    CLAMP_BOTH(graze_obb, box, graze_segment, segment);
    return obb_distance_segment(box, segment);
}

#include "wide/end_fast.h"

#endif
