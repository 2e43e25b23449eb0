/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products for the discs of near coordinates, in 96 bits: for rim_exact.h. */
#ifndef GRAZE_ARITH_RIM_NEAR_H
#define GRAZE_ARITH_RIM_NEAR_H

#include "rim_fixed.h"
#include "share_near.h"

/* offset * whole + run * part. Part and whole are reaches, at most 3 * 2^61; for a segment the whole is the difference of
 * two reaches, which is the reach n . (a - b). 2^30 * 3 * 2^61 < 2^93, and two of them < 2^94. */
GRAZE_INLINE void rim_set_cross(u128 *to, length offset, length run, const share *s)
{
    BOUND(s->part.raw <= INT64_MAX && s->whole.raw <= INT64_MAX);
    const s96 first = s32_mul_s64(offset.raw, (int64_t)s->whole.raw);
    const s96 second = s32_mul_s64(run.raw, (int64_t)s->part.raw);
    rim_set(to, s96_magnitude(s96_add(first, second)));
}

/* 2^31 * 2^63 = 2^94 */
GRAZE_INLINE void rim_set_limit(u128 *to, graze_scalar radius, const share *s)
{
    rim_set(to, u64_mul((uint32_t)radius, s->whole.raw));
}

/* |axis|^2, and 1 for a zero axis */
GRAZE_INLINE void rim_set_squared(share_number *to, const graze_vec3 *axis)
{
    share_number_set_squared(to, axis);
    if (to->raw == 0)
        to->raw = 1;
}

/* offset * |axis|^2 - weight * height: 2^30 * 3 * 2^62 < 2^94, and 2^31 * 3 * 2^61 < 2^94. Returns the sign. */
GRAZE_INLINE int rim_set_across(u128 *to, length offset, graze_scalar weight, const reach *height,
                                const share_number *squared)
{
    const s96 across =
        s96_sub(s32_mul_u64(offset.raw, squared->raw), s32_mul_s64(weight, height->raw));
    rim_set(to, s96_magnitude(across));
    return s96_sign(across);
}

/* (|offset|^2 - radius^2) |axis|^2 <= height^2: 2^62 * 2^64 and 2^63 * 2^63 */
static inline bool foot_within(const length3 *offset, const graze_vec3 *axis, const reach *height,
                               graze_scalar radius, gain g)
{
    area squared;
    (void)g;
    BOUND(radius >= 0);
    set_dot(&squared, offset, offset);
    const int64_t beyond = squared.raw - s32_mul(radius, radius);
    const uint64_t size = s64_magnitude(height->raw);
    share_number whole;
    rim_set_squared(&whole, axis);
    return beyond <= 0 || u64_compare_products((uint64_t)beyond, whole.raw, size, size) <= 0;
}

#include "rim_exact.h"

#endif
