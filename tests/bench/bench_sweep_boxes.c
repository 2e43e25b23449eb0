/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box, half as large as that of the next query and with min at the start of the workload's segment, that moves along the
 * segment at the workload's box; and the same on x and y. The peers are the usual way: the target grows by the size of the
 * mover, and the slab test finds the corner min.
 */
#include "casts.h"
#include "flat.h"
#include "peer_sweep_boxes.h"

static struct {
    graze_aabb box, mover;
    graze_vec3 motion;
    graze_rect rect, flat_mover;
    graze_vec2 flat_motion;
} item;

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
