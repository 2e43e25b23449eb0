/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Angles of numbers in Q16.16. See angle.h. */
#ifndef GRAZE_NUMBER_ANGLE_FIXED_H
#define GRAZE_NUMBER_ANGLE_FIXED_H

#include "../wide/root.h"

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
