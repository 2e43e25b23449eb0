/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms with segments and rays, in classes that each aim at one case. They
 * depend only on a seed and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_FACE_H
#define GRAZE_TESTS_INPUTS_FACE_H

#include <stdint.h>

enum { FACE_CLASSES = 21, FACE_WIDEST = FACE_CLASSES - 1 };

typedef struct face_class {
    const char *name;
    int32_t most;     /* the greatest coordinate, if the class has one */
    uint32_t results; /* the results that must occur: a set of 1u << graze_result */
} face_class;

extern const face_class face_classes[FACE_CLASSES];

/* Raw. The face: a, b, c for 3 corners; corner, u, v for 4. A segment's a and b; a ray's origin,
 * dir and t_max. The ray roughly follows the segment. */
typedef struct face_query {
    int32_t face[9], segment[6], ray[7];
} face_query;

/* Case `index` of a stream is of class `index % FACE_CLASSES`. */
void input_face(uint64_t seed, uint32_t index, int corners, face_query *q);

#endif
