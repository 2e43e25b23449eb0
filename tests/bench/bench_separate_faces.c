/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres that move out of a globe of 48 faces, to the outside. The peer is the usual way: eight times at most, it moves the sphere straight
 * away from the nearest point of each face that it overlaps.
 */
#include "globe.h"
#include "casts.h"
#include "peer_face_rest.h"
#include "peer_moves.h"

static struct {
    graze_mesh mesh;
    graze_vec3 vertices[GLOBE_VERTICES];
    graze_sphere mover;
    graze_vec3 before;
} item;

/* Around a vertex, or between two, and in front of the globe before: every second center is inside of the globe. */
static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const unsigned at = number % GLOBE_VERTICES;
    const unsigned next = (at + number / GLOBE_VERTICES % 3) % GLOBE_VERTICES;
    item.mesh = globe_in(&q.box, item.vertices);
    const graze_vec3 middle = graze_vec3_lerp(q.box.min, q.box.max, GRAZE_FRACTION_ONE / 2);
    const graze_vec3 on =
        graze_vec3_lerp(item.vertices[at], item.vertices[next], GRAZE_FRACTION_ONE / 2);
    const graze_vec3 way = graze_vec3_sub(on, middle);
    const graze_vec3 part = {way.x / 8, way.y / 8, way.z / 8};
    item.mover.radius = (q.box.max.x - q.box.min.x) / 8 + GRAZE_ONE;
    item.mover.center = number % 2 == 0 ? graze_vec3_sub(on, part) : graze_vec3_add(on, part);
    item.before = graze_vec3_add(on, way);
}

typedef graze_vec3 peer_place;

/* Whether the face moves the sphere. */
static bool peer_push(const peer_face *f, graze_scalar radius, peer_place *center,
                      graze_vec3 *normal)
{
    const graze_vec3 nearest = peer_nearest_of_triangle(f, center);
    const graze_vec3 way = peer_minus(center, &nearest);
    graze_vec3 by;
    if (peer_away(&way, radius, &by, normal) != GRAZE_MOVED)
        return false;
    *center = peer_plus(center, &by);
    return true;
}

#include "peer_mesh_moves.h"

static graze_separation peer_mesh_separate_sphere(const graze_mesh *m, const graze_sphere *mover,
                                                  const graze_vec3 *before, graze_vec3 *move,
                                                  graze_vec3 *normal)
{
    graze_vec3 center = mover->center;
    (void)before;
    const bool is_moved = peer_push_out(m, mover->radius, &center, normal);
    *move = peer_minus(&center, &mover->center);
    return is_moved ? GRAZE_MOVED : GRAZE_FREE;
}

typedef graze_separation out_of_mesh(const void *target, const void *mover,
                                     const graze_vec3 *before, graze_vec3 *move,
                                     graze_vec3 *normal);

static bool mesh_and_sphere(any_routine *routine)
{
    return ((out_of_mesh *)routine)(&item.mesh, &item.mover, &item.before, &made.corners[0],
                                    &made.corners[1]) == GRAZE_MOVED;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(mesh_and_sphere, NOTHING, mesh_separate_sphere),
};

BENCH_SHAPE_WITH_INPUT(separate_faces, "---" TEN("V") TEN("V") "VVVVVVVrV");
