/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What near and far crossings have in common: how far along a line one is, and the normal there.
 * t is a root over a root, and can't be exact: it has 46 bits that are right, near 2^-14 raw units
 * over the longest run. All that is decided is decided before.
 */
#ifndef GRAZE_ARITH_CROSSING_FIXED_H
#define GRAZE_ARITH_CROSSING_FIXED_H

#include "arith_fixed.h"
#include "wide_lift.h"
#include "wide_root.h"
#include "wide_signed.h"

/* bits * 2^up / 2^64; bits >= 2^63 where up > 0 */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t bits;
    uint32_t up;
} crossing;

/* t = other / (b + the root of d), or, for `out`, (b + the root of d) / other; b < 2^62, d < 2^126, and
 * what is divided by is not 0. */
void graze_crossing(crossing *t, uint64_t b, const u128 *d, uint64_t other, bool out);

/* The sign of a t^2 + 2 b t + c for t in Q16.16; a < 2^64, |b| < 2^65, |c| < 2^66 */
int graze_crossing_side(const s128 *a, const s128 *b, const s128 *c, uint32_t t);

GRAZE_INLINE void crossing_put(crossing *t, uint64_t bits, uint32_t up)
{
    t->bits = bits;
    t->up = up;
}

GRAZE_INLINE void crossing_at_start(crossing *t)
{
    crossing_put(t, 0, 0);
}

GRAZE_INLINE void crossing_at_end(crossing *t)
{
    crossing_put(t, UINT64_C(0x8000000000000000), 1);
}

static inline void crossing_at_limit(crossing *t, graze_scalar limit)
{
    BOUND(limit >= 0);
    uint32_t raw = (uint32_t)limit, zeros = raw < 65536 ? 16 : u32_leading_zeros(raw);
    crossing_put(t, u64_of(raw * u32_power_of_2(zeros), 0), 16 - zeros);
}

/* The bits dropped don't matter: see quotient_scaled. */
GRAZE_INLINE quotient crossing_quotient(const crossing *t)
{
    quotient q;
    q.bits = u64_high(t->bits);
    q.up = t->up;
    return q;
}

GRAZE_INLINE graze_fraction crossing_fraction(const crossing *t)
{
    return quotient_scaled(crossing_quotient(t), 30);
}

GRAZE_INLINE graze_scalar crossing_t(const crossing *t)
{
    return quotient_scaled(crossing_quotient(t), 16);
}

/* ---- From a center towards a point: any coordinates ---- */

/* radius / sqrt(x^2 + y^2 + z^2), which is less than 1; the sum < 3 * 2^64. By a hair less, and it is
 * rounded to 1, for which there are no bits, as for what is next to it. */
static inline void crossing_of_spans(crossing *t, span radius, span x, span y, span z)
{
    u128 sum =
        u128_add(u128_add(u128_of(0, u32_mul(x.raw, x.raw)), u128_of(0, u32_mul(y.raw, y.raw))),
                 u128_of(0, u32_mul(z.raw, z.raw)));
    graze_crossing(t, 0, &sum, radius.raw, false);
    if (t->up > 0)
        crossing_put(t, UINT64_MAX, 0);
}

/* At most the radius. */
static inline graze_scalar crossing_of_way(graze_scalar center, bool down, span way,
                                           const crossing *t)
{
    uint64_t size =
        u32_mul(way.raw, u64_high(t->bits)) + u64_high(u32_mul(way.raw, u64_low(t->bits)));
    BOUND(t->up == 0);
    return s32_offset_held(center, down, u64_high(size) + u64_low(size) / 0x80000000u);
}

/* ---- Normals ---- */

/* 1 / radius: the radius times scale has 32 bits, and inverse is 2^63 over that. Of 0 both are 0. */
typedef struct {
    uint32_t scale, inverse;
} surface;

static inline surface surface_of(graze_scalar radius)
{
    surface s;
    BOUND(radius >= 0);
    s.scale = s.inverse = 0; /* no list of zeros: clang -O0 would call memset */
    if (radius > 0) {
        s.scale = u32_power_of_2(u32_leading_zeros((uint32_t)radius));
        s.inverse = u32_divide_normal(INT64_MAX, (uint32_t)radius * s.scale).quotient;
    }
    return s;
}

/* offset is from the center to the surface, in units of 2^-32 and as a two's complement: it may be
 * off by 2^-14 raw units, and is below 2^31 of them. Scaled it has 32 bits, and the inverse as many,
 * so that the quotient is off by 2^-14. Of a ball of a few raw units it may be more than one. */
static inline graze_scalar normal_of(const surface *s, uint64_t offset)
{
    bool negative = u64_high(offset) > INT32_MAX;
    uint64_t size = negative ? u64_sub_modular(0, offset) : offset;
    uint32_t part = u64_high(size) * s->scale + u64_high(u32_mul(u64_low(size), s->scale));
    uint32_t twice = u64_high(u32_mul(part, s->inverse)) / 0x4000;
    return s32_offset(0, negative, twice < 2 * GRAZE_ONE ? twice / 2 + twice % 2 : GRAZE_ONE);
}

#endif
