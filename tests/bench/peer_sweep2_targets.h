/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The usual ways of a circle that moves at a wall, a circle, a capsule and a rectangle: see bench_sweep2.c. */
#ifndef GRAZE_TESTS_BENCH_PEER_SWEEP2_TARGETS_H
#define GRAZE_TESTS_BENCH_PEER_SWEEP2_TARGETS_H

#include "peer_sweep2.h"

static inline graze_vec2 unit_left(graze_vec2 v)
{
    const peer_inverse inverse = peer_invert(peer_root_of(dot2_wide(v, v)));
    return graze_vec2_of(peer_times(-v.y, inverse), peer_times(v.x, inverse));
}

static inline bool peer_meets_side(const graze_segment2 *wall, const graze_circle *circle,
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

static inline graze_result peer_segment2_circlecast(const graze_segment2 *wall,
                                                    const graze_circle *circle, graze_vec2 motion,
                                                    graze_sweep_hit2 *hit)
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

static inline graze_circle grown(const graze_circle *circle, graze_scalar radius)
{
    graze_circle sum;
    sum.center = circle->center;
    sum.radius = circle->radius + radius;
    return sum;
}

static inline graze_result peer_circle_circlecast(const graze_circle *target,
                                                  const graze_circle *circle, graze_vec2 motion,
                                                  graze_sweep_hit2 *hit)
{
    const graze_circle sum = grown(circle, target->radius);
    if (!peer_meets_corner(target->center, &sum, motion, hit))
        return GRAZE_MISS;
    hit->point = moved(target->center, hit->normal, target->radius);
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = 0;
    return GRAZE_HIT;
}

static inline graze_result peer_capsule2_circlecast(const graze_capsule2 *capsule,
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
static inline bool peer_cut(lane *l, graze_scalar low, graze_scalar high, graze_scalar start,
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

static inline graze_scalar between(graze_scalar low, graze_scalar high, graze_scalar c)
{
    return c < low ? low : c > high ? high : c;
}

static inline graze_result peer_rect_circlecast(const graze_rect *rect, const graze_circle *circle,
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

#endif
