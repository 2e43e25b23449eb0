/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees for near coordinates: -2^29 <= c < 2^29, so that a difference fits 31 bits and
 * a dot product 63. degrees.h specifies each function.
 */
#ifndef GRAZE_NUMBER_DEGREES_NEAR_H
#define GRAZE_NUMBER_DEGREES_NEAR_H

#include "reach.h"
#include "share_progress.h"
#include "unit.h"
#include "../wide/inlining.h"

typedef struct {
    int64_t raw;
} area; /* |raw| < 2^62: up to four products, so a dot or cross product and one more */

/* In the small world a parallelogram has corners that are not near, and an area between one of them and a capsule has
 * 63 bits (shape/face_core.h). */
#if GRAZE_SMALL_WORLD
#define AREA_MOST INT64_C(0x7000000000000000) /* < 7 * 2^60 */
#else
#define AREA_MOST INT64_C(0x3fffffffffffffff) /* < 2^62 */
#endif

typedef struct {
    s96 raw;
} volume; /* |raw| < 2^94: three products of an area and a length */

typedef struct {
    int64_t raw;
} reach; /* |raw| < 2^63: three products of a length and an int32_t */

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t raw;
} share_number; /* |area| or |reach|, and the sum of two */

typedef struct {
    share_number part, whole; /* whole > 0 */
} share;

GRAZE_INLINE area area_raw(int64_t raw)
{
    BOUND(-AREA_MOST <= raw && raw <= AREA_MOST);
    area a;
    a.raw = raw;
    return a;
}

GRAZE_INLINE volume volume_raw(s96 raw)
{
    BOUND(s96_sums_fit(raw)); /* 2^94 */
    volume v;
    v.raw.hi = raw.hi;
    v.raw.lo = raw.lo;
    return v;
}

GRAZE_INLINE reach reach_raw(int64_t raw)
{
    BOUND(raw > INT64_MIN);
    reach r;
    r.raw = raw;
    return r;
}

/* < 2^60 */
GRAZE_INLINE void area_set_product(area *to, length a, length b)
{
    to->raw = s32_mul(a.raw, b.raw);
}

/* A dot product is < 3 * 2^60. With one more product it is still < 2^62, so no sum overflows before
 * the check. */
GRAZE_INLINE void area_add_product(area *sum, length a, length b)
{
    *sum = area_raw(sum->raw + s32_mul(a.raw, b.raw));
}

GRAZE_INLINE void area_subtract_product(area *sum, length a, length b)
{
    *sum = area_raw(sum->raw - s32_mul(a.raw, b.raw));
}

GRAZE_INLINE void area_copy(area *to, const area *from)
{
    to->raw = from->raw;
}

GRAZE_INLINE void area_add(area *sum, const area *a)
{
    *sum = area_raw(sum->raw + a->raw);
}

GRAZE_INLINE void area_subtract(area *sum, const area *a)
{
    *sum = area_raw(sum->raw - a->raw);
}

/* 3 * 2^30 * 2^30: within the range of a dot product of lengths */
GRAZE_INLINE bool area_is_dot(const area *a)
{
    return -INT64_C(0x3000000000000000) <= a->raw && a->raw <= INT64_C(0x3000000000000000);
}

/* 2^60 less, for the square of a length. In the small world the sums of numbers that are near by themselves, as the corners of
 * a parallelogram, are not tested, and products with them may be longer. */
GRAZE_INLINE bool area_is_dot_less_square(const area *a)
{
    return GRAZE_SMALL_WORLD ||
           (-INT64_C(0x4000000000000000) <= a->raw && a->raw <= INT64_C(0x3000000000000000));
}

GRAZE_INLINE void area_negate(area *a)
{
    *a = area_raw(-a->raw);
}

GRAZE_INLINE int area_sign(const area *a)
{
    return a->raw < 0 ? -1 : a->raw > 0;
}

GRAZE_INLINE bool area_is_negative(const area *a)
{
    return a->raw < 0;
}

static inline uint64_t area_size(const area *a)
{
    return s64_magnitude(a->raw);
}

GRAZE_INLINE bool area_less(const area *a, const area *b)
{
    return a->raw < b->raw;
}

/* Copies no whole structures: see share_progress_raw. */
GRAZE_INLINE void volume_set_raw(volume *to, volume v)
{
    to->raw.hi = v.raw.hi;
    to->raw.lo = v.raw.lo;
}

/* 2^62 * 2^30 = 2^92, and three of them < 2^94. For cross products, 2^61 * 2^30: < 2^93. */
GRAZE_INLINE void volume_set_along(volume *to, const area *a, length x, const area *b, length y,
                                   const area *c, length z)
{
    volume_set_raw(to, volume_raw(s64_dot_s32(a->raw, x.raw, b->raw, y.raw, c->raw, z.raw)));
}

