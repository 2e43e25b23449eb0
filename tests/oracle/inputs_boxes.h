/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Inputs for the box with boxes, spheres and points, in classes that each aim at one case, as raw
 * integers for both builds. They depend only on a seed and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_BOXES_H
#define GRAZE_TESTS_INPUTS_BOXES_H

#include <stdint.h>

typedef struct boxes_query {
    int32_t box[6], other[6]; /* min, max */
    int32_t sphere[4];        /* center, radius */
    int32_t point[3], size[3];
    int32_t points[12]; /* the first `count` are used */
    uint32_t count;
    int32_t face; /* the face of a hit: -x +x -y +y -z +z; 6: none */
} boxes_query;

enum { BOXES_CLASSES = 9 };
extern const char *const boxes_class_names[BOXES_CLASSES];

/* Case `index` of a stream is of class `index % BOXES_CLASSES`. */
void input_boxes(uint64_t seed, uint32_t index, boxes_query *query);

#endif
