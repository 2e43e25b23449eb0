/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Rotations in space, as quaternions.
 *
 * A quaternion of any length but zero is a rotation, and its negative is the same rotation: what turns by it
 * divides by the square of the length, so that nothing is stretched. The length of a product is the product of
 * the lengths: normalize a quaternion that you multiply in every frame, before its components saturate or
 * lose their bits. The zero quaternion turns nothing.
 *
 * Where no bound stands, each component is the exact one, rounded once to nearest, ties away from zero, and
 * saturates by itself. In the float build each operation rounds: components are within 2^-20 of the length of
 * the result, for vectors of a length from 2^-100 on, and products of lengths from 2^-60 to 2^60.
 */
#ifndef GRAZE_QUATERNION_H
#define GRAZE_QUATERNION_H

#include "angle.h"
#include "vec3.h"

#ifdef __cplusplus
extern "C" {
#endif

/* w is the real part. */
typedef struct graze_quaternion {
    graze_scalar x;
    graze_scalar y;
    graze_scalar z;
    graze_scalar w;
} graze_quaternion;

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

/*
 * The rotation about the axis by the angle, counterclockwise when the axis points at you. The axis has any
 * length; a zero axis turns nothing. The result has length one, and each component is within
 * GRAZE_QUATERNION_BOUND. From half a turn on, its w is negative or 0.
 */
graze_quaternion graze_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle);

/* The rotation by b, then by a: Hamilton's product a b, not divided by any length. */
graze_quaternion graze_quaternion_multiply(graze_quaternion a, graze_quaternion b);

/* q / |q|, each component within GRAZE_QUATERNION_BOUND; (0, 0, 0, 1) for the zero quaternion. */
graze_quaternion graze_quaternion_normalize(graze_quaternion q);

/* v turned by q. */
graze_vec3 graze_quaternion_rotate(graze_quaternion q, graze_vec3 v);

/* The error of a component, in raw units; in the float build in units of 2^-24. */
#if GRAZE_FLOAT
#define GRAZE_QUATERNION_BOUND 4.0
#else
#define GRAZE_QUATERNION_BOUND 0.5001
#endif

#ifdef __cplusplus
}
#endif

#endif
