/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Capsules that move at a plane and at a sphere, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_CAPSULE_H
#define GRAZE_TESTS_INPUTS_SWEEP_CAPSULE_H

#include "inputs_sweep.h"

/* Both ends of the core, radius, motion. */
typedef struct core_mover {
    int32_t capsule[7], motion[3];
} core_mover;

typedef struct core_words {
    int32_t plane[6], ball[4];
    core_mover at_plane, at_ball;
} core_words;

/* Capsules that move at a capsule: cores that cross, or are parallel; in one of 16 cases all radii are 0. */
typedef struct cores_words {
    int32_t target[7];
    core_mover mover;
} cores_words;

void input_sweep_cores(uint64_t seed, uint32_t index, cores_words *words);

/* Case `index` of a stream is of class `index % SWEEP_CLASSES`. */
void input_sweep_capsule(uint64_t seed, uint32_t index, core_words *words);

#endif
