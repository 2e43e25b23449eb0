/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Rotations in space, as quaternions, in floats. Where the square of the length is from 2^-20 to 2^20, no product with it
 * overflows, and none that vanishes matters; other quaternions are scaled by powers of two.
 */
#include "../include/graze/quaternion.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "number/float_scale.h"

GRAZE_INLINE float quaternion_squared(const graze_quaternion *q)
{
    return (q->x * q->x + q->y * q->y) + (q->z * q->z + q->w * q->w);
}

GRAZE_INLINE bool quaternion_is_ordinary(float squared)
{
    return float_at_most(0x1p-20f, squared) && float_at_most(squared, 0x1p20f);
}

static bool quaternion_is_zero(const graze_quaternion *q)
{
    return is_zero(q->x) && is_zero(q->y) && is_zero(q->z) && is_zero(q->w);
}

/* Multiplies by a power of two: the greatest component becomes at least 2 and less than 4, unless it is subnormal. */
static void quaternion_scale(graze_quaternion *q)
{
    const float size = greater_size(greatest_of(q->x, q->y, q->z), float_abs(q->w));
    const float scale = scale_of(size);
    q->x *= scale;
    q->y *= scale;
    q->z *= scale;
    q->w *= scale;
}

/* The lowest bit of the angle is dropped: half of it is less than 2^-30. */
graze_quaternion graze_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle)
{
    graze_scalar sine, cosine;
    if (vec3_is_zero(&axis))
        return graze_quaternion_of(0.0f, 0.0f, 0.0f, 1.0f);
    const graze_vec3 unit = graze_vec3_normalize(axis);
    graze_sincos(angle / 2u, &sine, &cosine);
    return graze_quaternion_of(unit.x * sine, unit.y * sine, unit.z * sine, cosine);
}

GRAZE_ONCE graze_quaternion quaternion_saturated(float x, float y, float z, float w)
{
    return graze_quaternion_of(graze_from_wide(x), graze_from_wide(y), graze_from_wide(z),
                               graze_from_wide(w));
}

graze_quaternion graze_quaternion_multiply(graze_quaternion a, graze_quaternion b)
{
    const float x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
    const float y = a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z;
    const float z = a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x;
    const float w = a.w * b.w - (a.x * b.x + a.y * b.y + a.z * b.z);
    if (!are_finite(x, y, z) || !is_finite(w))
        return quaternion_saturated(x, y, z, w);
    return graze_quaternion_of(x, y, z, w);
}

graze_quaternion graze_quaternion_normalize(graze_quaternion q)
{
    float squared = quaternion_squared(&q);
    if (!quaternion_is_ordinary(squared)) {
        if (quaternion_is_zero(&q))
            return graze_quaternion_of(0.0f, 0.0f, 0.0f, 1.0f);
        quaternion_scale(&q);
        squared = quaternion_squared(&q);
    }
    const float length = root_of_squares(squared);
    return graze_quaternion_of(float_div(q.x, length), float_div(q.y, length),
                               float_div(q.z, length), float_div(q.w, length));
}

/* The matrix of the rotation times half of the square of the length, so that no product is doubled. The sums are divided
 * last: a rotation by a quarter or a third of a turn that exchanges axes is exact for any length. */
GRAZE_INLINE graze_vec3 quaternion_turn(const graze_quaternion *q, float squared,
                                        const graze_vec3 *v)
{
    const float xx = q->x * q->x, yy = q->y * q->y, zz = q->z * q->z;
    const float xy = q->x * q->y, xz = q->x * q->z, yz = q->y * q->z;
    const float wx = q->w * q->x, wy = q->w * q->y, wz = q->w * q->z;
    const float half = float_times_power(squared, 0.5f);
    const float x = (half - (yy + zz)) * v->x + (xy - wz) * v->y + (xz + wy) * v->z;
    const float y = (xy + wz) * v->x + (half - (zz + xx)) * v->y + (yz - wx) * v->z;
    const float z = (xz - wy) * v->x + (yz + wx) * v->y + (half - (xx + yy)) * v->z;
    return graze_vec3_of(float_div(x, half), float_div(y, half), float_div(z, half));
}

/* Scaled twice, as the quaternion may be subnormal. The vector is 2^10 times shorter, so that no sum overflows. */
GRAZE_ONCE graze_vec3 quaternion_rotate_scaled(graze_quaternion q, graze_vec3 v)
{
    const graze_vec3 shorter = graze_vec3_of(v.x * 0x1p-10f, v.y * 0x1p-10f, v.z * 0x1p-10f);
    if (quaternion_is_zero(&q))
        return v;
    quaternion_scale(&q);
    quaternion_scale(&q);
    v = quaternion_turn(&q, quaternion_squared(&q), &shorter);
    return graze_vec3_scale(v, 0x1p10f);
}

graze_vec3 graze_quaternion_rotate(graze_quaternion q, graze_vec3 v)
{
    const float squared = quaternion_squared(&q);
    if (!quaternion_is_ordinary(squared))
        return quaternion_rotate_scaled(q, v);
    const graze_vec3 image = quaternion_turn(&q, squared, &v);
    if (!are_finite(image.x, image.y, image.z))
        return quaternion_rotate_scaled(q, v);
    return image;
}

#endif
