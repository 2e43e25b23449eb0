/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Triangles and parallelograms with points, spheres and boxes, in classes that each aim at one
 * case. They depend only on a seed and an index.
 */
#ifndef GRAZE_TESTS_INPUTS_FACE_REST_H
#define GRAZE_TESTS_INPUTS_FACE_REST_H

#include <stdint.h>

/* The classes; only the first of each group has a name. */
enum {
    REST_UNIFORM,
    REST_ALL = 3,
    REST_LATTICE,
    REST_LATTICE_FAR = 6,
    REST_WORLD,
    REST_BORDER,
    REST_ONE_FAR,
    REST_TOUCHING,
    REST_TOUCHING_FAR,
    REST_NUDGED,
    REST_NEEDLES,
    REST_SPECKS,
    REST_TIES,
    REST_NO_AREA,
    REST_BEYOND,
    REST_FAR_APART,
    FACE_REST_CLASSES, /* the number of classes of the hashes; the judges use some more */
    REST_WIDEST = FACE_REST_CLASSES,
    REST_LINES_TOUCHING, /* no area, and the sphere and the box touch, half of them nudged */
    REST_LINES_FAR, /* no area: as long as the world and longer, of which a part may be beyond it */
    FACE_REST_JUDGED
};

extern const char *const face_rest_classes[FACE_REST_JUDGED];

/* The radius: as drawn, or from the distance: the least that reaches the face, one less, one more. */
typedef enum { RADIUS_DRAWN, RADIUS_REACHES, RADIUS_LESS, RADIUS_MORE } face_rest_radius;

/* Raw. The face: a, b, c for 3 corners; corner, u, v for 4. */
typedef struct face_rest_query {
    int32_t face[9], point[3], radius, box[6];
    int32_t hit[3], side; /* for off_surface */
    face_rest_radius kind;
} face_rest_query;

/* Case `index` of a stream is of class `index % FACE_REST_CLASSES`. */
void input_face_rest(uint64_t seed, uint32_t index, int corners, face_rest_query *q);
/* The same with more classes, for the judges: case `index` is of class `index % FACE_REST_JUDGED`. */
void input_face_rest_judged(uint64_t seed, uint32_t index, int corners, face_rest_query *q);
/* REST_LINES_TOUCHING and REST_LINES_FAR, for input_face_rest_judged. */
void input_face_rest_line(uint64_t seed, uint32_t index, int kind, int corners, face_rest_query *q);

#endif
