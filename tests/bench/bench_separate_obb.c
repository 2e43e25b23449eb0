/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres and capsules that overlap a rotated box with unit axes, and move out of it. The peers are the usual way: the start and
 * the way in the frame of the box, the way between the box and the center, or the place of the core that two steps of nearest
 * points find, and that way back in the world. A core in the box has no such way, and the peers report that there is no place.
 */
#include "casts.h"
#include "peer_moves.h"
#include "peer_obb.h"

static struct {
    graze_obb box;
    graze_capsule mover;
    graze_sphere ball;
} item;

static graze_vec3 out_of_frame(const graze_obb *box, graze_scalar x, graze_scalar y, graze_scalar z)
{
    const graze_vec3 *a = box->axis;
    return graze_vec3_add(graze_vec3_scale(a[0], x),
                          graze_vec3_add(graze_vec3_scale(a[1], y), graze_vec3_scale(a[2], z)));
}

/* Of four movers three are above the upper face, by less than the radius, and one is in the box. */
static void prepare(unsigned number, int32_t scale)
{
    static const graze_vec3 rotation[3] = {{GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)},
                                           {GRAZE_C(0.8), GRAZE_C(-0.48), GRAZE_C(0.36)},
                                           {GRAZE_C(0), GRAZE_C(-0.6), GRAZE_C(-0.8)}};
    const query q = query_of(number, scale);
    const graze_vec3 *min = &q.box.min, *max = &q.box.max;
    item.box.half = vec3((max->x - min->x) / 2, (max->y - min->y) / 2, (max->z - min->z) / 2);
    item.box.center =
        vec3(min->x + item.box.half.x, min->y + item.box.half.y, min->z + item.box.half.z);
    for (int i = 0; i < 3; i++)
        item.box.axis[i] = rotation[i];
    const graze_vec3 *half = &item.box.half;
    const graze_scalar up = number % 4 == 0 ? half->z - half->z / 4 : half->z + half->z / 8;
    item.ball.radius = item.mover.radius = half->z / 3 + GRAZE_ONE / 4;
    item.mover.core.a =
        graze_vec3_add(item.box.center, out_of_frame(&item.box, half->x, half->y / 2, up));
    item.mover.core.b =
        graze_vec3_add(item.box.center, out_of_frame(&item.box, 0, -half->y, up + half->z / 8));
    item.ball.center = item.mover.core.a;
}

/* ---- Peers ---- */

static graze_vec3 peer_in_halves(const graze_vec3 *half, const graze_vec3 *p)
{
    const graze_vec3 q = {peer_clamp(p->x, -half->x, half->x), peer_clamp(p->y, -half->y, half->y),
                          peer_clamp(p->z, -half->z, half->z)};
    return q;
}

/* The way out of the frame of the box. */
static graze_separation peer_away_from(const graze_obb *box, const graze_vec3 *way,
                                       graze_scalar radius, graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 by, up;
    const graze_separation result = peer_away(way, radius, &by, &up);
    if (result != GRAZE_MOVED)
        return result;
    const graze_vec3 *a = box->axis;
    move->x = peer_mul(a[0].x, by.x) + peer_mul(a[1].x, by.y) + peer_mul(a[2].x, by.z);
    move->y = peer_mul(a[0].y, by.x) + peer_mul(a[1].y, by.y) + peer_mul(a[2].y, by.z);
    move->z = peer_mul(a[0].z, by.x) + peer_mul(a[1].z, by.y) + peer_mul(a[2].z, by.z);
    normal->x = peer_mul(a[0].x, up.x) + peer_mul(a[1].x, up.y) + peer_mul(a[2].x, up.z);
    normal->y = peer_mul(a[0].y, up.x) + peer_mul(a[1].y, up.y) + peer_mul(a[2].y, up.z);
    normal->z = peer_mul(a[0].z, up.x) + peer_mul(a[1].z, up.y) + peer_mul(a[2].z, up.z);
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
    const graze_vec3 a = peer_minus(&mover->core.a, &target->center),
                     b = peer_minus(&mover->core.b, &target->center);
    const graze_segment core = {turned(target, &a), turned(target, &b)};
    graze_vec3 on_box = {0, 0, 0}, way = {0, 0, 0};
    for (int i = 0; i < 2; i++) {
        const graze_vec3 back = peer_way_to_point(&core, &on_box);
        const graze_vec3 on_core = peer_minus(&on_box, &back);
        on_box = peer_in_halves(&target->half, &on_core);
        way = peer_minus(&on_core, &on_box);
    }
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
