/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Shares of any numbers: see degrees_far.h. share.h specifies each function. */
#ifndef GRAZE_NUMBER_SHARE_FAR_H
#define GRAZE_NUMBER_SHARE_FAR_H

typedef far_number share_source;

#define AREA_EXCEEDS_FIT 1

static inline void share_number_set_size(share_number *to, const share_source *from)
{
    graze_far_copy(to, from);
    if (far_is_negative(to))
        graze_far_negate(to);
}

GRAZE_INLINE void share_number_set_squared(share_number *to, const graze_vec3 *axis)
{
    far_set_squared(to, axis);
}

GRAZE_INLINE void share_number_add(share_number *sum, const share_number *n)
{
    graze_far_add(sum, n, 1);
}

GRAZE_INLINE void share_number_copy(share_number *to, const share_number *from)
{
    graze_far_copy(to, from);
}

static inline void share_set(share *s, int64_t part, int64_t whole)
{
    graze_far_set(&s->part, part);
    graze_far_set(&s->whole, whole);
}

/* 2^67 */
static inline void share_set_endless(share *s)
{
    share_set(s, 0, 1);
    s->part.limb[2] = 8;
}

static inline int share_order(const share *a, const share *b)
{
    return graze_far_compare_products(&a->part, &b->whole, &b->part, &a->whole);
}

/* 2^101 * 2^31, of opposite signs */
static inline int volume_against_before_limit(const volume *part, const volume *whole,
                                              graze_scalar t)
{
    BOUND(t > 0 && volume_against_whole(part, whole) && !volume_is_zero(whole));
    far_number sum;
    graze_far_set_times(&sum, &part->raw, 65536);
    graze_far_add_times(&sum, &whole->raw, t);
    return volume_is_negative(whole) ? -graze_far_sign(&sum) : graze_far_sign(&sum);
}

/* 2^67 * 2^31, of the same sign */
static inline int areas_to_limit(const area *part, const area *whole, graze_scalar t)
{
    BOUND(t >= 0 && t < GRAZE_NO_LIMIT && area_sign(part) * area_sign(whole) >= 0);
    far_number sum;
    graze_far_set_times(&sum, &part->raw, 65536);
    graze_far_add_times(&sum, &whole->raw, -(int64_t)t);
    return area_sign(whole) * graze_far_sign(&sum);
}

/* Pointers and no copies, to save stack. */
typedef struct {
    const far_number *part, *whole; /* part >= 0, whole > 0 */
} proportion;

static inline void proportion_set(proportion *x, const reach *part, const reach *whole)
{
    BOUND(reach_sign(part) >= 0 && reach_sign(whole) > 0);
    x->part = &part->raw;
    x->whole = &whole->raw;
}

/* 66 + 67 bits */
static inline int proportion_order(const proportion *x, const share *s)
{
    return graze_far_compare_products(x->part, &s->whole, &s->part, x->whole);
}

static inline void share_set_proportion(share *to, const proportion *from)
{
    graze_far_copy(&to->part, from->part);
    graze_far_copy(&to->whole, from->whole);
}

static inline void share_progress_of(share_progress *p, const share *s)
{
    share_progress_raw(p, graze_far_magnitude(&s->part), graze_far_magnitude(&s->whole));
}

/* A reach of 2^63 or more is more than 2^31 + 1/2 times the length of its axis, which is <= 2^31 sqrt(3). */
static inline graze_scalar reach_distance(const reach *r, const graze_vec3 *axis)
{
    const u128 size = graze_far_magnitude(&r->raw);
    uint32_t distance = UINT32_C(0x80000000);
    if (size.hi == 0u && u64_high(size.lo) <= INT32_MAX)
        distance = graze_reach_over(size.lo, weights_squared(axis));
    return s32_offset_held(0, reach_sign(r) < 0, distance);
}

#endif
