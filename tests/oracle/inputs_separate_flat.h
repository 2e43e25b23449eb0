/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Circles and capsules in the plane that mostly overlap a wall, a circle, a rectangle or a polygon, for the routines that move
 * them out of it, as raw integers for both builds. They follow from a seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_SEPARATE_FLAT_H
#define GRAZE_TESTS_INPUTS_SEPARATE_FLAT_H

#include "inputs_polygon2.h"

#include <stdbool.h>

/* A core, from the first point to the second one, and a radius; that of a circle has one point. */
typedef struct flat_mover {
    int32_t core[4], radius;
} flat_mover;

typedef struct separate_flat_words {
    int32_t wall[4], rect[4], disc[3]; /* ends; min, max; center, radius */
    raw_polygon2 polygon;
    flat_mover wall_circle, wall_capsule, disc_capsule, rect_capsule, polygon_circle,
        polygon_capsule;
    int32_t before[2];
    bool has_before;
} separate_flat_words;

enum {
    SEPARATE_FLAT_UNIT,
    SEPARATE_FLAT_ROOM,
    SEPARATE_FLAT_NEAR,
    SEPARATE_FLAT_ALL,
    SEPARATE_FLAT_RAW,
    SEPARATE_FLAT_LATTICE,
    SEPARATE_FLAT_WORLD,
    SEPARATE_FLAT_CLASSES
};
extern const char *const separate_flat_class_names[SEPARATE_FLAT_CLASSES];

/* Case `index` of a stream is of class `index % SEPARATE_FLAT_CLASSES`. */
void input_separate_flat(uint64_t seed, uint32_t index, separate_flat_words *words);

#endif
