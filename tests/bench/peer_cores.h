/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest points of two segments (Ericson, Real-Time Collision Detection, 5.1.9), whose squared distance is compared. */
#ifndef GRAZE_TESTS_BENCH_PEER_CORES_H
#define GRAZE_TESTS_BENCH_PEER_CORES_H

#include "peer_number.h"

/* The products of the two vectors and of the gap between their starts. */
typedef struct {
    graze_vec3 u, v, gap;
    graze_scalar uu, uv, vv, ug, vg;
} peer_cores;

static inline peer_cores peer_cores_of(const graze_segment *first, const graze_vec3 *start,
                                       const graze_vec3 *v)
{
    peer_cores c;
    c.u = peer_minus(&first->b, &first->a);
    c.v = *v;
    c.gap = peer_minus(start, &first->a);
    c.uu = peer_area_of(&c.u, &c.u);
    c.uv = peer_area_of(&c.u, &c.v);
    c.vv = peer_area_of(&c.v, &c.v);
    c.ug = peer_area_of(&c.u, &c.gap);
    c.vg = peer_area_of(&c.v, &c.gap);
    return c;
}

static inline graze_scalar peer_held(graze_scalar part, graze_scalar whole, graze_scalar most)
{
    if (!(part > 0) || !(whole > 0))
        return 0;
    const graze_scalar place = peer_div(part, whole);
    return place < most ? place : most;
}

/* Of the first line, nearest to the second. */
static inline graze_scalar peer_place_across(const peer_cores *c)
{
    const peer_products part = peer_product(c->ug, c->vv) - peer_product(c->uv, c->vg);
    const peer_products whole = peer_product(c->uu, c->vv) - peer_product(c->uv, c->uv);
    if (!(part > 0) || !(whole > 0))
        return 0;
    return part < whole ? peer_ratio(part, whole) : GRAZE_ONE;
}

static inline bool peer_cores_are_within(const peer_cores *c, graze_scalar most,
                                         graze_scalar radius)
{
    const graze_scalar t = peer_held(peer_mul(c->uv, peer_place_across(c)) - c->vg, c->vv, most);
    const graze_scalar s = peer_held(c->ug + peer_mul(c->uv, t), c->uu, GRAZE_ONE);
    const graze_vec3 on_second = peer_point_at(&c->gap, &c->v, t);
    const graze_vec3 way = peer_point_at(&on_second, &c->u, -s);
    return peer_dot_wide(&way, &way) <= peer_product(radius, radius);
}

#endif
