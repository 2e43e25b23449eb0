/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shared by the tests of the rectangle. */
#ifndef GRAZE_TESTS_RECTS_H
#define GRAZE_TESTS_RECTS_H

#include "boxes.h"

#define AT2(x, y)                                                                                  \
    {                                                                                              \
        GRAZE_C(x), GRAZE_C(y)                                                                     \
    }
#define SQUARE                                                                                     \
    {                                                                                              \
        AT2(-1, -1), AT2(1, 1)                                                                     \
    }
#define P2(x, y) graze_vec2_of(GRAZE_C(x), GRAZE_C(y))

bool vec2_equal(graze_vec2 a, graze_vec2 b);
graze_rect rect_of(graze_vec2 min, graze_vec2 max);
bool rect_is(const graze_rect *rect, graze_vec2 min, graze_vec2 max);
/* The vector at z = 0, and the rectangle as a box from z = -1 to 1; the box gives the results of the rectangle. */
graze_vec3 vec2_in_space(graze_vec2 v);
graze_aabb rect_in_space(graze_rect rect);

/* The images of a scene: mirrored on an axis (0 and 1), x and y exchanged, doubled. */
enum { FLAT_IMAGES = 4, TWICE = 3 };
graze_vec2 image_of_vec2(graze_vec2 v, int kind);
graze_rect image_of_rect(graze_rect rect, int kind);

#endif
