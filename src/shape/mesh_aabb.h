/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box around the vertices that the faces of a mesh use. */
#ifndef GRAZE_SHAPE_MESH_AABB_H
#define GRAZE_SHAPE_MESH_AABB_H

#include "../../include/graze/mesh.h"
#include "../number/arithmetic.h"
#include "../number/spans.h"
#include "bounds.h"

#include <stddef.h>

GRAZE_INLINE void mesh_aabb(const graze_mesh *mesh, graze_aabb *box)
{
    const uint16_t *corner = mesh->indices, *const end = corner + (size_t)mesh->count * 3;
    const graze_vec3 *vertices = mesh->vertices;
    graze_aabb all;
    bounds_set_empty(&all);
    GRAZE_NO_VECTORS
    for (; corner != end; corner++)
        bounds_widen(&all, &vertices[*corner]);
    vec3_copy(&box->min, &all.min);
    vec3_copy(&box->max, &all.max);
}

#endif
