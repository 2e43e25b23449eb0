/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees for any coordinates: a difference has 33 bits, a dot product 67, a volume 101.
 * degrees.h specifies each function. A length is a pair of words, and every other degree a far
 * integer: far queries are rare, and flash is scarce.
 */
#ifndef GRAZE_NUMBER_DEGREES_FAR_H
#define GRAZE_NUMBER_DEGREES_FAR_H

#include "reach.h"
#include "share_progress.h"
#include "unit.h"
#include "../wide/far_number.h"

/* Defines a degree, a far integer of at most `limbs` limbs, and its functions. */
#define GRAZE_FAR_DEGREE(degree, limbs)                                                            \
    typedef struct {                                                                               \
        far_number raw;                                                                            \
    } degree;                                                                                      \
    GRAZE_INLINE void degree##_copy(degree *to, const degree *from)                                \
    {                                                                                              \
        graze_far_copy(&to->raw, &from->raw);                                                      \
    }                                                                                              \
    GRAZE_INLINE void degree##_add(degree *sum, const degree *x)                                   \
    {                                                                                              \
        graze_far_add(&sum->raw, &x->raw, 1);                                                      \
        BOUND(far_fits(&sum->raw, limbs));                                                         \
    }                                                                                              \
    GRAZE_INLINE void degree##_subtract(degree *from, const degree *x)                             \
    {                                                                                              \
        graze_far_add(&from->raw, &x->raw, -1);                                                    \
        BOUND(far_fits(&from->raw, limbs));                                                        \
    }                                                                                              \
    GRAZE_INLINE void degree##_negate(degree *x)                                                   \
    {                                                                                              \
        graze_far_negate(&x->raw);                                                                 \
    }                                                                                              \
    GRAZE_INLINE int degree##_sign(const degree *x)                                                \
    {                                                                                              \
        return graze_far_sign(&x->raw);                                                            \
    }                                                                                              \
    GRAZE_INLINE bool degree##_less(const degree *a, const degree *b)                              \
    {                                                                                              \
        return graze_far_compare(&a->raw, &b->raw) < 0;                                            \
    }

GRAZE_FAR_DEGREE(area, 3)   /* < 2^67: up to eight products of two lengths */
GRAZE_FAR_DEGREE(reach, 3)  /* < 2^66: three products of a length and an int32_t, and one more */
GRAZE_FAR_DEGREE(volume, 4) /* < 2^101: three products of an area and a length */

/* Only near numbers have bounds that a sum could break. */
GRAZE_INLINE bool area_is_dot(const area *a)
{
    (void)a;
    return true;
}

GRAZE_INLINE bool area_is_dot_less_square(const area *a)
{
    (void)a;
    return true;
}

typedef far_number share_number; /* |area| or |reach|, and the sum of two: <= 2^67 */

typedef struct {
    share_number part, whole; /* whole > 0 */
} share;

/* ---- Areas and volumes ---- */

/* < 2^64 */
GRAZE_INLINE void area_set_product(area *to, length a, length b)
{
    graze_far_set_lengths(&to->raw, a.raw, b.raw);
}

GRAZE_INLINE void area_add_product(area *sum, length a, length b)
{
    graze_far_add_lengths(&sum->raw, a.raw, b.raw);
}

GRAZE_INLINE void area_subtract_product(area *from, length a, length b)
{
    graze_far_add_lengths(&from->raw, -a.raw, b.raw);
}

/* 67 + 67 bits */
static inline int compare_area_products(const area *a, const area *b, const area *c, const area *d)
{
    return graze_far_compare_products(&a->raw, &b->raw, &c->raw, &d->raw);
}

/* 2^67 * 2^32 = 2^99, and three of them < 2^101 */
static inline void volume_set_along(volume *to, const area *a, length x, const area *b, length y,
                                    const area *c, length z)
{
    graze_far_set_times(&to->raw, &a->raw, x.raw);
    graze_far_add_times(&to->raw, &b->raw, y.raw);
    graze_far_add_times(&to->raw, &c->raw, z.raw);
}

GRAZE_INLINE bool volume_is_zero(const volume *v)
{
    return graze_far_sign(&v->raw) == 0;
}

GRAZE_INLINE bool area_is_negative(const area *a)
{
    return far_is_negative(&a->raw);
}

GRAZE_INLINE bool volume_is_negative(const volume *v)
{
    return far_is_negative(&v->raw);
}

/* For a normal: twice the area of a triangle, or a parallelogram. */
static inline uint64_t area_size(const area *a)
{
    const u128 size = graze_far_magnitude(&a->raw);
    BOUND(size.hi == 0);
    return size.lo;
}

static inline u128 volume_size(const volume *v)
{
    return graze_far_magnitude(&v->raw);
}

/* ---- Reaches ---- */

/* 2^31 * 2^32 = 2^63; three of them, and one more, <= 2^65 */
GRAZE_INLINE void reach_set_product(reach *to, graze_scalar weight, length l)
{
    graze_far_set_along(&to->raw, l.raw, weight);
}

GRAZE_INLINE void reach_add_product(reach *sum, graze_scalar weight, length l)
{
    graze_far_add_along(&sum->raw, l.raw, weight);
}

GRAZE_INLINE void reach_set_zero(reach *r)
{
    graze_far_set(&r->raw, 0);
}

/* |r|, or 2^63 - 1 if that is less */
static inline uint64_t reach_size_held(const reach *r)
{
    const u128 size = graze_far_magnitude(&r->raw);
    return size.hi > 0 || size.lo > (uint64_t)INT64_MAX ? (uint64_t)INT64_MAX : size.lo;
}

/* |axis|^2 */
static inline void far_set_squared(far_number *to, const graze_vec3 *axis)
{
    graze_far_set_along(to, axis->x, axis->x);
    graze_far_add_along(to, axis->y, axis->y);
    graze_far_add_along(to, axis->z, axis->z);
}

/* 66 + 66 bits against 62 + 64 */
static inline int reach_order(const reach *r, const graze_vec3 *axis, graze_scalar c)
{
    far_number most, squared;
    BOUND(c >= 0);
    graze_far_set_along(&most, c, c);
    far_set_squared(&squared, axis);
    return graze_far_compare_products(&r->raw, &r->raw, &most, &squared);
}

/* For a half extent: at most 2^47, so that a clamped reach fits a pair of words. */
static inline uint64_t extent_limit(const reach *most)
{
    const uint64_t limit = graze_far_magnitude(&most->raw).lo;
    BOUND(reach_sign(most) >= 0 && limit <= (uint64_t)GRAZE_MOST_EXTENT);
    GIVEN(limit <= (uint64_t)GRAZE_MOST_EXTENT);
    return limit;
}

static inline extent reach_held(const reach *r, const reach *most)
{
    const uint64_t size = reach_size_held(r), limit = extent_limit(most);
    const int64_t held = (int64_t)(size < limit ? size : limit);
    extent e;
    e.raw = reach_sign(r) < 0 ? -held : held;
    return e;
}

#endif
