/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves along the workload's segment, at a plane, and at a sphere and a capsule in the workload's box. The peers are
 * the usual way: the plane moves towards the sphere by the radius, and a quotient finds where the center crosses it; a round
 * target grows by the radius, and the first root of a quadratic is the place. They do not test the place.
 */
#include "casts.h"
#include "peer_sweep.h"

static struct {
    graze_plane plane;
    graze_sphere ball, mover;
    graze_capsule rod;
    graze_vec3 motion;
} item;

/* Half a box as a radius, and a quarter of that. */
static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 unit = {GRAZE_C(0.6), GRAZE_C(0.64), GRAZE_C(-0.48)};
    const graze_scalar half = q.box.max.x / 4 - q.box.min.x / 4 + q.box.max.y / 4 - q.box.min.y / 4;
    item.plane.point = q.box.min;
    item.plane.normal = unit;
    item.ball.center = graze_vec3_lerp(q.box.min, q.box.max, GRAZE_FRACTION_ONE / 2);
    item.ball.radius = half;
    item.rod.core.a = q.box.min;
    item.rod.core.b = q.box.max;
    item.rod.radius = half / 2;
    item.mover.center = q.segment.a;
    item.mover.radius = half / 4;
    item.motion = peer_minus(&q.segment.b, &q.segment.a);
}

/* ---- Calls ---- */

typedef graze_result moves_at(const void *, const graze_sphere *, graze_vec3, graze_sweep_hit *);

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
    ROW_WITH_PEER(at_plane, POINT3, plane_spherecast),
    ROW_WITH_PEER(at_ball, POINT3, sphere_spherecast),
    ROW_WITH_PEER(at_rod, POINT3, capsule_spherecast),
};

BENCH_SHAPE_WITH_INPUT(sweep, "VnVrVrVVrV");
