/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Three points for a plane, and a plane with a point beside it, in classes that each aim at one
 * case. They depend only on a seed and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_PLANE_FROM_H
#define GRAZE_TESTS_INPUTS_PLANE_FROM_H

#include "draw.h"

typedef struct plane_from_query {
    graze_vec3 points[3];
    graze_vec3 origin, normal, point;
} plane_from_query;

enum { PLANE_FROM_CLASSES = 12 };
extern const char *const plane_from_class_names[PLANE_FROM_CLASSES];

/* Case `index` of a stream is of class `index % PLANE_FROM_CLASSES`. */
void input_plane_from(uint64_t seed, uint32_t index, plane_from_query *query);

#endif
