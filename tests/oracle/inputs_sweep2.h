/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Circles that move at a wall, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP2_H
#define GRAZE_TESTS_INPUTS_SWEEP2_H

#include <stdint.h>

typedef struct sweep2_words {
    int32_t wall[4], circle[3], motion[2]; /* ends; center and radius */
} sweep2_words;

enum {
    SWEEP2_UNIT,
    SWEEP2_ROOM,
    SWEEP2_NEAR,
    SWEEP2_ALL,
    SWEEP2_RAW,
    SWEEP2_LATTICE,
    SWEEP2_IN_TOUCH, /* at the start, at the end or between */
    SWEEP2_ALONG,    /* along the wall, at the distance of the radius */
    SWEEP2_CLOSE,    /* starts a few raw units off */
    SWEEP2_WORLD,
    SWEEP2_CLASSES
};
extern const char *const sweep2_class_names[SWEEP2_CLASSES];

/* Case `index` of a stream is of class `index % SWEEP2_CLASSES`. */
void input_sweep2(uint64_t seed, uint32_t index, sweep2_words *words);

#endif
