/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the tests of the box with boxes, spheres and points share. */
#ifndef GRAZE_TESTS_BOXES_H
#define GRAZE_TESTS_BOXES_H

#include "../support/shapes.h"

/* A raw unit in the fixed build; as much in the other, where numbers are small. */
#define RAW GRAZE_C(0.0000152587890625)

#define CUBE                                                                                       \
    {                                                                                              \
        AT(-1, -1, -1), AT(1, 1, 1)                                                                \
    }

graze_vec3 vec3_at(graze_scalar x, graze_scalar y, graze_scalar z);
graze_aabb aabb_of(graze_vec3 min, graze_vec3 max);
graze_obb obb_of(graze_vec3 center, graze_vec3 x, graze_vec3 y, graze_vec3 z, graze_vec3 half);

/* Of an even size that fits. */
graze_obb obb_of_aabb(graze_aabb box);
bool aabb_equal(const graze_aabb *a, const graze_aabb *b);
bool aabb_is_empty(const graze_aabb *box);

/* In the fixed build numbers like any other. */
graze_scalar some_nan(void);
graze_scalar some_infinity(void);
bool is_nan(graze_scalar c);

/* A small lattice: 0 .. 26 as a point of {-1, 0, 1}^3, times `unit`. */
graze_vec3 lattice_point(int number, graze_scalar unit);

/* The images of a scene: mirrored on an axis (0 to 2), moved, twice as large, axes in turn. */
enum { IMAGES = 6 };
graze_vec3 image_of_point(graze_vec3 p, int kind);
graze_aabb image_of_box(graze_aabb box, int kind);

#endif
