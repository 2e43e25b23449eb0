/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The usual ways between nearest points: from a core to a point, and between two cores. */
#ifndef GRAZE_TESTS_BENCH_PEER_WAYS_H
#define GRAZE_TESTS_BENCH_PEER_WAYS_H

#include "peer_cores.h"

/* Between the nearest points of two cores; `place`: on the first one. */
static inline graze_vec3 peer_way_between(const graze_segment *first, const graze_segment *second,
                                          graze_scalar *place)
{
    const graze_vec3 v = peer_minus(&second->b, &second->a);
    const peer_cores c = peer_cores_of(first, &second->a, &v);
    const graze_scalar t = peer_held(peer_mul(c.uv, peer_place_across(&c)) - c.vg, c.vv, GRAZE_ONE);
    const graze_vec3 on_second = peer_point_at(&c.gap, &c.v, t);
    *place = peer_held(c.ug + peer_mul(c.uv, t), c.uu, GRAZE_ONE);
    return peer_point_at(&on_second, &c.u, -*place);
}

/* From the nearest place of a core to a point. */
static inline graze_vec3 peer_way_from_core(const graze_segment *core, const graze_vec3 *point,
                                            graze_scalar *place)
{
    const graze_vec3 u = peer_minus(&core->b, &core->a), gap = peer_minus(point, &core->a);
    *place = peer_held(peer_area_of(&u, &gap), peer_area_of(&u, &u), GRAZE_ONE);
    return peer_point_at(&gap, &u, -*place);
}

#endif
