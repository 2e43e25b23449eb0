/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere at the start of the workload's segment that moves along it, at the workload's box, rotated. The peer is the usual way: the
 * sphere and the motion in the frame of the box, there the peer of an axis-aligned box, and the hit back in the world.
 */
#include "casts.h"
#include "peer_sweep_box.h"
#include "rotated.h"

static struct {
    graze_obb box;
    graze_sphere sphere;
    graze_vec3 motion;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    graze_capsule other;
    prepare_rotated(&item.box, &other, &q.box, number);
    item.sphere.center = q.segment.a;
    item.sphere.radius = q.box.max.x / 8 - q.box.min.x / 8;
    item.motion = peer_minus(&q.segment.b, &q.segment.a);
}

/* ---- The peer ---- */

static graze_result peer_obb_spherecast(const graze_obb *box, const graze_sphere *sphere,
                                        graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_vec3 *half = &box->half, from = peer_minus(&sphere->center, &box->center);
    const graze_aabb local = {{-half->x, -half->y, -half->z}, *half};
    const graze_sphere mover = {turned(box, &from), sphere->radius};
    if (peer_aabb_spherecast(&local, &mover, turned(box, &motion), hit) == GRAZE_MISS)
        return GRAZE_MISS;
    const graze_vec3 point = peer_out_of_frame(box, &hit->point);
    hit->center = peer_point_at(&sphere->center, &motion, hit->fraction);
    hit->point = peer_plus(&box->center, &point);
    hit->normal = peer_out_of_frame(box, &hit->normal);
    return GRAZE_HIT;
}

/* ---- Calls ---- */

typedef graze_result moves_at_box(const graze_obb *, const graze_sphere *, graze_vec3,
                                  graze_sweep_hit *);

static bool at_box(any_routine *routine)
{
    return ((moves_at_box *)routine)(&item.box, &item.sphere, item.motion, &made.sweep_hit) !=
           GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_box, POINT3, obb_spherecast),
};

BENCH_SHAPE_WITH_INPUT(sweep_obb, "VAhVrV");
