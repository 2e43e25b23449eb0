/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes of contact of a capsule beside a triangle, a globe of 48 faces and the workload's box. The peers are the usual way: the
 * nearest of the places of both ends and of each edge, and its direction by a root, with the edges between faces; and for a box
 * the place that two steps of nearest points find.
 */
#include "globe.h"
#include "peer_face_rest.h"
#include "peer_mesh_face.h"

enum { MOST = 8 };

static struct {
    graze_triangle face;
    graze_capsule capsule, box_capsule;
    graze_aabb box;
    graze_mesh globe;
    graze_vec3 vertices[GLOBE_VERTICES];
    graze_plane found[MOST];
} item;

/* Every second capsule is above the face; the core is upright, tilted or level. */
static void prepare_face(const graze_aabb *box, unsigned number)
{
    const graze_vec3 b = {box->max.x, box->max.y, box->min.z},
                     c = {box->min.x, box->max.y, box->max.z};
    const graze_fraction part = number % 2 == 0 ? GRAZE_FRACTION_ONE / 3 : GRAZE_FRACTION_ONE;
    const graze_vec3 edge = graze_vec3_lerp(b, c, GRAZE_FRACTION_ONE / 2);
    const graze_scalar size = (box->max.x - box->min.x) / 8 + GRAZE_ONE;
    graze_vec3 *start = &item.capsule.core.a, *end = &item.capsule.core.b;
    item.face.a = box->min;
    item.face.b = b;
    item.face.c = c;
    *start = graze_vec3_lerp(box->min, edge, part);
    start->x += number % 4 < 2 ? size / 4 : -size / 4;
    start->y += size / 8;
    *end = *start;
    end->z += number % 3 == 0 ? size : size / 8;
    end->x += number % 3 == 1 ? size / 2 : 0;
    item.capsule.radius = size;
}

/* Beside an edge of the box, or above its top; one of four enters it. */
static void prepare_box(const graze_aabb *box, unsigned number)
{
    const graze_scalar size = (box->max.x - box->min.x) / 8 + GRAZE_ONE;
    graze_vec3 *start = &item.box_capsule.core.a, *end = &item.box_capsule.core.b;
    item.box = *box;
    item.box_capsule.radius = size;
    *start = *end = box->max;
    start->x -= size;
    end->x += number % 2 == 0 ? size / 2 : size / 8;
    start->z += size / 2;
    end->z += number % 4 == 0 ? -size / 2 : size / 4;
    end->y -= number % 3 == 0 ? size : size / 4;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.globe = globe_in(&q.box, item.vertices);
    prepare_face(&q.box, number);
    prepare_box(&q.box, number);
}

/* ---- Peers ---- */

typedef struct {
    graze_vec3 place, way;
    peer_products squared;
} peer_contact;

static void peer_take(peer_contact *best, const graze_vec3 *place, const graze_vec3 *way)
{
    const peer_products squared = peer_dot_wide(way, way);
    if (squared >= best->squared)
        return;
    best->place = *place;
    best->way = *way;
    best->squared = squared;
}

static void peer_take_end(peer_contact *best, const peer_face *f, const graze_vec3 *end)
{
    const graze_vec3 place = peer_nearest_of_triangle(f, end), way = peer_minus(end, &place);
    peer_take(best, &place, &way);
}

static void peer_take_edge(peer_contact *best, const graze_vec3 *a, const graze_vec3 *b,
                           const graze_segment *core)
{
    const graze_segment edge = {*a, *b};
    const graze_vec3 v = peer_minus(&core->b, &core->a);
    const peer_cores c = peer_cores_of(&edge, &core->a, &v);
    const graze_scalar t = peer_held(peer_mul(c.uv, peer_place_across(&c)) - c.vg, c.vv, GRAZE_ONE);
    const graze_scalar s = peer_held(c.ug + peer_mul(c.uv, t), c.uu, GRAZE_ONE);
    const graze_vec3 place = peer_point_at(a, &c.u, s), on_core = peer_point_at(&core->a, &v, t);
    const graze_vec3 way = peer_minus(&on_core, &place);
    peer_take(best, &place, &way);
}

