/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes, and a capsule and a sphere that mostly overlap them, for the routines that move these out, as raw integers for
 * both builds. They follow from a seed and an index alone. Axes, and scenes that touch, are those of inputs_obb_capsule.h.
 */
#ifndef GRAZE_TESTS_INPUTS_SEPARATE_OBB_H
#define GRAZE_TESTS_INPUTS_SEPARATE_OBB_H

#include <stdint.h>

typedef struct separate_obb_query {
    int32_t box[15], capsule[7], sphere[4];
} separate_obb_query;

enum {
    OBB_MOVES_UNIT,
    OBB_MOVES_ROOM,
    OBB_MOVES_NEAR,
    OBB_MOVES_ALL,
    OBB_MOVES_RAW,
    OBB_MOVES_TOUCHING,
    OBB_MOVES_BESIDE, /* those that touch, with a raw unit more or less */
    OBB_MOVES_CROSSING,
    OBB_MOVES_DEGENERATE,
    OBB_MOVES_SKEW, /* axes of any length and direction */
    OBB_MOVES_ENDS, /* near a corner of the world */
    OBB_MOVES_WORLD,
    OBB_MOVES_CLASSES
};
extern const char *const obb_moves_class_names[OBB_MOVES_CLASSES];

/* Case `index` of a stream is of class `index % OBB_MOVES_CLASSES`. */
void input_separate_obb(uint64_t seed, uint32_t index, separate_obb_query *q);

#endif
