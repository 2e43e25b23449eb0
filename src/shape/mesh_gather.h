/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The faces of a mesh by number, and those in a box. */
#ifndef GRAZE_SHAPE_MESH_GATHER_H
#define GRAZE_SHAPE_MESH_GATHER_H

#include "../../include/graze/mesh.h"
#include "../number/arithmetic.h"
#include "../number/clamp.h"
#include "../number/solid.h"
#include "../number/spans.h"

#include <stddef.h>

GRAZE_INLINE bool mesh_face(const graze_mesh *mesh, uint32_t face, graze_triangle *triangle)
{
    if (face >= mesh->count)
        return false;
    const uint16_t *const corner = mesh->indices + (size_t)face * 3;
    vec3_copy(&triangle->a, &mesh->vertices[corner[0]]);
    vec3_copy(&triangle->b, &mesh->vertices[corner[1]]);
    vec3_copy(&triangle->c, &mesh->vertices[corner[2]]);
    return true;
}

/* Whether an interval has a common point with the one that the three coordinates span. */
GRAZE_INLINE bool mesh_interval_meets(graze_scalar low, graze_scalar high, graze_scalar a,
                                      graze_scalar b, graze_scalar c)
{
    return lesser(lesser(a, b), c) <= high && greater(greater(a, b), c) >= low;
}

GRAZE_INLINE bool mesh_face_meets(const graze_vec3 *vertices, const uint16_t *corner,
                                  const graze_aabb *box)
{
    const graze_vec3 *a = &vertices[corner[0]], *b = &vertices[corner[1]],
                     *c = &vertices[corner[2]];
    return mesh_interval_meets(box->min.x, box->max.x, a->x, b->x, c->x) &&
           mesh_interval_meets(box->min.y, box->max.y, a->y, b->y, c->y) &&
           mesh_interval_meets(box->min.z, box->max.z, a->z, b->z, c->z);
}

/* For vertices that are not clamped. */
GRAZE_INLINE void mesh_open_box(graze_aabb *opened, const graze_aabb *box)
{
    vec3_set(&opened->min, opened_below(box->min.x), opened_below(box->min.y),
             opened_below(box->min.z));
    vec3_set(&opened->max, opened_above(box->max.x), opened_above(box->max.y),
             opened_above(box->max.z));
}

GRAZE_INLINE uint32_t mesh_gather(const graze_mesh *mesh, const graze_aabb *box, uint32_t *faces,
                                  uint32_t most)
{
    const uint16_t *corner = mesh->indices;
    uint32_t found = 0;
    graze_aabb opened;
    if (box->min.x > box->max.x || box->min.y > box->max.y || box->min.z > box->max.z)
        return 0;
    mesh_open_box(&opened, box);
    for (uint32_t face = 0; face < mesh->count; face++, corner += 3)
        if (mesh_face_meets(mesh->vertices, corner, &opened)) {
            if (found < most)
                faces[found] = face;
            found++;
        }
    return found;
}

#endif
