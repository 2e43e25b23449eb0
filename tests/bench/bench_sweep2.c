/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A circle about the workload's segment, on x and y, that moves at a wall across the workload's box, at a capsule around the
 * wall, at a circle, and at the box. The peers are the usual ways. The wall moves towards the circle by the radius, along its unit
 * normal; a quotient finds where the center crosses it, and beside the ends the first root of a quadratic for the circle around
 * each. A capsule is a wall, and a circle an end, with the sum of the radii. The box is larger by the radius, and where the
 * center meets that beyond a corner, the circle around the corner decides. They do not test the place.
 */
#include "casts.h"
#include "flat.h"
#include "peer_sweep2_targets.h"

static struct {
    graze_segment2 wall;
    graze_circle circle;
    graze_vec2 motion;
    graze_circle target;
    graze_capsule2 capsule;
    graze_rect rect;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.wall.a = flat(q.box.min);
    item.wall.b = flat(q.box.max);
    item.circle.center = flat(q.segment.a);
    item.circle.radius = q.box.max.x / 8 - q.box.min.x / 8;
    item.motion = minus2(flat(q.segment.b), flat(q.segment.a));
    item.target.center = item.wall.a;
    item.target.radius = item.circle.radius * 2;
    item.capsule.core = item.wall;
    item.capsule.radius = item.circle.radius;
    item.rect.min = item.wall.a;
    item.rect.max = item.wall.b;
}

/* ---- Calls ---- */

typedef graze_result moves_at_wall(const graze_segment2 *, const graze_circle *, graze_vec2,
                                   graze_sweep_hit2 *);

static bool at_wall(any_routine *routine)
{
    return ((moves_at_wall *)routine)(&item.wall, &item.circle, item.motion, &made.sweep_hit2) !=
           GRAZE_MISS;
}

typedef graze_result moves_at_circle(const graze_circle *, const graze_circle *, graze_vec2,
                                     graze_sweep_hit2 *);

static bool at_circle(any_routine *routine)
{
    return ((moves_at_circle *)routine)(&item.target, &item.circle, item.motion,
                                        &made.sweep_hit2) != GRAZE_MISS;
}

typedef graze_result moves_at_capsule(const graze_capsule2 *, const graze_circle *, graze_vec2,
                                      graze_sweep_hit2 *);

static bool at_capsule(any_routine *routine)
{
    return ((moves_at_capsule *)routine)(&item.capsule, &item.circle, item.motion,
                                         &made.sweep_hit2) != GRAZE_MISS;
}

typedef graze_result moves_at_rect(const graze_rect *, const graze_circle *, graze_vec2,
                                   graze_sweep_hit2 *);

static bool at_rect(any_routine *routine)
{
    return ((moves_at_rect *)routine)(&item.rect, &item.circle, item.motion, &made.sweep_hit2) !=
           GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_wall, POINT2, segment2_circlecast),
    ROW_WITH_PEER(at_circle, POINT2, circle_circlecast),
    ROW_WITH_PEER(at_capsule, POINT2, capsule2_circlecast),
    ROW_WITH_PEER(at_rect, POINT2, rect_circlecast),
};

/* A wall, a circle and a motion; a circle, a capsule and a rectangle. */
BENCH_SHAPE_WITH_INPUT(sweep2, "PPPrPPrPPrPP");
