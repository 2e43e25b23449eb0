/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether a mesh contains a point: by its faces, and by the faces that a ray along +x passes (mesh_inside.h). */
#ifndef GRAZE_SHAPE_MESH_CONTAINS_H
#define GRAZE_SHAPE_MESH_CONTAINS_H

#include "mesh_inside.h"
#include "mesh_scan.h"

/* A sphere of radius 0: exact, also without area. A face that is ahead as a whole needs no test. */
static inline bool mesh_has_on_face(const graze_triangle *t, const graze_vec3 *point)
{
    graze_sphere sphere;
    if (point->x < t->a.x && point->x < t->b.x && point->x < t->c.x)
        return false;
    vec3_copy(&sphere.center, point);
    sphere.radius = 0;
    return graze_triangle_overlaps_sphere(t, &sphere);
}

/* The sum modulo 2^32 is 0 only if the sum is, as there are fewer faces. */
GRAZE_INLINE bool mesh_contains_point(const graze_mesh *mesh, const graze_vec3 *point)
{
    mesh_scan s;
    uint32_t winding = 0;
    graze_vec3 end;
    vec3_copy(&end, point);
    end.x = GRAZE_SCALAR_MAX;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box(&s, point, &end);
    while (mesh_scan_find(&s)) {
        CLAMP_IN_PLACE(graze_triangle, &s.triangle);
        if (mesh_has_on_face(&s.triangle, point))
            return true;
        winding = u32_sub_modular(winding, s32_bits(mesh_crossing(&s.triangle, point)));
    }
    return winding != 0;
}

#endif
