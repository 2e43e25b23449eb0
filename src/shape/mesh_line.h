/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a mesh: see mesh.h, and degrees.h for near and far.
 *
 * A face is refused by what its vertices have in common, and that is all that is decided here: each
 * other one is cast at as a triangle. So the answers are the triangle's, and what is done once for a
 * vertex does not depend on the face that asks.
 */
#include "mesh.h"

#include "../number/small.h"

#include <stddef.h>

/* 1 where a * b is less than c * d, 2 where it is more; 0 where it is neither, or not sure. */
static inline uint32_t order_of_products(length a, length b, length c, length d)
{
    area left, right;
    area_set_product(&left, a, b);
    area_set_product(&right, c, d);
    return area_surely_less(&left, &right) ? 1 : area_surely_less(&right, &left) ? 2 : 0;
}

/* By the signs of the components of run x (vertex - start). */
static inline uint32_t beside_line(const mesh_line *l, const graze_vec3 *vertex)
{
    length3 run, v;
    set_between(&v, l->start, vertex);
    if (l->way_is_end)
        set_between(&run, l->start, l->way);
    else
        set_direction(&run, l->way);
    return order_of_products(run.y, v.z, run.z, v.y) * BESIDE_X +
           order_of_products(run.z, v.x, run.x, v.z) * BESIDE_Y +
           order_of_products(run.x, v.y, run.y, v.x) * BESIDE_Z;
}

#if GRAZE_FAR

uint32_t graze_mesh_beside_far(const mesh_line *l, const graze_vec3 *vertex)
{
    return beside_line(l, vertex);
}

#else

typedef struct {
    mesh_line line;
    const graze_mesh *mesh;
    uint32_t next;                  /* face */
    graze_triangle triangle;        /* the face before it */
    uint32_t kept[GRAZE_MESH_KEPT]; /* index * 65536 + what is known of that vertex */
} walk;

/* ---- The line ---- */

static inline void set_box_of_segment(mesh_line *l, const graze_segment *s)
{
#define SET_ENDS(axis)                                                                             \
    l->low.axis = s->a.axis < s->b.axis ? s->a.axis : s->b.axis;                                   \
    l->high.axis = s->a.axis < s->b.axis ? s->b.axis : s->a.axis
    SET_ENDS(x);
    SET_ENDS(y);
    SET_ENDS(z);
}

static inline void set_box_of_ray(mesh_line *l, const graze_ray *r)
{
#define SET_END(axis)                                                                              \
    l->low.axis = r->dir.axis < 0 ? GRAZE_SCALAR_MIN : r->origin.axis;                             \
    l->high.axis = r->dir.axis > 0 ? GRAZE_SCALAR_MAX : r->origin.axis
    SET_END(x);
    SET_END(y);
    SET_END(z);
}

static inline void begin(walk *w, const graze_mesh *mesh, const graze_vec3 *start,
                         const graze_vec3 *way, bool way_is_end)
{
    w->line.start = start;
    w->line.way = way;
    w->line.way_is_end = way_is_end;
    w->mesh = mesh;
    w->next = 0;
    GRAZE_ONE_BY_ONE
    for (uint32_t i = 0; i < GRAZE_MESH_KEPT; i++)
        w->kept[i] = (i ^ 1) * 65536; /* the index of a vertex that is kept elsewhere */
}

static inline void begin_segment(walk *w, const graze_mesh *mesh, const graze_segment *s)
{
    begin(w, mesh, &s->a, &s->b, true);
    set_box_of_segment(&w->line, s);
}

static inline void begin_ray(walk *w, const graze_mesh *mesh, const graze_ray *r)
{
    begin(w, mesh, &r->origin, &r->dir, false);
    set_box_of_ray(&w->line, r);
}

/* ---- What is known of a vertex ---- */

/* The small world clamps it to `room`. */
static inline const graze_vec3 *vertex_at(const walk *w, uint32_t index, graze_vec3 *room)
{
#if GRAZE_SMALL_WORLD
    grazes_clamp(&w->mesh->vertices[index], 0, room, VEC3);
    return room;
#else
    (void)room;
    return &w->mesh->vertices[index];
#endif
}

static inline uint32_t beyond_ends(const mesh_line *l, const graze_vec3 *vertex)
{
    uint32_t known = 0;
    known += vertex->x < l->low.x ? BELOW_X : vertex->x > l->high.x ? ABOVE_X : 0;
    known += vertex->y < l->low.y ? BELOW_Y : vertex->y > l->high.y ? ABOVE_Y : 0;
    known += vertex->z < l->low.z ? BELOW_Z : vertex->z > l->high.z ? ABOVE_Z : 0;
    return known;
}

static inline uint32_t known_of(walk *w, uint32_t index)
{
    uint32_t *kept = &w->kept[index % GRAZE_MESH_KEPT];
    graze_vec3 room;
    if (*kept / 65536 != index)
        *kept = index * 65536 + beyond_ends(&w->line, vertex_at(w, index, &room));
    return *kept;
}

static inline bool is_near_line(const mesh_line *l)
{
    return is_near(l->start) && is_near(l->way);
}

