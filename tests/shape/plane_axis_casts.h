/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The casts at axis-aligned planes, by the number of the axis. */
#ifndef GRAZE_TESTS_PLANE_AXIS_CASTS_H
#define GRAZE_TESTS_PLANE_AXIS_CASTS_H

#include "../../include/graze/graze.h"

typedef graze_result axis_linecast(graze_scalar, const graze_segment *, graze_face_line_hit *);
typedef graze_result axis_raycast(graze_scalar, const graze_ray *, graze_face_ray_hit *);

/* For the planes across x, y and z. */
extern axis_linecast *const axis_linecasts[3];
extern axis_raycast *const axis_raycasts[3];

#endif
