/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at a plane, a sphere and a capsule, as raw integers for both builds. They follow from a seed and an index
 * alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_H
#define GRAZE_TESTS_INPUTS_SWEEP_H

#include <stdint.h>

/* Center, radius, motion. */
typedef struct sweep_mover {
    int32_t sphere[4], motion[3];
} sweep_mover;

typedef struct sweep_words {
    int32_t plane[6], ball[7], capsule[7]; /* ball: a capsule whose core is a point */
    sweep_mover at_plane, at_ball, at_capsule;
} sweep_words;

enum {
    SWEEP_UNIT,
    SWEEP_ROOM,
    SWEEP_NEAR,
    SWEEP_ALL,
    SWEEP_RAW,
    SWEEP_LATTICE,
    SWEEP_IN_TOUCH, /* at the start, or at the end */
    SWEEP_ALONG, /* along the target, at the distance of the radius, and one raw unit off now and then */
    SWEEP_CLOSE, /* starts a few raw units off */
    SWEEP_WORLD,
    SWEEP_BORDER, /* along the border of the world, at a core that hardly rises to it */
    SWEEP_CLASSES
};
extern const char *const sweep_class_names[SWEEP_CLASSES];

/* Case `index` of a stream is of class `index % SWEEP_CLASSES`. */
void input_sweep(uint64_t seed, uint32_t index, sweep_words *words);

#endif