static inline uint32_t beside_any_line(const mesh_line *l, const graze_vec3 *vertex)
{
    GO_FAR_UNLESS(is_near_line(l) && is_near(vertex), graze_mesh_beside_far(l, vertex));
    return beside_line(l, vertex);
}

/* What known_of has said, and whether it is beside the line. */
GRAZE_ONCE uint32_t ask_beside(walk *w, uint32_t index, uint32_t known)
{
    graze_vec3 room;
    const graze_vec3 *vertex = vertex_at(w, index, &room);
    known += BESIDE_ASKED + beside_any_line(&w->line, vertex);
    w->kept[index % GRAZE_MESH_KEPT] = known;
    return known;
}

static inline uint32_t more_of(walk *w, uint32_t index, uint32_t known)
{
    return (known & BESIDE_ASKED) != 0 ? known : ask_beside(w, index, known);
}

/* ---- Faces ---- */

static inline bool may_be_met(walk *w, const uint16_t *corners)
{
    uint32_t a = known_of(w, corners[0]), b = known_of(w, corners[1]), c = known_of(w, corners[2]);
    if ((a & b & c & BEYOND) != 0)
        return false;
    a = more_of(w, corners[0], a);
    b = more_of(w, corners[1], b);
    return (a & b & BESIDE) == 0 || (a & b & more_of(w, corners[2], c) & BESIDE) == 0;
}

static inline void put_corner(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

static inline void put_triangle(graze_triangle *t, const graze_vec3 *vertices,
                                const uint16_t *corners)
{
    put_corner(&t->a, &vertices[corners[0]]);
    put_corner(&t->b, &vertices[corners[1]]);
    put_corner(&t->c, &vertices[corners[2]]);
}

/* Goes on behind the next face that may be met, and lays it out; false where there is none. */
GRAZE_ONCE bool find_face(walk *w)
{
    while (w->next < w->mesh->count) {
        const uint16_t *corners = &w->mesh->indices[(size_t)w->next * 3];
        w->next++;
        if (may_be_met(w, corners)) {
            put_triangle(&w->triangle, w->mesh->vertices, corners);
            return true;
        }
    }
    return false;
}

bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment)
{
    walk w;
    begin_segment(&w, mesh, segment);
    while (find_face(&w))
        if (graze_triangle_overlaps_segment(&w.triangle, segment))
            return true;
    return false;
}

bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray)
{
    walk w;
    begin_ray(&w, mesh, ray);
    while (find_face(&w))
        if (graze_triangle_overlaps_ray(&w.triangle, ray))
            return true;
    return false;
}

/* ---- The nearest ---- */

static inline void put_face(uint32_t *face, const walk *w)
{
    if (face != 0)
        *face = w->next - 1;
}

static inline void put_line_hit(graze_face_line_hit *to, const graze_face_line_hit *from)
{
    if (to == 0)
        return;
    put_corner(&to->point, &from->point);
    put_corner(&to->normal, &from->normal);
    to->fraction = from->fraction;
    to->side = from->side;
}

static inline void put_ray_hit(graze_face_ray_hit *to, const graze_face_ray_hit *from)
{
    if (to == 0)
        return;
    put_corner(&to->point, &from->point);
    put_corner(&to->normal, &from->normal);
    to->t = from->t;
    to->side = from->side;
}

/* So that each word has been written once, whatever a miss leaves: see tests/proof/eva. */
static inline void clear(graze_vec3 *point, graze_vec3 *normal, graze_scalar *at, int32_t *side)
{
    graze_scalar zero = 0;
    GRAZE_APART(zero);
    point->x = point->y = point->z = zero;
    normal->x = normal->y = normal->z = zero;
    *at = zero;
    *side = GRAZE_ACROSS;
}

graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
                                 uint32_t *face, graze_face_line_hit *hit)
{
    walk w;
    graze_face_line_hit found;
    graze_fraction least = 0;
    graze_result result = GRAZE_MISS;
    begin_segment(&w, mesh, segment);
    clear(&found.point, &found.normal, &found.fraction, &found.side);
    while (find_face(&w)) {
        graze_result met = graze_triangle_linecast(&w.triangle, segment, &found);
        if (met == GRAZE_MISS || (result != GRAZE_MISS && found.fraction >= least))
            continue;
        result = met;
        least = found.fraction;
        put_line_hit(hit, &found);
        put_face(face, &w);
    }
    return result;
}

graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
                                graze_face_ray_hit *hit)
{
    walk w;
    graze_face_ray_hit found;
    graze_scalar least = 0;
    graze_result result = GRAZE_MISS;
    begin_ray(&w, mesh, ray);
    clear(&found.point, &found.normal, &found.t, &found.side);
    while (find_face(&w)) {
        graze_result met = graze_triangle_raycast(&w.triangle, ray, &found);
        if (met == GRAZE_MISS || (result != GRAZE_MISS && found.t >= least))
            continue;
        result = met;
        least = found.t;
        put_ray_hit(hit, &found);
        put_face(face, &w);
    }
    return result;
}

#endif
