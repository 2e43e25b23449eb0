/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Test cases in units, for both builds, and images that turn one case into many. */
#ifndef GRAZE_TESTS_SHAPES_H
#define GRAZE_TESTS_SHAPES_H

#include "../../include/graze/graze.h"

/* Literals that are exact in both builds. */
#define AT(x, y, z)                                                                                \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y), GRAZE_C(z)                                                         \
    }
#define FRACTION(x) ((graze_fraction)((x) * (double)GRAZE_FRACTION_ONE))

/* The farthest coordinate; in the float build the product of two differences must stay finite. */
#if GRAZE_FLOAT
#define WORLD 4e18f
#else
#define WORLD GRAZE_SCALAR_MAX
#endif

/* The number with these bits; and the bits of a NaN, both infinities and a negative NaN. In the
 * fixed build they are ordinary numbers. */
graze_scalar scalar_of_bits(uint32_t bits);
enum { STRANGE = 4 };
extern const uint32_t strange_bits[STRANGE];

/* In units, exact in both builds. */
graze_vec3 vec3_units(double x, double y, double z);
bool vec3_equal(graze_vec3 a, graze_vec3 b);

/* Images of a scene, whose results are known: in the fixed build to the last bit. */
graze_vec3 vec3_mirrored(graze_vec3 v, int axis);
/* The axes rotated: x goes to y, y to z, z to x, that many times. */
graze_vec3 vec3_turned(graze_vec3 v, int times);
graze_segment segment_mirrored(graze_segment s, int axis);
graze_segment segment_reversed(graze_segment s);
graze_aabb aabb_mirrored(graze_aabb box, int axis);

/* origin a, dir b - a, t_max 1: the same points as the segment. */
graze_ray ray_of_segment(graze_segment s);
/* t as that ray reports it: in Q16.16 t has 14 bits less than a fraction. */
graze_scalar t_of_fraction(graze_fraction fraction);

#endif
