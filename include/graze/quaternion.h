/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Rotations in space, as quaternions.
 *
 * A quaternion of any length but zero is a rotation, and its negative is the same rotation.
 * Functions that rotate divide by the square of the length, so a quaternion never stretches a
 * vector. The zero quaternion rotates nothing. The length of a product is the product of the
 * lengths: normalize a quaternion that you multiply in every frame, before its components
 * saturate or lose their bits.
 *
 * Unless a function states a bound, each component is the exact one, rounded once to nearest,
 * ties away from zero, and saturates by itself. In the float build each operation rounds:
 * components are within 2^-20 of the length of the result, for vectors of a length of at least
 * 2^-100, and for products of lengths from 2^-60 to 2^60.
 */
#ifndef GRAZE_QUATERNION_H
#define GRAZE_QUATERNION_H

#include "angle.h"
#include "vec3.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A rotation. (0, 0, 0, 1) rotates nothing. */
typedef struct graze_quaternion {
    graze_scalar x; /**< The x component of the vector part. */
    graze_scalar y; /**< The y component of the vector part. */
    graze_scalar z; /**< The z component of the vector part. */
    graze_scalar w; /**< The real part. */
} graze_quaternion;

/** Returns the quaternion (x, y, z, w). */
static inline graze_quaternion graze_quaternion_of(graze_scalar x, graze_scalar y, graze_scalar z,
                                                   graze_scalar w)
{
    graze_quaternion q;
    q.x = x;
    q.y = y;
    q.z = z;
    q.w = w;
    return q;
}

/**
 * Returns the rotation about the axis by the angle, counterclockwise if the axis points at you.
 * The axis may have any length; a zero axis rotates nothing. The result has length one, and each
 * component is within GRAZE_QUATERNION_BOUND. For angles of half a turn or more, w is negative or
 * 0.
 */
graze_quaternion graze_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle);

/** Returns the rotation by b, then by a: Hamilton's product a b, not divided by any length. */
graze_quaternion graze_quaternion_multiply(graze_quaternion a, graze_quaternion b);

/**
 * Returns q / |q|, each component within GRAZE_QUATERNION_BOUND; (0, 0, 0, 1) for the zero
 * quaternion.
 */
graze_quaternion graze_quaternion_normalize(graze_quaternion q);

/** Returns v rotated by q. */
graze_vec3 graze_quaternion_rotate(graze_quaternion q, graze_vec3 v);

#if GRAZE_FLOAT
/** The greatest error of a component, in units of 2^-24. */
#define GRAZE_QUATERNION_BOUND 4.0
#else
/** The greatest error of a component, in raw units. */
#define GRAZE_QUATERNION_BOUND 0.5001
#endif

#ifdef __cplusplus
}
#endif

#endif
