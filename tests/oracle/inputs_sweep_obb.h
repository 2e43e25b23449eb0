/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres that move at an oriented box, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_OBB_H
#define GRAZE_TESTS_INPUTS_SWEEP_OBB_H

#include "inputs_obb_capsule.h"

typedef struct sweep_obb_words {
    int32_t box[15], sphere[4], motion[3]; /* center, axes and half extents; center and radius */
} sweep_obb_words;

/* First the classes of inputs_obb_capsule.h, with the core as the path. */
enum {
    SWEEP_OBB_IN_TOUCH = OBB_CAPSULE_CLASSES, /* at the start */
    SWEEP_OBB_CLOSE,                          /* starts a few raw units off */
    SWEEP_OBB_WORLD_AXES,                     /* a box of inputs_sweep_box.h */
    SWEEP_OBB_CLASSES
};

const char *sweep_obb_class_name(int class_index);

/* Case `index` of a stream is of class `index % SWEEP_OBB_CLASSES`. */
void input_sweep_obb(uint64_t seed, uint32_t index, sweep_obb_words *words);

#endif
