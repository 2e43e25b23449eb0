/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions behind the routines of angle.h, beyond those of scalar.h. turn.h contains the integer
 * arithmetic.
 *
 *   bearing                      an angle that is ready for its sine and cosine
 *   bearing_of(angle), bearing_of_fine(fine)   the bearing of an angle
 *   scalar_sine(&bearing), scalar_cosine(&bearing)   rounded once
 *   fine_angle                   an angle of 64 bits: 2^64 make a turn
 *   fine_of_radians(x)           the fine angle of x radians; 0 for NaN
 *   scalar_tangent(fine)         the tangent, rounded, saturating
 *   small_or(x, value)           x if the sine and the tangent of x radians differ from x by less than a
 *                                third of a unit in the last place, else the value
 *   angle_of_degrees(x)          rounded once; 0 for NaN
 *   degrees_of(angle), radians_of(angle)   the angle is taken as a signed number
 *   angle_of_vector(y, x)        the angle from the x axis to the vector
 *   angle_of_sine(x)             the arc sine; x is clamped to -1 and 1
 */
#ifndef GRAZE_ARITH_ANGLE_H
#define GRAZE_ARITH_ANGLE_H

#include "../../include/graze/angle.h"
#include "scalar.h"
#include "solid.h"
#include "turn.h"
#include "../wide/lift.h"

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

#if GRAZE_FLOAT
#include "angle_float.h"
#else
#include "angle_fixed.h"
#endif

#endif
