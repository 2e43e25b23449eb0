/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves of spheres and capsules away from a nearest point, the usual way: they do not check the place. */
#ifndef GRAZE_TESTS_BENCH_PEER_MOVES_H
#define GRAZE_TESTS_BENCH_PEER_MOVES_H

#include "peer_cores.h"

static inline graze_separation peer_away(const graze_vec3 *way, graze_scalar radius,
                                         graze_vec3 *move, graze_vec3 *normal)
{
    const peer_products squared = peer_dot_wide(way, way);
    if (squared >= peer_product(radius, radius))
        return GRAZE_FREE;
    const graze_scalar length = peer_sqrt(peer_sum(squared));
    if (length <= 0)
        return GRAZE_NO_PLACE;
    const peer_inverse inverse = peer_invert(length);
    normal->x = peer_times(way->x, inverse);
    normal->y = peer_times(way->y, inverse);
    normal->z = peer_times(way->z, inverse);
    move->x = peer_mul(normal->x, radius - length);
    move->y = peer_mul(normal->y, radius - length);
    move->z = peer_mul(normal->z, radius - length);
    return GRAZE_MOVED;
}

/* From the core to a point beyond its nearest place. */
static inline graze_vec3 peer_way_to_point(const graze_segment *core, const graze_vec3 *point)
{
    const graze_vec3 u = peer_minus(&core->b, &core->a), gap = peer_minus(point, &core->a);
    return peer_point_at(&gap, &u,
                         -peer_held(peer_area_of(&u, &gap), peer_area_of(&u, &u), GRAZE_ONE));
}

#endif
