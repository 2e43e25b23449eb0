/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The expected results of a cast at a solid in space, and how they change with the scene. */
#ifndef GRAZE_TESTS_EXPECTATION_H
#define GRAZE_TESTS_EXPECTATION_H

#include "shapes.h"

/* The normal in whole units; `fraction` is t as a fraction of the segment. */
typedef struct {
    graze_result result;
    graze_vec3 point;
    graze_vec3 normal;
    graze_fraction fraction;
} expectation;

#define MISS                                                                                       \
    {                                                                                              \
        GRAZE_MISS, AT(0, 0, 0), AT(0, 0, 0), 0                                                    \
    }

/* Compares to the last bit. Before the cast, all fields of the hit were 7. */
void check_line_hit(graze_result result, const graze_line_hit *hit, const expectation *e);
void check_ray_hit(graze_result result, const graze_ray_hit *hit, const expectation *e);

expectation expectation_mirrored(expectation e, int axis);
/* For the line from b to a: exchanges entry and exit. */
void expect_reversed(expectation *entry, expectation *exit);

#endif
