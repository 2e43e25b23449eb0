/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Points and directions in the plane, and their algebra: as in vec3.h, with what differs said here.
 * x goes to the right and y up, so that y is to the left of x.
 */
#ifndef GRAZE_VEC2_H
#define GRAZE_VEC2_H

#include "angle.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct graze_vec2 {
    graze_scalar x;
    graze_scalar y;
} graze_vec2;

static inline graze_vec2 graze_vec2_of(graze_scalar x, graze_scalar y)
{
    graze_vec2 v;
    v.x = x;
    v.y = y;
    return v;
}

static inline graze_vec2 graze_vec2_add(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_add(a.x, b.x), graze_add(a.y, b.y));
}

static inline graze_vec2 graze_vec2_sub(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_sub(a.x, b.x), graze_sub(a.y, b.y));
}

static inline graze_vec2 graze_vec2_neg(graze_vec2 v)
{
    return graze_vec2_of(graze_neg(v.x), graze_neg(v.y));
}

static inline graze_vec2 graze_vec2_scale(graze_vec2 v, graze_scalar s)
{
    return graze_vec2_of(graze_mul(v.x, s), graze_mul(v.y, s));
}

/* The lesser of each component. */
static inline graze_vec2 graze_vec2_min(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_min(a.x, b.x), graze_min(a.y, b.y));
}

/* The greater of each component. */
static inline graze_vec2 graze_vec2_max(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_max(a.x, b.x), graze_max(a.y, b.y));
}

/* a . b. Exact. One pair of vectors saturates, by one: both from the center of the world to its
 * lowest corner. */
graze_wide graze_vec2_dot(graze_vec2 a, graze_vec2 b);

/* v . v, for comparing distances without a root. Exact, as above. */
graze_wide graze_vec2_length_sq(graze_vec2 v);

/* a x b = a.x * b.y - a.y * b.x: twice the area of the triangle of both, positive when b points to
 * the left of a, and 0 when they are parallel. Exact; it never saturates in the fixed build. */
graze_wide graze_vec2_cross(graze_vec2 a, graze_vec2 b);

/* a + round((b - a) * t): see graze_vec3_lerp. */
graze_vec2 graze_vec2_lerp(graze_vec2 a, graze_vec2 b, graze_fraction t);

/* The length of v, rounded as graze_vec3_length. */
graze_scalar graze_vec2_length(graze_vec2 v);

/* The length of the true b - a, rounded as graze_vec3_distance. */
graze_scalar graze_vec2_distance(graze_vec2 a, graze_vec2 b);

/* v / |v|, within GRAZE_NORMALIZE_BOUND as graze_vec3_normalize; zero for the zero vector. */
graze_vec2 graze_vec2_normalize(graze_vec2 v);

/* v as it bounces off a line with that normal, and what is left of v along that line: see
 * graze_vec3_reflect and graze_vec3_slide. */
graze_vec2 graze_vec2_reflect(graze_vec2 v, graze_vec2 normal);
graze_vec2 graze_vec2_slide(graze_vec2 v, graze_vec2 normal);

/*
 * v turned by the angle, counterclockwise. Up to a length of 1000 units each component is within
 * GRAZE_ROTATE_BOUND raw units; beyond, the 0.01 grows with the length. Quarter turns are exact. In the float
 * build it is within 2^-22 of |v|, from a |v| of 2^-100 on.
 */
graze_vec2 graze_vec2_rotate(graze_vec2 v, graze_angle angle);

#define GRAZE_ROTATE_BOUND 0.51

#ifdef __cplusplus
}
#endif

#endif
