/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by the tests of the box with boxes, spheres and points. */
#ifndef GRAZE_TESTS_BOXES_H
#define GRAZE_TESTS_BOXES_H

#include "../support/shapes.h"

/* A raw unit in the fixed build; the same length in the float build, for small coordinates. */
#define RAW GRAZE_C(0.0000152587890625)

#define CUBE                                                                                       \
    {                                                                                              \
        AT(-1, -1, -1), AT(1, 1, 1)                                                                \
    }

graze_vec3 vec3_at(graze_scalar x, graze_scalar y, graze_scalar z);
graze_aabb aabb_of(graze_vec3 min, graze_vec3 max);
graze_obb obb_of(graze_vec3 center, graze_vec3 x, graze_vec3 y, graze_vec3 z, graze_vec3 half);

/* The sizes of the box must be even and fit in a scalar. */
graze_obb obb_of_aabb(graze_aabb box);
bool aabb_equal(const graze_aabb *a, const graze_aabb *b);
bool aabb_is_empty(const graze_aabb *box);

/* In the fixed build these are ordinary numbers. */
graze_scalar some_nan(void);
graze_scalar some_infinity(void);
bool is_nan(graze_scalar c);

/* Point `number` (0 to 26) of the lattice {-1, 0, 1}^3, times `unit`. */
graze_vec3 lattice_point(int number, graze_scalar unit);

/* The images of a scene: mirrored on an axis (0 to 2), moved, doubled, and with its axes turned. */
enum { IMAGES = 6 };
graze_vec3 image_of_point(graze_vec3 p, int kind);
graze_aabb image_of_box(graze_aabb box, int kind);

#endif
