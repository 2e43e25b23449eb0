/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line against a capsule as in textbooks, for both number types: it enters the infinite cylinder around the core, and then,
 * before or behind the core, the ball around that end.
 */
#ifndef GRAZE_TESTS_BENCH_PEER_CAPSULE_H
#define GRAZE_TESTS_BENCH_PEER_CAPSULE_H

#include "peer_cores.h"
#include "peer_sphere.h"

/* The infinite cylinder, from the products of the cores: a t^2 + 2 b t + c. */
static peer_quadratic peer_side_of(const peer_cores *c, const graze_capsule *capsule)
{
    const graze_scalar squared = peer_area(peer_product(capsule->radius, capsule->radius));
    const graze_scalar gg = peer_area_of(&c->gap, &c->gap);
    peer_quadratic q;
    q.a = peer_area(peer_product(c->uu, c->vv) - peer_product(c->uv, c->uv));
    q.b = peer_area(peer_product(c->uu, c->vg) - peer_product(c->uv, c->ug));
    q.c = peer_area(peer_product(c->uu, gg - squared) - peer_product(c->ug, c->ug));
    return q;
}

/* The line enters the cylinder; there it is beside the core, or before or behind it, and then the ball decides. */
static bool peer_enters_capsule(const peer_cores *c, const graze_capsule *capsule,
                                const graze_vec3 *start, graze_scalar limit, graze_scalar *t)
{
    const peer_quadratic side = peer_side_of(c, capsule);
    graze_scalar along = c->ug;
    *t = 0;
    if (side.c > 0 || side.a > 0) {
        if (!peer_enters(&side, GRAZE_SCALAR_MAX, t))
            return false;
        along += peer_mul(c->uv, *t);
    }
    if (along > 0 && along < c->uu)
        return *t <= limit;
    const graze_sphere ball = {along > 0 ? capsule->core.b : capsule->core.a, capsule->radius};
    const peer_quadratic q = quadratic_of(&ball, start, &c->v);
    return peer_enters(&q, limit, t);
}

static void peer_locate_on_capsule(const graze_capsule *capsule, const peer_cores *c,
                                   const graze_vec3 *start, graze_scalar t, graze_vec3 *point,
                                   graze_vec3 *normal)
{
    const graze_scalar part = peer_held(c->ug + peer_mul(c->uv, t), c->uu, GRAZE_ONE);
    const graze_sphere ball = {peer_point_at(&capsule->core.a, &c->u, part), capsule->radius};
    peer_locate(&ball, start, &c->v, t, point, normal);
}

#endif
