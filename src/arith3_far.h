/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees for any coordinates: a difference has 33 bits, a dot product 67, a volume 99.
 * What each function must do stands in arith.h. Products are out of line: far queries are rare,
 * and flash is not.
 */
#ifndef GRAZE_ARITH3_FAR_H
#define GRAZE_ARITH3_FAR_H

#include "arith3_any.h"
#include "arith_reach.h"
#include "arith_share.h"
#include "arith_unit_fixed.h"

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} length; /* |raw| < 2^32 */

typedef struct GRAZE_WORD_ALIGNED {
    int64_t raw;
} stretch; /* |raw| < 2^33: two lengths; or one, and two directions, which are at most 2^31 */

typedef struct {
    s128 raw;
} area; /* |raw| < 2^67: up to eight products */

typedef struct {
    s128 raw;
} volume; /* |raw| < 2^101: three products of an area and a length */

typedef struct {
    s128 raw;
} reach; /* |raw| < 2^66: three products of a length and an int32_t */

typedef struct GRAZE_WORD_ALIGNED {
    u128 part, whole; /* of areas or reaches, <= 2^67; whole > 0 */
} share;

static inline length length_raw(int64_t raw)
{
    BOUND(-INT64_C(0x100000000) < raw && raw < INT64_C(0x100000000)); /* 2^32 */
    length l;
    l.raw = raw;
    return l;
}

static inline area area_raw(s128 raw)
{
    BOUND(u128_less(s128_magnitude(raw), u128_of(8, 0))); /* 2^67 */
    area a;
    a.raw.hi = raw.hi;
    a.raw.lo = raw.lo;
    return a;
}

GRAZE_INLINE volume volume_raw(s128 raw)
{
    BOUND(u128_less(s128_magnitude(raw), u128_of(UINT64_C(0x2000000000), 0))); /* 2^101 */
    volume v;
    v.raw.hi = raw.hi;
    v.raw.lo = raw.lo;
    return v;
}

