/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere at the start of the workload's segment that moves along it, at the workload's box. The peer is in
 * peer_sweep_box.h.
 */
#include "casts.h"
#include "peer_sweep_box.h"

static struct {
    graze_aabb box;
    graze_sphere sphere;
    graze_vec3 motion;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.box = q.box;
    item.sphere.center = q.segment.a;
    item.sphere.radius = q.box.max.x / 8 - q.box.min.x / 8;
    item.motion = peer_minus(&q.segment.b, &q.segment.a);
}

/* ---- Calls ---- */

typedef graze_result moves_at_box(const graze_aabb *, const graze_sphere *, graze_vec3,
                                  graze_sweep_hit *);

static bool at_box(any_routine *routine)
{
    return ((moves_at_box *)routine)(&item.box, &item.sphere, item.motion, &made.sweep_hit) !=
           GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_box, POINT3, aabb_spherecast),
};

BENCH_SHAPE_WITH_INPUT(sweep_box, "BVrV");
