/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions behind the routines of angle.h, beyond those of scalar.h.
 *
 *   bearing                      an angle that is ready for its sine and cosine
 *   bearing_of(angle), bearing_of_fine(fine)   the bearing of an angle
 *   scalar_sine(&bearing), scalar_cosine(&bearing)   rounded once
 *   fine_angle                   an angle of 64 bits: 2^64 make a turn
 *   fine_of_radians(x)           the fine angle of x radians
 *   scalar_tangent(fine)         the tangent, rounded, saturating
 *   angle_of_degrees(x)          rounded once
 *   degrees_of(angle), radians_of(angle)   the angle is taken as a signed number
 *   angle_of_vector(y, x)        the angle from the x axis to the vector
 *   angle_of_sine(x)             the arc sine; x is clamped to -1 and 1
 */
#ifndef GRAZE_NUMBER_ANGLE_H
#define GRAZE_NUMBER_ANGLE_H

#include "../../include/graze/angle.h"
#include "scalar.h"
#include "solid.h"
#include "../wide/lift.h"
#include "../wide/divide.h"
#include "../wide/root.h"

/* ---- Sines, cosines and arc tangents in integers, for both number types ---- */

/*
 * An angle is measured from the nearest axis: t, in eighths of a turn, from 0 to 1. With z = t * t
 *
 *     sin = t * (pi / 4 - droop)     droop = z * (d1 - z * (d2 - z * (d3 - z * d4)))
 *     cos = 1 - fall                 fall  = z * (f1 - z * (f2 - z * (f3 - z * (f4 - z * f5))))
 *
 * where the coefficients minimize the greatest error. The polynomials are off by at most 2^-38.6 and
 * 2^-43.8, pi / 4 in Q32 by 2^-34.9; sine and cosine are within 0.47 * 2^-32, and on the diagonals, where t is
 * 1 - 2^-32, within 0.7 * 2^-32 (make sin-all).
 */

/* The high word: a fraction in Q32 of the other factor. */
GRAZE_INLINE uint32_t u32_part(uint32_t a, uint32_t b)
{
    return u64_high(u32_mul(a, b));
}

/* ---- The position of an angle ---- */

typedef struct {
    uint32_t t; /* from the nearest axis, in eighths of a turn, Q32; the whole eighth is 2^32 - 1 */
    bool upright; /* the nearest axis is y: sine and cosine are exchanged */
    bool left;    /* the cosine is negative */
    bool below;   /* the sine is negative */
} turn;

static inline bool is_upright(uint32_t eighth)
{
    return (eighth + 1) / 2 % 2 == 1;
}

static inline bool is_left(uint32_t eighth)
{
    return (eighth + 2) % 8 >= 4;
}

#define TURN_EIGHTH UINT32_C(0x20000000)

static inline turn turn_of(uint32_t angle)
{
    uint32_t eighth = angle / TURN_EIGHTH, off = angle % TURN_EIGHTH;
    turn r;
    if (eighth % 2 == 1)
        off = TURN_EIGHTH - off;
    r.t = off < TURN_EIGHTH ? off * 8 : UINT32_MAX;
    r.upright = is_upright(eighth);
    r.left = is_left(eighth);
    r.below = eighth >= 4;
    return r;
}

/* ---- Sine and cosine ---- */

#define TURN_QUARTER_PI UINT32_C(3373259426) /* Q32 */

/* z * (d1 - ...) in Q35. Each difference is at least 0.7 of its first term. */
static inline uint32_t turn_droop(uint32_t z)
{
    uint32_t sum = UINT32_C(1256608) - u32_part(z, 10612);
    sum = UINT32_C(85569254) - u32_part(z, sum);
    return u32_part(z, UINT32_C(2774394667) - u32_part(z, sum));
}

/* z * (f1 - ...) in Q65: f1 in Q33, the others in Q37. */
static inline uint64_t turn_fall(uint32_t z)
{
    uint32_t last = 3336;
    GRAZE_NOW(last); /* gcc replaces a product with this number by 17 shifts and sums */
    uint32_t sum = UINT32_C(493473) - u32_part(z, last);
    sum = UINT32_C(44803959) - u32_part(z, sum);
    sum = u32_part(z, UINT32_C(2179004475) - u32_part(z, sum));
    return u32_mul(z, UINT32_C(2649351758) - (sum + 8) / 16);
}

/* t * t to nearest, in Q32: below (2^32 - 1)^2 + 2^31 < 2^64 */
static inline uint32_t turn_square(uint32_t t)
{
    return u64_high(u32_mul(t, t) + UINT32_C(0x80000000));
}

/* The sine, for t times a power of two and the droop of t: the sine times that power, in Q64. */
static inline uint64_t turn_sine(uint32_t t, uint32_t droop)
{
    return u32_mul(t, TURN_QUARTER_PI) - u32_mul(t, droop) / 8;
}

/* ---- The angle of a slope ---- */

