/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/arc2.h. Their algorithm is in shape/arc2.h; places are here. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/transform.h"
#include "shape/arc2.h"

graze_result graze_segment2_arccast(const graze_segment2 *wall, const graze_arc2 *arc,
                                    graze_scalar radius, int32_t *turned)
{
    CLAMP_BOTH(graze_segment2, wall, graze_arc2, arc);
    CLAMP_COORDINATE(radius);
    return arc2_cast_at_wall(wall, arc, radius, turned);
}

graze_result graze_circle_arccast(const graze_circle *circle, const graze_arc2 *arc,
                                  graze_scalar radius, int32_t *turned)
{
    CLAMP_BOTH(graze_circle, circle, graze_arc2, arc);
    CLAMP_COORDINATE(radius);
    return arc2_cast_at_circle(circle, arc, radius, turned);
}

graze_result graze_rect_arccast(const graze_rect *rect, const graze_arc2 *arc, graze_scalar radius,
                                int32_t *turned)
{
    CLAMP_BOTH(graze_rect, rect, graze_arc2, arc);
    CLAMP_COORDINATE(radius);
    return arc2_cast_at_rect(rect, arc, radius, turned);
}

/* ---- Places ---- */

/* center + product / 2^61, to nearest, saturating: |product| < 2^33.5 2^61, so a distance beyond 2^32 - 1 leaves the world. */
static inline graze_scalar arc2_moved(graze_scalar center, s128 product)
{
    const u128 size = u128_add(s128_magnitude(product), u128_of(0, UINT64_C(0x1000000000000000)));
    const uint64_t off = size.hi * 8u + size.lo / UINT64_C(0x2000000000000000);
    return s32_offset_held(center, s128_sign(product) < 0,
                           off < UINT32_MAX ? u64_low(off) : UINT32_MAX);
}

void graze_arc2_point(const graze_arc2 *arc, int32_t turned, graze_vec2 *point)
{
    CLAMP(graze_arc2, arc);
    const graze_vec2 *center = &arc->center;
    const rotor r = rotor_of(s32_bits(turned) % 0x10000000u * 16u);
    const int64_t x = (int64_t)arc->start.x - center->x, y = (int64_t)arc->start.y - center->y;
    const s128 across = s128_sub(graze_s64_mul(x, r.cosine), graze_s64_mul(y, r.sine));
    const s128 along = s128_add(graze_s64_mul(x, r.sine), graze_s64_mul(y, r.cosine));
    const graze_scalar moved = arc2_moved(center->x, across);
    point->y = arc2_moved(center->y, along);
    point->x = moved;
}

#endif
