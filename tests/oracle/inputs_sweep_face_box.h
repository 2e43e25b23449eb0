/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes that move at triangles, as raw integers for both builds. They follow from a seed and an index alone. */
#ifndef GRAZE_TESTS_INPUTS_SWEEP_FACE_BOX_H
#define GRAZE_TESTS_INPUTS_SWEEP_FACE_BOX_H

#include <stdint.h>

typedef struct sweep_face_box_words {
    int32_t face[9], min[3], max[3], motion[3]; /* the corners; of the mover */
} sweep_face_box_words;

enum {
    FACE_BOX_UNIT,
    FACE_BOX_NEAR,
    FACE_BOX_ALL,
    FACE_BOX_RAW,
    FACE_BOX_LATTICE, /* a few steps of any size, anywhere; one raw unit off now and then */
    FACE_BOX_SLOPE, /* in touch with the face, an edge or a corner, and along it, into it or out */
    FACE_BOX_CLOSE, /* starts a few raw units off */
    FACE_BOX_NO_AREA,
    FACE_BOX_FLAT,
    FACE_BOX_WORLD,
    FACE_BOX_CLASSES
};
extern const char *const sweep_face_box_class_names[FACE_BOX_CLASSES];

/* Case `index` of a stream is of class `index % FACE_BOX_CLASSES`. */
void input_sweep_face_box(uint64_t seed, uint32_t index, sweep_face_box_words *words);

#endif
