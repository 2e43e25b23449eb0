/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/segment.h. Their algorithms are in shape/closest.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/closest.h"

void graze_segment_closest_points(const graze_segment *a, const graze_segment *b, graze_vec3 *on_a,
                                  graze_vec3 *on_b)
{
    CLAMP_BOTH(graze_segment, a, graze_segment, b);
    segment_closest_points(a, b, on_a, on_b);
}

graze_scalar graze_segment_distance_segment(const graze_segment *a, const graze_segment *b)
{
    CLAMP_BOTH(graze_segment, a, graze_segment, b);
    return segment_distance_segment(a, b);
}

void graze_segment_measure(separation *s, const graze_segment *a, const graze_segment *b)
{
    segment_set_separation(s, a, b);
}

#include "wide/end_fast.h"

#endif
