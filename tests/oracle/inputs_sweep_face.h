/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres that move at a triangle or a parallelogram, as raw integers for both builds, in classes that each aim at something. They
 * follow from a seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_FACE_H
#define GRAZE_TESTS_INPUTS_SWEEP_FACE_H

#include <stdint.h>

/* The first six as in inputs_moves.h. */
enum {
    SWEEP_FACE_RAW = 4,
    SWEEP_FACE_UNIT,
    SWEEP_FACE_IN_TOUCH,
    SWEEP_FACE_ACROSS, /* the path leads through a place in touch, across the normal there, or ends there */
    SWEEP_FACE_CLOSE, /* the start is a few raw units off such a place */
    SWEEP_FACE_FLAT,  /* one of these three, at a face without area, or in one plane */
    SWEEP_FACE_BORDER,
    SWEEP_FACE_CLASSES
};

typedef struct sweep_face_words {
    int32_t face[9]; /* a, b, c, or corner, u, v */
    int32_t sphere[4], motion[3];
} sweep_face_words;

extern const char *const sweep_face_class_names[SWEEP_FACE_CLASSES];

/* Case `index` of a stream is of class `index % SWEEP_FACE_CLASSES`. 3 corners or 4. */
void input_sweep_face(uint64_t seed, uint32_t index, int corners, sweep_face_words *w);

#endif
