/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes that move at boxes, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_BOXES_H
#define GRAZE_TESTS_INPUTS_SWEEP_BOXES_H

#include <stdint.h>

/* In the plane the third axis is left out. */
typedef struct sweep_boxes_words {
    int32_t low[3], high[3], min[3], max[3], motion[3]; /* of the target, of the mover */
} sweep_boxes_words;

enum {
    SWEEP_BOXES_UNIT,
    SWEEP_BOXES_NEAR,
    SWEEP_BOXES_ALL,
    SWEEP_BOXES_RAW,
    SWEEP_BOXES_LATTICE,
    SWEEP_BOXES_IN_TOUCH,
    SWEEP_BOXES_ALONG,  /* a side runs along a side */
    SWEEP_BOXES_CLOSE,  /* starts a few raw units off */
    SWEEP_BOXES_TIES,   /* comes to a side, or leaves one, at the same time on each axis */
    SWEEP_BOXES_POINTS, /* the mover is a point */
    SWEEP_BOXES_WORLD,
    SWEEP_BOXES_CLASSES
};
extern const char *const sweep_boxes_class_names[SWEEP_BOXES_CLASSES];

/* Case `index` of a stream is of class `index % SWEEP_BOXES_CLASSES`. */
void input_sweep_boxes(uint64_t seed, uint32_t index, sweep_boxes_words *words);

#endif
