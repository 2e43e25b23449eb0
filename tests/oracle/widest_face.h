/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms that reach from end to end: see widest.h. Where the words of a near volume are too
 * wide for their sums, the volume is off by 2^64. That is little, so these lines just touch: then the last bit
 * decides.
 */
#ifndef GRAZE_TESTS_WIDEST_FACE_H
#define GRAZE_TESTS_WIDEST_FACE_H

#include "widest.h"

/* Corners a, b and c. The line starts at the corner opposite a; or passes through the middle of that edge; or
 * leads from any corner of the range to the opposite one. */
void widest_triangle(input_stream *s, int32_t size, graze_vec3 face[3], graze_segment *line);
/* Corner, u and v. The line starts at the far corner of a needle; or runs along u and as far before the corner;
 * or passes through the middle of the face. Some have a corner that is far by itself. */
void widest_parallelogram(input_stream *s, int32_t size, graze_vec3 face[3], graze_segment *line);

#endif
