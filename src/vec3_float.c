/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algebra of vectors in floats. A sum of products that overflows saturates. Lengths and units are right for numbers of
 * any size: norm_of scales them where their squares would overflow or vanish. So do reflections, with the normal.
 */
#include "../include/graze/vec3.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "number/float_scale.h"

GRAZE_ONCE graze_vec3 vec3_saturated(float x, float y, float z)
{
    return graze_vec3_of(graze_from_wide(x), graze_from_wide(y), graze_from_wide(z));
}

/* Tests the three components at once. */
GRAZE_INLINE graze_vec3 vec3_held(float x, float y, float z)
{
    return are_finite(x, y, z) ? graze_vec3_of(x, y, z) : vec3_saturated(x, y, z);
}

graze_wide graze_vec3_dot(graze_vec3 a, graze_vec3 b)
{
    return float_held(vec3_dot(&a, &b));
}

graze_wide graze_vec3_length_sq(graze_vec3 v)
{
    return float_held(vec3_dot(&v, &v));
}

graze_vec3 graze_vec3_cross(graze_vec3 a, graze_vec3 b)
{
    const graze_vec3 c = vec3_cross(&a, &b);
    return vec3_held(c.x, c.y, c.z);
}

/* Both ends are copied: from + (to - from) rounds, and would not always be `to`. */
graze_vec3 graze_vec3_lerp(graze_vec3 a, graze_vec3 b, graze_fraction t)
{
    const graze_vec3 run = vec3_between(&a, &b);
    if (bits_of(t) == bits_of(1.0f))
        return b;
    if (is_zero(t))
        return a;
    return vec3_held(a.x + run.x * t, a.y + run.y * t, a.z + run.z * t);
}

GRAZE_INLINE float_norm vec3_norm(const graze_vec3 *v)
{
    return norm_of(v->x, v->y, v->z);
}

/* A difference that overflows is infinite, and so is the length, which saturates. */
GRAZE_INLINE float_norm vec3_norm_between(const graze_vec3 *a, const graze_vec3 *b)
{
    return norm_of(b->x - a->x, b->y - a->y, b->z - a->z);
}

graze_scalar graze_vec3_length(graze_vec3 v)
{
    const float_norm n = vec3_norm(&v);
    return norm_length(&n);
}

graze_scalar graze_vec3_distance(graze_vec3 a, graze_vec3 b)
{
    const float_norm n = vec3_norm_between(&a, &b);
    return norm_length(&n);
}

/*
 * Relative to their size, a difference, a square, a sum and a root are each off by u = 2^-24 at most. So the sum of squares
 * is off by 3 u, and if they are squares of differences by 5 u; a length is off by 2.5 u, a distance by 3.5 u. From one
 * float to the next is u or more.
 */
enum { LENGTH_STEPS = 3, DISTANCE_STEPS = 4 };

graze_scalar graze_vec3_length_down(graze_vec3 v)
{
    const float_norm n = vec3_norm(&v);
    return norm_down(&n, LENGTH_STEPS);
}

graze_scalar graze_vec3_length_up(graze_vec3 v)
{
    const float_norm n = vec3_norm(&v);
    return norm_up(&n, LENGTH_STEPS);
}

graze_scalar graze_vec3_distance_down(graze_vec3 a, graze_vec3 b)
{
    const float_norm n = vec3_norm_between(&a, &b);
    return norm_down(&n, DISTANCE_STEPS);
}

graze_scalar graze_vec3_distance_up(graze_vec3 a, graze_vec3 b)
{
    const float_norm n = vec3_norm_between(&a, &b);
    return norm_up(&n, DISTANCE_STEPS);
}

graze_vec3 graze_vec3_normalize(graze_vec3 v)
{
    if (vec3_is_zero(&v))
        return v;
    const float_norm n = norm_of(v.x, v.y, v.z);
    return graze_vec3_of(norm_unit(&n, v.x), norm_unit(&n, v.y), norm_unit(&n, v.z));
}

/* ---- v - n * (times * v . n / n^2) ---- */

/* Multiplied by a power of two: the greatest component becomes at least 2^-4 and less than 2^-3, unless it is subnormal. */
static graze_vec3 vec3_scaled(const graze_vec3 *v)
{
    const float scale = scale_of(greatest_of(v->x, v->y, v->z)) * 0x1p-5f;
    return graze_vec3_of(v->x * scale, v->y * scale, v->z * scale);
}

/* The normal is scaled so that no product with v overflows, twice because it may be subnormal. No quotient overflows, as
 * the difference is divided last. */
GRAZE_ONCE graze_vec3 vec3_without_scaled(graze_vec3 v, graze_vec3 normal, float times)
{
    const graze_vec3 larger = vec3_scaled(&normal), n = vec3_scaled(&larger);
    const float along = vec3_dot(&v, &n) * times, squared = vec3_dot(&n, &n);
    if (is_zero(squared))
        return v;
    return vec3_held(float_div(squared * v.x - along * n.x, squared),
                     float_div(squared * v.y - along * n.y, squared),
                     float_div(squared * v.z - along * n.z, squared));
}

/* Within these limits the quotient is less than 2^121 and its product with n less than 2^101; bits that vanish in a
 * product change the result by less than 2^-128. */
GRAZE_REPEATED graze_vec3 vec3_without(graze_vec3 v, graze_vec3 n, float times)
{
    const float along = vec3_dot(&v, &n) * times, squared = vec3_dot(&n, &n);
    if (!float_at_most(float_abs(along), 0x1p80f) || !float_at_most(0x1p-40f, squared) ||
        !float_at_most(squared, 0x1p40f))
        return vec3_without_scaled(v, n, times);
    const float share = float_div(along, squared);
    return graze_vec3_of(v.x - n.x * share, v.y - n.y * share, v.z - n.z * share);
}

graze_vec3 graze_vec3_reflect(graze_vec3 v, graze_vec3 normal)
{
    return vec3_without(v, normal, 2.0f);
}

graze_vec3 graze_vec3_slide(graze_vec3 v, graze_vec3 normal)
{
    return vec3_without(v, normal, 1.0f);
}

#endif
