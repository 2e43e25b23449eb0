/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a mesh. mesh_far.c computes the flags of far vertices (mesh_beside.h).
 *
 * A face is rejected by the flags that its vertices have in common: see mesh.h. Each other face is cast as a triangle.
 * So the results are those of the triangle, and the flags of a vertex do not depend on the face.
 */
#ifndef GRAZE_SHAPE_MESH_LINE_H
#define GRAZE_SHAPE_MESH_LINE_H

#include "../number/clamp.h"
#include "../number/spans.h"
#include "mesh_beside.h"

#include <stddef.h>

typedef struct {
    mesh_line line;
    const graze_mesh *mesh;
    uint32_t next;                  /* face */
    graze_triangle triangle;        /* the face before it */
    uint32_t kept[GRAZE_MESH_KEPT]; /* index * 65536 + the flags of that vertex */
} mesh_walk;

/* ---- The line ---- */

static inline void mesh_set_box_of_segment(mesh_line *l, const graze_segment *s)
{
#define SET_ENDS(axis)                                                                             \
    l->low.axis = s->a.axis < s->b.axis ? s->a.axis : s->b.axis;                                   \
    l->high.axis = s->a.axis < s->b.axis ? s->b.axis : s->a.axis
    SET_ENDS(x);
    SET_ENDS(y);
    SET_ENDS(z);
}
#undef SET_ENDS

static inline void mesh_set_box_of_ray(mesh_line *l, const graze_ray *r)
{
#define SET_END(axis)                                                                              \
    l->low.axis = r->dir.axis < 0 ? GRAZE_SCALAR_MIN : r->origin.axis;                             \
    l->high.axis = r->dir.axis > 0 ? GRAZE_SCALAR_MAX : r->origin.axis
    SET_END(x);
    SET_END(y);
    SET_END(z);
}
#undef SET_END

static inline void mesh_begin(mesh_walk *w, const graze_mesh *mesh, const graze_vec3 *start,
                              const graze_vec3 *way, bool way_is_end)
{
    w->line.start = start;
    w->line.way = way;
    w->line.way_is_end = way_is_end;
    w->mesh = mesh;
    w->next = 0;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < GRAZE_MESH_KEPT; i++)
        w->kept[i] = (i ^ 1) * 65536; /* the index of a vertex that is kept in another place */
}

static inline void mesh_begin_segment(mesh_walk *w, const graze_mesh *mesh, const graze_segment *s)
{
    mesh_begin(w, mesh, &s->a, &s->b, true);
    mesh_set_box_of_segment(&w->line, s);
}

static inline void mesh_begin_ray(mesh_walk *w, const graze_mesh *mesh, const graze_ray *r)
{
    mesh_begin(w, mesh, &r->origin, &r->dir, false);
    mesh_set_box_of_ray(&w->line, r);
}

/* ---- The flags of a vertex ---- */

/* The small world copies the vertex to `room`, and clamps it. */
static inline const graze_vec3 *mesh_vertex_at(const mesh_walk *w, uint32_t index, graze_vec3 *room)
{
    const graze_vec3 *vertex = &w->mesh->vertices[index];
    CLAMP_TO(graze_vec3, vertex, room);
    return vertex;
}

static inline uint32_t mesh_beyond_ends(const mesh_line *l, const graze_vec3 *vertex)
{
    uint32_t known = 0;
    known += vertex->x < l->low.x ? MESH_BELOW_X : vertex->x > l->high.x ? MESH_ABOVE_X : 0;
    known += vertex->y < l->low.y ? MESH_BELOW_Y : vertex->y > l->high.y ? MESH_ABOVE_Y : 0;
    known += vertex->z < l->low.z ? MESH_BELOW_Z : vertex->z > l->high.z ? MESH_ABOVE_Z : 0;
    return known;
}

static inline uint32_t mesh_flags_of(mesh_walk *w, uint32_t index)
{
    uint32_t *kept = &w->kept[index % GRAZE_MESH_KEPT];
    graze_vec3 room;
    if (*kept / 65536 != index)
        *kept = index * 65536 + mesh_beyond_ends(&w->line, mesh_vertex_at(w, index, &room));
    return *kept;
}

static inline bool mesh_is_near_line(const mesh_line *l)
{
    return is_near(l->start) && is_near(l->way);
}

static inline uint32_t mesh_beside_any_line(const mesh_line *l, const graze_vec3 *vertex)
{
    UNLESS_NEAR(mesh_is_near_line(l) && is_near(vertex),
                return graze_mesh_beside_line_far(l, vertex));
    return mesh_beside_line(l, vertex);
}

/* Adds the flags beside the line to those of mesh_flags_of. */
GRAZE_ONCE uint32_t mesh_add_beside_flags(mesh_walk *w, uint32_t index, uint32_t known)
{
    graze_vec3 room;
    const graze_vec3 *vertex = mesh_vertex_at(w, index, &room);
    known += MESH_BESIDE_KNOWN + mesh_beside_any_line(&w->line, vertex);
    w->kept[index % GRAZE_MESH_KEPT] = known;
    return known;
}

