/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Two triangles, in classes that each aim at one case. They depend only on a seed and an index. */
#ifndef GRAZE_TESTS_INPUTS_PAIRS_H
#define GRAZE_TESTS_INPUTS_PAIRS_H

#include <stdint.h>

enum {
    PAIR_UNIFORM,
    PAIR_LATTICE,
    PAIR_WORLD, /* the ends of the range, powers of two, and their neighbours */
    PAIR_LIMIT, /* from one end of the near coordinates to the other, and beyond */
    PAIR_CORNER,
    PAIR_EDGE,
    PAIR_PLANE,
    PAIR_PLANE_APART, /* in one plane, or one coordinate beside it */
    PAIR_ON_FACE,
    PAIR_ON_FACE_NUDGED,
    PAIR_CROSSING, /* edges that cross, without and with one raw unit beside */
    PAIR_CROSSING_NUDGED,
    PAIR_SEGMENT, /* no area */
    PAIR_SEGMENTS,
    PAIR_POINT,
    PAIR_WITHIN,
    PAIR_NEEDLE,
    PAIR_CLASSES
};

extern const char *const pair_classes[PAIR_CLASSES];

/* Raw: the corners a, b and c of each. */
typedef struct pair_query {
    int32_t a[9], b[9];
} pair_query;

/* Case `index` of a stream is of class `index % PAIR_CLASSES`. */
void input_pair(uint64_t seed, uint32_t index, pair_query *q);

#endif
