/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/mesh.h. Their algorithms are in shape/mesh_*.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "shape/mesh_line.h"
#include "shape/mesh_contains.h"
#include "shape/mesh_overlaps.h"
#include "shape/mesh_point.h"
#include "shape/mesh_gather.h"

bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment)
{
    CLAMP(graze_segment, segment);
    return mesh_overlaps_segment(mesh, segment);
}

bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray)
{
    CLAMP(graze_ray, ray);
    return mesh_overlaps_ray(mesh, ray);
}

graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                 uint32_t *face, graze_face_line_hit *hit)
{
    CLAMP(graze_segment, segment);
    return mesh_linecast(mesh, segment, face, hit);
}

graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                graze_face_ray_hit *hit)
{
    CLAMP(graze_ray, ray);
    return mesh_raycast(mesh, ray, face, hit);
}

bool graze_mesh_overlaps_sphere(const graze_mesh *mesh, const graze_sphere *sphere)
{
    CLAMP(graze_sphere, sphere);
    return mesh_overlaps_sphere(mesh, sphere);
}

bool graze_mesh_overlaps_capsule(const graze_mesh *mesh, const graze_capsule *capsule)
{
    CLAMP(graze_capsule, capsule);
    return mesh_overlaps_capsule(mesh, capsule);
}

bool graze_mesh_overlaps_aabb(const graze_mesh *mesh, const graze_aabb *box)
{
    CLAMP(graze_aabb, box);
    return mesh_overlaps_aabb(mesh, box);
}

bool graze_mesh_overlaps_triangle(const graze_mesh *mesh, const graze_triangle *triangle)
{
    CLAMP(graze_triangle, triangle);
    return mesh_overlaps_triangle(mesh, triangle);
}

void graze_mesh_closest_point(const graze_mesh *mesh, const graze_vec3 *point, uint32_t *face,
                              graze_vec3 *nearest)
{
    CLAMP(graze_vec3, point);
    mesh_closest_point(mesh, point, face, nearest);
}

bool graze_mesh_contains_point(const graze_mesh *mesh, const graze_vec3 *point)
{
    CLAMP(graze_vec3, point);
    return mesh_contains_point(mesh, point);
}

void graze_mesh_aabb(const graze_mesh *mesh, graze_aabb *box)
{
    mesh_aabb(mesh, box);
    if (mesh->count > 0)
        CLAMP_IN_PLACE(graze_aabb, box);
}

bool graze_mesh_face(const graze_mesh *mesh, uint32_t face, graze_triangle *triangle)
{
    return mesh_face(mesh, face, triangle);
}

uint32_t graze_mesh_gather(const graze_mesh *mesh, const graze_aabb *box, uint32_t *faces,
                           uint32_t most)
{
    CLAMP(graze_aabb, box);
    return mesh_gather(mesh, box, faces, most);
}

#endif
