/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The usual ways of a box that moves at a box, and of a rectangle: see bench_sweep_boxes.c. */
#ifndef GRAZE_TESTS_BENCH_PEER_SWEEP_BOXES_H
#define GRAZE_TESTS_BENCH_PEER_SWEEP_BOXES_H

#include "flat.h"
#include "peer_slabs.h"

static inline graze_vec3 minus(graze_vec3 a, graze_vec3 b)
{
    return vec3(a.x - b.x, a.y - b.y, a.z - b.z);
}

static inline graze_vec3 plus(graze_vec3 a, graze_vec3 b)
{
    return vec3(a.x + b.x, a.y + b.y, a.z + b.z);
}

static inline graze_scalar moved_on(graze_scalar start, graze_scalar run, graze_scalar t)
{
    return start + peer_mul(run, t);
}

static inline graze_result peer_aabb_aabbcast(const graze_aabb *box, const graze_aabb *mover,
                                              graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_aabb grown;
    slabs s;
    grown.min = minus(box->min, minus(mover->max, mover->min));
    grown.max = box->max;
    if (!all_slabs(&s, &grown, &mover->min, &motion, GRAZE_ONE))
        return GRAZE_MISS;
    hit->center =
        vec3(moved_on(mover->min.x, motion.x, s.enter), moved_on(mover->min.y, motion.y, s.enter),
             moved_on(mover->min.z, motion.z, s.enter));
    hit->normal = s.normal;
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

static inline graze_result peer_rect_rectcast(const graze_rect *rect, const graze_rect *mover,
                                              graze_vec2 motion, graze_sweep_hit2 *hit)
{
    slabs s;
    s.enter = 0;
    s.leave = GRAZE_ONE;
    s.normal = vec3(0, 0, 0);
    if (!slab(&s, rect->min.x - (mover->max.x - mover->min.x), rect->max.x, mover->min.x, motion.x,
              vec3(against(motion.x), 0, 0)) ||
        !slab(&s, rect->min.y - (mover->max.y - mover->min.y), rect->max.y, mover->min.y, motion.y,
              vec3(0, against(motion.y), 0)) ||
        s.enter > s.leave)
        return GRAZE_MISS;
    hit->center = graze_vec2_of(moved_on(mover->min.x, motion.x, s.enter),
                                moved_on(mover->min.y, motion.y, s.enter));
    hit->normal = flat(s.normal);
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

#endif
