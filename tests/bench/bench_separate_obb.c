/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres and capsules that overlap a rotated box with unit axes, and move out of it. The peers are the usual way: the start and
 * the way in the frame of the box, the way between the box and the center, or the place of the core that two steps of nearest
 * points find, and that way back in the world. A core in the box has no such way, and the peers report that there is no place.
 */
#include "casts.h"
#include "rotated.h"

static struct {
    graze_obb box;
    graze_capsule mover;
    graze_sphere ball;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    prepare_rotated(&item.box, &item.mover, &q.box, number);
    item.ball.radius = item.mover.radius;
    item.ball.center = item.mover.core.a;
}

/* ---- Peers ---- */

/* The way out of the frame of the box. */
static graze_separation peer_away_from(const graze_obb *box, const graze_vec3 *way,
                                       graze_scalar radius, graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 by, up;
    const graze_separation result = peer_away(way, radius, &by, &up);
    if (result != GRAZE_MOVED)
        return result;
    *move = peer_out_of_frame(box, &by);
    *normal = peer_out_of_frame(box, &up);
    return GRAZE_MOVED;
}

static graze_separation peer_obb_separate_sphere(const graze_obb *target, const graze_sphere *mover,
                                                 graze_vec3 *move, graze_vec3 *normal)
{
    const graze_vec3 off = peer_minus(&mover->center, &target->center);
    const graze_vec3 at = turned(target, &off), nearest = peer_in_halves(&target->half, &at);
    const graze_vec3 way = peer_minus(&at, &nearest);
    return peer_away_from(target, &way, mover->radius, move, normal);
}

static graze_separation peer_obb_separate_capsule(const graze_obb *target,
                                                  const graze_capsule *mover, graze_vec3 *move,
                                                  graze_vec3 *normal)
{
    graze_vec3 on_box;
    const graze_vec3 way = peer_way_to_core(target, &mover->core, &on_box);
    return peer_away_from(target, &way, mover->radius, move, normal);
}

/* ---- Calls: the move is the first of the corners that they make ---- */

typedef graze_separation out_of(const void *target, const void *mover, void *move, void *normal);

static bool moved(any_routine *routine, const void *mover)
{
    return ((out_of *)routine)(&item.box, mover, &made.corners[0], &made.corners[1]) == GRAZE_MOVED;
}

static bool out_with_sphere(any_routine *routine)
{
    return moved(routine, &item.ball);
}

static bool out_with_capsule(any_routine *routine)
{
    return moved(routine, &item.mover);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(out_with_sphere, NOTHING, obb_separate_sphere),
    ROW_WITH_PEER(out_with_capsule, NOTHING, obb_separate_capsule),
};

/* A box, a capsule and a sphere. */
BENCH_SHAPE_WITH_INPUT(separate_obb, "VAhVVrVr");
