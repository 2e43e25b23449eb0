/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The expected result of a cast at a surface that has two sides. */
#ifndef GRAZE_TESTS_FACE_EXPECTATION_H
#define GRAZE_TESTS_FACE_EXPECTATION_H

#include "../support/shapes.h"

/* `fraction` is t as a fraction of the segment. */
typedef struct {
    graze_result result;
    graze_vec3 point, normal;
    graze_fraction fraction;
    graze_side side;
} face_expectation;

/* Before the cast, all fields of the hit were 7. */
void check_face_line_hit(const face_expectation *e, graze_result result,
                         const graze_face_line_hit *hit);
void check_face_ray_hit(const face_expectation *e, graze_result result,
                        const graze_face_ray_hit *hit);

#endif
