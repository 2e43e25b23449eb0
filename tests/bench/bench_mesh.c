/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The mesh: a globe of 48 faces in the workload's box. The peer tests all faces with the peer of
 * one face, and keeps the nearest hit. */
#include "globe.h"
#include "casts.h"
#include "peer_mesh.h"

static struct {
    query q;
    graze_mesh mesh;
    graze_vec3 vertices[GLOBE_VERTICES];
    uint32_t face;
    graze_aabb near;
} item;

static void prepare(unsigned number, int32_t scale)
{
    item.q = query_of(number, scale);
    item.mesh = globe_in(&item.q.box, item.vertices);
    const graze_sphere ball = {item.q.segment.a, GRAZE_C(4)};
    graze_aabb_from_sphere(&ball, &item.near);
}

static bool peer_mesh_hits(const graze_mesh *m, const graze_vec3 *start, const graze_vec3 *dir,
                           graze_scalar limit, uint32_t *face, graze_face_line_hit *hit)
{
    bool found = peer_mesh_first(m, start, dir, limit, face, &hit->fraction);
    if (found) {
        peer_face f = face_of(m, *face);
        hit->point = peer_point_at(start, dir, hit->fraction);
        hit->normal = peer_unit_area(peer_cross(&f.u, &f.v));
        hit->side = peer_dot(&hit->normal, dir) < 0 ? GRAZE_FRONT : GRAZE_BACK;
    }
    return found;
}

static bool peer_mesh_overlaps_segment(const graze_mesh *m, const graze_segment *s)
{
    graze_vec3 dir = peer_minus(&s->b, &s->a);
    return peer_mesh_meets(m, &s->a, &dir, GRAZE_ONE);
}

static bool peer_mesh_overlaps_ray(const graze_mesh *m, const graze_ray *r)
{
    return peer_mesh_meets(m, &r->origin, &r->dir, r->t_max);
}

static graze_result peer_mesh_linecast(const graze_mesh *m, const graze_segment *s, uint32_t *face,
                                       graze_face_line_hit *hit)
{
    graze_vec3 dir = peer_minus(&s->b, &s->a);
    return peer_mesh_hits(m, &s->a, &dir, GRAZE_ONE, face, hit) ? GRAZE_HIT : GRAZE_MISS;
}

static graze_result peer_mesh_raycast(const graze_mesh *m, const graze_ray *r, uint32_t *face,
                                      graze_face_ray_hit *hit)
{
    graze_face_line_hit found;
    if (!peer_mesh_hits(m, &r->origin, &r->dir, r->t_max, face, &found))
        return GRAZE_MISS;
    peer_set_ray_hit(hit, &found);
    return GRAZE_HIT;
}

static bool overlaps_segment(any_routine *routine)
{
    return call_predicate(routine, &item.mesh, &item.q.segment);
}

static bool overlaps_ray(any_routine *routine)
{
    return call_predicate(routine, &item.mesh, &item.q.ray);
}

typedef graze_result cast_at_faces(const void *mesh, const void *line, uint32_t *face, void *hit);

static bool linecast(any_routine *routine)
{
    return ((cast_at_faces *)routine)(&item.mesh, &item.q.segment, &item.face,
                                      &made.face_line_hit) != GRAZE_MISS;
}

static bool raycast(any_routine *routine)
{
    return ((cast_at_faces *)routine)(&item.mesh, &item.q.ray, &item.face, &made.face_ray_hit) !=
           GRAZE_MISS;
}

typedef void box_of_one(const void *mesh, graze_aabb *box);

static bool box(any_routine *routine)
{
    ((box_of_one *)routine)(&item.mesh, &made.aabb);
    return true;
}

typedef bool corners_of(const void *mesh, uint32_t face, graze_triangle *triangle);
typedef uint32_t faces_in_box(const void *mesh, const graze_aabb *box, uint32_t *faces,
                              uint32_t most);

static bool corners(any_routine *routine)
{
    static graze_triangle triangle;
    return ((corners_of *)routine)(&item.mesh, 20, &triangle);
}

/* A cube of 8 units round the start of the segment. */
static bool gather(any_routine *routine)
{
    static uint32_t faces[8];
    return ((faces_in_box *)routine)(&item.mesh, &item.near, faces, 8) > 0;
}

static bool peer_overlap(graze_scalar a, graze_scalar b, graze_scalar c, graze_scalar low,
                         graze_scalar high)
{
    const graze_scalar least = a < b ? a : b, most = a < b ? b : a;
    return (c < least ? c : least) <= high && (c > most ? c : most) >= low;
}

static uint32_t peer_mesh_gather(const graze_mesh *m, const graze_aabb *box, uint32_t *faces,
                                 uint32_t most)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < m->count; i++) {
        const uint16_t *k = &m->indices[3 * i];
        const graze_vec3 *a = &m->vertices[k[0]], *b = &m->vertices[k[1]], *c = &m->vertices[k[2]];
        if (peer_overlap(a->x, b->x, c->x, box->min.x, box->max.x) &&
            peer_overlap(a->y, b->y, c->y, box->min.y, box->max.y) &&
            peer_overlap(a->z, b->z, c->z, box->min.z, box->max.z) && count < most)
            faces[count++] = i;
    }
    return count;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(overlaps_segment, NOTHING, mesh_overlaps_segment),
    ROW_WITH_PEER(linecast, POINT3, mesh_linecast),
    ROW_WITH_PEER(overlaps_ray, NOTHING, mesh_overlaps_ray),
    ROW_WITH_PEER(raycast, POINT3, mesh_raycast),
    ROW(box, BOX, mesh_aabb),
    ROW(corners, NOTHING, mesh_face),
    ROW_WITH_PEER(gather, NOTHING, mesh_gather),
};

BENCH_SHAPE_WITH_INPUT(mesh, "BVVVVt---" TEN("V") TEN("V") "VVVVVV");
