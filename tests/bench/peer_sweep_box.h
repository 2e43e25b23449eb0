/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The usual way of a sphere that moves at a box (Ericson, Real-Time Collision Detection, 5.5.7): the segment against the box that is
 * larger by the radius on all sides; where the place is beyond the box on two axes, the round side of the edge there, and on three or
 * beyond the end of the edge, the sphere around the corner. It does not test the place.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_SWEEP_BOX_H
#define GRAZE_TESTS_BENCH_PEER_SWEEP_BOX_H

#include "peer_ball.h"
#include "peer_slabs.h"

/* On an axis: which side of the box a place is beyond, and the way from there. */
static inline int side_of(graze_scalar min, graze_scalar c, graze_scalar max)
{
    return c < min ? -1 : c > max;
}

static inline graze_scalar side_at(graze_scalar min, graze_scalar max, int side)
{
    return side < 0 ? min : max;
}

/* From the corner, or, on an axis beyond no side, from nowhere. */
static inline graze_vec3 gap_of(const graze_aabb *box, const graze_vec3 *p, const int *side)
{
    graze_vec3 gap;
    gap.x = side[0] != 0 ? p->x - side_at(box->min.x, box->max.x, side[0]) : 0;
    gap.y = side[1] != 0 ? p->y - side_at(box->min.y, box->max.y, side[1]) : 0;
    gap.z = side[2] != 0 ? p->z - side_at(box->min.z, box->max.z, side[2]) : 0;
    return gap;
}

static inline void set_sides(const graze_aabb *box, const graze_vec3 *p, int *side)
{
    side[0] = side_of(box->min.x, p->x, box->max.x);
    side[1] = side_of(box->min.y, p->y, box->max.y);
    side[2] = side_of(box->min.z, p->z, box->max.z);
}

static inline bool peer_meets_round(const graze_aabb *box, const graze_sphere *sphere,
                                    const graze_vec3 *motion, const int *side, graze_scalar *t)
{
    const graze_vec3 gap = gap_of(box, &sphere->center, side);
    const graze_vec3 run = {side[0] != 0 ? motion->x : 0, side[1] != 0 ? motion->y : 0,
                            side[2] != 0 ? motion->z : 0};
    peer_quadratic q;
    q.a = peer_area_of(&run, &run);
    q.b = peer_area_of(&run, &gap);
    q.c = peer_area(peer_dot_wide(&gap, &gap) - peer_product(sphere->radius, sphere->radius));
    return peer_enters(&q, GRAZE_ONE, t);
}

static inline int count_sides(const int *side)
{
    return (side[0] != 0) + (side[1] != 0) + (side[2] != 0);
}

static inline graze_result peer_aabb_spherecast(const graze_aabb *box, const graze_sphere *sphere,
                                                graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_vec3 by = {sphere->radius, sphere->radius, sphere->radius};
    const graze_aabb larger = {peer_minus(&box->min, &by), peer_plus(&box->max, &by)};
    slabs s;
    graze_scalar t;
    int side[3], end[3];
    if (!all_slabs(&s, &larger, &sphere->center, &motion, GRAZE_ONE))
        return GRAZE_MISS;
    t = s.enter;
    hit->center = peer_point_at(&sphere->center, &motion, t);
    set_sides(box, &hit->center, side);
    hit->normal = s.normal;
    if (count_sides(side) > 1) {
        if (!peer_meets_round(box, sphere, &motion, side, &t))
            return GRAZE_MISS;
        hit->center = peer_point_at(&sphere->center, &motion, t);
        set_sides(box, &hit->center, end);
        if (count_sides(end) > count_sides(side)) {
            if (!peer_meets_round(box, sphere, &motion, end, &t))
                return GRAZE_MISS;
            hit->center = peer_point_at(&sphere->center, &motion, t);
            side[0] = end[0], side[1] = end[1], side[2] = end[2];
        }
        const graze_vec3 gap = gap_of(box, &hit->center, side);
        hit->normal = peer_shortened(&gap, sphere->radius != 0 ? sphere->radius : 1);
    }
    hit->point.x = peer_clamp(hit->center.x, box->min.x, box->max.x);
    hit->point.y = peer_clamp(hit->center.y, box->min.y, box->max.y);
    hit->point.z = peer_clamp(hit->center.z, box->min.z, box->max.z);
    hit->fraction = t;
    hit->feature = count_sides(side);
    hit->index = (side[0] > 0) + 2 * (side[1] > 0) + 4 * (side[2] > 0);
    return GRAZE_HIT;
}

#endif
