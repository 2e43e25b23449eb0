/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points, spheres, capsules, boxes and triangles and a mesh, in floats: the faces that may meet their boxes, each as a triangle. */
#include "../include/graze/mesh.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "shape/interval_float.h"
#include "shape/triangle_finds_float.h"

#include <stddef.h>

/* ---- Spheres, boxes and triangles: faces that are not beside the box of the shape ---- */

static inline bool mesh_is_beside(float a, float b, float c, float low, float high)
{
    return (float_less(a, low) && float_less(b, low) && float_less(c, low)) ||
           (float_less(high, a) && float_less(high, b) && float_less(high, c));
}

static inline bool mesh_is_beside_box(const graze_triangle *t, const graze_vec3 *low,
                                      const graze_vec3 *high)
{
    return mesh_is_beside(t->a.x, t->b.x, t->c.x, low->x, high->x) ||
           mesh_is_beside(t->a.y, t->b.y, t->c.y, low->y, high->y) ||
           mesh_is_beside(t->a.z, t->b.z, t->c.z, low->z, high->z);
}

/* Sets the next face from *next on that may meet the box; returns false if there is none. */
GRAZE_ONCE bool mesh_find_in_box(const graze_mesh *mesh, const graze_vec3 *low,
                                 const graze_vec3 *high, uint32_t *next, graze_triangle *t)
{
    while (*next < mesh->count) {
        mesh_set_triangle(t, mesh, &mesh->indices[(size_t)*next * 3u]);
        ++*next;
        if (!mesh_is_beside_box(t, low, high))
            return true;
    }
    return false;
}

bool graze_mesh_overlaps_sphere(const graze_mesh *mesh, const graze_sphere *sphere)
{
    const graze_vec3 *c = &sphere->center;
    const float r = sphere->radius;
    const graze_vec3 low = graze_vec3_of(c->x - r, c->y - r, c->z - r),
                     high = graze_vec3_of(c->x + r, c->y + r, c->z + r);
    uint32_t next = 0;
    graze_triangle face;
    while (mesh_find_in_box(mesh, &low, &high, &next, &face))
        if (graze_triangle_overlaps_sphere(&face, sphere))
            return true;
    return false;
}

bool graze_mesh_overlaps_capsule(const graze_mesh *mesh, const graze_capsule *capsule)
{
    const graze_vec3 *a = &capsule->core.a, *b = &capsule->core.b;
    const float r = capsule->radius;
    const graze_vec3 low =
        graze_vec3_of(lesser(a->x, b->x) - r, lesser(a->y, b->y) - r, lesser(a->z, b->z) - r);
    const graze_vec3 high =
        graze_vec3_of(greater(a->x, b->x) + r, greater(a->y, b->y) + r, greater(a->z, b->z) + r);
    uint32_t next = 0;
    graze_triangle face;
    while (mesh_find_in_box(mesh, &low, &high, &next, &face))
        if (graze_triangle_overlaps_capsule(&face, capsule))
            return true;
    return false;
}

bool graze_mesh_overlaps_aabb(const graze_mesh *mesh, const graze_aabb *box)
{
    uint32_t next = 0;
    graze_triangle face;
    while (mesh_find_in_box(mesh, &box->min, &box->max, &next, &face))
        if (graze_triangle_overlaps_aabb(&face, box))
            return true;
    return false;
}

bool graze_mesh_overlaps_obb(const graze_mesh *mesh, const graze_obb *box)
{
    uint32_t next = 0;
    graze_triangle face;
    graze_aabb around;
    graze_aabb_from_obb(box, &around);
    while (mesh_find_in_box(mesh, &around.min, &around.max, &next, &face))
        if (graze_obb_overlaps_triangle(box, &face))
            return true;
    return false;
}

bool graze_mesh_overlaps_triangle(const graze_mesh *mesh, const graze_triangle *triangle)
{
    const graze_vec3 *a = &triangle->a, *b = &triangle->b, *c = &triangle->c;
    const graze_vec3 low =
        graze_vec3_of(lesser(lesser(a->x, b->x), c->x), lesser(lesser(a->y, b->y), c->y),
                      lesser(lesser(a->z, b->z), c->z));
    const graze_vec3 high =
        graze_vec3_of(greater(greater(a->x, b->x), c->x), greater(greater(a->y, b->y), c->y),
                      greater(greater(a->z, b->z), c->z));
    uint32_t next = 0;
    graze_triangle face;
    while (mesh_find_in_box(mesh, &low, &high, &next, &face))
        if (graze_triangle_overlaps_triangle(&face, triangle))
            return true;
    return false;
}

/* ---- Points inside: see mesh_inside.h ---- */

/* Rounded, but opposite if the ends are swapped, so that both faces at an edge agree. */
static inline int mesh_turn(const graze_vec3 *from, const graze_vec3 *to, const graze_vec3 *a,
                            const graze_vec3 *b)
{
    const int turn = sign_of(from->y * to->z - from->z * to->y);
    if (turn != 0)
        return turn;
    if (float_less(a->z, b->z) || float_less(b->z, a->z))
        return float_less(a->z, b->z) ? -1 : 1;
    return float_less(a->y, b->y) ? 1 : float_less(b->y, a->y) ? -1 : 0;
}

