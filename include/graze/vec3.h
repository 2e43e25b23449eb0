/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Points and directions in space, and their algebra.
 *
 * Vectors go by value, so that expressions nest. Each component is the exact one, rounded once to
 * nearest, ties away from zero, and saturates by itself.
 *
 * What adds up products is not inline: a compiler may fuse a product with a sum of floats in your
 * file, and the bits would depend on its flags. The float build rounds each operation.
 */
#ifndef GRAZE_VEC3_H
#define GRAZE_VEC3_H

#include "scalar.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_vec3 {
    graze_scalar x;
    graze_scalar y;
    graze_scalar z;
} graze_vec3;

static inline graze_vec3 graze_vec3_of(graze_scalar x, graze_scalar y, graze_scalar z)
{
    graze_vec3 v;
    v.x = x;
    v.y = y;
    v.z = z;
    return v;
}

static inline graze_vec3 graze_vec3_add(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_add(a.x, b.x), graze_add(a.y, b.y), graze_add(a.z, b.z));
}

static inline graze_vec3 graze_vec3_sub(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_sub(a.x, b.x), graze_sub(a.y, b.y), graze_sub(a.z, b.z));
}

static inline graze_vec3 graze_vec3_neg(graze_vec3 v)
{
    return graze_vec3_of(graze_neg(v.x), graze_neg(v.y), graze_neg(v.z));
}

static inline graze_vec3 graze_vec3_scale(graze_vec3 v, graze_scalar s)
{
    return graze_vec3_of(graze_mul(v.x, s), graze_mul(v.y, s), graze_mul(v.z, s));
}

/* The lesser of each component. */
static inline graze_vec3 graze_vec3_min(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_min(a.x, b.x), graze_min(a.y, b.y), graze_min(a.z, b.z));
}

/* The greater of each component. */
static inline graze_vec3 graze_vec3_max(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_max(a.x, b.x), graze_max(a.y, b.y), graze_max(a.z, b.z));
}

/*
 * a . b. Exact; it saturates at GRAZE_WIDE_MIN and _MAX, which takes a product of lengths over 2^31
 * units^2: vectors longer than 46340 units. graze_from_wide makes a scalar of it.
 */
graze_wide graze_vec3_dot(graze_vec3 a, graze_vec3 b);

/* v . v, for comparing distances without a root. Exact, saturating, as above. */
graze_wide graze_vec3_length_sq(graze_vec3 v);

/* a x b, right-handed: x cross y is z. */
graze_vec3 graze_vec3_cross(graze_vec3 a, graze_vec3 b);

/*
 * a + round((b - a) * t): a at t = 0 and b at t = GRAZE_FRACTION_ONE, exactly; from -2 up to 2 on
 * the line through both, saturating. A fraction, as in the hits: the sixteen bits of a scalar can't
 * tell the points of a long way apart. graze_to_fraction makes one of a scalar. A tie goes away
 * from a.
 */
graze_vec3 graze_vec3_lerp(graze_vec3 a, graze_vec3 b, graze_fraction t);

/*
 * The length of v. Rounded, so within 0.5 raw units; it saturates from 32768 units on. In the float
 * build within 3 units in the last place: the root of three rounded squares.
 */
graze_scalar graze_vec3_length(graze_vec3 v);

/*
 * The length of the true b - a, which may itself be out of range. Rounded and saturating, as above;
 * in the float build within 4 units in the last place.
 */
graze_scalar graze_vec3_distance(graze_vec3 a, graze_vec3 b);

/*
 * v / |v|, for any length from one raw unit to the greatest; zero for the zero vector. Each component
 * is within GRAZE_NORMALIZE_BOUND raw units of the exact one, and never over GRAZE_ONE. In the float
 * build it is within 4 units in the last place.
 */
graze_vec3 graze_vec3_normalize(graze_vec3 v);

/*
 * v as it bounces off a plane with that normal: v - 2 (v . n) n / n^2, for normals of any length and on either
 * side. A zero normal changes nothing. In the float build it is within 2^-20 of |v|, from a |v| of 2^-100 on.
 */
graze_vec3 graze_vec3_reflect(graze_vec3 v, graze_vec3 normal);

/* What is left of v along a plane with that normal: v - (v . n) n / n^2, likewise. A tie goes away from v. */
graze_vec3 graze_vec3_slide(graze_vec3 v, graze_vec3 normal);

/* 0.5 for the rounding, and 2^-15 for that of the root: of 31 bits, at most 0.5 from the true one. */
#define GRAZE_NORMALIZE_BOUND 0.500030517578125

#ifdef __cplusplus
}
#endif

#endif
