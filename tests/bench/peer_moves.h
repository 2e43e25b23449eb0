/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves of spheres and capsules straight away from a nearest point, the usual way: they do not check the place. */
#ifndef GRAZE_TESTS_BENCH_PEER_MOVES_H
#define GRAZE_TESTS_BENCH_PEER_MOVES_H

#include "peer_number.h"

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

#endif
