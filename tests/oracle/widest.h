/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Queries from one end of the near coordinates to the other, and from just beyond.
 * Their intermediate results are the widest, so a limit that is too large gives wrong answers for them.
 *
 * The limit of near coordinates is 2^29, the limit of close boxes 2^28. With twice the near limit, differences
 * come to 2^31 - 1. Then a reach along a normal with three components of 2^31 comes to 3 * 2^62, and so does a
 * squared length in space. An int64_t holds neither.
 */
#ifndef GRAZE_TESTS_WIDEST_H
#define GRAZE_TESTS_WIDEST_H

#include "../../include/graze/obb.h"
#include "draw.h"

/* All coordinates of a query lie in [-size, size). The size is 2^28, 2^29, just more, or most often 2^30. */
int32_t widest_size(input_stream *s);
/* -size or size - 1, or up to three raw units inside; now and then any coordinate. */
int32_t widest_coordinate(input_stream *s, int32_t size);
graze_vec3 widest_point(input_stream *s, int32_t size);
/* At the other end on each axis; now and then the same coordinate. */
graze_vec3 widest_opposite(input_stream *s, int32_t size, const graze_vec3 *of);
/* Up to `most` raw units beside that place. */
graze_vec3 widest_beside(input_stream *s, int32_t size, int32_t most, const graze_vec3 *of);
/* Components of about 2^31, whose products with the way between the two points add up; now and then a component
 * is 0, any, or negated. */
graze_vec3 widest_weights(input_stream *s, const graze_vec3 *from, const graze_vec3 *to);
/* From one point to the other and beyond. There are two steps or more, since a component of a direction is limited
 * as a coordinate is; or now and then less than two. Some rays are shorter, or have no limit. */
graze_ray widest_ray(input_stream *s, const graze_vec3 *from, const graze_vec3 *to);

/* Swaps the ends of the line, one time in three. */
void widest_turn(input_stream *s, graze_segment *line);

/* A plane or an oriented box in one corner of that range, and a line between there and the opposite corner. */
void widest_plane(input_stream *s, graze_vec3 *point, graze_vec3 *normal, graze_segment *line);
void widest_obb(input_stream *s, graze_obb *box, graze_segment *line);

/* Two oriented boxes with light axes in opposite corners, and a box along the axes of the world from the first
 * one to the opposite corner. Half of them have half the size, for the limit of close boxes. */
void widest_boxes(input_stream *s, graze_obb *box, graze_obb *other, graze_aabb *aabb);

#endif
