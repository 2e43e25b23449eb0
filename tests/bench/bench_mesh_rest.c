/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points, spheres, boxes and triangles against a globe of 48 faces in the workload's box. The peer tests all faces with
 * the peer of one face; the nearest is the one with the least square of the distance. */
#include "globe.h"
#include "calls_with.h"
#include "peer_face_rest.h"
#include "peer_mesh_face.h"
#include "peer_obb.h"
#include "peer_triangles.h"

static struct {
    query q;
    graze_mesh mesh;
    graze_vec3 vertices[GLOBE_VERTICES];
    uint32_t face;
} item;

static void prepare(unsigned number, int32_t scale)
{
    item.q = query_of(number, scale);
    item.mesh = globe_in(&item.q.box, item.vertices);
}

/* ---- Peers ---- */

static bool peer_mesh_overlaps_sphere(const graze_mesh *m, const graze_sphere *sphere)
{
    const peer_products most = peer_product(sphere->radius, sphere->radius);
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        const graze_vec3 nearest = peer_nearest_of_triangle(&f, &sphere->center);
        if (peer_squared_wide(&nearest, &sphere->center) <= most)
            return true;
    }
    return false;
}

static bool peer_mesh_overlaps_capsule(const graze_mesh *m, const graze_capsule *capsule)
{
    const peer_products most = peer_product(capsule->radius, capsule->radius);
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        const graze_vec3 of_a = peer_nearest_of_triangle(&f, &capsule->core.a);
        const graze_vec3 of_b = peer_nearest_of_triangle(&f, &capsule->core.b);
        if (peer_squared_wide(&of_a, &capsule->core.a) <= most ||
            peer_squared_wide(&of_b, &capsule->core.b) <= most ||
            peer_face_overlaps_core(&f, true, capsule))
            return true;
    }
    return false;
}

static bool peer_mesh_overlaps_aabb(const graze_mesh *m, const graze_aabb *box)
{
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        if (peer_face_overlaps_aabb(&f, true, box))
            return true;
    }
    return false;
}

/* The corners in the frame of the box. */
static bool peer_mesh_overlaps_obb(const graze_mesh *m, const graze_obb *box)
{
    graze_aabb local;
    local.min = vec3(-box->half.x, -box->half.y, -box->half.z);
    local.max = box->half;
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        const graze_vec3 from = peer_minus(&f.corner, &box->center);
        const peer_face seen = {turned(box, &from), turned(box, &f.u), turned(box, &f.v)};
        if (peer_face_overlaps_aabb(&seen, true, &local))
            return true;
    }
    return false;
}

static bool peer_mesh_overlaps_triangle(const graze_mesh *m, const graze_triangle *t)
{
    for (uint32_t i = 0; i < m->count; i++) {
        const uint16_t *corners = &m->indices[3 * i];
        const graze_triangle face = {m->vertices[corners[0]], m->vertices[corners[1]],
                                     m->vertices[corners[2]]};
        if (peer_triangles_meet(&face, t))
            return true;
    }
    return false;
}

static void peer_mesh_closest_point(const graze_mesh *m, const graze_vec3 *point, uint32_t *face,
                                    graze_vec3 *nearest)
{
    peer_products least = 0;
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        const graze_vec3 at = peer_nearest_of_triangle(&f, point);
        const peer_products squared = peer_squared_wide(&at, point);
        if (i > 0 && squared >= least)
            continue;
        least = squared;
        *nearest = at;
        *face = i;
    }
}

/* The faces that a ray along +x passes: an odd number. */
static bool peer_mesh_contains_point(const graze_mesh *m, const graze_vec3 *point)
{
    static const graze_vec3 along = {GRAZE_ONE, 0, 0};
    bool inside = false;
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        graze_scalar t;
        if (peer_meets_face(&f, point, &along, GRAZE_NO_LIMIT, true, &t))
            inside = !inside;
    }
    return inside;
}

/* ---- Calls ---- */

static bool with_sphere(any_routine *routine)
{
    return call_with_sphere(routine, &item.mesh, &item.q.segment);
}

static bool with_capsule(any_routine *routine)
{
    return call_with_capsule(routine, &item.mesh, &item.q.segment);
}

static bool with_aabb(any_routine *routine)
{
    return call_with_aabb(routine, &item.mesh, &item.q.segment);
}

/* A rotation, rounded: its numbers are multiples of 1/25. */
static bool with_obb(any_routine *routine)
{
    const graze_vec3 *b = &item.q.segment.b;
    const graze_obb box = {item.q.segment.a,
                           {{GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)},
                            {GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36)},
                            {GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8)}},
                           {graze_abs(b->x) / 2, graze_abs(b->y) / 2, graze_abs(b->z) / 2}};
    return call_predicate(routine, &item.mesh, &box);
}

static bool with_triangle(any_routine *routine)
{
    return call_with_triangle(routine, &item.mesh, &item.q.segment);
}

static bool closest_point(any_routine *routine)
{
    typedef void closest(const graze_mesh *, const graze_vec3 *, uint32_t *, graze_vec3 *);
    ((closest *)routine)(&item.mesh, &item.q.segment.a, &item.face, &made.vec3);
    return true;
}

static bool contains(any_routine *routine)
{
    const graze_vec3 *a = &item.q.segment.a, *b = &item.q.segment.b;
    const graze_vec3 middle =
        graze_vec3_of(a->x / 2 + b->x / 2, a->y / 2 + b->y / 2, a->z / 2 + b->z / 2);
    return call_predicate(routine, &item.mesh, &middle);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(contains, NOTHING, mesh_contains_point),
    ROW_WITH_PEER(with_sphere, NOTHING, mesh_overlaps_sphere),
    ROW_WITH_PEER(with_capsule, NOTHING, mesh_overlaps_capsule),
    ROW_WITH_PEER(with_aabb, NOTHING, mesh_overlaps_aabb),
    ROW_WITH_PEER(with_obb, NOTHING, mesh_overlaps_obb),
    ROW_WITH_PEER(with_triangle, NOTHING, mesh_overlaps_triangle),
    ROW_WITH_PEER(closest_point, POINT3, mesh_closest_point),
};

BENCH_SHAPE_WITH_INPUT(mesh_rest, "BVVVVt---" TEN("V") TEN("V") "VVVVVV");
