/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres and capsules that overlap a plane, a capsule or the workload's box, and move out of it. The peers are the usual way:
 * the depth along the normal of a plane of unit length; the way between the nearest points of two cores; and for a box the way
 * between it and the place of the core that two steps of nearest points find. Cores that meet, and a core in the box, have no
 * such way, and the peers report that there is no place. They do not check the place.
 */
#include "casts.h"
#include "peer_moves.h"
#include "peer_ways.h"

static struct {
    graze_aabb box;
    graze_plane plane;
    graze_vec3 before;
    graze_capsule rod, mover, box_mover;
    graze_sphere ball, ball_mover, plane_ball;
} item;

/* The mean size of the box. */
static graze_scalar size_of(const graze_aabb *box)
{
    return ((box->max.x - box->min.x) / 4 + (box->max.y - box->min.y) / 4 +
            (box->max.z - box->min.z) / 4) /
           3 * 4;
}

static void shift(graze_segment *core, const graze_vec3 *by)
{
    core->a = graze_vec3_add(core->a, *by);
    core->b = graze_vec3_add(core->b, *by);
}

/* A capsule along the diagonal of the box, and one across it, beside it by less than the radii. */
static void prepare_rods(const query *q, graze_scalar size)
{
    const graze_vec3 by = {0, size / 4 + GRAZE_ONE / 8, size / 8};
    item.rod.core.a = q->box.min;
    item.rod.core.b = q->box.max;
    item.rod.radius = item.mover.radius = size / 3 + GRAZE_ONE / 4;
    item.mover.core.a.x = q->box.min.x;
    item.mover.core.a.y = q->box.max.y;
    item.mover.core.a.z = q->box.max.z / 2 + q->box.min.z / 2;
    item.mover.core.b.x = q->box.max.x;
    item.mover.core.b.y = q->box.min.y;
    item.mover.core.b.z = item.mover.core.a.z;
    shift(&item.mover.core, &by);
    item.ball.center = q->box.min;
    item.ball.radius = item.rod.radius + size;
    item.ball_mover.center =
        graze_vec3_lerp(item.mover.core.a, item.mover.core.b, GRAZE_FRACTION_ONE / 2);
    item.ball_mover.radius = item.rod.radius;
}

/* Of four capsules three are above the box, by less than the radius, and one is in it. */
static void prepare_box(const query *q, unsigned number, graze_scalar size)
{
    const graze_vec3 by = {size / 8, size / 4, number % 4 == 0 ? -size / 8 : size / 8};
    item.box = q->box;
    item.box_mover.radius = size / 3 + GRAZE_ONE / 4;
    item.box_mover.core.a = q->box.max;
    item.box_mover.core.b.x = q->box.min.x / 2 + q->box.max.x / 2;
    item.box_mover.core.b.y = q->box.min.y / 2 + q->box.max.y / 2;
    item.box_mover.core.b.z = q->box.max.z;
    shift(&item.box_mover.core, &by);
}

/* Through a place of the capsule's core. The mover was in front before. */
static void prepare_plane(const query *q)
{
    const graze_vec3 way = graze_vec3_sub(q->segment.b, q->segment.a);
    item.plane.normal = graze_vec3_normalize(way);
    item.plane.point =
        graze_vec3_lerp(item.mover.core.a, item.mover.core.b, GRAZE_FRACTION_ONE / 8 * 3);
    item.before = graze_vec3_add(item.plane.point, item.plane.normal);
    item.plane_ball.center = graze_vec3_add(
        item.plane.point, graze_vec3_scale(item.plane.normal, item.mover.radius / 2));
    item.plane_ball.radius = item.mover.radius;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_scalar size = size_of(&q.box);
    prepare_rods(&q, size);
    prepare_box(&q, number, size);
    prepare_plane(&q);
}

/* ---- Peers ---- */

static graze_separation peer_capsule_separate_capsule(const graze_capsule *target,
                                                      const graze_capsule *mover, graze_vec3 *move,
                                                      graze_vec3 *normal)
{
    graze_scalar place;
    const graze_vec3 way = peer_way_between(&target->core, &mover->core, &place);
    return peer_away(&way, target->radius + mover->radius, move, normal);
}

static graze_separation peer_capsule_separate_sphere(const graze_capsule *target,
                                                     const graze_sphere *mover, graze_vec3 *move,
                                                     graze_vec3 *normal)
{
    graze_scalar place;
    const graze_vec3 way = peer_way_from_core(&target->core, &mover->center, &place);
    return peer_away(&way, target->radius + mover->radius, move, normal);
}

static graze_separation peer_sphere_separate_capsule(const graze_sphere *target,
                                                     const graze_capsule *mover, graze_vec3 *move,
                                                     graze_vec3 *normal)
{
    graze_scalar place;
    const graze_vec3 back = peer_way_from_core(&mover->core, &target->center, &place);
    const graze_vec3 way = {-back.x, -back.y, -back.z};
    return peer_away(&way, target->radius + mover->radius, move, normal);
}

