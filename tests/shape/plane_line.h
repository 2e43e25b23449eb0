/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A case of a line against a plane, checked as segment and as ray, with a hit and without, in all images. */
#ifndef GRAZE_TESTS_PLANE_LINE_H
#define GRAZE_TESTS_PLANE_LINE_H

#include "face_expectation.h"
#include "plane_axis_casts.h"

/* Of the plane with x == at. The runner turns it to the other axes. */
typedef struct {
    const char *name;
    graze_scalar at;
    graze_segment segment;
    graze_result result;
    graze_vec3 point;
    graze_fraction fraction;
    graze_side side;
} plane_case;

/* The segment, and the ray that is the same points. */
void check_plane_lines(const graze_plane *plane, const graze_segment *segment,
                       const face_expectation *e);

void run_plane_cases(const plane_case *cases, unsigned count);

#endif
