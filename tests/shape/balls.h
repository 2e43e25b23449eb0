/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shared by the tests of sphere and circle. A case describes a sphere; if it lies in the plane z =
 * 0, it is checked for the circle as well, with the same results.
 */
#ifndef GRAZE_TESTS_BALLS_H
#define GRAZE_TESTS_BALLS_H

#include "../oracle/flat.h"
#include "rects.h"

#define BALL(x, y, z, radius)                                                                      \
    {                                                                                              \
        AT(x, y, z), GRAZE_C(radius)                                                               \
    }

graze_sphere ball_of(graze_vec3 center, graze_scalar radius);
graze_sphere image_of_ball(graze_sphere ball, int kind);
bool is_flat(graze_vec3 v);

/* In the fixed build: equal. In the float build: within a few units in the last place of 100. */
bool scalar_close(graze_scalar a, graze_scalar b);
bool vec3_close(graze_vec3 a, graze_vec3 b);

#endif
