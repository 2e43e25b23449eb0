/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a mesh, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

static bool NEAR(graze_mesh_overlaps_segment)(const graze_mesh *mesh, const graze_segment *segment);
static bool NEAR(graze_mesh_overlaps_ray)(const graze_mesh *mesh, const graze_ray *ray);
static graze_result NEAR(graze_mesh_linecast)(const graze_mesh *mesh, const graze_segment *segment,
                                              uint32_t *face, graze_face_line_hit *hit);
static graze_result NEAR(graze_mesh_raycast)(const graze_mesh *mesh, const graze_ray *ray,
                                             uint32_t *face, graze_face_ray_hit *hit);

#include "number/small_near_begin.h"
/* The loop over faces calls the exported routines of triangles: they clamp the corners of each face. */
#undef graze_triangle_overlaps_segment
#undef graze_triangle_overlaps_ray
#undef graze_triangle_linecast
#undef graze_triangle_raycast
#define graze_triangle_overlaps_segment grazes_triangle_overlaps_segment
#define graze_triangle_overlaps_ray     grazes_triangle_overlaps_ray
#define graze_triangle_linecast         grazes_triangle_linecast
#define graze_triangle_raycast          grazes_triangle_raycast
#include "shape/mesh_line.h"
#include "number/small_near_end.h"

bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_mesh_overlaps_segment)(mesh, &near);
}

bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_mesh_overlaps_ray)(mesh, &near);
}

graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                 uint32_t *face, graze_face_line_hit *hit)
{
    graze_segment near;
    grazes_clamp(segment, 0, &near, SEGMENT);
    return NEAR(graze_mesh_linecast)(mesh, &near, face, hit);
}

graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                graze_face_ray_hit *hit)
{
    graze_ray near;
    grazes_clamp(ray, 0, &near, RAY);
    return NEAR(graze_mesh_raycast)(mesh, &near, face, hit);
}

#endif
