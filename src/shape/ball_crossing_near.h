/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Crossings for near coordinates: areas have 62 bits. ball_crossing.h specifies each function. */
#ifndef GRAZE_SHAPE_BALL_CROSSING_NEAR_H
#define GRAZE_SHAPE_BALL_CROSSING_NEAR_H

#include "ball_crossing.h"
#include "../number/vectors.h"
#include "../wide/words.h"

/*
 * The sign of b^2 - a c from 16 bits of each number. An exact comparison takes eight products of two words, about 220
 * instructions on a core without a long multiply; products of 16 bits are one instruction there, and they decide
 * nearly all lines. Other cores have no use for it: the exact products are as short.
 */
#define GRAZE_GUESSES_CROSSINGS (!GRAZE_MUL32_IS_LONG)

/* 16 bits of x, from the same place in all three numbers: rounded down. `most` is the OR of the upper words. */
GRAZE_INLINE uint32_t crossing_bits(uint64_t x, uint32_t most)
{
    if (most >= 65536)
        return u64_high(x) / 16384;
    if (most >= 256)
        return u64_high(x);
    return u64_high(x) * 256 + u64_low(x) / 0x1000000;
}

/* 1 or -1 for that sign, 0 if 16 bits do not determine it; for 0 <= a < 2^62, 0 < c < 2^62 and b = -1 - along, < 0. In
 * units of the last of the 16 bits, a is in [p, p + 1), c in [q, q + 1) and -b in (r, r + 1]. All three are < 2^16, so
 * r^2 and p q are < 2^32. b^2 > r^2 >= (p + 1)(q + 1) > a c, or b^2 <= (r + 1)^2 < p q <= a c. */
GRAZE_INLINE int crossing_guess(uint64_t a, uint64_t along, uint64_t c)
{
    uint32_t most = u64_high(a | along | c);
    BOUND(most < UINT32_C(0x40000000)); /* 2^30 */
    uint32_t p = crossing_bits(a, most), q = crossing_bits(c, most), r = crossing_bits(along, most);
    uint32_t square = r * r, product = p * q;
    if (square < product)
        return product - square > 2 * r + 1 ? -1 : 0;
    return square - product > p + q ? 1 : 0;
}

/* ---- The end of a line ---- */

/* Rays with t_max <= 0 have no direction or no points. They are rare, and far arithmetic handles
 * them if the build has it. */
GRAZE_INLINE bool is_near_limit(graze_scalar limit)
{
    return GRAZE_SMALL_WORLD || limit > 0;
}

/* a + 2 b + c modulo 2^64. This is the squared distance of the end from the center less the squared
 * radius, at most 3 * 2^60 in size. */
GRAZE_INLINE int side_at_end(const area *a, const area *b, const area *c)
{
    uint64_t from_start = u64_add_modular(s64_bits(a->raw), s64_bits(b->raw));
    uint64_t sum = u64_add_modular(from_start, u64_add_modular(s64_bits(b->raw), s64_bits(c->raw)));
    return u64_high(sum) > INT32_MAX ? -1 : sum > 0;
}

#define LIMIT_SIDE GRAZE_ONCE

/* x^2 + y^2 + z^2 - most^2 for x, y, z <= most <= 2^47, each in two digits of 24 bits: the sum is
 * high * 2^48 + middle * 2^25 + low. */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t most;
    int64_t high, middle, low;
} limit_side;

/* most = radius * 2^16 */
GRAZE_INLINE void limit_side_begin(limit_side *sum, graze_scalar radius_raw)
{
    BOUND(radius_raw >= 0);
    const uint32_t radius = (uint32_t)radius_raw;
    int32_t first = (int32_t)(radius / 256), second = (int32_t)(radius % 256 * 65536);
    sum->most = u64_of(radius / 65536, radius % 65536 * 65536);
    sum->high = -s32_mul(first, first);
    sum->middle = -s32_mul(first, second);
    sum->low = -s32_mul(second, second);
}

/* Returns false if |x| > most. */
GRAZE_REPEATED bool limit_side_add_square(limit_side *sum, int64_t x)
{
    uint64_t size = s64_magnitude(x);
    if (size > sum->most)
        return false;
    int32_t first = s32_of_bits(u64_low(size / 0x1000000));
    int32_t second = s32_of_bits(u64_low(size % 0x1000000));
    GIVEN(first <= 0x800000); /* 2^23 */
    sum->high += s32_mul(first, first);
    sum->middle += s32_mul(first, second);
    sum->low += s32_mul(second, second);
    return true;
}

/* Adds the offset of the end of a ray from the center, in 2^-16 raw units, for any coordinates. The
 * terms are below 2^31 * 2^31 and 2^32 * 2^16. An offset within the radius is at most 2^47. */
GRAZE_INLINE bool limit_side_add(limit_side *sum, graze_scalar center, graze_scalar origin,
                                 graze_scalar dir, graze_scalar t_max)
{
    BOUND(t_max >= 0);
    return limit_side_add_square(sum, s32_mul(dir, t_max) + ((int64_t)origin - center) * 65536);
}

