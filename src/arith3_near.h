/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees for near coordinates: -2^29 <= c < 2^29, so that a difference fits 31 bits
 * and a dot product 63. What each function must do stands in arith.h.
 */
#ifndef GRAZE_ARITH3_NEAR_H
#define GRAZE_ARITH3_NEAR_H

#include "arith_near.h"
#include "arith_reach.h"
#include "arith_share.h"
#include "arith_unit_fixed.h"
#include "inlining.h"

typedef struct {
    int32_t raw;
} length; /* |raw| < 2^30 */

typedef struct {
    int32_t raw;
} stretch; /* |raw| < 2^31: two lengths; or one, and two directions, which are at most 2^29 */

typedef struct {
    int64_t raw;
} area; /* |raw| < 2^62: up to four products, so a dot or cross and one more */

typedef struct {
    s96 raw;
} volume; /* |raw| < 2^94: three products of an area and a length */

typedef struct {
    int64_t raw;
} reach; /* |raw| < 2^63: three products of a length and an int32_t */

typedef struct GRAZE_WORD_ALIGNED {
    uint64_t part, whole; /* of areas or reaches; whole > 0 */
} share;

GRAZE_INLINE length length_raw(int32_t raw)
{
    BOUND(-INT32_C(0x40000000) < raw && raw < INT32_C(0x40000000)); /* 2^30 */
    length l;
    l.raw = raw;
    return l;
}

GRAZE_INLINE area area_raw(int64_t raw)
{
    BOUND(-INT64_C(0x4000000000000000) < raw && raw < INT64_C(0x4000000000000000)); /* 2^62 */
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

/* -2^29 <= from, to < 2^29  =>  |to - from| < 2^30 */
GRAZE_INLINE length length_between(graze_scalar from, graze_scalar to)
{
    BOUND(in_near_range(from) && in_near_range(to));
    return length_raw(to - from);
}

/* A length only if all turn out to be within the limit, which is at most that of what is near: till
 * then a difference modulo 2^32. */
GRAZE_INLINE length length_asked_within(nearness *n, graze_scalar from, graze_scalar to,
                                        int32_t limit)
{
    length l;
    nearness_ask_within(n, to, limit);
    l.raw = s32_of_bits(u32_sub_modular(s32_bits(to), s32_bits(from)));
    return l;
}

GRAZE_INLINE length length_asked(nearness *n, graze_scalar from, graze_scalar to)
{
    return length_asked_within(n, from, to, GRAZE_NEAR_LIMIT);
}

/* Below 2^30, where a length is; what is negative is taken for far, and so the OR alone is enough. */
GRAZE_INLINE length radius_asked(nearness *n, graze_scalar radius)
{
    length l;
#ifndef GRAZE_ALL_NEAR
    n->above |= s32_bits(radius);
#else
    (void)n;
#endif
    l.raw = radius;
    return l;
}

/* Of a direction from length_asked, after are_all_near. */
static inline bool direction_in_range(const length *l)
{
    return -GRAZE_NEAR_LIMIT <= l->raw && l->raw < GRAZE_NEAR_LIMIT;
}

/* Of one from length_asked or radius_asked, after are_all_near. */
static inline bool length_in_range(const length *l)
{
    return -INT32_C(0x40000000) < l->raw && l->raw < INT32_C(0x40000000); /* 2^30 */
}

GRAZE_INLINE length length_asked_now(nearness *n, graze_scalar from, graze_scalar to)
{
    length l = length_asked(n, from, to);
    GRAZE_NOW(l.raw);
    return l;
}

GRAZE_INLINE length length_gained(graze_scalar from, graze_scalar to, gain g)
{
    (void)g;
    return length_between(from, to);
}

GRAZE_INLINE bool length_is_number(length l)
{
    (void)l;
    return true;
}

GRAZE_INLINE length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline length length_negate(length l)
{
    return length_raw(-l.raw);
}

static inline int length_sign(length l)
{
    return l.raw < 0 ? -1 : l.raw > 0;
}

GRAZE_INLINE stretch stretch_raw(int32_t raw)
{
    BOUND(raw > INT32_MIN);
    stretch s;
    s.raw = raw;
    return s;
}

GRAZE_INLINE stretch stretch_of(length l)
{
    return stretch_raw(l.raw);
}

GRAZE_INLINE stretch stretch_plus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw > INT32_MIN - b.raw : a.raw <= INT32_MAX - b.raw);
    return stretch_raw(a.raw + b.raw);
}

GRAZE_INLINE stretch stretch_minus(stretch a, stretch b)
{
    BOUND(b.raw < 0 ? a.raw <= INT32_MAX + b.raw : a.raw > INT32_MIN + b.raw);
    return stretch_raw(a.raw - b.raw);
}

GRAZE_INLINE bool stretch_less(stretch a, stretch b)
{
    return a.raw < b.raw;
}

GRAZE_INLINE area area_of(length a, length b)
{
    return area_raw(s32_mul(a.raw, b.raw)); /* < 2^60 */
}

