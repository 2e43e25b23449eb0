/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The signed degrees for near coordinates: |c| <= 2^29, so that a difference fits 31 bits and a
 * dot product 63. What each function must do stands in arith.h.
 */
#ifndef GRAZE_ARITH3_NEAR_H
#define GRAZE_ARITH3_NEAR_H

#include "arith_share.h"

typedef struct {
    int32_t raw;
} length; /* |raw| <= 2^30 */

typedef struct {
    int64_t raw;
} area; /* |raw| < 2^62: one product, or a dot or cross of such */

typedef struct {
    s96 raw;
} volume; /* |raw| < 2^94 */

typedef struct {
    int64_t raw;
} reach; /* |raw| < 2^63: three products of a length and an int32_t */

#define GRAZE_NEAR_LIMIT INT32_C(0x20000000) /* 2^29: 8192 units */

static inline bool is_near(const graze_vec3 *v)
{
    return -GRAZE_NEAR_LIMIT <= v->x && v->x < GRAZE_NEAR_LIMIT && -GRAZE_NEAR_LIMIT <= v->y &&
           v->y < GRAZE_NEAR_LIMIT && -GRAZE_NEAR_LIMIT <= v->z && v->z < GRAZE_NEAR_LIMIT;
}

static inline length length_raw(int32_t raw)
{
    BOUND(-INT32_C(0x40000000) <= raw && raw <= INT32_C(0x40000000));
    length l;
    l.raw = raw;
    return l;
}

static inline area area_raw(int64_t raw)
{
    BOUND(-INT64_C(0x4000000000000000) < raw && raw < INT64_C(0x4000000000000000)); /* 2^62 */
    area a;
    a.raw = raw;
    return a;
}

static inline volume volume_raw(s96 raw)
{
    volume v;
    v.raw = raw;
    return v;
}

static inline reach reach_raw(int64_t raw)
{
    reach r;
    r.raw = raw;
    return r;
}

/* |from|, |to| <= 2^29  =>  |to - from| <= 2^30 */
static inline length length_between(graze_scalar from, graze_scalar to)
{
    BOUND(-GRAZE_NEAR_LIMIT <= from && from < GRAZE_NEAR_LIMIT);
    BOUND(-GRAZE_NEAR_LIMIT <= to && to < GRAZE_NEAR_LIMIT);
    return length_raw(to - from);
}

static inline length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline int length_sign(length l)
{
    return (l.raw > 0) - (l.raw < 0);
}

static inline area area_of(length a, length b)
{
    return area_raw(s32_mul(a.raw, b.raw)); /* <= 2^60 */
}

/* Dot and cross of differences, 3 * 2^60, are in bounds: and so is what two more lengths add. */
static inline area area_plus(area a, area b)
{
    return area_raw(a.raw + b.raw); /* |a|, |b| < 2^62: no overflow before the check */
}

static inline area area_minus(area a, area b)
{
    return area_raw(a.raw - b.raw);
}

static inline int area_sign(area a)
{
    return (a.raw > 0) - (a.raw < 0);
}

static inline bool area_less(area a, area b)
{
    return a.raw < b.raw;
}

/* 2^61 of a cross component * 2^30 <= 2^91; three of them < 2^93 */
static inline volume volume_of(area a, length l)
{
    return volume_raw(s32_mul_s64(l.raw, a.raw));
}

static inline volume volume_plus(volume a, volume b)
{
    return volume_raw(s96_add(a.raw, b.raw));
}

static inline volume volume_minus(volume a, volume b)
{
    return volume_raw(s96_sub(a.raw, b.raw));
}

static inline int volume_sign(volume v)
{
    return s96_sign(v.raw);
}

static inline bool volume_less(volume a, volume b)
{
    return s96_sign(s96_sub(a.raw, b.raw)) < 0;
}

/* |weight| <= 2^31, |l| <= 2^30  =>  <= 2^61; three of them <= 3 * 2^61 < 2^63 */
static inline reach reach_of(graze_scalar weight, length l)
{
    return reach_raw(s32_mul(weight, l.raw));
}

static inline reach reach_plus(reach a, reach b)
{
    BOUND(b.raw < 0 ? a.raw >= INT64_MIN - b.raw : a.raw <= INT64_MAX - b.raw);
    return reach_raw(a.raw + b.raw);
}

static inline int reach_sign(reach r)
{
    return (r.raw > 0) - (r.raw < 0);
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

static inline share share_of_areas(area part, area whole)
{
    return share_raw(u128_of(0, s64_magnitude(part.raw)), u128_of(0, s64_magnitude(whole.raw)));
}

static inline share share_of_reaches(reach part, reach whole)
{
    return share_raw(u128_of(0, s64_magnitude(part.raw)), u128_of(0, s64_magnitude(whole.raw)));
}

static inline share share_of_volumes(volume part, volume whole)
{
    return share_raw(s96_magnitude(part.raw), s96_magnitude(whole.raw));
}

/* start + run * share, rounded once, ties away from start */
static inline graze_scalar share_along(graze_scalar start, length run, share s)
{
    return s32_offset(start, run.raw < 0, share_times(s, s32_magnitude(run.raw)));
}

#endif
