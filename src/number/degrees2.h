/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Signed degrees in the plane, based on degrees.h. Near and far mean the same as there.
 *
 *   length2                     two lengths
 *   set_between2(&v, &from, &to), set_direction2(&v, &direction), vector2_is_zero(&v)
 *   set_dot2(&area, &a, &b), set_cross2   the cross product is positive if b points to the left of a
 *   is_part(&part, &whole)       whether 0 <= part / whole <= 1; whole MUST NOT be 0
 *   left_of(&v)                 the unit vector to the left of v, rounded; v MUST NOT be zero
 *   area_over(&a, &v)           |a| / |v|, rounded once, saturating; v MUST NOT be zero
 */
#ifndef GRAZE_NUMBER_DEGREES2_H
#define GRAZE_NUMBER_DEGREES2_H

#include "vectors.h"

#include "scalar.h"

/* ---- Near and far ---- */

/* A near length is below 2^30, a far one below 2^32. */
static inline span length_span(length l)
{
    span s;
    s.raw = u64_low(s64_magnitude(l.raw));
    return s;
}

/* A component divided by the length, to nearest. */
static inline graze_scalar unit_of(const norm *n, bool negative, span size)
{
    return s32_offset(0, negative, graze_u32_round_ratio(size.raw * n->scale, 65536, n->size));
}

#if GRAZE_FAR

/* ---- Far ---- */

/* A norm takes at most 2^31 on each axis: a longer vector is halved, rounded down. */
static inline bool is_too_long(const length2 *v)
{
    return (length_span(v->x).raw | length_span(v->y).raw) > UINT32_C(0x80000000);
}

static inline span size_to_norm(length l, bool halved)
{
    span s = length_span(l);
    s.raw = halved ? s.raw / 2 : s.raw;
    return s;
}

static inline norm norm_of_vector2(const length2 *v)
{
    bool halved = is_too_long(v);
    return norm_of(size_to_norm(v->x, halved), size_to_norm(v->y, halved), span_zero());
}

/* Halving changes the length by less than 2^-30 of itself, so each component stays within 3 * 2^-15
 * + 1/2. */
static inline graze_vec2 left_of(const length2 *v)
{
    bool halved = is_too_long(v);
    norm n = norm_of_vector2(v);
    return graze_vec2_of(unit_of(&n, length_sign(v->y) > 0, size_to_norm(v->y, halved)),
                         unit_of(&n, length_sign(v->x) < 0, size_to_norm(v->x, halved)));
}

/* a / |v| < k - 1/2: (2 a)^2 < (2 k - 1)^2 |v|^2, both sides < 2^132 */
static inline bool area_falls_short(const area *a, const area *squared, uint32_t k)
{
    BOUND(0 < k && k <= UINT32_C(0x80000000));
    int64_t odd = (int64_t)k * 2 - 1;
    far_number twice, most;
    graze_far_set_times(&twice, &a->raw, 2);
    graze_far_set_lengths(&most, odd, odd);
    return graze_far_compare_products(&twice, &twice, &most, &squared->raw) < 0;
}

/* With fewer bits, 2^-28 off at most, as |v| > 2^30: see area_over. So exact comparisons lead from one below the rounded
 * quotient to the greatest k with a / |v| >= k - 1/2. There is never a tie: see falls_short. */
static inline uint32_t area_over_long(const area *a, const area *squared, u128 size, u128 whole)
{
    const uint32_t most = UINT32_C(0x80000000);
    const uint32_t guess =
        graze_reach_over(size.lo / 2u, whole.hi * UINT64_C(0x4000000000000000) + whole.lo / 4u);
    uint32_t k = guess > 0u ? guess - 1u : 0u;
    while (k < most && k <= guess && !area_falls_short(a, squared, k + 1u))
        k++;
    return k;
}

/* |a| < 2^64, as it is twice the area of a triangle in a square of that area; |a| < 2^33 |v|. */
static inline graze_scalar area_over(const area *a, const length2 *v)
{
    area squared;
    set_dot2(&squared, v, v);
    const u128 size = graze_far_magnitude(&a->raw), whole = graze_far_magnitude(&squared.raw);
    BOUND(size.hi == 0u && whole.hi < 2u);
    if (whole.hi == 0u && u64_high(size.lo) <= INT32_MAX)
        return s32_offset_held(0, false, graze_reach_over(size.lo, whole.lo));
    return s32_offset_held(0, false, area_over_long(a, &squared, size, whole));
}

#else

/* ---- Near ---- */

static inline norm norm_of_vector2(const length2 *v)
{
    return norm_of(length_span(v->x), length_span(v->y), span_zero());
}

static inline graze_vec2 left_of(const length2 *v)
{
    norm n = norm_of_vector2(v);
    return graze_vec2_of(unit_of(&n, length_sign(v->y) > 0, length_span(v->y)),
                         unit_of(&n, length_sign(v->x) < 0, length_span(v->x)));
}

/* |area| <= |v| * |the other vector| */
static inline graze_scalar area_over(const area *a, const length2 *v)
{
    area squared;
    set_dot2(&squared, v, v);
    return s32_offset_held(0, false, graze_reach_over(area_size(a), area_size(&squared)));
}

#endif

#endif