GRAZE_INLINE void volume_copy(volume *to, const volume *from)
{
    to->raw.hi = from->raw.hi;
    to->raw.lo = from->raw.lo;
}

/* By words: see share_progress_raw. */
GRAZE_INLINE void volume_add(volume *sum, const volume *v)
{
    volume_set_raw(
        sum, volume_raw(s96_add(s96_of(sum->raw.hi, sum->raw.lo), s96_of(v->raw.hi, v->raw.lo))));
}

GRAZE_INLINE void volume_subtract(volume *from, const volume *v)
{
    volume_set_raw(from, volume_raw(s96_sub(s96_of(from->raw.hi, from->raw.lo),
                                            s96_of(v->raw.hi, v->raw.lo))));
}

GRAZE_INLINE void volume_negate(volume *v)
{
    volume_set_raw(v, volume_raw(s96_negate(v->raw)));
}

GRAZE_INLINE bool volume_is_zero(const volume *v)
{
    return v->raw.hi == 0 && v->raw.lo == 0;
}

GRAZE_INLINE bool volume_is_negative(const volume *v)
{
    return v->raw.hi < 0;
}

GRAZE_INLINE u128 volume_size(const volume *v)
{
    return s96_magnitude(v->raw);
}

GRAZE_INLINE int volume_sign(const volume *v)
{
    return s96_sign(v->raw);
}

/* |weight| <= 2^31, |l| < 2^30  =>  < 2^61; three of them < 3 * 2^61 < 2^63 */
GRAZE_INLINE void reach_set_product(reach *to, graze_scalar weight, length l)
{
    *to = reach_raw(s32_mul(weight, l.raw));
}

GRAZE_INLINE void reach_copy(reach *to, const reach *from)
{
    to->raw = from->raw;
}

GRAZE_INLINE void reach_add(reach *sum, const reach *r)
{
    BOUND(r->raw < 0 ? sum->raw >= INT64_MIN - r->raw : sum->raw <= INT64_MAX - r->raw);
    *sum = reach_raw(sum->raw + r->raw);
}

/* A reach along a normal or an axis, and one product more: 4 * 2^61 = 2^63, never reached. */
GRAZE_INLINE void reach_subtract(reach *sum, const reach *r)
{
    BOUND(r->raw < 0 ? sum->raw <= INT64_MAX + r->raw : sum->raw >= INT64_MIN + r->raw);
    *sum = reach_raw(sum->raw - r->raw);
}

GRAZE_INLINE void reach_add_product(reach *sum, graze_scalar weight, length l)
{
    const reach product = reach_raw(s32_mul(weight, l.raw));
    reach_add(sum, &product);
}

GRAZE_INLINE void reach_set_zero(reach *r)
{
    r->raw = 0;
}

GRAZE_INLINE void reach_negate(reach *r)
{
    *r = reach_raw(-r->raw);
}

GRAZE_INLINE int reach_sign(const reach *r)
{
    return r->raw < 0 ? -1 : r->raw > 0;
}

static inline bool reach_less(const reach *a, const reach *b)
{
    return a->raw < b->raw;
}

/* 62 * 62 bits: 124, and the sign */
GRAZE_INLINE int compare_area_products(const area *a, const area *b, const area *c, const area *d)
{
    int left = area_sign(a) * area_sign(b), right = area_sign(c) * area_sign(d);
    if (left != right || left == 0)
        return (left > right) - (left < right);
    return left * u64_compare_products(s64_magnitude(a->raw), s64_magnitude(b->raw),
                                       s64_magnitude(c->raw), s64_magnitude(d->raw));
}

/* 63 + 63 bits against 62 + 64 */
GRAZE_INLINE int reach_order(const reach *r, const graze_vec3 *axis, graze_scalar c)
{
    BOUND(c >= 0);
    uint64_t size = s64_magnitude(r->raw);
    return u64_compare_products(size, size, u32_mul((uint32_t)c, (uint32_t)c),
                                weights_squared(axis));
}

static inline uint64_t reach_size_held(const reach *r)
{
    return s64_magnitude(r->raw);
}

/* For a half extent. */
static inline uint64_t extent_limit(const reach *most)
{
    BOUND(0 <= most->raw && most->raw <= GRAZE_MOST_EXTENT);
    return (uint64_t)most->raw;
}

static inline extent reach_held(const reach *r, const reach *most)
{
    BOUND(0 <= most->raw && most->raw <= GRAZE_MOST_EXTENT);
    extent e;
    e.raw = r->raw < -most->raw ? -most->raw : r->raw > most->raw ? most->raw : r->raw;
    return e;
}

#endif