static inline reach reach_raw(s128 raw)
{
    BOUND(u128_less(s128_magnitude(raw), u128_of(4, 0))); /* 2^66 */
    reach r;
    r.raw.hi = raw.hi;
    r.raw.lo = raw.lo;
    return r;
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

static inline area area_of(length a, length b)
{
    return area_raw(graze_s64_mul(a.raw, b.raw)); /* < 2^64 */
}

static inline area area_plus(area a, area b)
{
    return area_raw(s128_add(a.raw, b.raw));
}

static inline area area_minus(area a, area b)
{
    return area_raw(s128_sub(a.raw, b.raw));
}

static inline area area_negate(area a)
{
    return area_raw(s128_negate(a.raw));
}

static inline bool area_is_number(area a)
{
    (void)a;
    return true;
}

static inline bool area_is_divisor(area a)
{
    (void)a;
    return true;
}

static inline int area_sign(area a)
{
    return s128_sign(a.raw);
}

static inline bool area_less(area a, area b)
{
    return s128_sign(s128_sub(a.raw, b.raw)) < 0;
}

static inline bool area_surely_less(area a, area b)
{
    return area_less(a, b);
}

/* 2^67 * 2^32 = 2^99. By its words: see share_progress_raw. */
static inline s128 s128_of_product(const area *a, length l)
{
    return graze_s128_mul_s64(s128_of(a->raw.hi, a->raw.lo), l.raw);
}

/* Three products: < 2^101 */
static inline volume volume_along(const area *a, length x, const area *b, length y, const area *c,
                                  length z)
{
    return volume_raw(
        s128_add(s128_add(s128_of_product(a, x), s128_of_product(b, y)), s128_of_product(c, z)));
}

/* No whole structures: see share_progress_raw. */
static inline void volume_put(volume *to, volume v)
{
    to->raw.hi = v.raw.hi;
    to->raw.lo = v.raw.lo;
}

/* By their words: see share_progress_raw. */
GRAZE_INLINE void volume_set_sum(volume *sum, const volume *a, const volume *b)
{
    volume_put(sum,
               volume_raw(s128_add(s128_of(a->raw.hi, a->raw.lo), s128_of(b->raw.hi, b->raw.lo))));
}

GRAZE_INLINE void volume_set_difference(volume *difference, const volume *a, const volume *b)
{
    volume_put(difference,
               volume_raw(s128_sub(s128_of(a->raw.hi, a->raw.lo), s128_of(b->raw.hi, b->raw.lo))));
}

GRAZE_INLINE volume volume_negate(volume v)
{
    return volume_raw(s128_negate(v.raw));
}

static inline bool volume_is_number(volume v)
{
    (void)v;
    return true;
}

GRAZE_INLINE u128 volume_size(const volume *v)
{
    return s128_magnitude(v->raw);
}

static inline int volume_sign(volume v)
{
    return s128_sign(v.raw);
}

/* 2^31 * 2^32 = 2^63; three of them, and one more, <= 2^65 */
static inline reach reach_of(graze_scalar weight, length l)
{
    return reach_raw(graze_s64_mul(weight, l.raw));
}

static inline reach reach_plus(reach a, reach b)
{
    return reach_raw(s128_add(a.raw, b.raw));
}

static inline reach reach_minus(reach a, reach b)
{
    return reach_raw(s128_sub(a.raw, b.raw));
}

static inline reach reach_zero(void)
{
    return reach_raw(s128_of(0, 0));
}

static inline reach reach_negate(reach r)
{
    return reach_raw(s128_negate(r.raw));
}

static inline bool reach_is_number(reach r)
{
    (void)r;
    return true;
}

static inline int reach_sign(reach r)
{
    return s128_sign(r.raw);
}

static inline bool reach_less(reach a, reach b)
{
    return s128_sign(s128_sub(a.raw, b.raw)) < 0;
}

/* 67 * 67 bits: 134, and its sign */
static inline int compare_area_products(area a, area b, area c, area d)
{
    int left = area_sign(a) * area_sign(b), right = area_sign(c) * area_sign(d);
    if (left != right || left == 0)
        return (left > right) - (left < right);
    return left * graze_u128_compare_products(s128_magnitude(a.raw), s128_magnitude(b.raw),
                                              s128_magnitude(c.raw), s128_magnitude(d.raw));
}

/* 66 + 66 bits against 62 + 64 */
static inline bool reach_exceeds(reach r, const graze_vec3 *axis, graze_scalar c)
{
    BOUND(c >= 0);
    u128 size = s128_magnitude(r.raw);
    return graze_u128_compare_products(size, size, u128_of(0, u32_mul((uint32_t)c, (uint32_t)c)),
                                       u128_of(0, weights_squared(axis))) > 0;
}

/* ---- Extents ---- */

/* |most| <= 2^47, so that what is held fits one word. */
static inline extent reach_held(reach r, reach most)
{
    u128 size = s128_magnitude(r.raw);
    BOUND(s128_sign(most.raw) >= 0 && most.raw.lo <= (uint64_t)GRAZE_MOST_EXTENT);
    int64_t held = (int64_t)(size.hi > 0 || size.lo > most.raw.lo ? most.raw.lo : size.lo);
    extent e;
    e.raw = s128_sign(r.raw) < 0 ? -held : held;
    return e;
}

/* What does not fit is more than any radius as it is. */
static inline excess reach_excess(reach r, reach most)
{
    u128 size = s128_magnitude(r.raw);
    BOUND(s128_sign(most.raw) >= 0 && most.raw.lo <= (uint64_t)GRAZE_MOST_EXTENT);
    excess e;
    if (size.hi > 0 || size.lo > INT64_MAX)
        e.raw = INT64_MAX;
    else
        e.raw = size.lo > most.raw.lo ? size.lo - most.raw.lo : 0;
    return e;
}

#endif
