/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Walls with segments, rays and points, in classes that each aim at one case. They depend only on a
 * seed and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_SEGMENT2_H
#define GRAZE_TESTS_INPUTS_SEGMENT2_H

#include <stdint.h>

/* The hashes use the first WALL_CLASSES classes, so their number is fixed; the judges use all. */
enum { WALL_CLASSES = 11, WALL_JUDGED = 12 };

typedef struct wall_class {
    const char *name;
    int32_t most;     /* the greatest coordinate */
    uint32_t results; /* the results that must occur: a set of 1u << graze_result */
} wall_class;

extern const wall_class wall_classes[WALL_JUDGED];

/* Raw: a and b of the wall, a and b of the segment, origin, dir and t_max of the ray; x and y of
 * each. The ray roughly follows the segment. */
typedef struct wall_query {
    int32_t wall[4], segment[4], ray[5], point[2];
} wall_query;

/* Case `index` of a stream is of class `index % WALL_CLASSES`. */
void input_wall(uint64_t seed, uint32_t index, wall_query *q);
/* The same with one class more, for the judges: case `index` is of class `index % WALL_JUDGED`. */
void input_wall_judged(uint64_t seed, uint32_t index, wall_query *q);

#endif
