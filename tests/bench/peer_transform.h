/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Rotations and reflections as in most fixed-point code: each product is rounded down, normals and
 * quaternions may have any length, and vectors longer than 181 units overflow.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_TRANSFORM_H
#define GRAZE_TESTS_BENCH_PEER_TRANSFORM_H

#include "peer_angle.h"

static inline graze_vec2 peer_rotate2(graze_vec2 v, graze_angle angle)
{
    graze_scalar s = peer_sin(angle), c = peer_cos(angle);
    return graze_vec2_of(peer_sum(peer_product(v.x, c) - peer_product(v.y, s)),
                         peer_sum(peer_product(v.x, s) + peer_product(v.y, c)));
}

static inline graze_vec3 peer_reflect(graze_vec3 v, graze_vec3 n)
{
    graze_scalar along = peer_times(2 * peer_dot(&v, &n), peer_invert_square(n.x, n.y, n.z, 0));
    return graze_vec3_of(v.x - peer_mul(along, n.x), v.y - peer_mul(along, n.y),
                         v.z - peer_mul(along, n.z));
}

static inline graze_vec3 peer_cross(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(peer_sum(peer_product(a.y, b.z) - peer_product(a.z, b.y)),
                         peer_sum(peer_product(a.z, b.x) - peer_product(a.x, b.z)),
                         peer_sum(peer_product(a.x, b.y) - peer_product(a.y, b.x)));
}

/* With t = 2 q x v / |q|^2, as q may have any length: v + w t + q x t */
static inline graze_vec3 peer_rotate(graze_quaternion q, graze_vec3 v)
{
    const graze_vec3 axis = graze_vec3_of(q.x, q.y, q.z);
    graze_vec3 t = peer_cross(axis, v);
    const peer_inverse inverse = peer_invert_square(q.x, q.y, q.z, q.w);
    t = graze_vec3_of(peer_times(2 * t.x, inverse), peer_times(2 * t.y, inverse),
                      peer_times(2 * t.z, inverse));
    const graze_vec3 more = peer_cross(axis, t);
    return graze_vec3_of(v.x + peer_mul(q.w, t.x) + more.x, v.y + peer_mul(q.w, t.y) + more.y,
                         v.z + peer_mul(q.w, t.z) + more.z);
}

static inline graze_vec3 peer_transform(const graze_matrix *m, graze_vec3 v)
{
    return graze_vec3_of(peer_sum(peer_product(m->x.x, v.x) + peer_product(m->y.x, v.y) +
                                  peer_product(m->z.x, v.z)) +
                             m->origin.x,
                         peer_sum(peer_product(m->x.y, v.x) + peer_product(m->y.y, v.y) +
                                  peer_product(m->z.y, v.z)) +
                             m->origin.y,
                         peer_sum(peer_product(m->x.z, v.x) + peer_product(m->y.z, v.y) +
                                  peer_product(m->z.z, v.z)) +
                             m->origin.z);
}

#endif
