/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* How a case of a line against a plane is told, and put to the library in every form it has. */
#ifndef GRAZE_TESTS_PLANE_LINE_H
#define GRAZE_TESTS_PLANE_LINE_H

#include "face_expectation.h"

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

typedef graze_result axis_linecast(graze_scalar, const graze_segment *, graze_face_line_hit *);
typedef graze_result axis_raycast(graze_scalar, const graze_ray *, graze_face_ray_hit *);

/* For the planes across x, y and z. */
extern axis_linecast *const axis_linecasts[3];
extern axis_raycast *const axis_raycasts[3];

void run_plane_cases(const plane_case *cases, unsigned count);

#endif
