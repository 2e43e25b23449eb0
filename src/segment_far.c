/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments of any coordinates: segment.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#define CORES_ARE_SEGMENTS 1
#include "shape/closest.h"

void graze_segment_closest_points_far(const graze_segment *a, const graze_segment *b,
                                      graze_vec3 *on_a, graze_vec3 *on_b)
{
    segment_closest_points(a, b, on_a, on_b);
}

graze_scalar graze_segment_distance_segment_far(const graze_segment *a, const graze_segment *b)
{
    return segment_distance_segment(a, b);
}

void graze_segment_measure_far(separation *s, const graze_segment *a, const graze_segment *b)
{
    segment_set_separation(s, a, b);
}

#endif
