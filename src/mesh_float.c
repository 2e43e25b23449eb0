/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines and a mesh, its box and its faces, in floats. mesh_shapes_float.c has the other shapes.
 *
 * Seen along each axis, a vertex is on one side of the line or on the other, and has a flag for that. If the three
 * vertices of a face have a common flag, the line misses the face: they are strictly on one side of a plane through
 * the line. Each other face is cast as a triangle, so the results are those of the triangle. A segment is searched as
 * the ray from a to b with t_max = 1: it has the same hits, and t is the fraction.
 */
#include "../include/graze/mesh.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "shape/interval_float.h"
#include "shape/triangle_finds_float.h"

#include <stddef.h>

/* ---- The flags of a vertex ---- */

/* Twice a flag is the flag of the other side. */
enum { MESH_BESIDE_X = 1, MESH_BESIDE_Y = 4, MESH_BESIDE_Z = 16, MESH_FLAGS = 63 };

/*
 * The sign of left - right, if rounding leaves no doubt: left and right are products with a difference, so three
 * roundings of 2^-24 each are less than 2^-22 of both. No flag if one is infinite or NaN.
 */
GRAZE_INLINE uint32_t mesh_beside(float left, float right, uint32_t flag)
{
    const float doubt = (float_abs(left) + float_abs(right)) * 0x1p-20f, difference = left - right;
    if (float_less(doubt, difference))
        return 2u * flag;
    return float_less(doubt, -difference) ? flag : 0u;
}

/* From the signs of the components of dir x (vertex - origin). */
GRAZE_ONCE uint32_t mesh_flags_of(const graze_ray *ray, const graze_vec3 *vertex)
{
    const graze_vec3 v = vec3_between(&ray->origin, vertex), *dir = &ray->dir;
    return mesh_beside(dir->y * v.z, dir->z * v.y, MESH_BESIDE_X) |
           mesh_beside(dir->z * v.x, dir->x * v.z, MESH_BESIDE_Y) |
           mesh_beside(dir->x * v.y, dir->y * v.x, MESH_BESIDE_Z);
}

typedef struct {
    const graze_mesh *mesh;
    const graze_ray *ray;
    uint32_t kept[GRAZE_MESH_KEPT]; /* index * 65536 + the flags of that vertex */
} mesh_search;

/* Keeps in each place the index of a vertex that belongs to another place. */
static inline void mesh_begin(mesh_search *s, const graze_mesh *mesh, const graze_ray *ray)
{
    s->mesh = mesh;
    s->ray = ray;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < GRAZE_MESH_KEPT; i++)
        s->kept[i] = (i ^ 1u) * 65536u;
}

GRAZE_INLINE uint32_t mesh_kept_flags_of(mesh_search *s, uint32_t index)
{
    uint32_t *kept = &s->kept[index % GRAZE_MESH_KEPT];
    if (*kept / 65536u != index)
        *kept = index * 65536u + mesh_flags_of(s->ray, &s->mesh->vertices[index]);
    return *kept;
}

GRAZE_INLINE bool mesh_may_hit(mesh_search *s, const uint16_t *corners)
{
    const uint32_t common =
        mesh_kept_flags_of(s, corners[0]) & mesh_kept_flags_of(s, corners[1]) & MESH_FLAGS;
    return common == 0u || (common & mesh_kept_flags_of(s, corners[2])) == 0u;
}

/* ---- Lines ---- */

static inline bool mesh_hits_face(const mesh_search *s, const uint16_t *corners, float limit,
                                  float *t)
{
    graze_triangle triangle;
    mesh_set_triangle(&triangle, s->mesh, corners);
    return grazef_triangle_finds_on_ray(&triangle, s->ray, limit, t);
}

/*
 * Returns the face with the least t, of equal ones the first; or, if is_any, the first face that the ray hits.
 * GRAZE_NO_INDEX if there is none.
 */
GRAZE_ONCE uint32_t mesh_find(mesh_search *s, bool is_any)
{
    const uint16_t *corners = s->mesh->indices;
    uint32_t best = GRAZE_NO_INDEX;
    float least = s->ray->t_max, t;
    for (uint32_t i = 0; i < s->mesh->count; i++, corners += 3) {
        if (!mesh_may_hit(s, corners) || !mesh_hits_face(s, corners, least, &t))
            continue;
        if (is_any)
            return i;
        if (best == GRAZE_NO_INDEX || float_less(t, least)) {
            best = i;
            least = t;
        }
    }
    return best;
}

static inline uint32_t mesh_find_on_ray(const graze_mesh *mesh, const graze_ray *ray, bool is_any)
{
    mesh_search s;
    mesh_begin(&s, mesh, ray);
    return mesh_find(&s, is_any);
}

static inline uint32_t mesh_find_on_segment(const graze_mesh *mesh, const graze_segment *segment,
                                            bool is_any)
{
    graze_ray ray;
    vec3_copy(&ray.origin, &segment->a);
    ray.dir = vec3_between(&segment->a, &segment->b);
    ray.t_max = 1.0f;
    return mesh_find_on_ray(mesh, &ray, is_any);
}

bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment)
{
    return mesh_find_on_segment(mesh, segment, true) != GRAZE_NO_INDEX;
}

bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray)
{
    return mesh_find_on_ray(mesh, ray, true) != GRAZE_NO_INDEX;
}

graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                 uint32_t *face, graze_face_line_hit *hit)
{
    const uint32_t best = mesh_find_on_segment(mesh, segment, false);
    graze_triangle triangle;
    if (face != 0)
        *face = best;
    if (best == GRAZE_NO_INDEX)
        return GRAZE_MISS;
    mesh_set_triangle(&triangle, mesh, &mesh->indices[(size_t)best * 3u]);
    return graze_triangle_linecast(&triangle, segment, hit);
}

graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                graze_face_ray_hit *hit)
{
    const uint32_t best = mesh_find_on_ray(mesh, ray, false);
    graze_triangle triangle;
    if (face != 0)
        *face = best;
    if (best == GRAZE_NO_INDEX)
        return GRAZE_MISS;
    mesh_set_triangle(&triangle, mesh, &mesh->indices[(size_t)best * 3u]);
    return graze_triangle_raycast(&triangle, ray, hit);
}

/* ---- The box ---- */

void graze_mesh_aabb(const graze_mesh *mesh, graze_aabb *box)
{
    const uint16_t *corner = mesh->indices, *const end = corner + (size_t)mesh->count * 3u;
    graze_vec3 min = {FLT_MAX, FLT_MAX, FLT_MAX}, max = {-FLT_MAX, -FLT_MAX, -FLT_MAX};
    GRAZE_NO_VECTORS
    for (; corner != end; corner++) {
        const graze_vec3 *vertex = &mesh->vertices[*corner];
        min.x = lesser(min.x, vertex->x);
        min.y = lesser(min.y, vertex->y);
        min.z = lesser(min.z, vertex->z);
        max.x = greater(max.x, vertex->x);
        max.y = greater(max.y, vertex->y);
        max.z = greater(max.z, vertex->z);
    }
    vec3_copy(&box->min, &min);
    vec3_copy(&box->max, &max);
}

/* ---- Faces ---- */

bool graze_mesh_face(const graze_mesh *mesh, uint32_t face, graze_triangle *triangle)
{
    if (face >= mesh->count)
        return false;
    mesh_set_triangle(triangle, mesh, mesh->indices + (size_t)face * 3u);
    return true;
}

#endif
