/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Numbers of the user in Q16.16: exact until the one rounding. See scalar.h. */
#ifndef GRAZE_ARITH_SCALAR_FIXED_H
#define GRAZE_ARITH_SCALAR_FIXED_H

#include "spans_fixed.h"
#include "root_fixed.h"
#include "share.h"
#include "../wide/divide.h"
#include "../wide/signed.h"

/* size / 2^16 to nearest, ties away from zero, with that sign, saturating. */
GRAZE_INLINE graze_scalar scalar_of_size(bool negative, uint64_t size)
{
    uint64_t rounded = size / 65536 + size / 32768 % 2; /* <= 2^48 */
    return s32_offset_held(0, negative, u64_high(rounded) > 0 ? UINT32_MAX : u64_low(rounded));
}

static inline graze_scalar scalar_of_wide(graze_wide w)
{
    return scalar_of_size(w < 0, s64_magnitude(w));
}

static inline graze_scalar scalar_product(graze_scalar a, graze_scalar b)
{
    uint64_t size = u32_mul(s32_magnitude(a), s32_magnitude(b)); /* <= 2^62 */
    return scalar_of_size((a < 0) != (b < 0), size);
}

static inline graze_scalar scalar_quotient(graze_scalar a, graze_scalar b)
{
    uint32_t size = UINT32_MAX;
    if (b != 0)
        size = graze_u32_round_ratio(s32_magnitude(a), 65536, s32_magnitude(b));
    return a == 0 ? 0 : s32_offset_held(0, (a < 0) != (b < 0), size);
}

/* 2^16 * sqrt(x / 2^16) = sqrt(x * 2^16) < 2^24 */
static inline graze_scalar scalar_root(graze_scalar x)
{
    return x > 0 ? scalar_of_root((uint64_t)x * 65536) : 0;
}

/* -2^62 < a * b <= 2^62, so of the three sums only the last might not fit: 1 is subtracted from a
 * product, and added again later. */
static inline graze_wide wide_dot(graze_scalar ax, graze_scalar bx, graze_scalar ay,
                                  graze_scalar by, graze_scalar az, graze_scalar bz)
{
    int64_t two = s32_mul(ax, bx) - 1 + s32_mul(ay, by); /* -2^63 < two <= 2^63 - 1 */
    int64_t last = s32_mul(az, bz) + 1;
    if (last > 0)
        return two > INT64_MAX - last ? INT64_MAX : two + last;
    return two < INT64_MIN - last ? INT64_MIN : two + last;
}

/* 2^62 + 2^62 - 2^31 < 2^63, as a product of opposite signs is at least -2^62 + 2^31 */
static inline graze_wide wide_difference(graze_scalar a, graze_scalar b, graze_scalar c,
                                         graze_scalar d)
{
    return s32_mul(a, b) - s32_mul(c, d);
}

static inline graze_scalar scalar_between(graze_scalar from, graze_scalar to, graze_fraction t)
{
    uint32_t run = to < from ? u32_between(to, from) : u32_between(from, to);
    uint64_t way = u32_mul(run, s32_magnitude(t)); /* < 2^63 */
    uint64_t rounded = way / 0x40000000 + way / 0x20000000 % 2;
    return s32_offset_held(from, (to < from) != (t < 0),
                           u64_high(rounded) > 0 ? UINT32_MAX : u64_low(rounded));
}

/* x, y, z <= 2^31  =>  the sum <= 3 * 2^62 < 2^64 */
static inline uint64_t u32_sum_of_squares(uint32_t x, uint32_t y, uint32_t z)
{
    return u32_mul(x, x) + u32_mul(y, y) + u32_mul(z, z);
}

static inline graze_scalar scalar_length(span x, span y, span z)
{
    if (x.raw > INT32_MAX || y.raw > INT32_MAX || z.raw > INT32_MAX)
        return INT32_MAX;
    return scalar_of_root(u32_sum_of_squares(x.raw, y.raw, z.raw));
}

/* The vector is multiplied by a power of two, so that its length has 31 or 32 bits. */
typedef struct {
    uint32_t scale, size;
    uint64_t squared; /* size is its root, rounded */
} norm;

static inline norm norm_of(span x, span y, span z)
{
    BOUND(x.raw <= UINT32_C(0x80000000) && y.raw <= UINT32_C(0x80000000));
    BOUND(z.raw <= UINT32_C(0x80000000) && (x.raw | y.raw | z.raw) > 0);
    uint32_t zeros = u32_leading_zeros(x.raw | y.raw | z.raw);
    norm n;
    n.scale = u32_power_of_2(zeros > 0 ? zeros - 1 : 0); /* the greatest: 2^30 .. 2^31 */
    n.squared = u32_sum_of_squares(x.raw * n.scale, y.raw * n.scale, z.raw * n.scale);
    n.size = u64_root_nearest(n.squared);
    return n;
}

/* length >= 2^30 and within 0.5: off by 2^-31 of the quotient, and that is at most 2^16 */
static inline graze_scalar scalar_along_unit(const norm *n, span c, bool negative)
{
    uint32_t size = graze_u32_round_ratio(c.raw * n->scale, 65536, n->size);
    return s32_offset(0, negative, size);
}

static inline graze_scalar scalar_unit(const norm *n, graze_scalar c)
{
    return scalar_along_unit(n, span_of(c), c < 0);
}

static inline graze_scalar scalar_half(graze_scalar size)
{
    return size / 2 + size % 2;
}

/*
 * The root of P = size^2 * |v|^2, 2^62 * 3 * 2^62 < 2^126, over 2^17. Halves of 2^17 are whole, so
 * that floor(sqrt(P) / 2^17 + 1/2) needs the root's whole part only.
 */
static inline graze_scalar scalar_half_along(graze_scalar size, graze_scalar x, graze_scalar y,
                                             graze_scalar z)
{
    uint64_t squared = u32_sum_of_squares(s32_magnitude(x), s32_magnitude(y), s32_magnitude(z));
    uint64_t root =
        graze_u128_sqrt(u64_mul(u32_mul(s32_magnitude(size), s32_magnitude(size)), squared));
    uint64_t half = root / 131072 + root / 65536 % 2; /* < 2^47 */
    return s32_offset_held(0, size<0, u64_high(half)> 0 ? UINT32_MAX : u64_low(half));
}

typedef struct {
    s128 raw;
} form; /* |raw| <= 2^65: up to eight products */

static inline form form_raw(s128 raw)
{
    form f;
    f.raw.hi = raw.hi;
    f.raw.lo = raw.lo;
    return f;
}

static inline form form_of(graze_scalar a, graze_scalar b)
{
    return form_raw(s128_of_s64(s32_mul(a, b)));
}

static inline form form_plus(form a, form b)
{
    return form_raw(s128_add(a.raw, b.raw));
}

static inline form form_minus(form a, form b)
{
    return form_raw(s128_sub(a.raw, b.raw));
}

/* times * |part| / |whole|, with the sign of part, rounded once, saturating. In most cases 32 bits of the
 * quotient decide. */
static inline graze_scalar scalar_of_ratio(const s128 *part, const s128 *whole, uint32_t times)
{
    share_progress p;
    share_progress_raw(&p, s128_magnitude(*part), s128_magnitude(*whole));
    return s32_offset_held(0, part->hi < 0, graze_share_times(&p, times));
}

static inline graze_scalar form_ratio(form a, form b)
{
    BOUND(s128_sign(b.raw) > 0 && !u128_less(s128_magnitude(b.raw), s128_magnitude(a.raw)));
    return scalar_of_ratio(&a.raw, &b.raw, 65536);
}

#endif
