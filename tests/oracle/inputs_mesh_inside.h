/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and closed meshes, in classes that each aim at one case: shells with the corners and faces of a cube, which need not
 * be one. They depend only on a seed and an index. */
#ifndef GRAZE_TESTS_INPUTS_MESH_INSIDE_H
#define GRAZE_TESTS_INPUTS_MESH_INSIDE_H

#include <stdint.h>

enum {
    INSIDE_BOX,      /* a box, and a point of a lattice at its sides and corners */
    INSIDE_LATTICE,  /* corners and points of a small lattice: shells that cut themselves */
    INSIDE_FREE,     /* any corners */
    INSIDE_WORLD,    /* the ends of the range, powers of two, and their neighbours */
    INSIDE_LIMIT,    /* from one end of the near coordinates to the other, and beyond */
    INSIDE_NUDGED,   /* one raw unit beside a face, an edge or a corner */
    INSIDE_LEVEL,    /* a ray through an edge or a corner */
    INSIDE_TWO,      /* two shells */
    INSIDE_INVERTED, /* two shells, of which one is inverted */
    INSIDE_OPEN,     /* some faces are missing */
    INSIDE_CLASSES
};

extern const char *const inside_classes[INSIDE_CLASSES];

enum { INSIDE_VERTICES = 16, INSIDE_FACES = 24 };

typedef struct inside_query {
    int32_t vertices[3 * INSIDE_VERTICES], point[3]; /* raw */
    uint16_t indices[3 * INSIDE_FACES];
    uint32_t count;
} inside_query;

/* Case `index` is of class `index % INSIDE_CLASSES`. */
void input_mesh_inside(uint64_t seed, uint32_t index, inside_query *q);

#endif
