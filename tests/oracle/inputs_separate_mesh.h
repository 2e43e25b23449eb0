/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Meshes of a few faces, and a sphere or a capsule that mostly overlaps one or several of them, as raw integers for both builds. They
 * follow from a seed and an index alone.
 */
#ifndef GRAZE_TESTS_INPUTS_SEPARATE_MESH_H
#define GRAZE_TESTS_INPUTS_SEPARATE_MESH_H

#include <stdbool.h>
#include <stdint.h>

enum { MOVER_VERTICES = 9, MOVER_FACES = 8 };

typedef struct separate_mesh_words {
    int32_t vertices[3 * MOVER_VERTICES];
    uint16_t indices[3 * MOVER_FACES];
    uint32_t count;
    int32_t ball[4], before[3]; /* ball: center, radius */
    int32_t end[3];             /* of a capsule, whose core begins at the center */
    bool has_before;
} separate_mesh_words;

enum {
    MOVER_ONE,
    MOVER_ROOM,
    MOVER_FLOOR,
    MOVER_CORRIDOR,
    MOVER_TANGLE,
    MOVER_RAW,
    MOVER_ALL,
    MOVER_WORLD,
    MOVER_CLASSES
};
extern const char *const separate_mesh_class_names[MOVER_CLASSES];

/* Case `index` of a stream is of class `index % MOVER_CLASSES`. In a room and above a floor `before` is in front of all
 * faces, and so is the center if there is no `before`: a place is free. */
void input_separate_mesh(uint64_t seed, uint32_t index, separate_mesh_words *words);

#endif
