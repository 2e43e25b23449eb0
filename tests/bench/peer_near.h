/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Whether the box of a shape overlaps the box of a line, or of a shape that moves: for peers of the nearest of many. */
#ifndef GRAZE_TESTS_BENCH_PEER_NEAR_H
#define GRAZE_TESTS_BENCH_PEER_NEAR_H

#include "bench.h"

typedef struct {
    const graze_vec3 *start, *dir;
    graze_scalar limit;
    graze_vec3 low, high; /* the box of the line up to the limit */
} peer_line;

static inline bool peer_aabb_is_near(const peer_line *l, const graze_aabb *box)
{
    return box->max.x >= l->low.x && box->min.x <= l->high.x && box->max.y >= l->low.y &&
           box->min.y <= l->high.y && box->max.z >= l->low.z && box->min.z <= l->high.z;
}

static inline bool peer_ball_is_near(const peer_line *l, const graze_vec3 *center,
                                     graze_scalar radius)
{
    return center->x + radius >= l->low.x && center->x - radius <= l->high.x &&
           center->y + radius >= l->low.y && center->y - radius <= l->high.y &&
           center->z + radius >= l->low.z && center->z - radius <= l->high.z;
}

static inline bool peer_sphere_is_near(const peer_line *l, const graze_sphere *sphere)
{
    return peer_ball_is_near(l, &sphere->center, sphere->radius);
}

static inline bool peer_core_is_near_on(graze_scalar a, graze_scalar b, graze_scalar radius,
                                        graze_scalar low, graze_scalar high)
{
    return (a < b ? b : a) + radius >= low && (a < b ? a : b) - radius <= high;
}

static inline bool peer_core_is_near(const peer_line *l, const graze_segment *core,
                                     graze_scalar radius)
{
    return peer_core_is_near_on(core->a.x, core->b.x, radius, l->low.x, l->high.x) &&
           peer_core_is_near_on(core->a.y, core->b.y, radius, l->low.y, l->high.y) &&
           peer_core_is_near_on(core->a.z, core->b.z, radius, l->low.z, l->high.z);
}

static inline bool peer_capsule_is_near(const peer_line *l, const graze_capsule *capsule)
{
    return peer_core_is_near(l, &capsule->core, capsule->radius);
}

#endif
