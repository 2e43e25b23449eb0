/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Angles, sines, cosines and tangents, and their inverses, for floats. The bounds of angle.h are hardly more than the
 * rounding of the result, and an angle has 32 bits where a float has 24; so polynomials and slopes are computed in
 * integers of 32 bits, as fractions, and the result is rounded to a float once. A polynomial in floats, of a
 * float angle, is off by 2.6 units in the last place.
 */
#include "../include/graze/angle.h"

#if GRAZE_FLOAT
#include "number/angle_float.h"
#include "wide/divide.h"
#include "wide/root.h"

GRAZE_INLINE graze_angle angle_signed(bool negative, graze_angle angle)
{
    return negative ? u32_sub_modular(0u, angle) : angle;
}

/* ---- Sine and cosine ---- */

graze_scalar graze_sin(graze_angle angle)
{
    const angle_from_axis a = angle_measured(angle);
    const bool upright = angle_is_upright(angle / ANGLE_EIGHTH);
    const float size = upright ? angle_cosine_size(a.z) : angle_sine_size(&a);
    return angle_signed_float(angle >= GRAZE_HALF_TURN, size);
}

graze_scalar graze_cos(graze_angle angle)
{
    return graze_sin(u32_sub_modular(angle, 3u * GRAZE_QUARTER_TURN));
}

void graze_sincos(graze_angle angle, graze_scalar *sine, graze_scalar *cosine)
{
    const angle_from_axis a = angle_measured(angle);
    const bool upright = angle_is_upright(angle / ANGLE_EIGHTH);
    const float along = angle_cosine_size(a.z), across = angle_sine_size(&a);
    if (sine)
        *sine = angle_signed_float(angle >= GRAZE_HALF_TURN, upright ? along : across);
    if (cosine)
        *cosine = angle_signed_float(u32_sub_modular(angle, GRAZE_QUARTER_TURN) < GRAZE_HALF_TURN,
                                     upright ? across : along);
}

/* ---- Fine angles: 2^64 make a turn ---- */

GRAZE_REPEATED angle_from_axis angle_measured_fine(uint64_t fine)
{
    const uint64_t eighth = UINT64_C(0x2000000000000000), off = fine % eighth;
    const uint64_t eighths = u64_high(fine) / ANGLE_EIGHTH % 2u == 1u ? eighth - off : off;
    const uint64_t t = eighths < eighth ? eighths * 8u : UINT64_MAX;
    angle_from_axis a;
    a.up = t > 0 ? u64_leading_zeros(t) : 0;
    a.leading = u64_high(u64_lift(t, a.up));
    a.z = angle_square(u64_high(t));
    return a;
}

static float angle_sine_of_fine(uint64_t fine)
{
    const angle_from_axis a = angle_measured_fine(fine);
    const bool upright = angle_is_upright(u64_high(fine) / ANGLE_EIGHTH);
    const float size = upright ? angle_cosine_size(a.z) : angle_sine_size(&a);
    return angle_signed_float(u64_high(fine) >= GRAZE_HALF_TURN, size);
}

/* At the poles, where the cosine is 0, the sign is the one of the sine. */
static float angle_tangent(const angle_from_axis *a, graze_angle angle)
{
    const bool upright = angle_is_upright(angle / ANGLE_EIGHTH);
    const bool below = angle >= GRAZE_HALF_TURN;
    const bool left = u32_sub_modular(angle, GRAZE_QUARTER_TURN) < GRAZE_HALF_TURN;
    const float across = angle_sine_size(a), along = angle_cosine_size(a->z);
    if (!upright)
        return angle_signed_float(left != below, float_div(across, along));
    if (a->leading == 0)
        return angle_signed_float(below, FLT_MAX);
    return angle_signed_float(left != below, float_div(along, across));
}

graze_scalar graze_tan(graze_angle angle)
{
    const angle_from_axis a = angle_measured(angle);
    return angle_tangent(&a, angle);
}

/* ---- Radians: x / (2 pi) turns ---- */

/* A number: |x| = mantissa * 2^exponent, with mantissa < 2^24 and -149 <= exponent <= 104. Infinity as FLT_MAX. */
typedef struct {
    uint32_t mantissa;
    int32_t exponent;
} angle_float_parts;

GRAZE_REPEATED angle_float_parts angle_parts_of(float x)
{
    const uint32_t bits = bits_of(float_held(x)), biased = bits / 0x800000u % 256u;
    angle_float_parts p;
    p.mantissa = bits % 0x800000u + (biased > 0 ? 0x800000u : 0u);
    p.exponent = (int32_t)(biased > 0 ? biased : 1u) - 150;
    return p;
}

GRAZE_INLINE bool angle_is_nan(float x)
{
    return !float_at_most(x, x);
}

