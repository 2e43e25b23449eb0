/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Common to near and far crossings: the coordinates along a line, and the normal. t is a root over
 * a root and cannot be exact: 46 of its bits are right, which is about 2^-14 raw units over the
 * longest run. All decisions are made before t is computed.
 */
#ifndef GRAZE_SHAPE_BALL_CROSSING_NUMBERS_H
#define GRAZE_SHAPE_BALL_CROSSING_NUMBERS_H

#include "../number/spans.h"
#include "../wide/lift.h"
#include "../wide/root.h"
#include "../wide/signed.h"

/* bits * 2^up / 2^64; bits >= 2^63 if up > 0 */
typedef struct GRAZE_WORD_ALIGNED {
    uint64_t bits;
    uint32_t up;
} crossing;

/* t = other / (b + sqrt(d)), or, for `out`, (b + sqrt(d)) / other. b < 2^62, d < 2^126, and the
 * divisor is not 0. */
void graze_crossing(crossing *t, uint64_t b, const u128 *d, uint64_t other, bool out);

/* num / den, den > 0, with an error below 2^-46 of itself. */
void graze_crossing_ratio(crossing *t, uint64_t num, uint64_t den);

/* t = (b + sqrt(d)) / other * 2^up, or, with `beyond`, beyond / (b + sqrt(d)) / other * 2^up. b and d as above, and
 * other > 0; |up| < 32. */
void graze_crossing_of_strip(crossing *t, uint64_t b, const u128 *d, const u128 *beyond,
                             uint64_t other, int32_t up);

/* start + (to - from) * t, rounded, saturating. For any coordinates. */
graze_scalar graze_crossing_along(const crossing *t, graze_scalar start, graze_scalar from,
                                  graze_scalar to);

GRAZE_INLINE void crossing_set(crossing *t, uint64_t bits, uint32_t up)
{
    t->bits = bits;
    t->up = up;
}

GRAZE_INLINE void crossing_at_start(crossing *t)
{
    crossing_set(t, 0, 0);
}

GRAZE_INLINE void crossing_at_end(crossing *t)
{
    crossing_set(t, UINT64_C(0x8000000000000000), 1);
}

