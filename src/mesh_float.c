/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/mesh.h in floats.
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

static inline void mesh_set_triangle(graze_triangle *t, const graze_mesh *mesh,
                                     const uint16_t *corners)
{
    vec3_copy(&t->a, &mesh->vertices[corners[0]]);
    vec3_copy(&t->b, &mesh->vertices[corners[1]]);
    vec3_copy(&t->c, &mesh->vertices[corners[2]]);
}

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

bool graze_mesh_overlaps_aabb(const graze_mesh *mesh, const graze_aabb *box)
{
    uint32_t next = 0;
    graze_triangle face;
    while (mesh_find_in_box(mesh, &box->min, &box->max, &next, &face))
        if (graze_triangle_overlaps_aabb(&face, box))
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
    uint32_t next = 0, winding = 0;
    graze_sphere place;
    graze_triangle face;
    vec3_copy(&place.center, point);
    place.radius = 0.0f;
    while (mesh_find_in_box(mesh, point, &end, &next, &face)) {
        if (graze_triangle_overlaps_sphere(&face, &place))
            return true;
        winding += (uint32_t)mesh_crossing(&face, point);
    }
    return winding != 0u;
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
    const uint16_t *const corner = mesh->indices + (size_t)face * 3u;
    vec3_copy(&triangle->a, &mesh->vertices[corner[0]]);
    vec3_copy(&triangle->b, &mesh->vertices[corner[1]]);
    vec3_copy(&triangle->c, &mesh->vertices[corner[2]]);
    return true;
}

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
