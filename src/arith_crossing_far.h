/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Crossings for any coordinates: areas have 67 bits, a discriminant 134. It is exact, and then what
 * is too long for 64 bits loses its lowest ones, 5 of 67, which moves t by 2^-57 of itself or less.
 */
#ifndef GRAZE_ARITH_CROSSING_FAR_H
#define GRAZE_ARITH_CROSSING_FAR_H

#include "arith_crossing_fixed.h"
#include "wide_256.h"

/* ---- The end of a line ---- */

static inline bool is_near_limit(graze_scalar limit)
{
    (void)limit;
    return true;
}

static inline int side_at_end(const ball_n *ball, const vector_n *end, area a, area b, area c)
{
    (void)ball;
    (void)end;
    return area_sign(area_plus(area_plus(a, b), area_plus(b, c)));
}

/* a * limit + b > 0: 2^64 * 2^31 and 2^65 * 2^16 */
static inline bool nears_before_limit(area a, area b, graze_scalar limit)
{
    return s128_sign(s128_add(graze_s128_mul_s64(a.raw, limit), graze_s128_mul_s64(b.raw, 65536))) >
           0;
}

/* ---- Discriminants ---- */

typedef struct GRAZE_WORD_ALIGNED {
    u256 size; /* < 2^135 */
    int sign;
} discriminant;

static inline void set_discriminant(discriminant *d, const lengths_n *from_center,
                                    const lengths_n *run, area a, area b, area c,
                                    graze_scalar radius)
{
    u128 size = s128_magnitude(b.raw);
    u256 square = graze_u128_mul(size, size);
    u256 product = graze_u128_mul(s128_magnitude(a.raw), s128_magnitude(c.raw));
    (void)from_center;
    (void)run;
    (void)radius;
    if (s128_sign(c.raw) < 0) {
        d->size = u256_add(square, product);
        d->sign = 1;
    } else {
        d->sign = u256_compare(square, product);
        d->size = d->sign < 0 ? u256_sub(product, square) : u256_sub(square, product);
    }
}

static inline int discriminant_sign(const discriminant *d)
{
    return d->sign;
}

/* What has more bits than fit is divided by 2^5, and then it is long. */
#define GRAZE_LONG_AREA UINT64_C(0x4000000000000000) /* 2^62 */

static inline bool is_long(u128 x)
{
    return x.hi > 0 || x.lo >= GRAZE_LONG_AREA;
}

static inline uint64_t narrowed(u128 x, bool is_long)
{
    BOUND(x.hi < 8);
    uint64_t bits = is_long ? x.hi * UINT64_C(0x800000000000000) + x.lo / 32 : x.lo; /* 2^59 */
    GIVEN(bits < GRAZE_LONG_AREA);
    return bits;
}

/* t * 2^5, or t / 2^5; |run| * t is below 2^34, and so is 2^up. */
static inline void crossing_times_32(crossing *t)
{
    BOUND(t->bits > 0); /* what is long is divided by what is not, or the other way round */
    uint32_t zeros = u64_leading_zeros(t->bits);
    uint32_t places = zeros < 5 ? zeros : 5;
    t->bits = u64_lift(t->bits, places);
    t->up += 5 - places;
}

static inline void crossing_over_32(crossing *t)
{
    if (t->up < 5)
        t->bits = u64_fall(t->bits, 5 - t->up);
    t->up = t->up < 5 ? 0 : t->up - 5;
}

/* The sum of |b| and the root is taken over 2^5 where one of them is long. */
static inline void crossing_at_surface(crossing *t, area a, area b, area c, const discriminant *d,
                                       bool leaving)
{
    bool out = leaving && s128_sign(b.raw) < 0;
    u128 size_b = s128_magnitude(b.raw), other = s128_magnitude(out ? a.raw : c.raw);
    bool sum_is_long = is_long(size_b) || !u256_is_below_2_126(d->size);
    bool other_is_long = is_long(other);
    u128 size = sum_is_long ? u256_over_2_10(d->size) : d->size.lo;
    GIVEN(size.hi < UINT64_C(0x4000000000000000)); /* 2^126 */
    uint64_t sum_b = narrowed(size_b, sum_is_long), rest = narrowed(other, other_is_long);
    graze_crossing(t, sum_b, &size, rest, out);
    if (sum_is_long != other_is_long && sum_is_long == out)
        crossing_times_32(t);
    else if (sum_is_long != other_is_long)
        crossing_over_32(t);
}

/* ---- Along the line ---- */

/* run * t in units of 2^-64; |run| < 2^32, and the surface is less than 2^34 away. */
static inline u128 crossing_way(const crossing *t, length run)
{
    if (run.raw == 0 || t->bits == 0)
        return u128_of(0, 0);
    GIVEN(t->up < 64); /* t < 2^34, and its highest bit is set */
    return u128_lift(u64_mul(s64_magnitude(run.raw), t->bits), t->up);
}

/* Saturating. */
static inline graze_scalar crossing_along(graze_scalar start, length run, const crossing *t)
{
    u128 way = crossing_way(t, run);
    uint64_t rounded = way.hi + way.lo / UINT64_C(0x8000000000000000);
    uint32_t size = u64_high(rounded) > 0 ? UINT32_MAX : u64_low(rounded);
    return s32_offset_held(start, run.raw < 0, size);
}

/* Of a radius of 2^30 and more, which leaves the scale no fourth: as near, with a word for the sign. The
 * offset is a two's complement in units of 2^-32. */
static inline graze_scalar normal_of_long(const surface *s, uint64_t offset)
{
    bool negative = u64_high(offset) > INT32_MAX;
    uint64_t size = negative ? u64_sub_modular(0, offset) : offset;
    uint32_t part = u64_high(size) * s->scale + u64_high(u32_mul(u64_low(size), s->scale));
    uint32_t twice = u64_high(u32_mul(part, s32_bits(s->inverse))) / 0x2000;
    return s32_offset(0, negative, twice < 2 * GRAZE_ONE ? twice / 2 + twice % 2 : GRAZE_ONE);
}

/* Sums modulo 2^64, as the offset from the center is below 2^63 again. */
static inline graze_scalar normal_at(const surface *s, length from_center, length run,
                                     const crossing *t)
{
    u128 whole = crossing_way(t, run);
    uint64_t way = u64_of(u64_low(whole.hi), u64_high(whole.lo));
    uint32_t from = u64_low(s64_bits(from_center.raw));
    if (s->scale >= 4)
        return normal_of(s, from, way, run.raw < 0);
    uint64_t offset = u64_of(from, 0);
    return normal_of_long(s, run.raw < 0 ? u64_sub_modular(offset, way)
                                         : u64_add_modular(offset, way));
}

#endif
