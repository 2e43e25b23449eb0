/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules that move out of a face of a globe, and out of the globe of 48 faces, to the outside. The peer is the usual way: two steps
 * of nearest points find a place of the core, which moves straight away from the nearest point of the face; out of the globe, as often
 * as a face moves it, eight times at most. A core that meets the face is not moved. The peers do not check the place.
 */
#include "globe.h"
#include "casts.h"
#include "peer_face_rest.h"
#include "peer_moves.h"

static struct {
    graze_mesh mesh;
    graze_vec3 vertices[GLOBE_VERTICES];
    graze_capsule mover;
    graze_vec3 before;
    graze_triangle face;
} item;

static graze_vec3 part_of(const graze_vec3 *way, graze_scalar parts)
{
    const graze_vec3 part = {way->x / parts, way->y / parts, way->z / parts};
    return part;
}

/* From a place above the face, or below it every fourth time, to one above a corner. */
static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.mesh = globe_in(&q.box, item.vertices);
    const uint16_t *corners = &globe_corners[3 * (number % GLOBE_FACES)];
    item.face.a = item.vertices[corners[0]];
    item.face.b = item.vertices[corners[1]];
    item.face.c = item.vertices[corners[2]];
    const graze_vec3 on_edge = graze_vec3_lerp(item.face.a, item.face.b, GRAZE_FRACTION_ONE / 2);
    const graze_vec3 on = graze_vec3_lerp(on_edge, item.face.c, GRAZE_FRACTION_ONE / 4);
    const graze_vec3 middle = graze_vec3_lerp(q.box.min, q.box.max, GRAZE_FRACTION_ONE / 2);
    const graze_vec3 way = graze_vec3_sub(on, middle), up = part_of(&way, 16),
                     high = part_of(&way, 4);
    item.mover.radius = (q.box.max.x - q.box.min.x) / 8 + GRAZE_ONE;
    item.mover.core.a = number % 4 == 0 ? graze_vec3_sub(on, up) : graze_vec3_add(on, up);
    item.mover.core.b = graze_vec3_add(number % 3 == 0 ? item.face.a : on, high);
    item.before = graze_vec3_add(on, way);
}

static graze_vec3 peer_on_core(const graze_segment *core, const graze_vec3 *point)
{
    const graze_vec3 u = peer_minus(&core->b, &core->a), gap = peer_minus(point, &core->a);
    return peer_point_at(&core->a, &u,
                         peer_held(peer_area_of(&u, &gap), peer_area_of(&u, &u), GRAZE_ONE));
}

typedef graze_segment peer_place;

/* Whether the face moves the core. */
static bool peer_push(const peer_face *f, graze_scalar radius, peer_place *core, graze_vec3 *normal)
{
    graze_vec3 on_face = f->corner, on_core = core->a, by;
    for (int i = 0; i < 2; i++) {
        on_core = peer_on_core(core, &on_face);
        on_face = peer_nearest_of_triangle(f, &on_core);
    }
    const graze_vec3 way = peer_minus(&on_core, &on_face);
    if (peer_away(&way, radius, &by, normal) != GRAZE_MOVED)
        return false;
    core->a = peer_plus(&core->a, &by);
    core->b = peer_plus(&core->b, &by);
    return true;
}

#include "peer_mesh_moves.h"

static graze_separation peer_triangle_separate_capsule(const graze_triangle *t,
                                                       const graze_capsule *mover,
                                                       const graze_vec3 *before, graze_vec3 *move,
                                                       graze_vec3 *normal)
{
    const peer_face f = {t->a, peer_minus(&t->b, &t->a), peer_minus(&t->c, &t->a)};
    graze_segment core = mover->core;
    (void)before;
    if (!peer_push(&f, mover->radius, &core, normal))
        return GRAZE_FREE;
    *move = peer_minus(&core.a, &mover->core.a);
    return GRAZE_MOVED;
}

static graze_separation peer_mesh_separate_capsule(const graze_mesh *m, const graze_capsule *mover,
                                                   const graze_vec3 *before, graze_vec3 *move,
                                                   graze_vec3 *normal)
{
    graze_segment core = mover->core;
    (void)before;
    const bool is_moved = peer_push_out(m, mover->radius, &core, normal);
    *move = peer_minus(&core.a, &mover->core.a);
    return is_moved ? GRAZE_MOVED : GRAZE_FREE;
}

typedef graze_separation out_of(const void *target, const void *mover, const graze_vec3 *before,
                                graze_vec3 *move, graze_vec3 *normal);

static bool moved(any_routine *routine, const void *target)
{
    return ((out_of *)routine)(target, &item.mover, &item.before, &made.corners[0],
                               &made.corners[1]) == GRAZE_MOVED;
}

static bool triangle_and_capsule(any_routine *routine)
{
    return moved(routine, &item.face);
}

static bool mesh_and_capsule(any_routine *routine)
{
    return moved(routine, &item.mesh);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(triangle_and_capsule, NOTHING, triangle_separate_capsule),
    ROW_WITH_PEER(mesh_and_capsule, NOTHING, mesh_separate_capsule),
};

/* A mesh, a capsule, a place before, and a triangle. */
BENCH_SHAPE_WITH_INPUT(separate_cores, "---" TEN("V") TEN("V") "VVVVVVVVrVVVV");
