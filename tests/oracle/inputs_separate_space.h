/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule, and shapes in space that it mostly overlaps, for the routines that move it out of them, as raw integers for both
 * builds. They follow from a seed and an index alone. The sphere of a capsule is the one around the first end of its core.
 */
#ifndef GRAZE_TESTS_INPUTS_SEPARATE_SPACE_H
#define GRAZE_TESTS_INPUTS_SEPARATE_SPACE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct space_words {
    int32_t mover[7], plane[6], before[3];
    int32_t rod_mover[7], rod[7]; /* a capsule that moves, and one that stays */
    int32_t box_mover[7], box[6];
    bool has_before;
} space_words;

enum {
    SPACE_UNIT,
    SPACE_ROOM,
    SPACE_NEAR,
    SPACE_ALL,
    SPACE_RAW,
    SPACE_LATTICE,
    SPACE_TOUCHING,
    SPACE_BESIDE, /* those that touch, with radii that are a raw unit smaller or larger */
    SPACE_ENDS,
    SPACE_WORLD,
    SPACE_CLASSES
};
extern const char *const space_class_names[SPACE_CLASSES];

/* Case `index` of a stream is of class `index % SPACE_CLASSES`. */
void input_separate_space(uint64_t seed, uint32_t index, space_words *words);

#endif
