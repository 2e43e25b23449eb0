/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The targets and movers of sweep_nearest.h in space, and their casts. A mesh is one structure: its faces are the targets. */
#include "../../include/graze/sweep_mesh.h"
#include "../../include/graze/sweep_nearest.h"

#include <stddef.h>

typedef enum {
    SWEEP_AABB_SPHERE,
    SWEEP_SPHERE_SPHERE,
    SWEEP_CAPSULE_SPHERE,
    SWEEP_AABB_AABB,
    SWEEP_TRIANGLE_SPHERE,
    SWEEP_FACE_SPHERE
} sweep_kind;

/* A face of a mesh is copied. */
GRAZE_INLINE const graze_triangle *sweep_triangle(sweep_kind kind, const sweep_search *s,
                                                  uint32_t i, graze_triangle *copy)
{
    if (kind == SWEEP_TRIANGLE_SPHERE)
        return (const graze_triangle *)s->targets + i;
    (void)graze_mesh_face((const graze_mesh *)s->targets, i, copy);
    return copy;
}

GRAZE_INLINE graze_result sweep_cast(sweep_kind kind, const sweep_search *s, uint32_t i,
                                     const vector_n *motion, sweep_hit_n *hit)
{
    graze_triangle copy;
    switch (kind) {
    case SWEEP_AABB_SPHERE:
        return graze_aabb_spherecast((const graze_aabb *)s->targets + i,
                                     (const graze_sphere *)s->mover, *motion, hit);
    case SWEEP_SPHERE_SPHERE:
        return graze_sphere_spherecast((const graze_sphere *)s->targets + i,
                                       (const graze_sphere *)s->mover, *motion, hit);
    case SWEEP_CAPSULE_SPHERE:
        return graze_capsule_spherecast((const graze_capsule *)s->targets + i,
                                        (const graze_sphere *)s->mover, *motion, hit);
    case SWEEP_AABB_AABB:
        return graze_aabb_aabbcast((const graze_aabb *)s->targets + i, (const graze_aabb *)s->mover,
                                   *motion, hit);
    default:
        return graze_triangle_spherecast(sweep_triangle(kind, s, i, &copy),
                                         (const graze_sphere *)s->mover, *motion, hit);
    }
}

/* Read where they are. */
GRAZE_INLINE bool sweep_face_is_beyond(const sweep_search *s, const graze_mesh *mesh, uint32_t face)
{
    const uint16_t *corners = mesh->indices + (size_t)face * 3;
    return sweep_corners_are_beyond(s, mesh->vertices + corners[0], mesh->vertices + corners[1],
                                    mesh->vertices + corners[2]);
}

GRAZE_INLINE bool sweep_is_beyond(sweep_kind kind, const sweep_search *s, uint32_t i)
{
    switch (kind) {
    case SWEEP_SPHERE_SPHERE:
        return sweep_ball_is_beyond(s, (const graze_sphere *)s->targets + i);
    case SWEEP_CAPSULE_SPHERE: {
        const graze_capsule *capsule = (const graze_capsule *)s->targets + i;
        return sweep_core_is_beyond(s, &capsule->core, capsule->radius);
    }
    case SWEEP_TRIANGLE_SPHERE: {
        const graze_triangle *triangle = (const graze_triangle *)s->targets + i;
        return sweep_corners_are_beyond(s, &triangle->a, &triangle->b, &triangle->c);
    }
    case SWEEP_FACE_SPHERE:
        return sweep_face_is_beyond(s, (const graze_mesh *)s->targets, i);
    default:
        return sweep_box_is_beyond(s, (const graze_aabb *)s->targets + i);
    }
}

/* ---- A point at triangles ---- */

GRAZE_INLINE bool sweep_is_on(const graze_triangle *triangle, const graze_vec3 *place)
{
    graze_sphere point;
    vec3_copy(&point.center, place);
    point.radius = 0;
    return graze_triangle_overlaps_sphere(triangle, &point);
}

GRAZE_ONCE bool sweep_comes_to(const graze_triangle *triangle, const graze_vec3 *start,
                               const graze_vec3 *place)
{
    return sweep_is_on(triangle, place) && !sweep_is_on(triangle, start);
}

/* A point that starts on a triangle touches it, and moves on. */
GRAZE_INLINE bool sweep_lets_through(sweep_kind kind, const sweep_search *s, uint32_t i,
                                     const vector_n *place)
{
    graze_triangle copy;
    if (kind < SWEEP_TRIANGLE_SPHERE || s->result != GRAZE_HIT ||
        !sweep_is_zero(((const graze_sphere *)s->mover)->radius))
        return false;
    return sweep_comes_to(sweep_triangle(kind, s, i, &copy), &s->start, place);
}
