/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere that moves along the workload's segment, at a triangle and a parallelogram in the workload's box. The peer is the usual
 * way (Ericson, Real-Time Collision Detection, 5.5.6): the plane of the face, moved towards the sphere by the radius; where the
 * center crosses it beside the face, the capsules around the edges, of which the first counts. It does not test the place.
 */
#include "casts.h"
#include "peer_sweep_face.h"

static struct {
    graze_triangle triangle;
    graze_parallelogram parallelogram;
    graze_sphere sphere;
    graze_vec3 motion;
} item;

/* Three corners of the box. */
static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec3 *min = &q.box.min, *max = &q.box.max;
    item.triangle.a = *min;
    item.triangle.b = graze_vec3_of(max->x, max->y, min->z);
    item.triangle.c = graze_vec3_of(min->x, max->y, max->z);
    item.parallelogram.corner = item.triangle.a;
    item.parallelogram.u = peer_minus(&item.triangle.b, min);
    item.parallelogram.v = peer_minus(&item.triangle.c, min);
    item.sphere.center = q.segment.a;
    item.sphere.radius = max->x / 8 - min->x / 8;
    item.motion = peer_minus(&q.segment.b, &q.segment.a);
}

/* ---- Calls ---- */

typedef graze_result moves_at(const void *, const graze_sphere *, graze_vec3, graze_sweep_hit *);

static bool call_sweep(any_routine *routine, const void *target)
{
    return ((moves_at *)routine)(target, &item.sphere, item.motion, &made.sweep_hit) != GRAZE_MISS;
}

static bool at_triangle(any_routine *routine)
{
    return call_sweep(routine, &item.triangle);
}

static bool at_parallelogram(any_routine *routine)
{
    return call_sweep(routine, &item.parallelogram);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_triangle, POINT3, triangle_spherecast),
    ROW_WITH_PEER(at_parallelogram, POINT3, parallelogram_spherecast),
};

BENCH_SHAPE_WITH_INPUT(sweep_face, "VVVVVVVrV");
