/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line against a cylinder as in textbooks, for both number types: the planes of the caps limit t, and what is left of the
 * start and of the run without their parts along the core is a line and a circle.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_CYLINDER_H
#define GRAZE_TESTS_BENCH_PEER_CYLINDER_H

#include "peer_number.h"

/* From t = from to t = to the line is between the planes of the caps. */
typedef struct {
    graze_vec3 gap, run; /* across the core */
    graze_scalar from, to;
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
    if (first > p->from)
        p->from = first;
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
    p->from = 0;
    p->to = most;
    if (!(uu > 0) || !peer_between_caps(p, height, climb, uu))
        return false;
    p->gap = peer_across(&gap, &u, height, uu);
    p->run = peer_across(run, &u, climb, uu);
    return true;
}

#endif
