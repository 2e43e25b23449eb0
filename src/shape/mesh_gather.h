/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box around the vertices that the faces of a mesh use, the faces by number, and those in a box. */
#ifndef GRAZE_SHAPE_MESH_GATHER_H
#define GRAZE_SHAPE_MESH_GATHER_H

#include "bounds.h"
#include "mesh_scan.h"

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

GRAZE_INLINE bool mesh_face(const graze_mesh *mesh, uint32_t face, graze_triangle *triangle)
{
    if (face >= mesh->count)
        return false;
    mesh_copy_face(triangle, mesh, face);
    return true;
}

/* A face that is not beside the box has a box that meets it. */
GRAZE_INLINE uint32_t mesh_gather(const graze_mesh *mesh, const graze_aabb *box, uint32_t *faces,
                                  uint32_t most)
{
    mesh_scan s;
    uint32_t found = 0;
    if (box->min.x > box->max.x || box->min.y > box->max.y || box->min.z > box->max.z)
        return 0;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box(&s, &box->min, &box->max);
    while (mesh_scan_find(&s)) {
        if (found < most)
            faces[found] = s.next - 1;
        found++;
    }
    return found;
}

#endif
