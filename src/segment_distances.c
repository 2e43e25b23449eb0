/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How far a segment is from a triangle or a box: routines of graze/triangle.h and graze/aabb.h, by shape/distances.h. */
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

graze_scalar graze_aabb_distance_segment(const graze_aabb *box, const graze_segment *segment)
{
    CLAMP_BOTH(graze_aabb, box, graze_segment, segment);
    return aabb_distance_segment(box, segment);
}

#include "wide/end_fast.h"

#endif