static graze_vec3 peer_in_box(const graze_aabb *box, const graze_vec3 *p)
{
    const graze_vec3 q = {peer_clamp(p->x, box->min.x, box->max.x),
                          peer_clamp(p->y, box->min.y, box->max.y),
                          peer_clamp(p->z, box->min.z, box->max.z)};
    return q;
}

static graze_separation peer_aabb_separate_capsule(const graze_aabb *target,
                                                   const graze_capsule *mover, graze_vec3 *move,
                                                   graze_vec3 *normal)
{
    graze_vec3 on_box = {peer_half(target->min.x) + peer_half(target->max.x),
                         peer_half(target->min.y) + peer_half(target->max.y),
                         peer_half(target->min.z) + peer_half(target->max.z)};
    graze_vec3 way;
    graze_scalar place;
    for (int i = 0; i < 2; i++) {
        const graze_vec3 back = peer_way_from_core(&mover->core, &on_box, &place);
        const graze_vec3 on_core = peer_minus(&on_box, &back);
        on_box = peer_in_box(target, &on_core);
        way = peer_minus(&on_core, &on_box);
    }
    return peer_away(&way, mover->radius, move, normal);
}

/* The lower end, above a plane of unit normal: to the front. */
static graze_separation peer_rise(const graze_plane *target, graze_scalar height,
                                  graze_scalar radius, graze_vec3 *move, graze_vec3 *normal)
{
    if (height >= radius)
        return GRAZE_FREE;
    *normal = target->normal;
    move->x = peer_mul(normal->x, radius - height);
    move->y = peer_mul(normal->y, radius - height);
    move->z = peer_mul(normal->z, radius - height);
    return GRAZE_MOVED;
}

static graze_scalar peer_height(const graze_plane *target, const graze_vec3 *point)
{
    const graze_vec3 way = peer_minus(point, &target->point);
    return peer_dot(&target->normal, &way);
}

static graze_separation peer_plane_separate_sphere(const graze_plane *target,
                                                   const graze_sphere *mover,
                                                   const graze_vec3 *before, graze_vec3 *move,
                                                   graze_vec3 *normal)
{
    (void)before;
    return peer_rise(target, peer_height(target, &mover->center), mover->radius, move, normal);
}

static graze_separation peer_plane_separate_capsule(const graze_plane *target,
                                                    const graze_capsule *mover,
                                                    const graze_vec3 *before, graze_vec3 *move,
                                                    graze_vec3 *normal)
{
    const graze_scalar a = peer_height(target, &mover->core.a),
                       b = peer_height(target, &mover->core.b);
    (void)before;
    return peer_rise(target, a < b ? a : b, mover->radius, move, normal);
}

/* ---- Calls: the move is the first of the corners that they make ---- */

typedef graze_separation out_of(const void *target, const void *mover, void *move, void *normal);
typedef graze_separation out_of_plane(const void *target, const void *mover, const void *before,
                                      void *move, void *normal);

static bool moved(any_routine *routine, const void *target, const void *mover)
{
    return ((out_of *)routine)(target, mover, &made.corners[0], &made.corners[1]) == GRAZE_MOVED;
}

static bool moved_to_front(any_routine *routine, const void *mover)
{
    return ((out_of_plane *)routine)(&item.plane, mover, &item.before, &made.corners[0],
                                     &made.corners[1]) == GRAZE_MOVED;
}

static bool plane_and_sphere(any_routine *routine)
{
    return moved_to_front(routine, &item.plane_ball);
}

static bool plane_and_capsule(any_routine *routine)
{
    return moved_to_front(routine, &item.mover);
}

static bool capsule_and_sphere(any_routine *routine)
{
    return moved(routine, &item.rod, &item.ball_mover);
}

static bool sphere_and_capsule(any_routine *routine)
{
    return moved(routine, &item.ball, &item.mover);
}

static bool capsules(any_routine *routine)
{
    return moved(routine, &item.rod, &item.mover);
}

static bool box_and_capsule(any_routine *routine)
{
    return moved(routine, &item.box, &item.box_mover);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(plane_and_sphere, NOTHING, plane_separate_sphere),
    ROW_WITH_PEER(plane_and_capsule, NOTHING, plane_separate_capsule),
    ROW_WITH_PEER(capsule_and_sphere, NOTHING, capsule_separate_sphere),
    ROW_WITH_PEER(sphere_and_capsule, NOTHING, sphere_separate_capsule),
    ROW_WITH_PEER(capsules, NOTHING, capsule_separate_capsule),
    ROW_WITH_PEER(box_and_capsule, NOTHING, aabb_separate_capsule),
};

/* A box, a plane and a place in front of it, three capsules and three spheres. */
BENCH_SHAPE_WITH_INPUT(separate_space, "BVnVVVrVVrVVrVrVrVr");
