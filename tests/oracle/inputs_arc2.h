/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Arcs and their targets, as raw integers for both builds. They follow from a seed, an index and the kind of the target alone. */
#ifndef GRAZE_TESTS_INPUTS_ARC2_H
#define GRAZE_TESTS_INPUTS_ARC2_H

#include <stdint.h>

typedef enum { ARC2_WALL, ARC2_CIRCLE, ARC2_RECT, ARC2_TARGETS } arc2_target;

typedef struct arc2_words {
    int32_t target[4]; /* a, b; or center, radius; or min, max */
    int32_t arc[5];    /* center, start, turn */
    int32_t radius;
} arc2_words;

enum {
    ARC2_UNIT,
    ARC2_NEAR,
    ARC2_ALL,
    ARC2_RAW,
    ARC2_LATTICE,
    ARC2_IN_TOUCH, /* starts in touch with a corner, or with a side along an axis */
    ARC2_TANGENT, /* the circle of the center touches a corner, or a side, from without or within */
    ARC2_POINTS,  /* radius 0, on a lattice */
    ARC2_QUARTERS, /* ends at contact, after a number of quarter turns; or a unit before or after it */
    ARC2_CLOSE,    /* starts 0 to 3 raw units off, and moves straight in, or along */
    ARC2_WORLD,
    ARC2_CLASSES
};
extern const char *const arc2_class_names[ARC2_CLASSES];

/* Case `index` of a stream is of class `index % ARC2_CLASSES`. */
void input_arc2(uint64_t seed, uint32_t index, arc2_target target, arc2_words *words);

#endif
