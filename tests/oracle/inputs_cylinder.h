/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Cylinders with points, segments and rays, in classes that each aim at something. They follow from a seed and an index
 * alone. Scenes that are meant to touch do so exactly: the way from the axis to the surface is a whole multiple of a vector
 * whose length is whole, and the core is perpendicular to it.
 */
#ifndef GRAZE_TESTS_INPUTS_CYLINDER_H
#define GRAZE_TESTS_INPUTS_CYLINDER_H

#include "../../include/graze/cylinder.h"
#include "draw.h"
#include "solid_class.h"

typedef struct cylinder_query {
    graze_cylinder cylinder;
    graze_segment segment;
    graze_ray ray;
    graze_vec3 point;
} cylinder_query;

enum { CYLINDER_CLASSES = 17 };

extern const solid_class cylinder_classes[CYLINDER_CLASSES];

/* Case `index` of a stream is of class `index % CYLINDER_CLASSES`. */
void input_cylinder(uint64_t seed, uint32_t index, cylinder_query *q);

/* The same numbers as raw integers, for both builds. */
typedef struct cylinder_words {
    int32_t cylinder[7], segment[6], ray[7], point[3];
} cylinder_words;

void input_cylinder_words(uint64_t seed, uint32_t index, cylinder_words *words);

#endif
