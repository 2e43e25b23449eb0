/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms with capsules, as raw integers for both builds, in classes that each aim at something. They
 * follow from a seed and an index alone. Scenes that are meant to touch do so exactly: no point of the face is farther along
 * a vector whose length is whole than the place on it, and no point of the core is less far than the place plus a multiple of
 * that vector.
 */
#ifndef GRAZE_TESTS_INPUTS_FACE_CAPSULE_H
#define GRAZE_TESTS_INPUTS_FACE_CAPSULE_H

#include "draw.h"

typedef struct face_capsule_query {
    int32_t face[9], capsule[7]; /* a, b, c, or corner, u, v; a and b of the core, radius */
} face_capsule_query;

enum { FACE_CAPSULE_CLASSES = 16 };

typedef struct face_capsule_class {
    const char *name;
    int32_t most;     /* the greatest coordinate; 0: the class does not limit it */
    uint32_t answers; /* that must occur: a set of 1u << 0 apart, 1 touch, 2 overlap */
} face_capsule_class;

extern const face_capsule_class face_capsule_classes[FACE_CAPSULE_CLASSES];

/* Case `index` of a stream is of class `index % FACE_CAPSULE_CLASSES`. 3 corners or 4. */
void input_face_capsule(uint64_t seed, uint32_t index, int corners, face_capsule_query *q);

#endif
