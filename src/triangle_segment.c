/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far a segment is from a triangle. The algorithm is in shape/distances.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/distances.h"

graze_scalar graze_triangle_distance_segment(const graze_triangle *triangle,
                                             const graze_segment *segment)
{
    CLAMP_BOTH(graze_triangle, triangle, graze_segment, segment);
    return triangle_distance_segment(triangle, segment);
}

#include "wide/end_fast.h"

#endif