static inline uint32_t mesh_all_flags_of(mesh_walk *w, uint32_t index, uint32_t known)
{
    return (known & MESH_BESIDE_KNOWN) != 0 ? known : mesh_add_beside_flags(w, index, known);
}

/* ---- Faces ---- */

static inline bool mesh_may_meet(mesh_walk *w, const uint16_t *corners)
{
    uint32_t a = mesh_flags_of(w, corners[0]), b = mesh_flags_of(w, corners[1]),
             c = mesh_flags_of(w, corners[2]);
    if ((a & b & c & MESH_BEYOND) != 0)
        return false;
    a = mesh_all_flags_of(w, corners[0], a);
    b = mesh_all_flags_of(w, corners[1], b);
    return (a & b & MESH_BESIDE) == 0 ||
           (a & b & mesh_all_flags_of(w, corners[2], c) & MESH_BESIDE) == 0;
}

static inline void mesh_set_triangle(graze_triangle *t, const graze_vec3 *vertices,
                                     const uint16_t *corners)
{
    vec3_copy(&t->a, &vertices[corners[0]]);
    vec3_copy(&t->b, &vertices[corners[1]]);
    vec3_copy(&t->c, &vertices[corners[2]]);
}

/* Finds the next face that the line may meet, and copies its corners; returns false if there is none. */
GRAZE_ONCE bool mesh_find_face(mesh_walk *w)
{
    while (w->next < w->mesh->count) {
        const uint16_t *corners = &w->mesh->indices[(size_t)w->next * 3];
        w->next++;
        if (mesh_may_meet(w, corners)) {
            mesh_set_triangle(&w->triangle, w->mesh->vertices, corners);
            return true;
        }
    }
    return false;
}

GRAZE_INLINE bool mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment)
{
    mesh_walk w;
    mesh_begin_segment(&w, mesh, segment);
    while (mesh_find_face(&w))
        if (graze_triangle_overlaps_segment(&w.triangle, segment))
            return true;
    return false;
}

GRAZE_INLINE bool mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray)
{
    mesh_walk w;
    mesh_begin_ray(&w, mesh, ray);
    while (mesh_find_face(&w))
        if (graze_triangle_overlaps_ray(&w.triangle, ray))
            return true;
    return false;
}

/* ---- The nearest ---- */

static inline void mesh_write_face(uint32_t *face, uint32_t index)
{
    if (face != 0)
        *face = index;
}

static inline void mesh_copy_line_hit(graze_face_line_hit *to, const graze_face_line_hit *from)
{
    if (to == 0)
        return;
    vec3_copy(&to->point, &from->point);
    vec3_copy(&to->normal, &from->normal);
    to->fraction = from->fraction;
    to->side = from->side;
}

static inline void mesh_copy_ray_hit(graze_face_ray_hit *to, const graze_face_ray_hit *from)
{
    if (to == 0)
        return;
    vec3_copy(&to->point, &from->point);
    vec3_copy(&to->normal, &from->normal);
    to->t = from->t;
    to->side = from->side;
}

/* Initializes the hit, which a miss does not change: see tests/proof/eva. */
static inline void mesh_clear_hit(graze_vec3 *point, graze_vec3 *normal, graze_scalar *at,
                                  int32_t *side)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
    point->x = point->y = point->z = zero;
    normal->x = normal->y = normal->z = zero;
    *at = zero;
    *side = GRAZE_ACROSS;
}

GRAZE_INLINE graze_result mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                        uint32_t *face, graze_face_line_hit *hit)
{
    mesh_walk w;
    graze_face_line_hit found;
    graze_fraction least = 0;
    graze_result result = GRAZE_MISS;
    mesh_write_face(face, GRAZE_NO_INDEX);
    mesh_begin_segment(&w, mesh, segment);
    mesh_clear_hit(&found.point, &found.normal, &found.fraction, &found.side);
    while (mesh_find_face(&w)) {
        graze_result of_face = graze_triangle_linecast(&w.triangle, segment, &found);
        if (of_face == GRAZE_MISS || (result != GRAZE_MISS && found.fraction >= least))
            continue;
        result = of_face;
        least = found.fraction;
        mesh_copy_line_hit(hit, &found);
        mesh_write_face(face, w.next - 1);
    }
    return result;
}

GRAZE_INLINE graze_result mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                       graze_face_ray_hit *hit)
{
    mesh_walk w;
    graze_face_ray_hit found;
    graze_scalar least = 0;
    graze_result result = GRAZE_MISS;
    mesh_write_face(face, GRAZE_NO_INDEX);
    mesh_begin_ray(&w, mesh, ray);
    mesh_clear_hit(&found.point, &found.normal, &found.t, &found.side);
    while (mesh_find_face(&w)) {
        graze_result of_face = graze_triangle_raycast(&w.triangle, ray, &found);
        if (of_face == GRAZE_MISS || (result != GRAZE_MISS && found.t >= least))
            continue;
        result = of_face;
        least = found.t;
        mesh_copy_ray_hit(hit, &found);
        mesh_write_face(face, w.next - 1);
    }
    return result;
}

#endif