/* atan(q) in turns, for q <= 7/16, both in Q32. The polynomial is off by 2^-34.7 turns. */
static inline uint32_t turn_of_slope(uint32_t q)
{
    uint32_t z = u32_part(q, q);
    uint32_t sum = UINT32_C(283198337) - u32_part(z, UINT32_C(152165225));
    sum = UINT32_C(388377679) - u32_part(z, sum);
    sum = UINT32_C(546732308) - u32_part(z, sum);
    sum = UINT32_C(911417579) - u32_part(z, sum);
    sum = UINT32_C(2734261084) - u32_part(z, sum);
    return (u32_part(q, sum) + 2) / 4; /* Q34 */
}

/* n / d in Q32, for n < d */
static inline uint32_t u32_slope(uint32_t n, uint32_t d)
{
    BOUND(n < d);
    return u32_divide(u64_of(n, 0), d);
}

/* The angle of (high, low) from the x axis, where 0 <= low <= high <= 2^31. Exact if both are
 * equal. */
static inline uint32_t turn_in_eighth(uint32_t low, uint32_t high)
{
    uint32_t angle;
    BOUND(low <= high && high <= UINT32_C(0x80000000));
    if (low == high)
        return high > 0 ? TURN_EIGHTH : 0;
    if (low <= high / 16 * 7 + high % 16 * 7 / 16) {
        angle = turn_of_slope(u32_slope(low, high));
        GIVEN(angle <= TURN_EIGHTH);
        return angle;
    }
    /* tan(45 degrees - a) = (1 - tan a) / (1 + tan a) < 9/23 < 7/16 */
    angle = turn_of_slope(u32_slope(high - low, high + low));
    GIVEN(angle <= TURN_EIGHTH);
    return TURN_EIGHTH - angle;
}

/* The angle of the vector (x, y) with these sizes, at most 2^31, and signs. */
static inline uint32_t turn_of_sizes(uint32_t y, bool below, uint32_t x, bool left)
{
    uint32_t angle = y <= x ? turn_in_eighth(y, x) : 2 * TURN_EIGHTH - turn_in_eighth(x, y);
    if (left)
        angle = 4 * TURN_EIGHTH - angle;
    return below ? u32_sub_modular(0, angle) : angle;
}

typedef uint64_t fine_angle;

/* a + 1 for up, modulo 2^32 */
static inline graze_angle angle_rounded(uint32_t angle, bool up)
{
    return up ? u32_sub_modular(angle, UINT32_MAX) : angle;
}

/* Rounds to nearest. A tie rounds away from 0 and towards half a turn, so the opposite angle rounds
 * to the opposite result. */
static inline graze_angle angle_of_fine(fine_angle fine)
{
    uint32_t half = u64_high(fine) < UINT32_C(0x80000000) ? 0x7fffffff : UINT32_C(0x80000000);
    return angle_rounded(u64_high(fine), u64_low(fine) > half);
}

static inline graze_angle angle_signed(graze_angle angle, bool negative)
{
    return negative ? u32_sub_modular(0, angle) : angle;
}

/* n / 45 to nearest, modulo 2^32; n < 45 * 2^32 */
static inline graze_angle angle_of_45ths(uint64_t n)
{
    uint32_t whole = u32_divide(n, 45);
    uint32_t rest = u64_low(n - u32_mul(whole, 45));
    return angle_rounded(whole, rest > 22);
}

static inline fine_angle fine_negated(fine_angle fine)
{
    return u64_sub_modular(0, fine);
}

/*
 * The sine and cosine of a fine angle, measured from the nearest axis: sine / 2^(32 + up) and
 * cosine / 2^31. t is shifted until its top bit is set, so the sine keeps its bits however small it
 * is.
 */
typedef struct {
    uint32_t sine, cosine; /* sine: 0 or at least 0.7 * 2^31; cosine: at least 0.7 * 2^31 */
    uint32_t up;           /* <= 63 */
    bool upright, left, below;
} fine_turn;

#define FINE_EIGHTH UINT64_C(0x2000000000000000)

static inline fine_turn turn_of_fine(fine_angle fine)
{
    uint32_t eighth = u64_high(fine) / TURN_EIGHTH;
    uint64_t off = fine % FINE_EIGHTH;
    if (eighth % 2 == 1)
        off = FINE_EIGHTH - off;
    uint64_t t = off < FINE_EIGHTH ? off * 8 : UINT64_MAX;
    uint32_t z = turn_square(u64_high(t));
    fine_turn r;
    r.up = t > 0 ? u64_leading_zeros(t) : 0;
    r.sine = u64_high(turn_sine(u64_high(u64_lift(t, r.up)), turn_droop(z)));
    r.cosine = UINT32_C(0x80000000) - u64_high(turn_fall(z)) / 4;
    r.upright = is_upright(eighth);
    r.left = is_left(eighth);
    r.below = eighth >= 4;
    return r;
}
#undef FINE_EIGHTH

/* The sign of the tangent. At the poles, where the cosine is 0, it is the sign of the sine. */
static inline bool is_falling(const fine_turn *t)
{
    return t->upright && t->sine == 0 ? t->below : t->left != t->below;
}

