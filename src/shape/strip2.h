/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The border of a strip, at the distance `radius` from the line of the first core: on which side of it a place is, and on which
 * side of an end of the core a line crosses it. Signs only. Include cores2.h before.
 */
#include "strip_crossing.h"

/* The sign of the distance of a place from the line of the wall, less the radius. `aside`: its height. */
static inline int sweep2_side_of_strip(const cores2 *c, const area *aside)
{
    area squared;
    discriminant d;
    area_set_product(&squared, c->radius, c->radius);
    discriminant_set(&d, &c->uu, aside, &squared);
    return discriminant_sign(&d);
}

/* The sign of side (v x g) |u| - (u . v) radius, for a radius > 0. */
static inline int capsule2_order_at_seam(const cores2 *c, const area *across, int side)
{
    const int left = side * area_sign(across), right = area_sign(&c->uv);
    separation s;
    if (left != right || left == 0)
        return (left > right) - (left < right);
    separation_of_seam(&s, across, &c->uu, &c->uv);
    return left * separation_side(&s, c->radius);
}
