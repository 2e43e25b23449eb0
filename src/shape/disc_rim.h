/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of discs: whether a point of their plane is within the radius, and the point of the rim nearest to a point.
 * In the comments `offset` is a length3 from the center of the disc, `axis` is its normal, and `height` is offset . axis, a
 * reach. A radius MUST NOT be negative.
 *
 *   share_within(&offset, &run, &share, radius)   whether |offset + run * share| <= radius; without a division or a root
 *   foot_within(&offset, axis, &height, radius)   whether the foot of the perpendicular from the end of the offset is
 *                             within the radius of the center: |offset|^2 - height^2 / |axis|^2 <= radius^2. For a zero
 *                             axis: |offset| <= radius
 *   rim_point(&point, center, radius, &offset, axis, &height)   center + radius * d / |d|, where d is the part of the
 *                             offset that is perpendicular to the axis; the whole offset for a zero axis. d MUST NOT be
 *                             zero. Within 0.501 raw units on each axis, saturating
 */
#ifndef GRAZE_SHAPE_DISC_RIM_H
#define GRAZE_SHAPE_DISC_RIM_H

#include "../number/vectors.h"
#include "disc_rim_numbers.h"

#if GRAZE_FAR

/* ---- Far: products in far numbers ---- */

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
                               graze_scalar radius)
{
    area beyond;
    share_number squared;
    BOUND(radius >= 0);
    set_dot(&beyond, offset, offset);
    graze_far_add_lengths(&beyond.raw, -(int64_t)radius, radius);
    rim_set_squared(&squared, axis);
    return graze_far_compare_products(&beyond.raw, &squared, &height->raw, &height->raw) <= 0;
}

#else

/* ---- Near: products in 96 bits ---- */

/* offset * whole + run * part. Part and whole are reaches, at most 3 * 2^61; for a segment the whole is the difference of
 * two reaches, which is the reach n . (a - b). 2^30 * 3 * 2^61 < 2^93, and two of them < 2^94. */
GRAZE_INLINE void rim_set_cross(u128 *to, length offset, length run, const share *s)
{
    GIVEN(s->part.raw <= INT64_MAX && s->whole.raw <= INT64_MAX);
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
                               graze_scalar radius)
{
    area squared;
    BOUND(radius >= 0);
    set_dot(&squared, offset, offset);
    const int64_t beyond = squared.raw - s32_mul(radius, radius);
    const uint64_t size = s64_magnitude(height->raw);
    share_number whole;
    rim_set_squared(&whole, axis);
    return beyond <= 0 || u64_compare_products((uint64_t)beyond, whole.raw, size, size) <= 0;
}

#endif

/* ---- Near and far ---- */

static inline bool share_within(const length3 *offset, const length3 *run, const share *s,
                                graze_scalar radius)
{
    rim_vector point;
    u128 most;
    BOUND(radius >= 0);
    rim_set_limit(&most, radius, s);
    rim_set_cross(&point.x, offset->x, run->x, s);
    rim_set_cross(&point.y, offset->y, run->y, s);
    rim_set_cross(&point.z, offset->z, run->z, s);
    return graze_rim_holds(&point, &most);
}

static inline void rim_point(graze_vec3 *point, const graze_vec3 *center, graze_scalar radius,
                             const length3 *offset, const graze_vec3 *axis, const reach *height)
{
    share_number squared;
    rim_vector way;
    rim_steps steps;
    rim_set_squared(&squared, axis);
    const int x = rim_set_across(&way.x, offset->x, axis->x, height, &squared);
    const int y = rim_set_across(&way.y, offset->y, axis->y, height, &squared);
    const int z = rim_set_across(&way.z, offset->z, axis->z, height, &squared);
    graze_rim_steps(&steps, &way, (uint32_t)radius);
    point->x = s32_offset_held(center->x, x < 0, rim_rounded(steps.x));
    point->y = s32_offset_held(center->y, y < 0, rim_rounded(steps.y));
    point->z = s32_offset_held(center->z, z < 0, rim_rounded(steps.z));
}

#endif
