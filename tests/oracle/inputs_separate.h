/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Shapes that mostly overlap, for the routines that move one out of the other, as raw integers for both builds. They follow
 * from a seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_SEPARATE_H
#define GRAZE_TESTS_INPUTS_SEPARATE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct separate_words {
    int32_t box[6], box_mover[6]; /* min, max */
    int32_t ball[4], ball_mover[4],
        box_ball[4]; /* center, radius; the last one moves out of the box */
    int32_t face[9], face_ball[4], from[3];
    bool has_from;
} separate_words;

enum {
    SEPARATE_UNIT,
    SEPARATE_ROOM,
    SEPARATE_NEAR,
    SEPARATE_ALL,
    SEPARATE_RAW,
    SEPARATE_LATTICE,
    SEPARATE_ENDS,
    SEPARATE_WORLD,
    SEPARATE_CLASSES
};
extern const char *const separate_class_names[SEPARATE_CLASSES];

/* Case `index` of a stream is of class `index % SEPARATE_CLASSES`. */
void input_separate(uint64_t seed, uint32_t index, separate_words *words);

#endif
