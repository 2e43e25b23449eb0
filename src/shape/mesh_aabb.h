/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box around the vertices that the faces of a mesh use. */
#ifndef GRAZE_SHAPE_MESH_AABB_H
#define GRAZE_SHAPE_MESH_AABB_H

#include "../../include/graze/mesh.h"
#include "../number/arithmetic.h"
#include "../number/solid.h"
#include "../number/spans.h"

#include <stddef.h>

static inline void mesh_set_empty_box(graze_aabb *box)
{
    box->min.x = box->min.y = box->min.z = GRAZE_SCALAR_MAX;
    box->max.x = box->max.y = box->max.z = GRAZE_SCALAR_MIN;
}

static inline void mesh_widen_box(graze_aabb *box, const graze_vec3 *p)
{
    box->min.x = lesser(box->min.x, p->x);
    box->min.y = lesser(box->min.y, p->y);
    box->min.z = lesser(box->min.z, p->z);
    box->max.x = greater(box->max.x, p->x);
    box->max.y = greater(box->max.y, p->y);
    box->max.z = greater(box->max.z, p->z);
}

GRAZE_INLINE void mesh_aabb(const graze_mesh *mesh, graze_aabb *box)
{
    const uint16_t *corner = mesh->indices, *const end = corner + (size_t)mesh->count * 3;
    const graze_vec3 *vertices = mesh->vertices;
    graze_aabb all;
    mesh_set_empty_box(&all);
    GRAZE_NO_VECTORS
    for (; corner != end; corner++)
        mesh_widen_box(&all, &vertices[*corner]);
    vec3_copy(&box->min, &all.min);
    vec3_copy(&box->max, &all.max);
}

#endif