/* A dot product is < 3 * 2^60; one more product, and it is still < 2^62. */
GRAZE_INLINE area area_plus(area a, area b)
{
    return area_raw(a.raw + b.raw); /* |a|, |b| < 2^62: no overflow before the check */
}

GRAZE_INLINE area area_minus(area a, area b)
{
    return area_raw(a.raw - b.raw);
}

GRAZE_INLINE area area_negate(area a)
{
    return area_raw(-a.raw);
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
    return a.raw < 0 ? -1 : a.raw > 0;
}

static inline bool area_less(area a, area b)
{
    return a.raw < b.raw;
}

static inline bool area_surely_less(area a, area b)
{
    return area_less(a, b);
}

/* 2^62 * 2^30 = 2^92, and three of them < 2^94; of cross products, 2^61 * 2^30: < 2^93 */
GRAZE_INLINE volume volume_along(const area *a, length x, const area *b, length y, const area *c,
                                 length z)
{
    return volume_raw(s64_dot_s32(a->raw, x.raw, b->raw, y.raw, c->raw, z.raw));
}

/* No whole structures: see share_progress_raw. */
GRAZE_INLINE void volume_put(volume *to, volume v)
{
    to->raw.hi = v.raw.hi;
    to->raw.lo = v.raw.lo;
}

/* By their words: see share_progress_raw. */
GRAZE_INLINE void volume_set_sum(volume *sum, const volume *a, const volume *b)
{
    volume_put(sum,
               volume_raw(s96_add(s96_of(a->raw.hi, a->raw.lo), s96_of(b->raw.hi, b->raw.lo))));
}

GRAZE_INLINE void volume_set_difference(volume *difference, const volume *a, const volume *b)
{
    volume_put(difference,
               volume_raw(s96_sub(s96_of(a->raw.hi, a->raw.lo), s96_of(b->raw.hi, b->raw.lo))));
}

GRAZE_INLINE volume volume_negate(volume v)
{
    return volume_raw(s96_negate(v.raw));
}

static inline bool volume_is_number(volume v)
{
    (void)v;
    return true;
}

GRAZE_INLINE u128 volume_size(const volume *v)
{
    return s96_magnitude(v->raw);
}

static inline int volume_sign(volume v)
{
    return s96_sign(v.raw);
}

/* |weight| <= 2^31, |l| < 2^30  =>  < 2^61; three of them < 3 * 2^61 < 2^63 */
GRAZE_INLINE reach reach_of(graze_scalar weight, length l)
{
    return reach_raw(s32_mul(weight, l.raw));
}

GRAZE_INLINE reach reach_plus(reach a, reach b)
{
    BOUND(b.raw < 0 ? a.raw >= INT64_MIN - b.raw : a.raw <= INT64_MAX - b.raw);
    return reach_raw(a.raw + b.raw);
}

/* A reach along a normal or an axis, and one product more: 4 * 2^61 = 2^63, never reached. */
GRAZE_INLINE reach reach_minus(reach a, reach b)
{
    BOUND(b.raw < 0 ? a.raw <= INT64_MAX + b.raw : a.raw >= INT64_MIN + b.raw);
    return reach_raw(a.raw - b.raw);
}

GRAZE_INLINE reach reach_zero(void)
{
    return reach_raw(0);
}

GRAZE_INLINE reach reach_negate(reach r)
{
    return reach_raw(-r.raw);
}

static inline bool reach_is_number(reach r)
{
    (void)r;
    return true;
}

static inline int reach_sign(reach r)
{
    return r.raw < 0 ? -1 : r.raw > 0;
}

static inline bool reach_less(reach a, reach b)
{
    return a.raw < b.raw;
}

/* 62 * 62 bits: 124, and its sign */
static inline int compare_area_products(area a, area b, area c, area d)
{
    int left = area_sign(a) * area_sign(b), right = area_sign(c) * area_sign(d);
    if (left != right || left == 0)
        return (left > right) - (left < right);
    return left * u64_compare_products(s64_magnitude(a.raw), s64_magnitude(b.raw),
                                       s64_magnitude(c.raw), s64_magnitude(d.raw));
}

/* 63 + 63 bits against 62 + 64 */
static inline bool reach_exceeds(reach r, const graze_vec3 *axis, graze_scalar c)
{
    BOUND(c >= 0);
    uint64_t size = s64_magnitude(r.raw);
    return u64_compare_products(size, size, u32_mul((uint32_t)c, (uint32_t)c),
                                weights_squared(axis)) > 0;
}

/* ---- Extents ---- */

static inline extent reach_held(reach r, reach most)
{
    BOUND(0 <= most.raw && most.raw <= GRAZE_MOST_EXTENT);
    extent e;
    e.raw = r.raw < -most.raw ? -most.raw : r.raw > most.raw ? most.raw : r.raw;
    return e;
}

static inline excess reach_excess(reach r, reach most)
{
    BOUND(0 <= most.raw && most.raw <= GRAZE_MOST_EXTENT);
    uint64_t size = s64_magnitude(r.raw);
    excess e;
    e.raw = size > (uint64_t)most.raw ? size - (uint64_t)most.raw : 0;
    return e;
}

#endif