/* 32 bits of 1 / (2 pi), beginning with bit `from` behind the point; the bits in front of the point are zeros. */
static uint32_t angle_bits_of_turn(int32_t from)
{
    static const uint32_t words[8] = {0x28BE60DB, 0x9391054A, 0x7F09D5F4, 0x7D4D3770,
                                      0x36D8A566, 0x4F10E410, 0x7F9458EA, 0xF7AEF158};
    const uint32_t scale = u32_power_of_2((uint32_t)(from + 160) % 32u);
    const int32_t at = (from + 160) / 32 - 5; /* rounded down */
    const uint32_t first = at < 0 ? 0 : words[at], next = at < -1 ? 0 : words[at + 1];
    return u64_low(u32_mul(first, scale)) + u64_high(u32_mul(next, scale));
}

/* The mantissa times 96 bits of 2^exponent / (2 pi). The bits below these are dropped; the bits above them are whole
 * turns, so the sum is taken modulo 2^64. 0 for NaN. */
static uint64_t angle_fine_of_radians(float x)
{
    const angle_float_parts p = angle_parts_of(x);
    if (angle_is_nan(x) || p.exponent < -96)
        return 0;
    const uint64_t high = u32_mul(p.mantissa, angle_bits_of_turn(p.exponent));
    const uint64_t middle = u32_mul(p.mantissa, angle_bits_of_turn(p.exponent + 32));
    const uint64_t low = u32_mul(p.mantissa, angle_bits_of_turn(p.exponent + 64));
    const uint64_t fine =
        u64_add_modular(u64_of(u64_low(high), 0), middle + u64_high(low)); /* < 2^57 */
    return is_negative(x) ? u64_sub_modular(0, fine) : fine;
}

/* The sine and the tangent of such an x differ from it by less than a third of a unit in the last place. */
GRAZE_INLINE bool angle_is_small_or_nan(float x)
{
    return !float_at_most(0x1p-13f, float_abs(x));
}

graze_scalar graze_sin_radians(graze_scalar x)
{
    return angle_is_small_or_nan(x) ? x : angle_sine_of_fine(angle_fine_of_radians(x));
}

graze_scalar graze_cos_radians(graze_scalar x)
{
    const uint64_t quarter_turn = u64_of(GRAZE_QUARTER_TURN, 0);
    if (angle_is_nan(x))
        return x;
    return angle_sine_of_fine(u64_add_modular(angle_fine_of_radians(x), quarter_turn));
}

graze_scalar graze_tan_radians(graze_scalar x)
{
    if (angle_is_small_or_nan(x))
        return x;
    const uint64_t fine = angle_fine_of_radians(x);
    const angle_from_axis a = angle_measured_fine(fine);
    return angle_tangent(&a, u64_high(fine));
}

/* To nearest; a tie rounds away from 0 and towards half a turn, so the opposite angle rounds to the opposite result. */
graze_angle graze_angle_from_radians(graze_scalar x)
{
    const uint64_t fine = angle_fine_of_radians(x);
    const graze_angle angle = u64_high(fine);
    const uint32_t half = angle < GRAZE_HALF_TURN ? UINT32_C(0x7fffffff) : UINT32_C(0x80000000);
    return u64_low(fine) > half ? u64_low((uint64_t)angle + 1u) : angle;
}

/* Half a turn times the factor is the float above pi. So half a turn, and the angles that round to it as floats, become
 * the float before it, and the result the float below pi. */
graze_scalar graze_angle_to_radians(graze_angle angle)
{
    const int32_t most = 0x7fffff80, a = s32_of_bits(angle);
    const int32_t within = a > most ? most : a < -most ? -most : a;
    return (float)within * 0x1.921fb6p-30f; /* 2 pi / 2^32 */
}

/* ---- Degrees: x * 2^29 / 45 ---- */

/* n / 45 to nearest, modulo 2^32; n < 45 * 2^32 */
static graze_angle angle_of_45ths(uint64_t n)
{
    const uint32_t whole = u32_divide(n, 45), rest = u64_low(n - u32_mul(whole, 45));
    return rest > 22u ? whole + 1u : whole;
}

/* mantissa * 2^up / 45. Modulo 45, 2^12 is 1. */
static graze_angle angle_of_high_degrees(uint32_t mantissa, uint32_t up)
{
    if (up >= 32u) {
        const uint32_t power = u32_power_of_2((up - 32u) % 12u) % 45u;
        return angle_of_45ths(u64_of(mantissa % 45u * power % 45u, 0));
    }
    const uint64_t n = u32_mul(mantissa, u32_power_of_2(up)); /* < 2^56 */
    return angle_of_45ths(u64_of(u64_high(n) % 45u, u64_low(n)));
}

/* mantissa / (45 * 2^down), which is less than half for down >= 20. */
static graze_angle angle_of_low_degrees(uint32_t mantissa, uint32_t down)
{
    if (down >= 20u)
        return 0;
    const uint32_t whole = 45u * u32_power_of_2(down); /* < 2^26 */
    return (2u * mantissa + whole) / (2u * whole);
}

