/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Angles, and sine, cosine, tangent and their inverses: the same bits on every core.
 *
 * A graze_angle is a uint32_t in both builds; a full turn is 2^32. It wraps at a full turn, so
 * you add, subtract and scale angles as unsigned integers, and every value is valid. Angles grow
 * from x towards y: counterclockwise, as in vec2.h.
 *
 * The bounds are errors. The error of a scalar is in raw units of 1/65536, in the float build in
 * units in the last place. The error of an angle is in 2^-32 turns. `make sin-all` computes the
 * greatest errors over every angle and every scalar. No function calls libm. The result for NaN
 * is NaN, or the angle 0.
 */
#ifndef GRAZE_ANGLE_H
#define GRAZE_ANGLE_H

#include "scalar.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An angle: a full turn is 2^32. */
typedef uint32_t graze_angle;

#define GRAZE_QUARTER_TURN UINT32_C(0x40000000) /**< 90 degrees. */
#define GRAZE_HALF_TURN    UINT32_C(0x80000000) /**< 180 degrees. */

/**
 * The constant angle of n / d turns, for integers |n| < 2^46 and 0 < d < 2^31, rounded to
 * nearest: an integer constant expression. GRAZE_TURNS(-1, 4) is three quarters of a turn.
 */
#define GRAZE_TURNS(n, d)                                                                          \
    GRAZE_CONSTANT_OF(graze_angle, GRAZE_RATIO_INT(n) < GRAZE_RATIO_INT(d),                        \
                      (d) > 0 && GRAZE_RATIO_INT(d) <= INT32_MAX && GRAZE_RATIO_FITS(n),           \
                      GRAZE_CAST(graze_angle, GRAZE_TURNS_WIDE(GRAZE_TURNS_REST(n, d), d)))
/** @cond internal */
#define GRAZE_TURNS_REST(n, d)                                                                     \
    GRAZE_CAST(uint64_t, ((n) % GRAZE_RATIO_INT(d) + GRAZE_RATIO_INT(d)) % GRAZE_RATIO_INT(d))
/* rest < d < 2^31  =>  sum < 2^63 + 2^30 */
#define GRAZE_TURNS_WIDE(rest, d)                                                                  \
    (((rest)*UINT64_C(4294967296) + GRAZE_RATIO_ABS(d) / 2) / GRAZE_RATIO_ABS(d))

/** @endcond */

/**
 * The constant angle of a decimal literal in degrees, from -32768 to 32768: GRAZE_DEGREES(22.5).
 * Rounded to nearest. A literal out of range, or an x that is not constant, is an error, as for
 * GRAZE_C. If literals have fewer than 64 bits (AVR) use GRAZE_TURNS.
 */
#define GRAZE_DEGREES(x) GRAZE_ANGLE_OF(x, 360.0)
/** The constant angle of a decimal literal in radians, as GRAZE_DEGREES. */
#define GRAZE_RADIANS(x) GRAZE_ANGLE_OF(x, 6.28318530717958647692)
/** @cond internal */
#define GRAZE_ANGLE_OF(x, turn)                                                                    \
    GRAZE_CONSTANT_OF(graze_angle, (x) < 0,                                                        \
                      sizeof(1.0) > sizeof(float) && (x) <= 32768 && (x) >= -32768,                \
                      GRAZE_CAST(graze_angle, GRAZE_CAST(int64_t, GRAZE_ANGLE_WIDE(x, turn) +      \
                                                                      ((x) < 0 ? -0.5 : 0.5))))
#define GRAZE_ANGLE_WIDE(x, turn) (GRAZE_CAST(double, x) * 4294967296.0 / (turn))

/** @endcond */

#define GRAZE_FROM_DEGREES_BOUND 0.501 /**< The error of graze_angle_from_degrees. */
#define GRAZE_FROM_RADIANS_BOUND 0.501 /**< The error of graze_angle_from_radians. */
#define GRAZE_ATAN_BOUND         2.0   /**< The error of graze_atan2, graze_asin and graze_acos. */
#if GRAZE_FLOAT
#define GRAZE_SIN_BOUND 0.52 /**< The error of sines and cosines. */
#define GRAZE_TAN_BOUND 2.0  /**< The error of tangents. */
#define GRAZE_SIN_SIDE_BOUND                                                                       \
    2.05 /**< The error of sines and cosines that are rounded down or up. */
