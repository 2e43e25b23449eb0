/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line against a cylinder as in textbooks, for both number types: the planes of the caps limit t, and what is left of the
 * start and of the run without their parts along the core is a line and a circle.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_CYLINDER_H
#define GRAZE_TESTS_BENCH_PEER_CYLINDER_H

#include "peer_ball.h"

/* From t = from to t = to the line is between the planes of the caps. */
typedef struct {
    graze_vec3 u, gap, run; /* the core; the others across it */
    graze_scalar from, to;
    bool climbs, begins_in_cap;
} peer_path;

/* v without its part along the core u. */
static graze_vec3 peer_across(const graze_vec3 *v, const graze_vec3 *u, graze_scalar along,
                              graze_scalar squared)
{
    return peer_point_at(v, u, -peer_div(along, squared));
}

/* Limits t to where 0 <= height + climb * t <= top. */
static bool peer_between_caps(peer_path *p, graze_scalar height, graze_scalar climb,
                              graze_scalar top)
{
    if (!(climb > 0) && !(climb < 0))
        return height >= 0 && height <= top;
    const graze_scalar low = peer_div(-height, climb), high = peer_div(top - height, climb);
    const graze_scalar first = climb > 0 ? low : high, last = climb > 0 ? high : low;
    p->climbs = climb > 0;
    if (first > p->from) {
        p->from = first;
        p->begins_in_cap = true;
    }
    if (last < p->to)
        p->to = last;
    return p->from <= p->to;
}

static bool peer_path_of(peer_path *p, const graze_cylinder *cylinder, const graze_vec3 *start,
                         const graze_vec3 *run, graze_scalar most)
{
    const graze_vec3 u = peer_minus(&cylinder->core.b, &cylinder->core.a);
    const graze_vec3 gap = peer_minus(start, &cylinder->core.a);
    const graze_scalar uu = peer_area_of(&u, &u);
    const graze_scalar height = peer_area_of(&u, &gap), climb = peer_area_of(&u, run);
    p->u = u;
    p->from = 0;
    p->to = most;
    p->climbs = p->begins_in_cap = false;
    if (!(uu > 0) || !peer_between_caps(p, height, climb, uu))
        return false;
    p->gap = peer_across(&gap, &u, height, uu);
    p->run = peer_across(run, &u, climb, uu);
    return true;
}

/* In the plane of a cap, or at the lesser root. */
static bool peer_path_enters(const peer_path *p, graze_scalar radius, graze_scalar *t)
{
    const graze_vec3 way = peer_point_at(&p->gap, &p->run, p->from);
    peer_quadratic q;
    if (peer_dot_wide(&way, &way) <= peer_product(radius, radius)) {
        *t = p->from;
        return true;
    }
    q.a = peer_area_of(&p->run, &p->run);
    q.b = peer_area_of(&p->gap, &p->run);
    q.c = peer_area(peer_dot_wide(&p->gap, &p->gap) - peer_product(radius, radius));
    return peer_enters(&q, p->to, t) && *t >= p->from;
}

/* The normal of the cap, or the way from the axis over the radius. */
static void peer_path_locate(const peer_path *p, const graze_cylinder *cylinder,
                             const graze_vec3 *start, const graze_vec3 *run, graze_scalar t,
                             graze_vec3 *point, graze_vec3 *normal)
{
    const graze_scalar radius = cylinder->radius != 0 ? cylinder->radius : 1;
    *point = peer_point_at(start, run, t);
    if (p->begins_in_cap && !(t > p->from)) {
        const graze_vec3 unit = peer_unit_area(p->u);
        *normal = p->climbs ? graze_vec3_neg(unit) : unit;
    } else {
        const graze_vec3 way = peer_point_at(&p->gap, &p->run, t);
        *normal = peer_shortened(&way, radius);
    }
}

#endif
