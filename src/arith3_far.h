/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees for any coordinates: a difference has 33 bits, a dot product 67, a volume 101. What
 * each function must do stands in arith.h. A length is a word pair, and every other degree a far integer:
 * far queries are rare, and flash is not.
 */
#ifndef GRAZE_ARITH3_FAR_H
#define GRAZE_ARITH3_FAR_H

#include "arith3_any.h"
#include "arith_reach.h"
#include "arith_share.h"
#include "arith_unit_fixed.h"
#include "wide_far.h"

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} length; /* |raw| < 2^32 */

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} stretch; /* |raw| < 2^33: two lengths; or one, and two directions, which are at most 2^31 */

/* Defines a degree, a far integer of at most `limbs` limbs, and the words for it. */
#define GRAZE_FAR_DEGREE(degree, limbs)                                                            \
    typedef struct {                                                                               \
        far_number raw;                                                                            \
    } degree;                                                                                      \
    GRAZE_INLINE void degree##_put(degree *to, const degree *from)                                 \
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
    }                                                                                              \
    GRAZE_INLINE bool degree##_is_number(const degree *x)                                          \
    {                                                                                              \
        (void)x;                                                                                   \
        return true;                                                                               \
    }

GRAZE_FAR_DEGREE(area, 3)   /* < 2^67: up to eight products of two lengths */
GRAZE_FAR_DEGREE(reach, 3)  /* < 2^66: three products of a length and an int32_t, and one more */
GRAZE_FAR_DEGREE(volume, 4) /* < 2^101: three products of an area and a length */

typedef struct {
    far_number part, whole; /* of areas or reaches, <= 2^67; part >= 0, whole > 0 */
} share;

/* ---- Lengths ---- */

static inline length length_raw(int64_t raw)
{
    BOUND(-INT64_C(0x100000000) < raw && raw < INT64_C(0x100000000)); /* 2^32 */
    length l;
    l.raw = raw;
    return l;
}

/* Any two  =>  |to - from| < 2^32 */
static inline length length_between(graze_scalar from, graze_scalar to)
{
    return length_raw((int64_t)to - from);
}

static inline length length_asked(nearness *n, graze_scalar from, graze_scalar to)
{
    (void)n;
    return length_between(from, to);
}

static inline bool direction_in_range(const length *l)
{
    (void)l;
    return true;
}

static inline bool length_in_range(const length *l)
{
    (void)l;
    return true;
}

static inline length length_asked_now(nearness *n, graze_scalar from, graze_scalar to)
{
    return length_asked(n, from, to);
}

static inline length radius_asked(nearness *n, graze_scalar radius)
{
    (void)n;
    return length_raw(radius);
}

static inline length length_gained(graze_scalar from, graze_scalar to, gain g)
{
    (void)g;
    return length_between(from, to);
}

static inline bool length_is_number(length l)
{
    (void)l;
    return true;
}

static inline length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline length length_negate(length l)
{
    return length_raw(-l.raw);
}

static inline int length_sign(length l)
{
    return (l.raw > 0) - (l.raw < 0);
}

static inline stretch stretch_raw(int64_t raw)
{
    BOUND(-INT64_C(0x200000000) < raw && raw < INT64_C(0x200000000)); /* 2^33 */
    stretch s;
    s.raw = raw;
    return s;
}

static inline stretch stretch_of(length l)
{
    return stretch_raw(l.raw);
}

static inline stretch stretch_plus(stretch a, stretch b)
{
    return stretch_raw(a.raw + b.raw);
}

static inline stretch stretch_minus(stretch a, stretch b)
{
    return stretch_raw(a.raw - b.raw);
}

static inline bool stretch_less(stretch a, stretch b)
{
    return a.raw < b.raw;
}

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

static inline bool area_is_divisor(const area *a)
{
    (void)a;
    return true;
}

static inline bool area_surely_less(const area *a, const area *b)
{
    return area_less(a, b);
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

GRAZE_INLINE bool volume_is_negative(const volume *v)
{
    return far_is_negative(&v->raw);
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

/* 66 + 66 bits against 62 + 64 */
static inline bool reach_exceeds(const reach *r, const graze_vec3 *axis, graze_scalar c)
{
    far_number most, squared;
    BOUND(c >= 0);
    graze_far_set(&most, (int64_t)u32_mul((uint32_t)c, (uint32_t)c));
    graze_far_set_lengths(&squared, axis->x, axis->x);
    graze_far_add_lengths(&squared, axis->y, axis->y);
    graze_far_add_lengths(&squared, axis->z, axis->z);
    return graze_far_compare_products(&r->raw, &r->raw, &most, &squared) > 0;
}

/* ---- Extents ---- */

/* |most| <= 2^47, so that what is held fits one word pair. */
static inline extent reach_held(const reach *r, const reach *most)
{
    const u128 size = graze_far_magnitude(&r->raw);
    const uint64_t limit = graze_far_magnitude(&most->raw).lo;
    BOUND(reach_sign(most) >= 0 && limit <= (uint64_t)GRAZE_MOST_EXTENT);
    GIVEN(limit <= (uint64_t)GRAZE_MOST_EXTENT);
    int64_t held = (int64_t)(size.hi > 0 || size.lo > limit ? limit : size.lo);
    extent e;
    e.raw = reach_sign(r) < 0 ? -held : held;
    return e;
}

/* What does not fit is more than any radius as it is. */
static inline excess reach_excess(const reach *r, const reach *most)
{
    const u128 size = graze_far_magnitude(&r->raw);
    const uint64_t limit = graze_far_magnitude(&most->raw).lo;
    BOUND(reach_sign(most) >= 0 && limit <= (uint64_t)GRAZE_MOST_EXTENT);
    excess e;
    if (size.hi > 0 || size.lo > INT64_MAX)
        e.raw = INT64_MAX;
    else
        e.raw = size.lo > limit ? size.lo - limit : 0;
    return e;
}

#endif
