/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars and vectors, beyond spans.h: results that are numbers of the user again. Each is rounded once and
 * saturates.
 *
 *   scalar_product(a, b), scalar_quotient(a, b)   for division by 0 see the public scalar.h
 *   scalar_root(x, to)                    0 for a negative x
 *   scalar_of_wide(w)
 *   wide_dot(ax, bx, ay, by, az, bz)      ax * bx + ay * by + az * bz
 *   wide_difference(a, b, c, d)           a * b - c * d
 *   scalar_between(from, to, fraction)    from + (to - from) * fraction
 *   scalar_length(x, y, z, to)            the root of the sum of the squares of three spans
 *   norm                                  a length that is ready to be divided by
 *   norm_of(x, y, z)                      the norm of three spans, not all zero
 *   vec3_set(&v, x, y, z), vec3_copy(&to, &from)   word by word, as gcc calls memcpy on some cores
 *   scalar_half(size)                     size / 2, a tie away from zero
 *   unit_scale                            the length of a vector, ready to be divided by
 *   set_unit_scale(&s, x, y, z)           of the spans of its components, not all zero
 *   scalar_unit(&s, c)                    c / length, for one of the three components
 *   scalar_half_along(size, &v, &s)       size / 2 times the length of v
 *   form                                  a sum of products of two scalars: of degree 2
 *   form_of(a, b), form_plus, form_minus  up to eight products
 *   square(c)                             c * c, a form
 *   form_ratio(a, b)                      a / b; MUST be |a| <= b, and b > 0
 */
#ifndef GRAZE_NUMBER_SCALAR_H
#define GRAZE_NUMBER_SCALAR_H

#include "spans.h"
#include "../../include/graze/vec3.h"
#include "share_progress.h"
#include "solid.h"
#include "unit.h"
#include "../wide/divide.h"
#include "../wide/lift.h"
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
static inline graze_scalar scalar_root(graze_scalar x, rounding to)
{
    return x > 0 ? scalar_of_root((uint64_t)x * 65536, to) : 0;
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

static inline graze_scalar scalar_length(span x, span y, span z, rounding to)
{
    if (x.raw > INT32_MAX || y.raw > INT32_MAX || z.raw > INT32_MAX)
        return INT32_MAX;
    return scalar_of_root(u32_sum_of_squares(x.raw, y.raw, z.raw), to);
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

static inline void set_unit_scale(unit_scale *s, span x, span y, span z)
{
    graze_unit_scale(s, x.raw, y.raw, z.raw);
}

static inline graze_scalar scalar_unit(const unit_scale *s, graze_scalar c)
{
    return s32_offset(0, c < 0, unit_size(s, s32_magnitude(c)));
}

static inline graze_scalar scalar_half(graze_scalar size)
{
    return size / 2 + size % 2;
}

/* Whether size * |v| / 2^17 is next - 1/2 or more: the difference of the squares of both, times 2^34,
 * modulo 2^64. Times 2^17, both are below 2^49, and differ by less than 14. */
GRAZE_ONCE bool half_reaches(const unit_scale *s, uint32_t size, uint32_t next)
{
    const uint64_t squared = u64_fall(s->squared, s->places * 2u), sizes = u32_mul(size, size);
    const uint64_t high = u64_of(u64_low(u32_mul(u64_low(squared), u64_high(sizes))), 0);
    const uint64_t product = u64_add_modular(u64_mul_modular(squared, u64_low(sizes)), high);
    const uint32_t odd = (next - 1u) * 2u + 1u;
    return u64_sub_modular(product, u64_of(u64_low(u32_mul(odd, odd)), 0)) <= INT64_MAX;
}

/* Rounded once, a tie away from zero, saturating. The product of the size and the length of the scaled vector, in which
 * 2^(17 + places) is one raw unit of the half, is less than `error` too great or too small. */
static inline graze_scalar scalar_half_along(graze_scalar size, const graze_vec3 *v,
                                             const unit_scale *s)
{
    const uint32_t whole = s32_magnitude(size), places = s->places + 17u; /* <= 48 */
    const uint64_t root = graze_unit_length(s), error = whole / 32768u + 2u;
    const uint64_t product = u32_mul(whole, u64_low(root / 65536u)) +
                             u32_mul(whole, u64_low(root) % 65536u) / 65536u; /* < 2^63 */
    const uint32_t one = u32_power_of_2(places % 32u);
    const uint64_t unit = places < 32u ? u64_of(0, one) : u64_of(one, 0);
    const uint64_t most = product + unit / 2u + error;
    uint64_t half = u64_fall(most, places);
    (void)v;
    if ((most & (unit - 1u)) < 2u * error && half <= UINT32_C(0x80000000) &&
        !half_reaches(s, whole, u64_low(half)))
        half -= 1u;
    return s32_offset_held(0, size<0, half> INT32_MAX ? UINT32_MAX : u64_low(half));
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

static inline form square(graze_scalar c)
{
    return form_of(c, c);
}

static inline void vec3_set(graze_vec3 *to, graze_scalar x, graze_scalar y, graze_scalar z)
{
    to->x = x;
    to->y = y;
    to->z = z;
}

#endif
