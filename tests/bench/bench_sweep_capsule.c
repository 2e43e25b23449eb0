/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A capsule that moves along the workload's segment, at a plane, a sphere and a capsule in the workload's box. The peers are the
 * usual way: at a plane the end that is nearest is a sphere that moves; a sphere moves backwards at the capsule; and two capsules
 * come nearer by steps of the distance that they still have. They do not test the place.
 */
#include "casts.h"
#include "peer_sweep.h"

static struct {
    graze_plane plane;
    graze_sphere ball;
    graze_capsule mover, rod;
    graze_vec3 motion;
} item;

/* The core is as long as the box, and the radius an eighth of it. */
static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 unit = {GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)};
    const graze_vec3 diagonal = peer_minus(&q.box.max, &q.box.min);
    const graze_scalar half = q.box.max.x / 4 - q.box.min.x / 4 + q.box.max.y / 4 - q.box.min.y / 4;
    item.plane.point = q.box.min;
    item.plane.normal = unit;
    item.ball.center = graze_vec3_lerp(q.box.min, q.box.max, GRAZE_FRACTION_ONE / 2);
    item.ball.radius = half / 2;
    item.rod.core = (graze_segment){q.box.min, q.box.max};
    item.rod.radius = half / 4;
    item.mover.core.a = q.segment.a;
    item.mover.core.b = graze_vec3_add(q.segment.a, diagonal);
    item.mover.radius = half / 4;
    item.motion = peer_minus(&q.segment.b, &q.segment.a);
}

/* ---- The peers ---- */

static graze_scalar peer_height(const graze_plane *plane, const graze_vec3 *place)
{
    const graze_vec3 way = peer_minus(place, &plane->point);
    return peer_sum(peer_dot_wide(&plane->normal, &way));
}

/* Its normal has unit length. */
static graze_result peer_plane_capsulecast(const graze_plane *plane, const graze_capsule *capsule,
                                           graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_scalar a = peer_height(plane, &capsule->core.a);
    const graze_scalar b = peer_height(plane, &capsule->core.b);
    if ((a < 0) != (b < 0))
        return GRAZE_INSIDE;
    const bool is_second = a < 0 ? b > a : b < a;
    const graze_sphere end = {is_second ? capsule->core.b : capsule->core.a, capsule->radius};
    if (peer_plane_spherecast(plane, &end, motion, hit) == GRAZE_MISS)
        return GRAZE_MISS;
    hit->center = peer_point_at(&capsule->core.a, &motion, hit->fraction);
    return GRAZE_HIT;
}

static graze_result peer_sphere_capsulecast(const graze_sphere *target,
                                            const graze_capsule *capsule, graze_vec3 motion,
                                            graze_sweep_hit *hit)
{
    const graze_vec3 back = {-motion.x, -motion.y, -motion.z};
    if (peer_capsule_spherecast(capsule, target, back, hit) == GRAZE_MISS)
        return GRAZE_MISS;
    hit->center = peer_point_at(&capsule->core.a, &motion, hit->fraction);
    hit->normal = graze_vec3_of(-hit->normal.x, -hit->normal.y, -hit->normal.z);
    hit->point = peer_point_at(&target->center, &hit->normal, target->radius);
    return GRAZE_HIT;
}

/* At most as many steps as a solver of contacts takes, until a hundredth of a unit is left. */
enum { PEER_STEPS = 20 };

static graze_result peer_capsule_capsulecast(const graze_capsule *target,
                                             const graze_capsule *capsule, graze_vec3 motion,
                                             graze_sweep_hit *hit)
{
    const graze_scalar sum = target->radius + capsule->radius;
    graze_scalar t = 0;
    for (int i = 0; i < PEER_STEPS; i++) {
        const graze_segment core = {peer_point_at(&capsule->core.a, &motion, t),
                                    peer_point_at(&capsule->core.b, &motion, t)};
        graze_vec3 on, near_it;
        graze_segment_closest_points(&target->core, &core, &on, &near_it);
        const graze_vec3 way = peer_minus(&near_it, &on);
        const graze_scalar apart = graze_vec3_length(way);
        hit->center = core.a;
        hit->point = on;
        hit->normal = graze_vec3_normalize(way);
        if (apart - sum < GRAZE_C(0.01))
            return peer_finds(hit, capsule->radius, t);
        const graze_scalar speed = -peer_sum(peer_dot_wide(&hit->normal, &motion));
        graze_scalar step;
        if (speed <= 0 || !peer_quotient_within(apart - sum, speed, GRAZE_ONE - t, &step))
            return GRAZE_MISS;
        t += step;
    }
    return GRAZE_MISS;
}

/* ---- Calls ---- */

typedef graze_result moves_at(const void *, const graze_capsule *, graze_vec3, graze_sweep_hit *);

static bool call_sweep(any_routine *routine, const void *target)
{
    return ((moves_at *)routine)(target, &item.mover, item.motion, &made.sweep_hit) != GRAZE_MISS;
}

static bool at_plane(any_routine *routine)
{
    return call_sweep(routine, &item.plane);
}

static bool at_ball(any_routine *routine)
{
    return call_sweep(routine, &item.ball);
}

static bool at_rod(any_routine *routine)
{
    return call_sweep(routine, &item.rod);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_plane, POINT3, plane_capsulecast),
    ROW_WITH_PEER(at_ball, POINT3, sphere_capsulecast),
    ROW_WITH_PEER(at_rod, POINT3, capsule_capsulecast),
};

BENCH_SHAPE_WITH_INPUT(sweep_capsule, "VnVrVVrVVrV");
