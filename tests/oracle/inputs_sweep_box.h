/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at a box, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_BOX_H
#define GRAZE_TESTS_INPUTS_SWEEP_BOX_H

#include <stdint.h>

typedef struct sweep_box_words {
    int32_t box[6], sphere[4], motion[3]; /* min and max; center and radius */
} sweep_box_words;

enum {
    SWEEP_BOX_UNIT,
    SWEEP_BOX_ROOM,
    SWEEP_BOX_NEAR,
    SWEEP_BOX_ALL,
    SWEEP_BOX_RAW,
    SWEEP_BOX_LATTICE,
    SWEEP_BOX_IN_TOUCH, /* at the start, at the end or between */
    SWEEP_BOX_ACROSS,   /* in touch between, across the normal; one raw unit off now and then */
    SWEEP_BOX_CLOSE,    /* starts a few raw units off */
    SWEEP_BOX_WORLD,
    SWEEP_BOX_CLASSES
};
extern const char *const sweep_box_class_names[SWEEP_BOX_CLASSES];

/* Case `index` of a stream is of class `index % SWEEP_BOX_CLASSES`. */
void input_sweep_box(uint64_t seed, uint32_t index, sweep_box_words *words);

#endif
