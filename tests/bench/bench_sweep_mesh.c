/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves along half of the workload's segment, at a globe of 48 faces in the workload's box, and at an array of 16
 * triangles, of which one is in that box and the others are in those of other queries. The peers are the usual way: a face whose
 * box does not overlap the box around the way is skipped; of the other ones the first hit counts, and the way ends there. They do
 * not test the place. A figure is for the whole query.
 */
#include "globe.h"
#include "casts.h"
#include "peer_near.h"
#include "peer_sweep_face.h"

enum { CANDIDATES = 16 };

static struct {
    graze_sphere sphere;
    graze_vec3 motion;
    graze_triangle triangles[CANDIDATES];
    graze_vec3 vertices[GLOBE_VERTICES];
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 way = peer_minus(&q.segment.b, &q.segment.a);
    item.sphere.center = q.segment.a;
    item.sphere.radius = q.box.max.x / 32 - q.box.min.x / 32;
    item.motion = graze_vec3_of(way.x / 2, way.y / 2, way.z / 2);
    (void)globe_in(&q.box, item.vertices);
    for (unsigned i = 0; i < CANDIDATES; i++) {
        const query other = query_of((number + 37 * (i + CANDIDATES - 5)) % QUERIES, scale);
        const graze_aabb *box = i == 5 ? &q.box : &other.box;
        item.triangles[i].a = box->min;
        item.triangles[i].b = graze_vec3_of(box->max.x, box->max.y, box->min.z);
        item.triangles[i].c = graze_vec3_of(box->min.x, box->max.y, box->max.z);
    }
}

/* ---- The peers ---- */

static void peer_reach_on(graze_scalar *low, graze_scalar *high, graze_scalar a, graze_scalar b,
                          graze_scalar radius)
{
    *low = (a < b ? a : b) - radius;
    *high = (a < b ? b : a) + radius;
}

static void peer_reach_to(peer_line *reach, const graze_sphere *sphere, const graze_vec3 *end)
{
    const graze_vec3 *c = &sphere->center;
    peer_reach_on(&reach->low.x, &reach->high.x, c->x, end->x, sphere->radius);
    peer_reach_on(&reach->low.y, &reach->high.y, c->y, end->y, sphere->radius);
    peer_reach_on(&reach->low.z, &reach->high.z, c->z, end->z, sphere->radius);
}

static bool peer_is_near_on(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar low,
                            graze_scalar high)
{
    const graze_scalar least = a < b ? a : b, most = a < b ? b : a;
    return (most < c ? c : most) >= low && (least < c ? least : c) <= high;
}

/* Keeps the hit if it comes before the one so far. */
static bool peer_keeps(const graze_triangle *t, const graze_sphere *sphere, graze_vec3 motion,
                       peer_line *reach, bool found, graze_sweep_hit *hit)
{
    graze_sweep_hit next;
    if (!peer_is_near_on(t->a.x, t->b.x, t->c.x, reach->low.x, reach->high.x) ||
        !peer_is_near_on(t->a.y, t->b.y, t->c.y, reach->low.y, reach->high.y) ||
        !peer_is_near_on(t->a.z, t->b.z, t->c.z, reach->low.z, reach->high.z) ||
        peer_triangle_spherecast(t, sphere, motion, &next) == GRAZE_MISS ||
        (found && next.fraction >= hit->fraction))
        return false;
    *hit = next;
    peer_reach_to(reach, sphere, &next.center);
    return true;
}

static graze_result peer_nearest_triangle_spherecast(const graze_triangle *triangles,
                                                     uint32_t count, const graze_sphere *sphere,
                                                     graze_vec3 motion, uint32_t *index,
                                                     graze_sweep_hit *hit)
{
    const graze_vec3 end = peer_plus(&sphere->center, &motion);
    bool found = false;
    peer_line reach;
    peer_reach_to(&reach, sphere, &end);
    for (uint32_t i = 0; i < count; i++)
        if (peer_keeps(triangles + i, sphere, motion, &reach, found, hit)) {
            found = true;
            *index = i;
        }
    return found ? GRAZE_HIT : GRAZE_MISS;
}

static graze_result peer_mesh_spherecast(const graze_mesh *mesh, const graze_sphere *sphere,
                                         graze_vec3 motion, uint32_t *face, graze_sweep_hit *hit)
{
    const graze_vec3 end = peer_plus(&sphere->center, &motion);
    bool found = false;
    peer_line reach;
    peer_reach_to(&reach, sphere, &end);
    for (uint32_t i = 0; i < mesh->count; i++) {
        const uint16_t *corners = mesh->indices + (size_t)i * 3;
        const graze_triangle t = {mesh->vertices[corners[0]], mesh->vertices[corners[1]],
                                  mesh->vertices[corners[2]]};
        if (peer_keeps(&t, sphere, motion, &reach, found, hit)) {
            found = true;
            *face = i;
        }
    }
    return found ? GRAZE_HIT : GRAZE_MISS;
}

/* ---- Calls ---- */

static bool at_triangles(any_routine *routine)
{
    typedef graze_result nearest(const graze_triangle *, uint32_t, const graze_sphere *, graze_vec3,
                                 uint32_t *, graze_sweep_hit *);
    uint32_t index = 0;
    return ((nearest *)routine)(item.triangles, CANDIDATES, &item.sphere, item.motion, &index,
                                &made.sweep_hit) != GRAZE_MISS;
}

static bool at_mesh(any_routine *routine)
{
    typedef graze_result moves_at(const graze_mesh *, const graze_sphere *, graze_vec3, uint32_t *,
                                  graze_sweep_hit *);
    const graze_mesh mesh = {item.vertices, globe_corners, GLOBE_FACES};
    uint32_t face = 0;
    return ((moves_at *)routine)(&mesh, &item.sphere, item.motion, &face, &made.sweep_hit) !=
           GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_triangles, POINT3, nearest_triangle_spherecast),
    ROW_WITH_PEER(at_mesh, POINT3, mesh_spherecast),
};

#define SIX(words) words words words words words words
BENCH_SHAPE_WITH_INPUT(sweep_mesh, "VrV" TEN("VVV") SIX("VVV") TEN("V") TEN("V") SIX("V"));
