/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes with triangles and a mesh of four faces, as raw integers for both builds, in classes that each aim at something.
 * They follow from a seed and an index alone. Scenes that touch do so exactly, as those of inputs_obb_capsule.h, by a corner, an
 * edge or the inside of the triangle.
 */
#ifndef GRAZE_TESTS_INPUTS_OBB_TRIANGLE_H
#define GRAZE_TESTS_INPUTS_OBB_TRIANGLE_H

#include "inputs_obb_capsule.h"

enum { OBB_TRIANGLE_CLASSES = 16, OBB_TRIANGLE_VERTICES = 6, OBB_TRIANGLE_FACES = 4 };

/* The first three vertices are the triangle. */
typedef struct obb_triangle_query {
    int32_t box[15], vertices[3 * OBB_TRIANGLE_VERTICES];
    uint16_t indices[3 * OBB_TRIANGLE_FACES];
    uint32_t faces;
} obb_triangle_query;

typedef struct obb_triangle_class {
    const char *name;
    int like; /* the class of inputs_obb_capsule.h that draws the box and the corners; -1: none */
    uint32_t answers; /* that must occur: a set of 1u << 0 apart, 1 touch, 2 overlap */
} obb_triangle_class;

extern const obb_triangle_class obb_triangle_classes[OBB_TRIANGLE_CLASSES];

/* Case `index` of a stream is of class `index % OBB_TRIANGLE_CLASSES`. */
void input_obb_triangle(uint64_t seed, uint32_t index, obb_triangle_query *q);

#endif
