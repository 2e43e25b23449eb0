/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Random normals of planes, and oriented boxes at the bounds of the short test of frustum_classify_obb. */
#ifndef GRAZE_TESTS_INPUTS_FRUSTUM_H
#define GRAZE_TESTS_INPUTS_FRUSTUM_H

#include "../../include/graze/frustum.h"
#include "draw.h"

/* Of unit length but for rounding; or along an axis, or zero. `any`: anything; `least` of 16 have an INT32_MIN. */
void inputs_frustum_normal(input_stream *t, bool any, uint32_t least, graze_normal *n);

/* The lower 18 bits, which the short test drops, are all set; or the normal is the longest. */
void inputs_frustum_dropped_bits(input_stream *t, graze_normal *n);

/* Shapes up to that far from the origin; a box in eight has a defect. */
void inputs_frustum_shapes(input_stream *t, int32_t most, graze_vec3 *point, graze_sphere *sphere,
                           graze_aabb *box, graze_obb *oriented);

/* With such a normal the test is off by exactly its bound: the components of an axis are equal. Or the box has the
 * greatest numbers for which the test applies, and sometimes a greater one. */
void inputs_frustum_box(input_stream *t, graze_obb *box);

#endif
