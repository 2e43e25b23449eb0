/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The box around an oriented box, for any numbers.
 *
 * The cross product of two axes, over the determinant of all three, runs by 1 along the third axis and by 0 along the two: it is
 * an edge. So along an axis of the world the box reaches from its center by the sum of |component of the cross product| * half
 * extent, over |determinant|, where axes have 16 bits after the point. The side beyond that is the quotient, rounded up.
 *
 *   a cross product: two products of 2^31 * 2^31     < 2^63
 *   the determinant: three of 2^31 * 2^63            < 2^96
 *   the sum, times 2^17: three of 2^64 * 2^47        < 2^113
 */
#ifndef GRAZE_SHAPE_OBB_BOUNDS_H
#define GRAZE_SHAPE_OBB_BOUNDS_H

#include "../../include/graze/obb.h"
#include "../wide/divide.h"
#include "../wide/signed.h"
#include "bounds.h"

typedef struct {
    int64_t x, y, z;
} obb_normal;

static inline void obb_normal_set(obb_normal *to, const graze_vec3 *u, const graze_vec3 *v)
{
    to->x = s32_mul(u->y, v->z) - s32_mul(u->z, v->y);
    to->y = s32_mul(u->z, v->x) - s32_mul(u->x, v->z);
    to->z = s32_mul(u->x, v->y) - s32_mul(u->y, v->x);
}

/* |determinant| */
static inline u128 obb_volume(const graze_vec3 *axis, const obb_normal *n)
{
    return s128_magnitude(
        s128_add(s128_add(graze_s64_mul(n->x, axis->x), graze_s64_mul(n->y, axis->y)),
                 graze_s64_mul(n->z, axis->z)));
}

/* 2^17 times component * half */
static inline u128 obb_edge_reach(int64_t component, graze_scalar half)
{
    return u64_mul(s64_magnitude(component) * 2u, (uint64_t)half * 65536u);
}

/* Rounded up, as (twice + volume - 1) / (2 * volume) to nearest, ties up; at most 2^32 - 1, from one end of the world to the
 * other. */
GRAZE_ONCE span obb_bounds_reach(const graze_obb *box, int64_t x, int64_t y, int64_t z, u128 volume)
{
    const u128 twice =
        u128_add(u128_add(obb_edge_reach(x, box->half.x), obb_edge_reach(y, box->half.y)),
                 obb_edge_reach(z, box->half.z));
    const u128 sum = u128_add(twice, u128_sub(volume, u128_of(0, 1)));
    u160 part;
    span way;
    part.high = u128_of(u64_high(sum.hi), u64_of(u64_low(sum.hi), u64_high(sum.lo)));
    part.low = u64_low(sum.lo);
    way.raw = graze_round_wide(part, u128_add(volume, volume));
    return way;
}

static inline void bounds_set_world(graze_aabb *box)
{
    box->min.x = box->min.y = box->min.z = GRAZE_SCALAR_MIN;
    box->max.x = box->max.y = box->max.z = GRAZE_SCALAR_MAX;
}

static inline void bounds_set_around_axes(graze_aabb *bounds, const graze_obb *box)
{
    const graze_vec3 *axis = box->axis, *c = &box->center;
    obb_normal n[3];
    obb_normal_set(&n[0], &axis[1], &axis[2]);
    obb_normal_set(&n[1], &axis[2], &axis[0]);
    obb_normal_set(&n[2], &axis[0], &axis[1]);
    const u128 volume = obb_volume(&axis[0], &n[0]);
    if (volume.hi == 0u && volume.lo == 0u) {
        bounds_set_world(bounds);
        return;
    }
    const span x = obb_bounds_reach(box, n[0].x, n[1].x, n[2].x, volume),
               y = obb_bounds_reach(box, n[0].y, n[1].y, n[2].y, volume),
               z = obb_bounds_reach(box, n[0].z, n[1].z, n[2].z, volume);
    bounds->min.x = offset_held(c->x, true, x);
    bounds->min.y = offset_held(c->y, true, y);
    bounds->min.z = offset_held(c->z, true, z);
    bounds->max.x = offset_held(c->x, false, x);
    bounds->max.y = offset_held(c->y, false, y);
    bounds->max.z = offset_held(c->z, false, z);
}

GRAZE_INLINE void bounds_set_around_obb(graze_aabb *bounds, const graze_obb *box)
{
    if (box->half.x < 0 || box->half.y < 0 || box->half.z < 0)
        bounds_set_empty(bounds);
    else
        bounds_set_around_axes(bounds, box);
}

#endif
