/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A triangle, a capsule that mostly overlaps it, and a point on one of the sides of the triangle, as raw integers for both builds.
 * They follow from a seed and an index alone. The first classes are those of inputs_face_capsule.h.
 */
#ifndef GRAZE_TESTS_INPUTS_SEPARATE_CORES_H
#define GRAZE_TESTS_INPUTS_SEPARATE_CORES_H

#include "inputs_face_capsule.h"

#include <stdbool.h>

typedef struct separate_core_words {
    face_capsule_query shapes;
    int32_t before[3];
    bool has_before;
} separate_core_words;

enum {
    CORE_THROUGH = FACE_CAPSULE_CLASSES, /* the core crosses the face, often near an edge */
    CORE_LEVEL,                          /* the middle of the core is in the plane, or nearly */
    CORE_OVER_EDGE,                      /* the core leans beside an edge */
    CORE_RAW,
    CORE_WORLD,
    CORE_CLASSES
};

const char *separate_core_class_name(int class_index);

/* Case `index` of a stream is of class `index % CORE_CLASSES`. */
void input_separate_core(uint64_t seed, uint32_t index, separate_core_words *words);

#endif
