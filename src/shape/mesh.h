/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to near and far numbers: a line against a mesh, and the flags of a vertex. */
#ifndef GRAZE_SHAPE_MESH_H
#define GRAZE_SHAPE_MESH_H

#include "../../include/graze/mesh.h"

typedef struct {
    const graze_vec3 *start, *way; /* way: the other end, or the direction */
    bool way_is_end;
    graze_vec3 low, high; /* the line is between them */
} mesh_line;

/*
 * The flags of a vertex: it is beyond a side of the box round the line; or it is beside the line, seen along an axis, on
 * one of the two sides. If the three vertices of a face have a common flag, the line misses the face: they are strictly on
 * one side of a plane, and the line is in that plane, or on its other side.
 */
enum {
    MESH_BELOW_X = 1,
    MESH_ABOVE_X = 2,
    MESH_BELOW_Y = 4,
    MESH_ABOVE_Y = 8,
    MESH_BELOW_Z = 16,
    MESH_ABOVE_Z = 32,
    MESH_BEYOND = 63,
    MESH_BESIDE_X = 64, /* twice that flag is for the other side; then y and z follow */
    MESH_BESIDE_Y = 256,
    MESH_BESIDE_Z = 1024,
    MESH_BESIDE = 63 * 64,
    MESH_BESIDE_KNOWN = 4096
};

/* A routine of mesh_far.c. */
uint32_t graze_mesh_beside_line_far(const mesh_line *l, const graze_vec3 *vertex);

#endif
