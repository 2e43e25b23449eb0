/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The line that a mesh is asked about, and what the routines for near coordinates hand to those for
 * any: see degrees.h. */
#ifndef GRAZE_SRC_MESH_H
#define GRAZE_SRC_MESH_H

#include "../../include/graze/mesh.h"
#include "../number/degrees.h"

typedef struct {
    const graze_vec3 *start, *way; /* way: the other end, or the direction */
    bool way_is_end;
    graze_vec3 low, high; /* the line is between them */
} mesh_line;

/*
 * What is known of a vertex, a bit each: beyond a side of the box round the line; beside the line as
 * it is seen along an axis, on one of its two sides. Where one of them is known of all three, the
 * line is not at the face: they are strictly on one side of a plane, and the line is in that plane,
 * or on its other side.
 */
enum {
    BELOW_X = 1,
    ABOVE_X = 2,
    BELOW_Y = 4,
    ABOVE_Y = 8,
    BELOW_Z = 16,
    ABOVE_Z = 32,
    BEYOND = 63,
    BESIDE_X = 64, /* and twice that, for the other side; then y and z */
    BESIDE_Y = 256,
    BESIDE_Z = 1024,
    BESIDE = 63 * 64,
    BESIDE_ASKED = 4096
};

/* Those of BESIDE. */
uint32_t graze_mesh_beside_far(const mesh_line *l, const graze_vec3 *vertex);

#endif
