/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the usual ways of a circle that moves in the plane have in common: vectors, and the circle around a corner. */
#ifndef GRAZE_TESTS_BENCH_PEER_SWEEP2_H
#define GRAZE_TESTS_BENCH_PEER_SWEEP2_H

#include "peer_ball.h"
#include "peer_number.h"

static inline graze_vec2 minus2(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(a.x - b.x, a.y - b.y);
}

static inline peer_products dot2_wide(graze_vec2 a, graze_vec2 b)
{
    return peer_product(a.x, b.x) + peer_product(a.y, b.y);
}

static inline graze_vec2 moved(graze_vec2 start, graze_vec2 run, graze_scalar t)
{
    return graze_vec2_of(start.x + peer_mul(run.x, t), start.y + peer_mul(run.y, t));
}

static inline bool peer_meets_corner(graze_vec2 corner, const graze_circle *circle,
                                     graze_vec2 motion, graze_sweep_hit2 *hit)
{
    const graze_vec2 gap = minus2(circle->center, corner);
    const graze_scalar reach = circle->radius;
    peer_quadratic q;
    graze_scalar t;
    q.a = peer_area(dot2_wide(motion, motion));
    q.b = peer_area(dot2_wide(motion, gap));
    q.c = peer_area(dot2_wide(gap, gap) - peer_product(reach, reach));
    if (!peer_enters(&q, GRAZE_ONE, &t))
        return false;
    hit->center = moved(circle->center, motion, t);
    hit->point = corner;
    hit->fraction = t;
    hit->feature = GRAZE_FEATURE_CORNER;
    const peer_inverse inverse = peer_invert(reach != 0 ? reach : 1);
    const graze_vec2 way = minus2(hit->center, corner);
    hit->normal = graze_vec2_of(peer_times(way.x, inverse), peer_times(way.y, inverse));
    return true;
}

#endif
