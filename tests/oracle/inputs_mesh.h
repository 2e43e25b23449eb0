/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Meshes of a few faces with segments and rays: one face and the lines come from inputs_face.h; the
 * other faces share vertices with that face, with the ends of the lines, or have their own.
 */
#ifndef GRAZE_TESTS_INPUTS_MESH_H
#define GRAZE_TESTS_INPUTS_MESH_H

#include "inputs_face.h"

enum { MESH_VERTICES = 512, MESH_FACES = 12 };

typedef struct mesh_query {
    int32_t vertices[3 * MESH_VERTICES]; /* raw; unused ones are 0 */
    uint16_t indices[3 * MESH_FACES];
    uint32_t count;
    int32_t segment[6], ray[7];
} mesh_query;

/* Case `index` of a stream is of class `index % FACE_CLASSES`, as for faces. */
void input_mesh(uint64_t seed, uint32_t index, mesh_query *q);

#endif
