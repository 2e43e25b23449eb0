/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Angles of numbers in binary32. See angle.h. */
#ifndef GRAZE_NUMBER_ANGLE_FLOAT_H
#define GRAZE_NUMBER_ANGLE_FLOAT_H

#include "../wide/root.h"

/* A finite number: |x| = mantissa * 2^exponent, with mantissa < 2^24 and -149 <= exponent <=
 * 104. */
typedef struct {
    uint32_t mantissa;
    int32_t exponent;
} float_parts;

static inline float_parts parts_of(float x)
{
    const uint32_t biased = exponent_field(x);
    float_parts p;
    p.mantissa = biased > 0 ? mantissa_of(x) : bits_of(x) % 0x800000;
    p.exponent = (int32_t)(biased > 0 ? biased : 1) - 150;
    return p;
}

/* 2^exponent, for -126 <= exponent <= 127 */
static inline float power_of_2(int32_t exponent)
{
    float_bits f;
    BOUND(exponent >= -126 && exponent <= 127);
    f.bits = (uint32_t)(127 + exponent) * 0x800000;
    return f.number;
}

/* Never -0. */
static inline float float_signed(bool negative, float size)
{
    return negative ? 0 - size : size;
}

/* ---- Sine, cosine and tangent ---- */

typedef fine_turn bearing;

static inline bearing bearing_of(graze_angle angle)
{
    return turn_of_fine(u64_of(angle, 0));
}

static inline bearing bearing_of_fine(fine_angle fine)
{
    return turn_of_fine(fine);
}

static inline float sine_size(const bearing *t)
{
    return (float)t->sine * power_of_2(-32 - (int32_t)t->up);
}

static inline float cosine_size(const bearing *t)
{
    return (float)t->cosine * 0x1p-31f;
}

static inline graze_scalar scalar_sine(const bearing *t)
{
    return float_signed(t->below, t->upright ? cosine_size(t) : sine_size(t));
}

static inline graze_scalar scalar_cosine(const bearing *t)
{
    return float_signed(t->left, t->upright ? sine_size(t) : cosine_size(t));
}

static inline graze_scalar scalar_tangent(fine_angle fine)
{
    bearing t = turn_of_fine(fine);
    float sine = sine_size(&t), cosine = cosine_size(&t);
    if (!t.upright)
        return float_signed(is_falling(&t), float_quotient(sine, cosine));
    return float_signed(is_falling(&t), t.sine > 0 ? float_quotient(cosine, sine) : FLT_MAX);
}

/* ---- Radians: x / (2 pi) turns ---- */

/* 32 bits of 1 / (2 pi), beginning with bit `from` behind the point; the bits in front of the point
 * are zeros. */
static inline uint32_t bits_of_turn(int32_t from)
{
    static const uint32_t words[8] = {0x28BE60DB, 0x9391054A, 0x7F09D5F4, 0x7D4D3770,
                                      0x36D8A566, 0x4F10E410, 0x7F9458EA, 0xF7AEF158};
    uint32_t scale = u32_power_of_2((uint32_t)(from + 160) % 32);
    int32_t at = (from + 160) / 32 - 5; /* rounded down */
    uint32_t first = at < 0 ? 0 : words[at], next = at < -1 ? 0 : words[at + 1];
    BOUND(from >= -160 && at <= 6);
    return u64_low(u32_mul(first, scale)) + u64_high(u32_mul(next, scale));
}

/*
 * The mantissa times 96 bits of 2^exponent / (2 pi). The bits below these are dropped; the bits
 * above them are whole turns, so the sum is taken modulo 2^64.
 */
static inline fine_angle fine_of_radians(graze_scalar x)
{
    float_parts p = parts_of(held(x));
    if (!is_number(x) || p.exponent < -96)
        return 0;
    uint64_t high = u32_mul(p.mantissa, bits_of_turn(p.exponent));
    uint64_t middle = u32_mul(p.mantissa, bits_of_turn(p.exponent + 32));
    uint64_t low = u32_mul(p.mantissa, bits_of_turn(p.exponent + 64));
    fine_angle fine =
        u64_add_modular(u64_of(u64_low(high), 0), middle + u64_high(low)); /* < 2^57 */
    return x < 0 ? fine_negated(fine) : fine;
}

