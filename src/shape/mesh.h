/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A line against a mesh, and the flags of a vertex, near and far: see number/arithmetic.h. */
#ifndef GRAZE_SHAPE_MESH_H
#define GRAZE_SHAPE_MESH_H

#include "../../include/graze/mesh.h"
#include "../number/vectors.h"

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

/* ---- The flags beside a line ---- */

/* Returns 1 if a * b is less than c * d, 2 if it is more, and 0 if they are equal or rounding
 * leaves the order open. */
static inline uint32_t mesh_order_of_products(length a, length b, length c, length d)
{
    area left, right;
    area_set_product(&left, a, b);
    area_set_product(&right, c, d);
    return area_less(&left, &right) ? 1 : area_less(&right, &left) ? 2 : 0;
}

/* From the signs of the components of run x (vertex - start). */
GRAZE_INLINE uint32_t mesh_beside_line(const mesh_line *l, const graze_vec3 *vertex)
{
    length3 run, v;
    set_between(&v, l->start, vertex);
    if (l->way_is_end)
        set_between(&run, l->start, l->way);
    else
        set_direction(&run, l->way);
    return mesh_order_of_products(run.y, v.z, run.z, v.y) * MESH_BESIDE_X +
           mesh_order_of_products(run.z, v.x, run.x, v.z) * MESH_BESIDE_Y +
           mesh_order_of_products(run.x, v.y, run.y, v.x) * MESH_BESIDE_Z;
}

#endif