graze_angle graze_angle_from_degrees(graze_scalar x)
{
    const angle_float_parts p = angle_parts_of(x);
    const int32_t up = p.exponent + 29;
    if (angle_is_nan(x))
        return 0;
    return angle_signed(is_negative(x), up >= 0 ? angle_of_high_degrees(p.mantissa, (uint32_t)up)
                                                : angle_of_low_degrees(p.mantissa, (uint32_t)-up));
}

graze_scalar graze_angle_to_degrees(graze_angle angle)
{
    return (float)s32_of_bits(angle) * 0x1.68p-24f; /* 360 / 2^32 */
}

/* ---- Angles of vectors ---- */

/* atan(q) in turns, for q <= 7/16, both in Q32. The polynomial is off by 2^-34.7 turns. */
static uint32_t angle_of_slope(uint32_t q)
{
    const uint32_t z = angle_part(q, q);
    uint32_t sum = UINT32_C(283198337) - angle_part(z, UINT32_C(152165225));
    sum = UINT32_C(388377679) - angle_part(z, sum);
    sum = UINT32_C(546732308) - angle_part(z, sum);
    sum = UINT32_C(911417579) - angle_part(z, sum);
    sum = UINT32_C(2734261084) - angle_part(z, sum);
    return (angle_part(q, sum) + 2u) / 4u; /* Q34 */
}

/* The angle of (high, low) from the x axis, where 0 <= low <= high <= 2^31. Exact if both are equal. A steep slope is
 * turned by an eighth: tan(45 degrees - a) = (1 - tan a) / (1 + tan a) < 9/23 < 7/16. */
static uint32_t angle_in_eighth(uint32_t low, uint32_t high)
{
    if (low == high)
        return high > 0 ? ANGLE_EIGHTH : 0;
    if (low <= high / 16u * 7u + high % 16u * 7u / 16u)
        return angle_of_slope(u32_divide(u64_of(low, 0), high));
    return ANGLE_EIGHTH - angle_of_slope(u32_divide(u64_of(high - low, 0), high + low));
}

/* The angle of the vector (x, y) with these sizes, at most 2^31, and signs. */
static graze_angle angle_of_sizes(uint32_t y, bool below, uint32_t x, bool left)
{
    const bool steep = y > x;
    const uint32_t turned = steep ? angle_in_eighth(x, y) : angle_in_eighth(y, x);
    const uint32_t upward = steep ? GRAZE_QUARTER_TURN - turned : turned;
    return angle_signed(below, left ? GRAZE_HALF_TURN - upward : upward);
}

/* The mantissa times 2^7, divided by 2^down. */
GRAZE_INLINE uint32_t angle_part_of_vector(angle_float_parts p, int32_t exponent)
{
    const int32_t down = exponent - p.exponent;
    return down < 31 ? p.mantissa * 128u / u32_power_of_2((uint32_t)down) : 0u;
}

/* Both sizes are whole numbers of 2^-31 of the greater size. */
graze_angle graze_atan2(graze_scalar y, graze_scalar x)
{
    const angle_float_parts u = angle_parts_of(y), v = angle_parts_of(x);
    const int32_t exponent = u.exponent > v.exponent ? u.exponent : v.exponent;
    if (angle_is_nan(y) || angle_is_nan(x))
        return 0;
    return angle_of_sizes(angle_part_of_vector(u, exponent), is_negative(y),
                          angle_part_of_vector(v, exponent), is_negative(x));
}

/* The root of n, within 2^-30 of it: a root of 16 bits, and a Newton step. */
static uint32_t angle_root(uint64_t n)
{
    if (n == 0)
        return 0;
    const uint32_t zeros = u64_leading_zeros(n) / 2u;
    const uint64_t normal = u64_lift(n, 2u * zeros);
    const uint32_t root = u32_root_normal(u64_high(normal)).root * 65536u;
    const uint64_t rest = normal - u32_mul(root, root); /* < 2^49 */
    const uint32_t step = u32_divide(rest / 2u, root);  /* <= 2^16 */
    return (root + (step < 65535u ? step : 65535u)) / u32_power_of_2(zeros);
}

/* The angle of the vector of sine and cosine, both in Q31. */
graze_angle graze_asin(graze_scalar x)
{
    const float size = float_abs(x);
    uint32_t sine = UINT32_C(0x80000000);
    if (angle_is_nan(x))
        return 0;
    if (float_less(size, 1.0f))
        sine = (uint32_t)(size * 0x1p31f);
    const uint32_t cosine = angle_root(UINT64_C(0x4000000000000000) - u32_mul(sine, sine));
    return angle_of_sizes(sine, is_negative(x), cosine, false);
}

graze_angle graze_acos(graze_scalar x)
{
    return u32_sub_modular(GRAZE_QUARTER_TURN, graze_asin(x));
}

#endif
