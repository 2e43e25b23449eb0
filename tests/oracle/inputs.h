/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Inputs of the tests: boxes with segments, rays and points, in classes that each aim at one case.
 * They depend only on a seed and an index, on the host and on every core.
 */
#ifndef GRAZE_TESTS_INPUTS_H
#define GRAZE_TESTS_INPUTS_H

#include "draw.h"

/* Sets of results. */
#define INPUT_MISS   (1u << GRAZE_MISS)
#define INPUT_TOUCH  (1u << GRAZE_TOUCH)
#define INPUT_HIT    (1u << GRAZE_HIT)
#define INPUT_INSIDE (1u << GRAZE_INSIDE)

typedef struct input_class {
    const char *name;
    void (*segment)(input_stream *s, int32_t most, graze_aabb *box, graze_segment *segment);
    void (*ray)(input_stream *s, int32_t most, graze_aabb *box, graze_ray *ray);
    int32_t most; /* the greatest coordinate; 0: drawn as well */
    /* The results that can and must occur: for a point of the line, for the entry and for the exit. */
    uint32_t point, entry, exit;
} input_class;

enum { INPUT_CLASSES = 12 };
extern const input_class input_classes[INPUT_CLASSES];

/* Case `index` of a stream is of class `index % INPUT_CLASSES`. */
void input_point(uint64_t seed, uint32_t index, graze_aabb *box, graze_vec3 *point);
void input_segment(uint64_t seed, uint32_t index, graze_aabb *box, graze_segment *segment);
void input_ray(uint64_t seed, uint32_t index, graze_aabb *box, graze_ray *ray);

#endif
