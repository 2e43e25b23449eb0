/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves along the workload's segment, at a plane, and at a sphere and a capsule in the workload's box. The peers are
 * the usual way: the plane moves towards the sphere by the radius, and a quotient finds where the center crosses it; a round
 * target grows by the radius, and the first root of a quadratic is the place. They do not test the place.
 */
#include "casts.h"
#include "peer_capsule.h"

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

/* ---- The peers ---- */

static graze_result peer_finds(graze_sweep_hit *hit, graze_scalar radius, graze_scalar t)
{
    hit->point = peer_point_at(&hit->center, &hit->normal, -radius);
    hit->fraction = t;
    hit->feature = GRAZE_FEATURE_FACE;
    hit->index = 0;
    return GRAZE_HIT;
}

/* Its normal has unit length. */
static graze_result peer_plane_spherecast(const graze_plane *plane, const graze_sphere *sphere,
                                          graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_vec3 way = peer_minus(&sphere->center, &plane->point);
    graze_scalar height = peer_sum(peer_dot_wide(&plane->normal, &way));
    graze_scalar speed = peer_sum(peer_dot_wide(&plane->normal, &motion)), t;
    graze_vec3 normal = plane->normal;
    if (height < 0) {
        normal = graze_vec3_of(-normal.x, -normal.y, -normal.z);
        height = -height;
        speed = -speed;
    }
    if (speed >= 0 || !peer_quotient_within(height - sphere->radius, -speed, GRAZE_ONE, &t))
        return GRAZE_MISS;
    hit->center = peer_point_at(&sphere->center, &motion, t);
    hit->normal = normal;
    return peer_finds(hit, sphere->radius, t);
}

static graze_result peer_sphere_spherecast(const graze_sphere *target, const graze_sphere *sphere,
                                           graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_sphere around = {target->center, target->radius + sphere->radius};
    const peer_quadratic q = quadratic_of(&around, &sphere->center, &motion);
    graze_scalar t;
    if (!peer_enters(&q, GRAZE_ONE, &t))
        return GRAZE_MISS;
    peer_locate(&around, &sphere->center, &motion, t, &hit->center, &hit->normal);
    return peer_finds(hit, sphere->radius, t);
}

static graze_result peer_capsule_spherecast(const graze_capsule *target, const graze_sphere *sphere,
                                            graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_capsule around = {target->core, target->radius + sphere->radius};
    const peer_cores c = peer_cores_of(&target->core, &sphere->center, &motion);
    graze_scalar t;
    if (!peer_enters_capsule(&c, &around, &sphere->center, GRAZE_ONE, &t))
        return GRAZE_MISS;
    peer_locate_on_capsule(&around, &c, &sphere->center, t, &hit->center, &hit->normal);
    return peer_finds(hit, sphere->radius, t);
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
