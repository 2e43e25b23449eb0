/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Two segments in space, in classes that each aim at something: the classes of inputs_capsule.h, whose first core and segment
 * they are, and more. They follow from a seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_SEGMENT_H
#define GRAZE_TESTS_INPUTS_SEGMENT_H

#include "../../include/graze/triangle.h"
#include "inputs_capsule.h"

typedef struct segment_query {
    graze_segment a, b;
} segment_query;

enum { SEGMENT_CLASSES = CAPSULE_CLASSES + 6 };

typedef struct segment_class {
    const char *name;
    uint32_t
        kinds; /* that must occur: a set of 1u << 0 two ends, 1 an end and a place between, 2 both between, 3 meet */
} segment_class;

extern const segment_class segment_classes[SEGMENT_CLASSES];

/* Case `index` of a stream is of class `index % SEGMENT_CLASSES`. */
void input_two_segments(uint64_t seed, uint32_t index, segment_query *q);

/* The second segment with a triangle and a box around the first one: a few triangles have a corner in common with it, or no
 * area, and a few boxes are inverted. */
typedef struct solid_query {
    graze_segment segment;
    graze_triangle triangle;
    graze_aabb box;
} solid_query;

void input_segment_and_solids(uint64_t seed, uint32_t index, solid_query *q);

/* The same numbers as raw integers, for both builds. */
typedef struct segment_words {
    int32_t a[6], b[6], triangle[9], box[6];
} segment_words;

void input_two_segment_words(uint64_t seed, uint32_t index, segment_words *words);

#endif
