/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far a segment is from a box. The algorithm is in shape/distances.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/distances.h"

graze_scalar graze_aabb_distance_segment(const graze_aabb *box, const graze_segment *segment)
{
    CLAMP_BOTH(graze_aabb, box, graze_segment, segment);
    return aabb_distance_segment(box, segment);
}

#include "wide/end_fast.h"

#endif