/* Angles of numbers in Q16.16. See angle.h. */
/* sine Q32 < 0.71 * 2^32: to nearest */
static inline uint32_t sine_size(const turn *t)
{
    uint64_t sine = turn_sine(t->t, turn_droop(turn_square(t->t)));
    return (u64_high(sine) + 32768) / 65536;
}

/* 1 - fall / 2^33 to nearest: fall < 0.6 * 2^32 */
static inline uint32_t cosine_size(const turn *t)
{
    return 65536 - (u64_high(turn_fall(turn_square(t->t))) + 65535) / 131072;
}

static inline graze_scalar scalar_signed(bool negative, uint32_t size)
{
    return negative ? -(graze_scalar)size : (graze_scalar)size;
}

typedef turn bearing;

static inline bearing bearing_of(graze_angle angle)
{
    return turn_of(angle);
}

static inline bearing bearing_of_fine(fine_angle fine)
{
    return turn_of(angle_of_fine(fine));
}

static inline graze_scalar scalar_sine(const bearing *t)
{
    return scalar_signed(t->below, t->upright ? cosine_size(t) : sine_size(t));
}

static inline graze_scalar scalar_cosine(const bearing *t)
{
    return scalar_signed(t->left, t->upright ? sine_size(t) : cosine_size(t));
}

/* 2^16 * (sine / 2^(32 + up)) / (cosine / 2^31): the factors 2^16 and 2^31 leave 2^(15 - up). If up
 * is more than 15, the sine is divided by the rest. */
static inline uint32_t tangent_size(const fine_turn *t)
{
    uint32_t up = t->up < 15 ? t->up : 15, down = t->up - up;
    GIVEN(down < 30); /* a fine angle is a multiple of 2^16, and t of 2^19 */
    return graze_u32_round_ratio(t->sine / u32_power_of_2(down), u32_power_of_2(15 - up),
                                 t->cosine);
}

/* From up = 15 on, 2^16 * cosine / sine is 0.6 * 2^32 or more. */
static inline uint32_t cotangent_size(const fine_turn *t)
{
    if (t->up >= 15 || t->sine == 0)
        return UINT32_MAX;
    return graze_u32_round_ratio(t->cosine, u32_power_of_2(17 + t->up), t->sine);
}

static inline graze_scalar scalar_tangent(fine_angle fine)
{
    fine_turn t = turn_of_fine(fine);
    return s32_offset_held(0, is_falling(&t), t.upright ? cotangent_size(&t) : tangent_size(&t));
}

/*
 * |x| * 2^48 / (2^16 * 2 pi), in units of 2^-48 turns. The factor has 32 more bits. The product is
 * below 2^31 * 2^30, and less than 1 too small.
 */
static inline fine_angle fine_of_radians(graze_scalar x)
{
    uint32_t size = s32_magnitude(x);
    uint64_t angle = u32_mul(size, UINT32_C(683565275)) + u32_part(size, UINT32_C(2475754826));
    fine_angle fine = u64_of(u64_low(angle / 65536), u64_low(angle) % 65536 * 65536);
    return x < 0 ? fine_negated(fine) : fine;
}

/* 2^32 / (360 * 2^16) = 2^13 / 45 */
static inline graze_angle angle_of_degrees(graze_scalar x)
{
    uint32_t rest = s32_magnitude(x) % (UINT32_C(360) * 65536);
    return angle_signed(angle_of_45ths(u32_mul(rest, 8192)), x < 0);
}

/* |a| * 360 * 2^16 / 2^32 = |a| * 45 / 2^13 to nearest: below 2^24 */
static inline graze_scalar degrees_of(graze_angle angle)
{
    int32_t a = s32_of_bits(angle);
    return scalar_signed(a < 0, u64_low((u32_mul(s32_magnitude(a), 45) + 4096) / 8192));
}

/* |a| * 2 pi * 2^16 / 2^32 = |a| * (pi * 2^30) / 2^45 to nearest: below 2^18 */
static inline graze_scalar radians_of(graze_angle angle)
{
    int32_t a = s32_of_bits(angle);
    uint32_t high = u64_high(u32_mul(s32_magnitude(a), UINT32_C(3373259426)));
    return scalar_signed(a < 0, (high + 4096) / 8192);
}

static inline graze_angle angle_of_vector(graze_scalar y, graze_scalar x)
{
    return turn_of_sizes(s32_magnitude(y), y < 0, s32_magnitude(x), x < 0);
}

/* Sine and cosine in Q31: c^2 = 2^62 - s^2, and its root is rounded once. */
static inline graze_angle angle_of_sine(graze_scalar x)
{
    uint32_t size = s32_magnitude(x);
    uint32_t sine = size < 65536 ? size * 32768 : UINT32_C(0x80000000);
    uint32_t cosine = u64_root_nearest(UINT64_C(0x4000000000000000) - u32_mul(sine, sine));
    return turn_of_sizes(sine, x < 0, cosine, false);
}

#endif
