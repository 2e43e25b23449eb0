/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Points and directions in the plane, and vector algebra.
 *
 * The functions round and saturate as those of vec3.h, except where a comment says otherwise. x
 * points to the right and y up, so y is on the left of x.
 */
#ifndef GRAZE_VEC2_H
#define GRAZE_VEC2_H

#include "angle.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A point or a direction in the plane. */
typedef struct graze_vec2 {
    graze_scalar x; /**< The x coordinate. */
    graze_scalar y; /**< The y coordinate. */
} graze_vec2;

/** Returns the vector (x, y). */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_of(graze_scalar x, graze_scalar y)
{
    graze_vec2 v = {x, y};
    return v;
}

/** Returns a + b. */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_add(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_add(a.x, b.x), graze_add(a.y, b.y));
}

/** Returns a - b. */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_sub(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_sub(a.x, b.x), graze_sub(a.y, b.y));
}

/** Returns -v. */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_neg(graze_vec2 v)
{
    return graze_vec2_of(graze_neg(v.x), graze_neg(v.y));
}

/** Returns v * s. */
static inline graze_vec2 graze_vec2_scale(graze_vec2 v, graze_scalar s)
{
    return graze_vec2_of(graze_mul(v.x, s), graze_mul(v.y, s));
}

/** Returns the lesser of a and b for each component. */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_min(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_min(a.x, b.x), graze_min(a.y, b.y));
}

/** Returns the greater of a and b for each component. */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_max(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_max(a.x, b.x), graze_max(a.y, b.y));
}

/**
 * Returns the dot product of a and b. Exact, with one exception: if both vectors are
 * (GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN), the result saturates, one less than the exact product.
 */
graze_wide graze_vec2_dot(graze_vec2 a, graze_vec2 b);

/**
 * Returns the squared length of v, for comparing distances without a root. Exact, as
 * graze_vec2_dot.
 */
graze_wide graze_vec2_length_sq(graze_vec2 v);

/**
 * Returns a x b = a.x * b.y - a.y * b.x: twice the area of the triangle of a and b, positive if b
 * points to the left of a, and 0 if they are parallel. Exact; in the fixed build it never
 * saturates.
 */
graze_wide graze_vec2_cross(graze_vec2 a, graze_vec2 b);

/** Returns a + round((b - a) * t), as graze_vec3_lerp. */
graze_vec2 graze_vec2_lerp(graze_vec2 a, graze_vec2 b, graze_fraction t);

/** Returns the length of v, rounded and saturating as graze_vec3_length. */
graze_scalar graze_vec2_length(graze_vec2 v);

/** Returns the length of the exact b - a, rounded and saturating as graze_vec3_distance. */
graze_scalar graze_vec2_distance(graze_vec2 a, graze_vec2 b);

/** Returns the length of v, rounded down as graze_vec3_length_down. */
graze_scalar graze_vec2_length_down(graze_vec2 v);

/** Returns the length of v, rounded up as graze_vec3_length_up. */
graze_scalar graze_vec2_length_up(graze_vec2 v);

/** Returns the distance of a and b, rounded down as graze_vec3_distance_down. */
graze_scalar graze_vec2_distance_down(graze_vec2 a, graze_vec2 b);

/** Returns the distance of a and b, rounded up as graze_vec3_distance_up. */
graze_scalar graze_vec2_distance_up(graze_vec2 a, graze_vec2 b);

/**
 * Returns v / |v|, within GRAZE_NORMALIZE_BOUND as graze_vec3_normalize; zero for the zero
 * vector.
 */
graze_vec2 graze_vec2_normalize(graze_vec2 v);

/** Returns v reflected by a line with this normal, as graze_vec3_reflect. */
graze_vec2 graze_vec2_reflect(graze_vec2 v, graze_vec2 normal);
/** Returns the part of v along a line with this normal, as graze_vec3_slide. */
graze_vec2 graze_vec2_slide(graze_vec2 v, graze_vec2 normal);

/**
 * Returns v rotated by the angle, counterclockwise. For lengths up to 1000 units each component
 * is within GRAZE_ROTATE_BOUND raw units; for greater lengths the 0.01 of this bound grows with
 * the length. Quarter turns are exact. In the float build the result is within 2^-22 of |v|, for
 * |v| of at least 2^-100.
 */
graze_vec2 graze_vec2_rotate(graze_vec2 v, graze_angle angle);

/** The greatest error of a component of graze_vec2_rotate, in raw units, up to 1000 units. */
#define GRAZE_ROTATE_BOUND 0.51

#ifdef __cplusplus
}
#endif

#endif
