/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* An oriented box against a mesh: the faces that may meet the box around it, each as a triangle. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "shape/mesh_scan.h"

bool graze_mesh_overlaps_obb(const graze_mesh *mesh, const graze_obb *box)
{
    mesh_scan s;
    graze_aabb around;
    CLAMP(graze_obb, box);
    graze_aabb_from_obb(box, &around);
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box(&s, &around.min, &around.max);
    while (mesh_scan_find(&s))
        if (graze_obb_overlaps_triangle(box, &s.triangle))
            return true;
    return false;
}

#endif
