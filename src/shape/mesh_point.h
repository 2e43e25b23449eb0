/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The face of a mesh that is nearest to a point. The distance of a corner is a first limit. A face is left out if its
 * bounds are beyond the limit; each other face is measured. Distances are compared as the fractions that their squares
 * are, so a face that is equally near does not replace an earlier one.
 */
#ifndef GRAZE_SHAPE_MESH_POINT_H
#define GRAZE_SHAPE_MESH_POINT_H

#include "../number/separation.h"
#include "mesh_scan.h"

/* A routine of triangle.c. In the small world the point MUST be clamped; the triangle need not be. */
#define graze_triangle_measure GRAZE_PRIVATE(triangle_measure)
void graze_triangle_measure(separation *a, const graze_triangle *triangle, const graze_vec3 *point);

typedef struct {
    const graze_mesh *mesh;
    const graze_vec3 *point;
    uint32_t next;           /* face */
    graze_triangle triangle; /* the face before it */
    squares limit;           /* not less than the square of the least distance; saturates */
    graze_scalar reach;      /* not less than the least distance so far, if that is measured */
} mesh_search;

/* ---- Limits ---- */

GRAZE_INLINE squares mesh_square_of(span x, span y, span z)
{
    return squares_plus_held(squares_plus_held(squares_of(x), squares_of(y)), squares_of(z));
}

GRAZE_INLINE span mesh_apart(graze_scalar vertex, graze_scalar point)
{
    return span_apart(clamped_coordinate(vertex), point);
}

/* The limit is that of the first corner of each face. */
static inline void mesh_search_begin(mesh_search *s, const graze_mesh *mesh,
                                     const graze_vec3 *point)
{
    s->mesh = mesh;
    s->point = point;
    s->next = 0;
    const span whole = span_between(GRAZE_SCALAR_MIN, GRAZE_SCALAR_MAX);
    s->limit = mesh_square_of(whole, whole, whole);
    for (uint32_t i = 0; i < mesh->count; i++) {
        const graze_vec3 *v = &mesh->vertices[mesh->indices[(size_t)i * 3]];
        const squares square = mesh_square_of(
            mesh_apart(v->x, point->x), mesh_apart(v->y, point->y), mesh_apart(v->z, point->z));
        if (squares_at_most(square, s->limit))
            s->limit = square;
    }
}

/* The distance from the interval of a, b and c. */
GRAZE_INLINE span mesh_gap(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar point)
{
    const graze_scalar low = clamped_coordinate(lesser(lesser(a, b), c));
    const graze_scalar high = clamped_coordinate(greater(greater(a, b), c));
    if (point < low)
        return span_between(point, low);
    return point > high ? span_between(high, point) : span_zero();
}

static inline bool mesh_is_within_limit(const mesh_search *s, const graze_vec3 *a,
                                        const graze_vec3 *b, const graze_vec3 *c)
{
    const graze_vec3 *p = s->point;
    return squares_at_most(mesh_square_of(mesh_gap(a->x, b->x, c->x, p->x),
                                          mesh_gap(a->y, b->y, c->y, p->y),
                                          mesh_gap(a->z, b->z, c->z, p->z)),
                           s->limit);
}

/* The rounded distance is at most half a raw unit less, unless it saturates. */
static inline void mesh_tighten(mesh_search *s, const separation *least)
{
    const graze_scalar distance = separation_distance(least);
    s->reach = distance;
    if (distance == GRAZE_SCALAR_MAX)
        return;
    s->reach = distance + 1;
    const squares square = squares_of(span_of(s->reach));
    if (squares_at_most(square, s->limit))
        s->limit = square;
}

/* Whether the face is surely farther: a quick test. */
static inline bool mesh_is_farther(const mesh_search *s, const separation *a)
{
    return s->reach < GRAZE_SCALAR_MAX && !separation_within(a, s->reach);
}

/* ---- Faces ---- */

/* Finds the next face within the limit, and copies its corners; returns false if there is none. */
GRAZE_ONCE bool mesh_search_find(mesh_search *s)
{
    while (s->next < s->mesh->count) {
        const uint16_t *corners = &s->mesh->indices[(size_t)s->next * 3];
        const graze_vec3 *a = &s->mesh->vertices[corners[0]], *b = &s->mesh->vertices[corners[1]],
                         *c = &s->mesh->vertices[corners[2]];
        s->next++;
        if (mesh_is_within_limit(s, a, b, c)) {
            mesh_copy_triangle(&s->triangle, a, b, c);
            return true;
        }
    }
    return false;
}

/* The mesh has a face, so one is within the limit; the value analysis does not see that, so the first is copied before.
 * Returns the nearest. */
GRAZE_ONCE uint32_t mesh_find_nearest(mesh_search *s)
{
    separation of[2];
    separation *least = &of[0], *other = &of[1];
    mesh_copy_face(&s->triangle, s->mesh, 0);
    (void)mesh_search_find(s);
    uint32_t best = s->next - 1;
    graze_triangle_measure(least, &s->triangle, s->point);
    mesh_tighten(s, least);
    while (mesh_search_find(s)) {
        graze_triangle_measure(other, &s->triangle, s->point);
        if (mesh_is_farther(s, other) || !separation_less(other, least))
            continue;
        separation *const nearer = other;
        other = least;
        least = nearer;
        best = s->next - 1;
        mesh_tighten(s, least);
    }
    return best;
}

static inline void mesh_closest_of_some(const graze_mesh *mesh, const graze_vec3 *point,
                                        uint32_t *face, graze_vec3 *nearest)
{
    mesh_search s;
    mesh_search_begin(&s, mesh, point);
    *face = mesh_find_nearest(&s);
    mesh_copy_face(&s.triangle, mesh, *face);
    graze_triangle_closest_point(&s.triangle, point, nearest);
}

GRAZE_INLINE void mesh_closest_point(const graze_mesh *mesh, const graze_vec3 *point,
                                     uint32_t *face, graze_vec3 *nearest)
{
    uint32_t best = GRAZE_NO_INDEX;
    if (mesh->count > 0)
        mesh_closest_of_some(mesh, point, &best, nearest);
    else
        vec3_copy(nearest, point);
    if (face != 0)
        *face = best;
}

#endif
