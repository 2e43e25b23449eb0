/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products for discs of any coordinates, in far integers: for rim_exact.h. */
#ifndef GRAZE_ARITH_RIM_FAR_H
#define GRAZE_ARITH_RIM_FAR_H

#include "rim_fixed.h"
#include "share_far.h"

static inline void rim_set_far(u128 *to, const far_number *x)
{
    rim_set(to, graze_far_magnitude(x));
}

/* offset * whole + run * part: 2^32 * 2^65, and two of them < 2^98 */
static inline void rim_set_cross(u128 *to, length offset, length run, const share *s)
{
    far_number cross;
    graze_far_set_times(&cross, &s->whole, offset.raw);
    graze_far_add_times(&cross, &s->part, run.raw);
    rim_set_far(to, &cross);
}

/* 2^31 * 3 * 2^63 < 2^96 */
static inline void rim_set_limit(u128 *to, graze_scalar radius, const share *s)
{
    far_number limit;
    graze_far_set_times(&limit, &s->whole, radius);
    rim_set_far(to, &limit);
}

/* |axis|^2, and 1 for a zero axis */
static inline void rim_set_squared(share_number *to, const graze_vec3 *axis)
{
    share_number_set_squared(to, axis);
    if (graze_far_sign(to) == 0)
        graze_far_set(to, 1);
}

/* offset * |axis|^2 - weight * height: 2^32 * 2^64, and 2^31 * 2^65. Returns the sign. */
static inline int rim_set_across(u128 *to, length offset, graze_scalar weight, const reach *height,
                                 const share_number *squared)
{
    far_number across;
    graze_far_set_times(&across, squared, offset.raw);
    graze_far_add_times(&across, &height->raw, -(int64_t)weight);
    rim_set_far(to, &across);
    return graze_far_sign(&across);
}

/* (|offset|^2 - radius^2) |axis|^2 <= height^2: 2^66 * 2^64 and 2^65 * 2^65 */
static inline bool foot_within(const length3 *offset, const graze_vec3 *axis, const reach *height,
                               graze_scalar radius, gain g)
{
    area beyond;
    share_number squared;
    (void)g;
    BOUND(radius >= 0);
    set_dot(&beyond, offset, offset);
    graze_far_add_lengths(&beyond.raw, -(int64_t)radius, radius);
    rim_set_squared(&squared, axis);
    return graze_far_compare_products(&beyond.raw, &squared, &height->raw, &height->raw) <= 0;
}

#include "rim_exact.h"

#endif
