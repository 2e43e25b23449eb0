/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves along the normal of a plane: for near and far planes, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "shape/plane_escape.h"
#include "wide/begin_fast.h"

/* Whether the height is the radius or more after a gain, in lengths of the normal. The gain is below 2^64, so the sum is below
 * 2^67; the radius is below 2^63 such lengths. */
static bool plane_frees_after(const plane_escape *e, uint64_t gain)
{
    const u128 height = u128_of(e->height.hi, e->height.lo);
    GIVEN(!e->is_below || !u128_less(u128_of(0, gain), height)); /* the way leads above the plane */
    const u128 rise =
        e->is_below ? u128_sub(u128_of(0, gain), height) : u128_add(u128_of(0, gain), height);
    const uint32_t radius = (uint32_t)e->radius;
    return rise.hi > 0u || u64_compare_products(rise.lo, rise.lo, u32_mul(radius, radius),
                                                weights_squared(&e->normal)) >= 0;
}

GRAZE_SHARED bool graze_plane_frees(const plane_escape *e)
{
    return plane_frees_after(e, 0);
}

/* Each size of the move has the sign of the heading, so no product is negative: 3 * 2^31 * 2^31 < 2^64. */
static uint64_t plane_gain(const plane_escape *e, const graze_vec3 *move)
{
    return u32_mul(s32_magnitude(e->normal.x), s32_magnitude(move->x)) +
           u32_mul(s32_magnitude(e->normal.y), s32_magnitude(move->y)) +
           u32_mul(s32_magnitude(e->normal.z), s32_magnitude(move->z));
}

/* To half a raw unit, and one more where that is not enough: the sizes of a move are hardly too small. */
GRAZE_SHARED bool graze_plane_escape(graze_vec3 *move, const plane_escape *e,
                                     const graze_segment *core)
{
    escape heading;
    graze_segment to;
    const span radius = span_of(e->radius), distance = span_of(e->distance);
    const span way = e->is_below ? span_sum(radius, distance) : escape_way(radius, distance);
    if (escape_is_long(way))
        return false;
    plane_escape_set_heading(&heading, e);
    escape_set_move(move, &heading, way);
    bool is_free = plane_frees_after(e, plane_gain(e, move));
    if (!is_free) {
        escape_set_move(move, &heading, span_moved(way, 0, 1));
        is_free = plane_frees_after(e, plane_gain(e, move));
    }
    return is_free && core_set_moved(&to, core, move);
}

#include "wide/end_fast.h"
#endif
