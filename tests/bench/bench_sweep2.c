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
#include "peer_sweep2.h"

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

/* ---- The peer ---- */

static graze_vec2 unit_left(graze_vec2 v)
{
    const peer_inverse inverse = peer_invert(peer_root_of(dot2_wide(v, v)));
    return graze_vec2_of(peer_times(-v.y, inverse), peer_times(v.x, inverse));
}

static bool peer_meets_side(const graze_segment2 *wall, const graze_circle *circle,
                            graze_vec2 motion, graze_sweep_hit2 *hit)
{
    const graze_vec2 u = minus2(wall->b, wall->a), gap = minus2(circle->center, wall->a);
    graze_vec2 normal = unit_left(u);
    graze_scalar height = peer_sum(dot2_wide(normal, gap));
    graze_scalar speed = peer_sum(dot2_wide(normal, motion)), t;
    if (height < 0) {
        normal = graze_vec2_of(-normal.x, -normal.y);
        height = -height;
        speed = -speed;
    }
    if (speed >= 0 || !peer_quotient_within(height - circle->radius, -speed, GRAZE_ONE, &t))
        return false;
    hit->center = moved(circle->center, motion, t);
    hit->point = moved(hit->center, normal, -circle->radius);
    hit->normal = normal;
    hit->fraction = t;
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    const peer_products along = dot2_wide(u, minus2(hit->point, wall->a));
    return along >= 0 && along <= dot2_wide(u, u);
}

static graze_result peer_segment2_circlecast(const graze_segment2 *wall, const graze_circle *circle,
                                             graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_sweep_hit2 other;
    if (peer_meets_side(wall, circle, motion, hit))
        return GRAZE_HIT;
    const bool meets_a = peer_meets_corner(wall->a, circle, motion, hit);
    hit->index = 0;
    if (!peer_meets_corner(wall->b, circle, motion, &other))
        return meets_a ? GRAZE_HIT : GRAZE_MISS;
    if (!meets_a || other.fraction < hit->fraction) {
        *hit = other;
        hit->index = 1;
    }
    return GRAZE_HIT;
}

static graze_circle grown(const graze_circle *circle, graze_scalar radius)
{
    graze_circle sum;
    sum.center = circle->center;
    sum.radius = circle->radius + radius;
    return sum;
}

static graze_result peer_circle_circlecast(const graze_circle *target, const graze_circle *circle,
                                           graze_vec2 motion, graze_sweep_hit2 *hit)
{
    const graze_circle sum = grown(circle, target->radius);
    if (!peer_meets_corner(target->center, &sum, motion, hit))
        return GRAZE_MISS;
    hit->point = moved(target->center, hit->normal, target->radius);
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    return GRAZE_HIT;
}

static graze_result peer_capsule2_circlecast(const graze_capsule2 *capsule,
                                             const graze_circle *circle, graze_vec2 motion,
                                             graze_sweep_hit2 *hit)
{
    const graze_circle sum = grown(circle, capsule->radius);
    if (peer_segment2_circlecast(&capsule->core, &sum, motion, hit) == GRAZE_MISS)
        return GRAZE_MISS;
    hit->point = moved(hit->point, hit->normal, capsule->radius);
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    return GRAZE_HIT;
}

typedef struct {
    graze_scalar enter, leave;
    graze_vec2 normal;
} lane;

/* Cuts the motion to the part between two sides. */
static bool peer_cut(lane *l, graze_scalar low, graze_scalar high, graze_scalar start,
                     graze_scalar run, graze_vec2 normal)
{
    if (run == 0)
        return low <= start && start <= high;
    const peer_inverse inverse = peer_invert(run);
    const graze_scalar first = peer_times((run > 0 ? low : high) - start, inverse);
    const graze_scalar last = peer_times((run > 0 ? high : low) - start, inverse);
    if (first > l->enter) {
        l->enter = first;
        l->normal = normal;
    }
    l->leave = last < l->leave ? last : l->leave;
    return l->enter <= l->leave;
}

static graze_scalar between(graze_scalar low, graze_scalar high, graze_scalar c)
{
    return c < low ? low : c > high ? high : c;
}

static graze_result peer_rect_circlecast(const graze_rect *rect, const graze_circle *circle,
                                         graze_vec2 motion, graze_sweep_hit2 *hit)
{
    const graze_vec2 start = circle->center;
    const graze_scalar r = circle->radius;
    lane l = {0, GRAZE_ONE, {0, 0}};
    if (!peer_cut(&l, rect->min.x - r, rect->max.x + r, start.x, motion.x,
                  graze_vec2_of(motion.x > 0 ? -GRAZE_ONE : GRAZE_ONE, 0)) ||
        !peer_cut(&l, rect->min.y - r, rect->max.y + r, start.y, motion.y,
                  graze_vec2_of(0, motion.y > 0 ? -GRAZE_ONE : GRAZE_ONE)))
        return GRAZE_MISS;
    hit->center = moved(start, motion, l.enter);
    hit->point = graze_vec2_of(between(rect->min.x, rect->max.x, hit->center.x),
                               between(rect->min.y, rect->max.y, hit->center.y));
    if (hit->point.x != hit->center.x && hit->point.y != hit->center.y)
        return peer_meets_corner(hit->point, circle, motion, hit) ? GRAZE_HIT : GRAZE_MISS;
    hit->normal = l.normal;
    hit->fraction = l.enter;
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    return GRAZE_HIT;
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
