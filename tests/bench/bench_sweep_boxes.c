/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box, half as large as that of the next query and with min at the start of the workload's segment, that moves along the
 * segment at the workload's box; and the same on x and y. The peers are the usual way: the target grows by the size of the
 * mover, and the slab test finds the corner min.
 */
#include "casts.h"
#include "flat.h"
#include "peer_slabs.h"

static struct {
    graze_aabb box, mover;
    graze_vec3 motion;
    graze_rect rect, flat_mover;
    graze_vec2 flat_motion;
} item;

static graze_vec3 minus(graze_vec3 a, graze_vec3 b)
{
    return vec3(a.x - b.x, a.y - b.y, a.z - b.z);
}

static graze_vec3 plus(graze_vec3 a, graze_vec3 b)
{
    return vec3(a.x + b.x, a.y + b.y, a.z + b.z);
}

static graze_rect flat_box(const graze_aabb *box)
{
    graze_rect rect;
    rect.min = flat(box->min);
    rect.max = flat(box->max);
    return rect;
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale), next = query_of((number + 1) % QUERIES, scale);
    const graze_aabb *other = &next.box;
    item.box = q.box;
    item.mover.min = q.segment.a;
    item.mover.max = plus(q.segment.a, vec3(other->max.x / 2 - other->min.x / 2,
                                            other->max.y / 2 - other->min.y / 2,
                                            other->max.z / 2 - other->min.z / 2));
    item.motion = minus(q.segment.b, q.segment.a);
    item.rect = flat_box(&item.box);
    item.flat_mover = flat_box(&item.mover);
    item.flat_motion = flat(item.motion);
}

/* ---- The peers ---- */

static graze_scalar moved(graze_scalar start, graze_scalar run, graze_scalar t)
{
    return start + peer_mul(run, t);
}

static graze_result peer_aabb_aabbcast(const graze_aabb *box, const graze_aabb *mover,
                                       graze_vec3 motion, graze_sweep_hit *hit)
{
    graze_aabb grown;
    slabs s;
    grown.min = minus(box->min, minus(mover->max, mover->min));
    grown.max = box->max;
    if (!all_slabs(&s, &grown, &mover->min, &motion, GRAZE_ONE))
        return GRAZE_MISS;
    hit->center =
        vec3(moved(mover->min.x, motion.x, s.enter), moved(mover->min.y, motion.y, s.enter),
             moved(mover->min.z, motion.z, s.enter));
    hit->normal = s.normal;
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

static graze_result peer_rect_rectcast(const graze_rect *rect, const graze_rect *mover,
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
    hit->center = graze_vec2_of(moved(mover->min.x, motion.x, s.enter),
                                moved(mover->min.y, motion.y, s.enter));
    hit->normal = flat(s.normal);
    hit->fraction = s.enter;
    return GRAZE_HIT;
}

/* ---- Calls ---- */

typedef graze_result moves_at_box(const graze_aabb *, const graze_aabb *, graze_vec3,
                                  graze_sweep_hit *);
typedef graze_result moves_at_rect(const graze_rect *, const graze_rect *, graze_vec2,
                                   graze_sweep_hit2 *);

static bool at_box(any_routine *routine)
{
    return ((moves_at_box *)routine)(&item.box, &item.mover, item.motion, &made.sweep_hit) !=
           GRAZE_MISS;
}

static bool at_rect(any_routine *routine)
{
    return ((moves_at_rect *)routine)(&item.rect, &item.flat_mover, item.flat_motion,
                                      &made.sweep_hit2) != GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_box, POINT3, aabb_aabbcast),
    ROW_WITH_PEER(at_rect, POINT2, rect_rectcast),
};

BENCH_SHAPE_WITH_INPUT(sweep_boxes, "BBVbbP");
