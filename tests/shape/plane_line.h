/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cases of a line against a plane, and the runner that checks them with every routine. */
#ifndef GRAZE_TESTS_PLANE_LINE_H
#define GRAZE_TESTS_PLANE_LINE_H

#include "face_expectation.h"
#include "plane_axis_casts.h"

/* A case against the plane x == at. The runner turns it to the other axes. */
typedef struct {
    const char *name;
    graze_scalar at;
    graze_segment segment;
    graze_result result;
    graze_vec3 point;
    graze_fraction fraction;
    graze_side side;
} plane_case;

/* Checks the segment, and the ray over the same points. */
void check_plane_lines(const graze_plane *plane, const graze_segment *segment,
                       const face_expectation *e);

void run_plane_cases(const plane_case *cases, unsigned count);

#endif