static uint32_t peer_add_plane(const peer_contact *best, graze_scalar limit, graze_plane *planes,
                               uint32_t found)
{
    if (found == MOST || best->squared > peer_product(limit, limit))
        return found;
    const graze_scalar length = peer_sqrt(peer_sum(best->squared));
    if (length <= 0)
        return found;
    const peer_inverse inverse = peer_invert(length);
    planes[found].point = best->place;
    planes[found].normal.x = peer_times(best->way.x, inverse);
    planes[found].normal.y = peer_times(best->way.y, inverse);
    planes[found].normal.z = peer_times(best->way.z, inverse);
    return found + 1;
}

static uint32_t peer_add_face(const peer_face *f, const graze_capsule *capsule, graze_scalar margin,
                              graze_plane *planes, uint32_t found)
{
    const graze_vec3 b = peer_plus(&f->corner, &f->u), c = peer_plus(&f->corner, &f->v);
    const graze_segment *core = &capsule->core;
    peer_contact best;
    best.place = peer_nearest_of_triangle(f, &core->a);
    best.way = peer_minus(&core->a, &best.place);
    best.squared = peer_dot_wide(&best.way, &best.way);
    peer_take_end(&best, f, &core->b);
    peer_take_edge(&best, &f->corner, &b, core);
    peer_take_edge(&best, &b, &c, core);
    peer_take_edge(&best, &c, &f->corner, core);
    return peer_add_plane(&best, capsule->radius + margin, planes, found);
}

static uint32_t peer_triangle_planes_of_capsule(const graze_triangle *t,
                                                const graze_capsule *capsule, graze_scalar margin,
                                                graze_plane *planes, uint32_t most)
{
    const peer_face f = {t->a, peer_minus(&t->b, &t->a), peer_minus(&t->c, &t->a)};
    (void)most;
    return peer_add_face(&f, capsule, margin, planes, 0);
}

static uint32_t peer_mesh_planes_of_capsule(const graze_mesh *m, const graze_capsule *capsule,
                                            graze_scalar margin, graze_plane *planes, uint32_t most)
{
    uint32_t found = 0;
    (void)most;
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        found = peer_add_face(&f, capsule, margin, planes, found);
    }
    return found;
}

static graze_vec3 peer_on_core(const graze_segment *core, const graze_vec3 *point)
{
    const graze_vec3 u = peer_minus(&core->b, &core->a), gap = peer_minus(point, &core->a);
    return peer_point_at(&core->a, &u,
                         peer_held(peer_area_of(&u, &gap), peer_area_of(&u, &u), GRAZE_ONE));
}

static uint32_t peer_aabb_planes_of_capsule(const graze_aabb *box, const graze_capsule *capsule,
                                            graze_scalar margin, graze_plane *planes, uint32_t most)
{
    peer_contact best;
    (void)most;
    best.place = graze_vec3_lerp(box->min, box->max, GRAZE_FRACTION_ONE / 2);
    for (int i = 0; i < 2; i++) {
        const graze_vec3 p = peer_on_core(&capsule->core, &best.place);
        best.place.x = peer_clamp(p.x, box->min.x, box->max.x);
        best.place.y = peer_clamp(p.y, box->min.y, box->max.y);
        best.place.z = peer_clamp(p.z, box->min.z, box->max.z);
        best.way = peer_minus(&p, &best.place);
    }
    best.squared = peer_dot_wide(&best.way, &best.way);
    return peer_add_plane(&best, capsule->radius + margin, planes, 0);
}

/* ---- Calls ---- */

typedef uint32_t planes_of(const void *, const graze_capsule *, graze_scalar, graze_plane *,
                           uint32_t);

static bool beside(any_routine *routine, const void *target, const graze_capsule *capsule)
{
    return ((planes_of *)routine)(target, capsule, GRAZE_ONE / 16, item.found, MOST) > 0;
}

static bool at_triangle(any_routine *routine)
{
    return beside(routine, &item.face, &item.capsule);
}

static bool at_globe(any_routine *routine)
{
    return beside(routine, &item.globe, &item.capsule);
}

static bool at_box(any_routine *routine)
{
    return beside(routine, &item.box, &item.box_capsule);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_triangle, NOTHING, triangle_planes_of_capsule),
    ROW_WITH_PEER(at_globe, NOTHING, mesh_planes_of_capsule),
    ROW_WITH_PEER(at_box, NOTHING, aabb_planes_of_capsule),
};

BENCH_SHAPE_WITH_INPUT(contact_cores, "VVV"
                                      "VVrVVr"
                                      "B"
                                      "---" TEN("V") TEN("V") "VVVVVV");