/* After three additions |high| < 2^48, |middle| < 2^49, |low| < 2^50. From |high| = 2^27 on, the rest is too little to
 * change the sign; from 2^26 on, `low` is too little to change the sign of the first two together. */
GRAZE_INLINE int limit_side_sign(const limit_side *sum)
{
    int64_t size = sum->high;
    if (-0x8000000 < size && size < 0x8000000)
        size = size * 0x1000000 + 2 * sum->middle;
    if (-0x4000000 < size && size < 0x4000000)
        size = size * 0x1000000 + sum->low;
    return size < 0 ? -1 : size > 0;
}

GRAZE_INLINE bool approaches_before_end(const area *a, const area *b)
{
    area sum;
    area_copy(&sum, a);
    area_add(&sum, b);
    return area_sign(&sum) > 0;
}

/* a * limit > -b. A limit has 16 bits after the point, so this compares 96 bits: the upper 64 and
 * the rest. */
GRAZE_INLINE bool approaches_before_limit(const area *a, const area *b, graze_scalar limit)
{
    BOUND(a->raw >= 0 && limit >= 0 && (limit > 0 || a->raw == 0));
    if (b->raw >= 0)
        return a->raw > 0; /* if b > 0, a > 0 */
    uint64_t size_a = s64_bits(a->raw), size_b = s64_magnitude(b->raw);
    uint64_t low = u32_mul(u64_low(size_a), (uint32_t)limit);
    uint64_t high = u32_mul(u64_high(size_a), (uint32_t)limit) + u64_high(low);
    if (high != size_b / 65536)
        return high > size_b / 65536;
    return u64_low(low) > u64_low(size_b) % 65536u * 65536u;
}

/* ---- Discriminants ---- */

typedef struct {
    s128 raw;
} discriminant; /* |raw| < 2^125 */

/* b^2 < 2^124, a |c| < 2^124 */
GRAZE_INLINE void discriminant_set(discriminant *d, const area *a, const area *b, const area *c)
{
    uint64_t size = s64_magnitude(b->raw);
    u128 square = u64_mul_in_place(size, size);
    u128 product = u64_mul_in_place(s64_bits(a->raw), s64_magnitude(c->raw));
    s128 plus = s128_of((int64_t)square.hi, square.lo);
    s128 minus = s128_of((int64_t)product.hi, product.lo);
    d->raw = c->raw < 0 ? s128_add(plus, minus) : s128_sub(plus, minus);
}

GRAZE_INLINE int discriminant_sign(const discriminant *d)
{
    return s128_sign(d->raw);
}

GRAZE_INLINE int discriminant_guess(const area *a, const area *b, const area *c)
{
    BOUND(a->raw >= 0 && b->raw < 0 && c->raw > 0);
    return crossing_guess(s64_bits(a->raw), s64_bits(-1 - b->raw), s64_bits(c->raw));
}

/* For b < 0 < c the products are compared and not subtracted. */
GRAZE_INLINE bool discriminant_is_negative(const area *a, const area *b, const area *c)
{
    uint64_t size = s64_magnitude(b->raw);
    int guess = GRAZE_GUESSES_CROSSINGS ? discriminant_guess(a, b, c) : 0;
    if (guess != 0)
        return guess < 0;
    return u128_less(u64_mul_in_place(size, size),
                     u64_mul_in_place(s64_bits(a->raw), s64_bits(c->raw)));
}

GRAZE_INLINE void discriminant_set_for_sign(discriminant *d, const area *a, const area *b,
                                            const area *c)
{
    d->raw = s128_of(discriminant_is_negative(a, b, c) ? -1 : 0, 0);
}

GRAZE_INLINE bool discriminant_rules_out(const area *a, const area *b, const area *c)
{
    return GRAZE_GUESSES_CROSSINGS && discriminant_guess(a, b, c) < 0;
}

GRAZE_INLINE void crossing_at_surface(crossing *t, const area *a, const area *b, const area *c,
                                      const discriminant *d, bool leaving)
{
    bool out = leaving && b->raw < 0;
    u128 size = u128_of(s64_bits(d->raw.hi), d->raw.lo);
    BOUND(a->raw >= 0);
    GIVEN(size.hi < UINT64_C(0x4000000000000000)); /* d >= 0 */
    graze_crossing(t, s64_magnitude(b->raw), &size, s64_magnitude(out ? a->raw : c->raw), out);
}

/* ---- Along the line ---- */

/* run * t in units of 2^-32. The surface is less than 2^30 + 2^29 from the start, so the run,
 * lifted as far as t < 2^up, is less than twice that. */
GRAZE_INLINE uint64_t crossing_way(const crossing *t, length run)
{
    return crossing_times(t, s32_magnitude(run.raw) * u32_power_of_2(t->up % 32));
}

GRAZE_REPEATED graze_scalar crossing_along(graze_scalar start, length run, const crossing *t)
{
    uint64_t way = crossing_way(t, run);
    return s32_offset(start, run.raw < 0, u64_high(way) + u64_low(way) / 0x80000000u);
}

GRAZE_INLINE graze_scalar normal_at(const surface *s, length from_center, length run,
                                    const crossing *t)
{
    return normal_of(s, s32_bits(from_center.raw), crossing_way(t, run), run.raw < 0);
}

#endif
