/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Meshes of a few faces with a point, a sphere, a box or a triangle. One face and the query come from inputs_face_rest.h,
 * or for triangles from inputs_pairs.h. The other faces share corners with that face, are the same distance from the point
 * on its other side, or are elsewhere.
 */
#ifndef GRAZE_TESTS_INPUTS_MESH_REST_H
#define GRAZE_TESTS_INPUTS_MESH_REST_H

#include "inputs_face_rest.h"
#include "inputs_pairs.h"

enum { REST_VERTICES = 12, REST_FACES = 8 };

typedef struct raw_faces {
    int32_t vertices[3 * REST_VERTICES]; /* raw */
    uint16_t indices[3 * REST_FACES];
    uint32_t count;
} raw_faces;

typedef struct mesh_rest_query {
    face_rest_query of; /* the point, the sphere and the box */
    raw_faces mesh;
    int32_t triangle[9];
    raw_faces with_triangle; /* the mesh for the triangle */
} mesh_rest_query;

/* input_face_rest, or input_face_rest_judged for the judges */
typedef void input_of_face(uint64_t seed, uint32_t index, int corners, face_rest_query *q);

/* Case `index` is of the same class as for input_face; the triangle is of class `index % PAIR_CLASSES`. */
void input_mesh_rest(uint64_t seed, uint32_t index, input_of_face *input_face, mesh_rest_query *q);

#endif
