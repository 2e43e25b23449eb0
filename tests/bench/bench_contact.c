/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Planes of contact of a sphere beside a triangle and a globe of 48 faces, and a motion along the planes of a room's
 * corner: into none of them, one, two or three. The peers are the usual way: the nearest point of each face, and its
 * direction by a root, with the edges between faces; and a motion that is projected once for each plane that it goes
 * into, as often as there are planes.
 */
#include "globe.h"
#include "peer_face_rest.h"
#include "peer_mesh_face.h"

enum { PLANES = 4, MOST = 8 };

static struct {
    graze_plane planes[PLANES];
    graze_vec3 motion;
    graze_triangle face;
    graze_sphere sphere;
    graze_mesh globe;
    graze_vec3 vertices[GLOBE_VERTICES];
    graze_plane found[MOST];
} item;

/* Two walls at any angle that is not acute, the floor, and the floor again. */
static void prepare_planes(const query *q)
{
    const graze_vec3 up = {0, 0, GRAZE_ONE}, wall = {q->segment.a.x, q->segment.a.y, 0},
                     other = {-q->segment.a.y - q->segment.a.x / 4,
                              q->segment.a.x - q->segment.a.y / 4, 0};
    for (int i = 0; i < PLANES; i++)
        item.planes[i].point = q->segment.a;
    item.planes[0].normal = up;
    item.planes[1].normal = graze_vec3_normalize(wall);
    item.planes[2].normal = graze_vec3_normalize(other);
    item.planes[3].normal = up;
    item.motion.x = q->segment.b.x / 16;
    item.motion.y = q->segment.b.y / 16;
    item.motion.z = q->segment.b.z / 16;
}

/* Every second sphere is above a face, and touches it. */
static void prepare_face(const graze_aabb *box, unsigned number)
{
    const graze_vec3 b = {box->max.x, box->max.y, box->min.z},
                     c = {box->min.x, box->max.y, box->max.z};
    const graze_fraction part = number % 2 == 0 ? GRAZE_FRACTION_ONE / 3 : GRAZE_FRACTION_ONE;
    const graze_vec3 edge = graze_vec3_lerp(b, c, GRAZE_FRACTION_ONE / 2);
    item.face.a = box->min;
    item.face.b = b;
    item.face.c = c;
    item.sphere.center = graze_vec3_lerp(box->min, edge, part);
    item.sphere.radius = (box->max.x - box->min.x) / 8 + GRAZE_ONE;
    item.sphere.center.x += number % 4 < 2 ? item.sphere.radius / 4 : -item.sphere.radius / 4;
    item.sphere.center.y += item.sphere.radius / 8;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.globe = globe_in(&q.box, item.vertices);
    prepare_planes(&q);
    prepare_face(&q.box, number);
}

/* ---- Peers ---- */

static uint32_t peer_add_plane(const peer_face *f, const graze_sphere *sphere, graze_scalar margin,
                               graze_plane *planes, uint32_t found)
{
    const graze_scalar limit = sphere->radius + margin;
    const graze_vec3 nearest = peer_nearest_of_triangle(f, &sphere->center);
    const graze_vec3 way = peer_minus(&sphere->center, &nearest);
    const peer_products squared = peer_dot_wide(&way, &way);
    if (found == MOST || squared > peer_product(limit, limit))
        return found;
    const graze_scalar length = peer_sqrt(peer_sum(squared));
    if (length <= 0)
        return found;
    const peer_inverse inverse = peer_invert(length);
    planes[found].point = nearest;
    planes[found].normal.x = peer_times(way.x, inverse);
    planes[found].normal.y = peer_times(way.y, inverse);
    planes[found].normal.z = peer_times(way.z, inverse);
    return found + 1;
}

static uint32_t peer_triangle_planes_of_sphere(const graze_triangle *t, const graze_sphere *sphere,
                                               graze_scalar margin, graze_plane *planes,
                                               uint32_t most)
{
    const peer_face f = {t->a, peer_minus(&t->b, &t->a), peer_minus(&t->c, &t->a)};
    (void)most;
    return peer_add_plane(&f, sphere, margin, planes, 0);
}

static uint32_t peer_mesh_planes_of_sphere(const graze_mesh *m, const graze_sphere *sphere,
                                           graze_scalar margin, graze_plane *planes, uint32_t most)
{
    uint32_t found = 0;
    (void)most;
    for (uint32_t i = 0; i < m->count; i++) {
        const peer_face f = face_of(m, i);
        found = peer_add_plane(&f, sphere, margin, planes, found);
    }
    return found;
}

static graze_vec3 peer_vec3_clip(graze_vec3 motion, const graze_plane *planes, uint32_t count)
{
    for (uint32_t pass = 0; pass < count; pass++) {
        bool entered = false;
        for (uint32_t i = 0; i < count; i++) {
            const graze_vec3 *n = &planes[i].normal;
            const graze_scalar along = peer_sum(peer_dot_wide(&motion, n));
            if (along >= 0)
                continue;
            motion.x -= peer_mul(n->x, along);
            motion.y -= peer_mul(n->y, along);
            motion.z -= peer_mul(n->z, along);
            entered = true;
        }
        if (!entered)
            break;
    }
    return motion;
}

/* ---- Calls ---- */

typedef graze_vec3 clipped(graze_vec3, const graze_plane *, uint32_t);
typedef uint32_t planes_of(const void *, const graze_sphere *, graze_scalar, graze_plane *,
                           uint32_t);

static bool along_planes(any_routine *routine)
{
    made.vec3 = ((clipped *)routine)(item.motion, item.planes, PLANES);
    return true;
}

static bool at_triangle(any_routine *routine)
{
    return ((planes_of *)routine)(&item.face, &item.sphere, GRAZE_ONE / 16, item.found, MOST) > 0;
}

static bool at_globe(any_routine *routine)
{
    return ((planes_of *)routine)(&item.globe, &item.sphere, GRAZE_ONE / 16, item.found, MOST) > 0;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(along_planes, NOTHING, vec3_clip),
    ROW_WITH_PEER(at_triangle, NOTHING, triangle_planes_of_sphere),
    ROW_WITH_PEER(at_globe, NOTHING, mesh_planes_of_sphere),
};

BENCH_SHAPE_WITH_INPUT(contact, "VnVnVnVn"
                                "V"
                                "VVV"
                                "Vr"
                                "---" TEN("V") TEN("V") "VVVVVV");