/* |x| < 2^-13: the next term of the tangent is x^3 / 3. */
static inline graze_scalar small_or(graze_scalar x, graze_scalar value)
{
    return span_of(x).raw < 0x1p-13f ? x : value;
}

/* ---- Degrees: x * 2^29 / 45 ---- */

/* mantissa * 2^up / 45 for up >= 32: modulo 45, 2^12 is 1. */
static inline graze_angle degrees_of_high(uint32_t mantissa, uint32_t up)
{
    uint32_t power = u32_power_of_2((up - 32) % 12) % 45;
    return angle_of_45ths(u64_of(mantissa % 45 * power % 45, 0));
}

/* mantissa / (45 * 2^down), which is less than half for down >= 20. */
static inline graze_angle degrees_of_low(uint32_t mantissa, uint32_t down)
{
    if (down >= 20)
        return 0;
    uint32_t whole = 45 * u32_power_of_2(down); /* < 2^26 */
    return (2 * mantissa + whole) / (2 * whole);
}

static inline graze_angle angle_of_degrees(graze_scalar x)
{
    if (!is_number(x))
        return 0;
    float_parts p = parts_of(held(x));
    int32_t up = p.exponent + 29;
    graze_angle size;
    if (up >= 32) {
        size = degrees_of_high(p.mantissa, (uint32_t)up);
    } else if (up >= 0) {
        uint64_t n = u32_mul(p.mantissa, u32_power_of_2((uint32_t)up)); /* < 2^56 */
        size = angle_of_45ths(u64_of(u64_high(n) % 45, u64_low(n)));
    } else {
        size = degrees_of_low(p.mantissa, (uint32_t)-up);
    }
    return angle_signed(size, x < 0);
}

static inline graze_scalar degrees_of(graze_angle angle)
{
    return (float)s32_of_bits(angle) * 0x1.68p-24f; /* 360 / 2^32 */
}

/* Half a turn times the factor is the float above pi. So half a turn, and the angles that round to it as floats,
 * become the float before it, and the result the float below pi. */
static inline graze_scalar radians_of(graze_angle angle)
{
    const int32_t most = 0x7fffff80, a = s32_of_bits(angle);
    const int32_t within = a > most ? most : a < -most ? -most : a;
    return (float)within * 0x1.921fb6p-30f; /* 2 pi / 2^32 */
}

/* ---- Angles of vectors ---- */

/* The mantissa times 2^7, divided by 2^down. */
static inline uint32_t part_of_vector(float_parts p, int32_t exponent)
{
    int32_t down = exponent - p.exponent;
    return down < 31 ? p.mantissa * 128 / u32_power_of_2((uint32_t)down) : 0;
}

/* Both sizes as whole numbers, in units of 2^-31 of the greater size. */
static inline graze_angle angle_of_vector(graze_scalar y, graze_scalar x)
{
    if (!is_number(y) || !is_number(x))
        return 0;
    float_parts u = parts_of(held(y)), v = parts_of(held(x));
    int32_t exponent = u.exponent > v.exponent ? u.exponent : v.exponent;
    return turn_of_sizes(part_of_vector(u, exponent), y < 0, part_of_vector(v, exponent), x < 0);
}

/* The root of n, within 2^-30 of it: a root of 16 bits, and a Newton step. */
static inline uint32_t root_near(uint64_t n)
{
    if (n == 0)
        return 0;
    uint32_t zeros = u64_leading_zeros(n) / 2;
    uint64_t normal = u64_lift(n, 2 * zeros);
    uint32_t root = u32_root_normal(u64_high(normal)).root * 65536;
    uint64_t rest = normal - u32_mul(root, root); /* < 2^49 */
    uint32_t step = u32_divide(rest / 2, root);   /* <= 2^16 */
    return (root + (step < 65535 ? step : 65535)) / u32_power_of_2(zeros);
}

/* Sine and cosine in Q31. */
static inline graze_angle angle_of_sine(graze_scalar x)
{
    float size = span_of(x).raw;
    uint32_t sine = UINT32_C(0x80000000);
    if (!is_number(x))
        return 0;
    if (size < 1)
        sine = (uint32_t)(size * 0x1p31f);
    return turn_of_sizes(sine, x < 0, root_near(UINT64_C(0x4000000000000000) - u32_mul(sine, sine)),
                         false);
}

#endif