/* 1 if a ray along +x passes from the back of the face to the front, -1 from the front to the back, 0 beside. */
GRAZE_ONCE int mesh_crossing(const graze_triangle *t, const graze_vec3 *point)
{
    const graze_vec3 a = vec3_between(point, &t->a), b = vec3_between(point, &t->b),
                     c = vec3_between(point, &t->c);
    const graze_vec3 across = vec3_cross(&b, &c);
    if (!are_finite(a.x, a.y, a.z) || !are_finite(b.x, b.y, b.z) || !are_finite(c.x, c.y, c.z))
        return 0;
    const int turn = mesh_turn(&a, &b, &t->a, &t->b);
    if (turn == 0 || mesh_turn(&b, &c, &t->b, &t->c) != turn ||
        mesh_turn(&c, &a, &t->c, &t->a) != turn)
        return 0;
    return sign_of(vec3_dot(&a, &across)) == turn ? turn : 0;
}

bool graze_mesh_contains_point(const graze_mesh *mesh, const graze_vec3 *point)
{
    const graze_vec3 end = graze_vec3_of(FLT_MAX, point->y, point->z);
    uint32_t next = 0, out = 0, in = 0;
    graze_sphere place;
    graze_triangle face;
    vec3_copy(&place.center, point);
    place.radius = 0.0f;
    while (mesh_find_in_box(mesh, point, &end, &next, &face)) {
        if (graze_triangle_overlaps_sphere(&face, &place))
            return true;
        const int crossing = mesh_crossing(&face, point);
        out += crossing > 0 ? 1u : 0u;
        in += crossing < 0 ? 1u : 0u;
    }
    return out != in;
}

/* ---- The nearest point ---- */

static inline float mesh_gap_along(float a, float b, float c, float p)
{
    return interval_gap(lesser(lesser(a, b), c), p, greater(greater(a, b), c));
}

/* The square of the distance from the box of the face, which a NaN makes NaN. */
GRAZE_INLINE float mesh_squared_gap(const graze_triangle *t, const graze_vec3 *p)
{
    const float x = mesh_gap_along(t->a.x, t->b.x, t->c.x, p->x);
    const float y = mesh_gap_along(t->a.y, t->b.y, t->c.y, p->y);
    const float z = mesh_gap_along(t->a.z, t->b.z, t->c.z, p->z);
    return x * x + y * y + z * z;
}

/* The mesh has a face. */
GRAZE_ONCE uint32_t mesh_nearest_face(const graze_mesh *mesh, const graze_vec3 *point)
{
    graze_triangle face;
    uint32_t best = 0;
    mesh_set_triangle(&face, mesh, mesh->indices);
    float least = grazef_triangle_squared_distance(&face, point);
    for (uint32_t i = 1; i < mesh->count; i++) {
        mesh_set_triangle(&face, mesh, &mesh->indices[(size_t)i * 3u]);
        if (is_number(least) && !float_less(mesh_squared_gap(&face, point), least))
            continue;
        const float squared = grazef_triangle_squared_distance(&face, point);
        if (is_number(least) ? !float_less(squared, least) : !is_number(squared))
            continue;
        least = squared;
        best = i;
    }
    return best;
}

void graze_mesh_closest_point(const graze_mesh *mesh, const graze_vec3 *point, uint32_t *face,
                              graze_vec3 *nearest)
{
    graze_triangle triangle;
    uint32_t best = GRAZE_NO_INDEX;
    if (mesh->count > 0u) {
        best = mesh_nearest_face(mesh, point);
        mesh_set_triangle(&triangle, mesh, &mesh->indices[(size_t)best * 3u]);
        graze_triangle_closest_point(&triangle, point, nearest);
    } else
        vec3_copy(nearest, point);
    if (face != 0)
        *face = best;
}

/* ---- Faces in a box ---- */

/* Whether an interval has a common point with the one that the three coordinates span. */
GRAZE_INLINE bool mesh_interval_meets(float low, float high, float a, float b, float c)
{
    return float_at_most(lesser(lesser(a, b), c), high) &&
           float_at_most(low, greater(greater(a, b), c));
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

uint32_t graze_mesh_gather(const graze_mesh *mesh, const graze_aabb *box, uint32_t *faces,
                           uint32_t most)
{
    const uint16_t *corner = mesh->indices;
    uint32_t found = 0;
    if (!float_at_most(box->min.x, box->max.x) || !float_at_most(box->min.y, box->max.y) ||
        !float_at_most(box->min.z, box->max.z))
        return 0;
    for (uint32_t face = 0; face < mesh->count; face++, corner += 3)
        if (mesh_face_meets(mesh->vertices, corner, box)) {
            if (found < most)
                faces[found] = face;
            found++;
        }
    return found;
}

#endif