static inline void crossing_at_limit(crossing *t, graze_scalar limit)
{
    BOUND(limit >= 0);
    uint32_t raw = (uint32_t)limit, zeros = raw < 65536 ? 16 : u32_leading_zeros(raw);
    crossing_set(t, u64_of(raw * u32_power_of_2(zeros), 0), 16 - zeros);
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

/* radius / sqrt(x^2 + y^2 + z^2), which is less than 1; the sum is < 3 * 2^64. If the quotient
 * rounds to 1, which the bits cannot hold, t is the greatest number below 1. */
static inline void crossing_of_spans(crossing *t, span radius, span x, span y, span z)
{
    u128 sum =
        u128_add(u128_add(u128_of(0, u32_mul(x.raw, x.raw)), u128_of(0, u32_mul(y.raw, y.raw))),
                 u128_of(0, u32_mul(z.raw, z.raw)));
    graze_crossing(t, 0, &sum, radius.raw, false);
    if (t->up > 0)
        crossing_set(t, UINT64_MAX, 0);
}

/* The way is at most the radius. */
static inline graze_scalar crossing_of_way(graze_scalar center, bool down, span way,
                                           const crossing *t)
{
    uint64_t size =
        u32_mul(way.raw, u64_high(t->bits)) + u64_high(u32_mul(way.raw, u64_low(t->bits)));
    BOUND(t->up == 0);
    return s32_offset_held(center, down, u64_high(size) + u64_low(size) / 0x80000000u);
}

/* ---- Normals ---- */

/* 1 / radius. The radius times scale has 32 bits; inverse is 2^62 over that, odd, with a relative
 * error below 2^-27. A radius of 0 is treated as 1. */
typedef struct {
    uint32_t scale;
    int32_t inverse;
} surface;

/* The quotient by the upper half, rounded down, is too small by at most 2^-14 of itself, and
 * Newton's step squares that error. Only the last bit, set to make the inverse odd, can make it too
 * great. */
GRAZE_INLINE surface surface_of(graze_scalar radius)
{
    surface s;
    BOUND(radius >= 0);
    uint32_t size = radius > 0 ? (uint32_t)radius : 1, whole, first;
    s.scale = u32_power_of_2(u32_leading_zeros(size));
    whole = size * s.scale;
    first = u32_divide_short(UINT32_C(0x80000000), whole / 65536 + 1).quotient; /* 2^15 .. 2^16 */
    uint64_t lack = UINT64_C(0x800000000000) - u32_mul(whole, first);           /* 2^47; <= 2^33 */
    s.inverse = s32_of_bits((first * 32768 + first * u64_low(lack / 131072) / 32768) | 1);
    return s;
}

/* surface_of as a function. */
void graze_surface(surface *s, graze_scalar radius);

GRAZE_INLINE void set_surface(surface *s, graze_scalar radius)
{
#if GRAZE_FOR_SIZE
    graze_surface(s, radius);
#else
    *s = surface_of(radius);
#endif
}

/* x * scale modulo 2^32. In one expression, which gcc computes in 32 bits: after u64_low it calls __aeabi_lmul on a core
 * without a long multiply. */
GRAZE_INLINE uint32_t u32_lifted(uint32_t x, uint32_t scale)
{
    return (uint32_t)((uint64_t)x * scale % 4294967296u);
}

/* size * bits / 2^32 */
GRAZE_INLINE uint64_t crossing_times(const crossing *t, uint32_t size)
{
    return u32_mul(size, u64_high(t->bits)) + u64_high(u32_mul(size, u64_low(t->bits)));
}

GRAZE_INLINE graze_scalar normal_held(graze_scalar normal, graze_scalar most)
{
    return normal < -most ? -most : normal > most ? most : normal;
}

/* From the offset `from` of the start from the center, and the way from there in units of 2^-32,
 * both modulo 2^32 raw units. The offset of the crossing exceeds the radius by at most 2^-14 raw
 * units, and the radius times the scale is below 2^32: a quarter of the product fits with its sign.
 * 29 bits of the product and of the inverse count, so the quotient is off by at most 2^-11. An odd
 * inverse leaves no tie, so a mirrored offset has the mirrored normal. */
GRAZE_INLINE graze_scalar normal_of(const surface *s, uint32_t from, uint64_t way, bool down)
{
    uint32_t scale = s->scale / 4;
    uint32_t step = u32_lifted(u64_high(way), scale) + u64_high(u32_mul(u64_low(way), scale));
    uint32_t back = down ? step : u32_sub_modular(0, step);
    int32_t offset = s32_of_bits(u32_sub_modular(u32_lifted(from, scale), back));
    int32_t part = s64_high(s32_mul(offset, s->inverse) + INT64_C(0x80000000000)); /* 2^43 */
    return part >= 0 ? part / 4096 : -1 - (-1 - part) / 4096;
}

/* Writes the coordinate of the crossing on one axis, and returns the component of the normal,
 * not clamped: see normal_needs_hold. For any coordinates. The line starts at `start` and its run is from `from` to `to`. */
graze_scalar graze_crossing_on_axis(const crossing *t, const surface *s, graze_scalar center,
                                    graze_scalar start, graze_scalar from, graze_scalar to,
                                    graze_scalar *point);

/* One axis of a line. */
typedef struct {
    graze_scalar start, from, to;
} crossing_axis;

/* Writes the coordinate, and returns the way from the start, modulo 2^32 raw units, in units of 2^-32; its sign is that of
 * the run. */
uint64_t graze_crossing_along_axis(const crossing *t, const crossing_axis *axis,
                                   graze_scalar *point);

/* run * t modulo 2^32 raw units, in units of 2^-32. */
uint64_t graze_crossing_way(const crossing *t, uint32_t run);

/* normal_of an offset in units of 2^-32, at most the radius and 2^-12 raw units, down or up. */
graze_scalar graze_crossing_normal(const surface *s, uint64_t offset, bool down);

/* The normal of a radius that is twice that of the surface, at a point that is at most that radius off, on this axis. The
 * radius of the surface is 2^30 or more, so graze_crossing_normal clamps. */
static inline graze_scalar normal_of_halves(const surface *half, graze_scalar center,
                                            graze_scalar point)
{
    const span way = span_apart(center, point);
    return graze_crossing_normal(half, u64_of(way.raw / 2, way.raw % 2 * 0x80000000u),
                                 point < center);
}

#endif