#define GRAZE_TO_DEGREES_BOUND                                                                     \
    2.0 /**< The error of conversions of angles to degrees and radians. */
#else
#define GRAZE_SIN_BOUND      0.502 /**< The error of sines and cosines. */
#define GRAZE_TAN_BOUND      0.502 /**< The error of tangents. */
#define GRAZE_SIN_SIDE_BOUND 1.0 /**< The error of sines and cosines that are rounded down or up. */
#define GRAZE_TO_DEGREES_BOUND                                                                     \
    0.501 /**< The error of conversions of angles to degrees and radians. */
#endif

/**
 * Returns the angle of x degrees, within GRAZE_FROM_DEGREES_BOUND. Full turns are removed
 * exactly, however many x has.
 */
graze_angle graze_angle_from_degrees(graze_scalar x);

/**
 * Returns the angle of x radians, within GRAZE_FROM_RADIANS_BOUND. Full turns are removed
 * likewise.
 */
graze_angle graze_angle_from_radians(graze_scalar x);

/**
 * Returns the angle in degrees, from -180 to 180, within GRAZE_TO_DEGREES_BOUND. Half a turn is
 * -180, and the last angles before half a turn round to 180.
 */
graze_scalar graze_angle_to_degrees(graze_angle angle);

/**
 * Returns the angle in radians, between -pi and pi, within GRAZE_TO_DEGREES_BOUND. The
 * greatest magnitude, at half a turn and the angles next to it, is 205887 raw units; in the float
 * build it is the greatest float below pi.
 */
graze_scalar graze_angle_to_radians(graze_angle angle);

/** Returns the sine, within GRAZE_SIN_BOUND; exact at quarter turns. */
graze_scalar graze_sin(graze_angle angle);

/** Returns the cosine, within GRAZE_SIN_BOUND; exact at quarter turns. */
graze_scalar graze_cos(graze_angle angle);

/** Computes the sine and the cosine. Either pointer may be NULL. */
void graze_sincos(graze_angle angle, graze_scalar *sine, graze_scalar *cosine);

/**
 * @name Rounded to one side
 *
 * Exact at quarter turns; elsewhere a sine is never a scalar. In the fixed build the result is the
 * next scalar on that side. In the float build it is on that side, within GRAZE_SIN_SIDE_BOUND.
 * `make sin-all` tests every angle.
 * @{
 */

/** Returns the sine, rounded down: a scalar that is not above it. */
graze_scalar graze_sin_down(graze_angle angle);
/** Returns the sine, rounded up: a scalar that is not below it. */
graze_scalar graze_sin_up(graze_angle angle);
/** Returns the cosine, rounded down. */
graze_scalar graze_cos_down(graze_angle angle);
/** Returns the cosine, rounded up. */
graze_scalar graze_cos_up(graze_angle angle);

/** @} */

/**
 * Returns the tangent. The error is at most GRAZE_TAN_BOUND, in the fixed build plus 2^-26 of the
 * result. Exact at multiples of an eighth of a turn. Near the poles the result saturates: it is
 * GRAZE_SCALAR_MAX at a quarter turn and GRAZE_SCALAR_MIN at three quarters.
 */
graze_scalar graze_tan(graze_angle angle);

/** Returns the sine of x radians, for every scalar x, within GRAZE_SIN_BOUND. */
graze_scalar graze_sin_radians(graze_scalar x);
/** Returns the cosine of x radians, for every scalar x, within GRAZE_SIN_BOUND. */
graze_scalar graze_cos_radians(graze_scalar x);
/** Returns the tangent of x radians, for every scalar x, within the bounds of graze_tan. */
graze_scalar graze_tan_radians(graze_scalar x);

/**
 * Returns the angle from the x axis to the vector (x, y), within GRAZE_ATAN_BOUND for vectors of
 * any length. Exact on the axes and the diagonals, and 0 for the zero vector.
 */
graze_angle graze_atan2(graze_scalar y, graze_scalar x);

/**
 * Returns the angle whose sine is x, from minus to plus a quarter turn, within GRAZE_ATAN_BOUND.
 * x is clamped to [-1, 1].
 */
graze_angle graze_asin(graze_scalar x);

/**
 * Returns the angle whose cosine is x, from 0 to half a turn, within GRAZE_ATAN_BOUND. x is
 * clamped to [-1, 1]. A NaN gives a quarter turn.
 */
graze_angle graze_acos(graze_scalar x);

#ifdef __cplusplus
}
#endif

#endif
