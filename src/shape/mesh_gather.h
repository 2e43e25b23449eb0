/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The faces of a mesh by number, and those in a box. */
#ifndef GRAZE_SHAPE_MESH_GATHER_H
#define GRAZE_SHAPE_MESH_GATHER_H

#include "mesh_scan.h"

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
