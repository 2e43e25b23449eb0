/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres, capsules, boxes and triangles against a mesh: the faces that may meet their boxes, each as a triangle. */
#ifndef GRAZE_SHAPE_MESH_OVERLAPS_H
#define GRAZE_SHAPE_MESH_OVERLAPS_H

#include "mesh_scan.h"

GRAZE_INLINE bool mesh_overlaps_sphere(const graze_mesh *mesh, const graze_sphere *sphere)
{
    mesh_scan s;
    if (sphere->radius < 0)
        return false;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box_around(&s, &sphere->center, &sphere->center, sphere->radius);
    while (mesh_scan_find(&s))
        if (graze_triangle_overlaps_sphere(&s.triangle, sphere))
            return true;
    return false;
}

GRAZE_INLINE bool mesh_overlaps_capsule(const graze_mesh *mesh, const graze_capsule *capsule)
{
    mesh_scan s;
    if (capsule->radius < 0)
        return false;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box_of_capsule(&s, capsule);
    while (mesh_scan_find(&s))
        if (graze_triangle_overlaps_capsule(&s.triangle, capsule))
            return true;
    return false;
}

GRAZE_INLINE bool mesh_overlaps_aabb(const graze_mesh *mesh, const graze_aabb *box)
{
    mesh_scan s;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box(&s, &box->min, &box->max);
    while (mesh_scan_find(&s))
        if (graze_triangle_overlaps_aabb(&s.triangle, box))
            return true;
    return false;
}

static inline void mesh_scan_set_box_of(mesh_scan *s, const graze_triangle *t)
{
    graze_vec3 low, high;
    low.x = lesser(lesser(t->a.x, t->b.x), t->c.x);
    low.y = lesser(lesser(t->a.y, t->b.y), t->c.y);
    low.z = lesser(lesser(t->a.z, t->b.z), t->c.z);
    high.x = greater(greater(t->a.x, t->b.x), t->c.x);
    high.y = greater(greater(t->a.y, t->b.y), t->c.y);
    high.z = greater(greater(t->a.z, t->b.z), t->c.z);
    mesh_scan_set_box(s, &low, &high);
}

GRAZE_INLINE bool mesh_overlaps_triangle(const graze_mesh *mesh, const graze_triangle *triangle)
{
    mesh_scan s;
    mesh_scan_begin(&s, mesh);
    mesh_scan_set_box_of(&s, triangle);
    while (mesh_scan_find(&s))
        if (graze_triangle_overlaps_triangle(&s.triangle, triangle))
            return true;
    return false;
}

#endif
