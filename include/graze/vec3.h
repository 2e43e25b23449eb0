/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Points and directions in space, and vector algebra.
 *
 * Vectors are passed by value, so that expressions can be nested. Each component of a result is
 * the exact one, rounded once to nearest, ties away from zero, and saturates by itself.
 *
 * Functions that add products are not inline: in your file a compiler could fuse a product and a
 * sum of floats, and the result bits would depend on its flags. The float build rounds each
 * operation.
 */
#ifndef GRAZE_VEC3_H
#define GRAZE_VEC3_H

#include "scalar.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A point or a direction in space. */
typedef struct graze_vec3 {
    graze_scalar x; /**< The x coordinate. */
    graze_scalar y; /**< The y coordinate. */
    graze_scalar z; /**< The z coordinate. */
} graze_vec3;

/** Returns the vector (x, y, z). */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_of(graze_scalar x, graze_scalar y,
                                                       graze_scalar z)
{
    graze_vec3 v = {x, y, z};
    return v;
}

/** Returns a + b. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_add(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_add(a.x, b.x), graze_add(a.y, b.y), graze_add(a.z, b.z));
}

/** Returns a - b. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_sub(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_sub(a.x, b.x), graze_sub(a.y, b.y), graze_sub(a.z, b.z));
}

/** Returns -v. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_neg(graze_vec3 v)
{
    return graze_vec3_of(graze_neg(v.x), graze_neg(v.y), graze_neg(v.z));
}

/** Returns v * s. */
static inline graze_vec3 graze_vec3_scale(graze_vec3 v, graze_scalar s)
{
    return graze_vec3_of(graze_mul(v.x, s), graze_mul(v.y, s), graze_mul(v.z, s));
}

/** Returns the lesser of a and b for each component. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_min(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_min(a.x, b.x), graze_min(a.y, b.y), graze_min(a.z, b.z));
}

/** Returns the greater of a and b for each component. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_max(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_max(a.x, b.x), graze_max(a.y, b.y), graze_max(a.z, b.z));
}

/**
 * Returns the dot product of a and b. Exact. It saturates at GRAZE_WIDE_MIN and GRAZE_WIDE_MAX;
 * that needs a product of lengths over 2^31 units^2, so vectors longer than 46340 units.
 * graze_from_wide converts the result to a scalar.
 */
graze_wide graze_vec3_dot(graze_vec3 a, graze_vec3 b);

/**
 * Returns the squared length of v, for comparing distances without a root. Exact, saturating, as
 * graze_vec3_dot.
 */
graze_wide graze_vec3_length_sq(graze_vec3 v);

/** Returns a x b, right-handed: x cross y is z. */
graze_vec3 graze_vec3_cross(graze_vec3 a, graze_vec3 b);

/**
 * Returns a + round((b - a) * t): exactly a at t = 0 and exactly b at t = GRAZE_FRACTION_ONE. t
 * ranges from -2 to less than 2, and the result is on the line through a and b; it saturates. A
 * tie rounds away from a.
 *
 * t is a fraction, as in the hits, because the sixteen fractional bits of a scalar cannot
 * distinguish the points of a long segment. graze_to_fraction converts a scalar.
 */
graze_vec3 graze_vec3_lerp(graze_vec3 a, graze_vec3 b, graze_fraction t);

/**
 * Returns the length of v. Rounded, so within 0.5 raw units; the exact length is never halfway
 * between two raw units, since its square is an integer if lengths are counted in raw units.
 * Saturates from 32768 units on. In the float build the result is within 3 units in the last
 * place: the root of three rounded squares.
 */
graze_scalar graze_vec3_length(graze_vec3 v);

/**
 * Returns the length of the exact b - a, which may itself be out of range. Rounded and
 * saturating, as graze_vec3_length; in the float build within 4 units in the last place.
 */
graze_scalar graze_vec3_distance(graze_vec3 a, graze_vec3 b);

/**
 * @name Rounded to one side
 *
 * Use _down for a clearance, which must not be promised too large, and _up for a length that must
 * fit. Lengths above GRAZE_SCALAR_MAX saturate there: then _up is less than the exact length.
 *
 * In the fixed build the result is the next scalar on that side. In the float build it is on that
 * side, but not always the next float: it is within 6 units in the last place, and within 8 for
 * distances. A length of 0 is 0.
 * @{
 */

/** Returns the length of v, rounded down: a scalar that is not above it. */
graze_scalar graze_vec3_length_down(graze_vec3 v);
/** Returns the length of v, rounded up: a scalar that is not below it. */
graze_scalar graze_vec3_length_up(graze_vec3 v);
/** Returns the length of the exact b - a, rounded down. */
graze_scalar graze_vec3_distance_down(graze_vec3 a, graze_vec3 b);
/** Returns the length of the exact b - a, rounded up. */
graze_scalar graze_vec3_distance_up(graze_vec3 a, graze_vec3 b);

/** @} */

/**
 * Returns v / |v|, for any length from one raw unit to the greatest; zero for the zero vector.
 * Each component is within GRAZE_NORMALIZE_BOUND raw units of the exact one, and its size is
 * never greater than GRAZE_ONE. In the float build a component whose size is at least 2^-120 is
 * within 4 units in the last place.
 */
graze_vec3 graze_vec3_normalize(graze_vec3 v);

/**
 * Returns v reflected by a plane with this normal. That is v - 2 (v . n) n / n^2, for normals of
 * any length that point to either side. A zero normal does not change v. In the float build the
 * result is within 2^-20 of |v|, for |v| of at least 2^-100.
 */
graze_vec3 graze_vec3_reflect(graze_vec3 v, graze_vec3 normal);

/**
 * Returns the part of v along a plane with this normal. That is v - (v . n) n / n^2, for the same
 * normals and with the same bound as graze_vec3_reflect. A tie rounds away from v.
 */
graze_vec3 graze_vec3_slide(graze_vec3 v, graze_vec3 normal);

/**
 * The greatest error of a component of graze_vec3_normalize, in raw units: 0.5 for the rounding,
 * and 2^-15 for the rounding of the length, which has 31 bits and an error of at most 0.5.
 */
#define GRAZE_NORMALIZE_BOUND 0.500030517578125

#ifdef __cplusplus
}
#endif

#endif
