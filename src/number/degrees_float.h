/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The signed degrees in binary32. degrees.h specifies each function. */
#ifndef GRAZE_NUMBER_DEGREES_FLOAT_H
#define GRAZE_NUMBER_DEGREES_FLOAT_H

#include "scalar_float.h"

/* The factors of a difference, before and after the subtraction: powers of two. */
typedef struct {
    float before, after;
} gain;

typedef struct {
    float raw;
} length;

typedef struct {
    float raw;
} stretch;

typedef struct {
    float raw;
} area;

typedef struct {
    float raw;
} volume;

typedef struct {
    float raw;
} reach;

/* One definition for each degree: the constructor; and, for the degrees that are changed in place,
 * sign, sum, difference and order. */
#define GRAZE_DEGREE(degree)                                                                       \
    static inline degree degree##_raw(float raw)                                                   \
    {                                                                                              \
        degree d;                                                                                  \
        d.raw = raw;                                                                               \
        return d;                                                                                  \
    }

/* A macro of its own: cppcheck confuses reads and writes of different functions on one line. */
#define GRAZE_PUT(degree)                                                                          \
    static inline void degree##_copy(degree *to, const degree *from)                               \
    {                                                                                              \
        to->raw = from->raw;                                                                       \
    }

#define GRAZE_IN_PLACE(degree)                                                                     \
    static inline int degree##_sign(const degree *a)                                               \
    {                                                                                              \
        return sign_of(a->raw);                                                                    \
    }                                                                                              \
    static inline bool degree##_is_number(const degree *a)                                         \
    {                                                                                              \
        return is_finite(a->raw);                                                                  \
    }                                                                                              \
    static inline void degree##_negate(degree *a)                                                  \
    {                                                                                              \
        a->raw = -a->raw;                                                                          \
    }                                                                                              \
    static inline void degree##_add(degree *sum, const degree *a)                                  \
    {                                                                                              \
        sum->raw = sum->raw + a->raw;                                                              \
    }                                                                                              \
    static inline void degree##_subtract(degree *sum, const degree *a)                             \
    {                                                                                              \
        sum->raw = sum->raw - a->raw;                                                              \
    }                                                                                              \
    static inline bool degree##_less(const degree *a, const degree *b)                             \
    {                                                                                              \
        return float_less(a->raw, b->raw);                                                         \
    }

GRAZE_DEGREE(length)
GRAZE_DEGREE(stretch)
GRAZE_DEGREE(area)
GRAZE_IN_PLACE(area)
GRAZE_PUT(area)
GRAZE_DEGREE(volume)
GRAZE_IN_PLACE(volume)
GRAZE_PUT(volume)
GRAZE_DEGREE(reach)
GRAZE_IN_PLACE(reach)
GRAZE_PUT(reach)

GRAZE_INLINE bool area_is_dot(const area *a)
{
    (void)a;
    return true;
}

static inline int length_sign(length l)
{
    return sign_of(l.raw);
}

static inline length length_between(graze_scalar from, graze_scalar to)
{
    return length_raw(to - from);
}

static inline length load_length(nearness *n, graze_scalar from, graze_scalar to)
{
    (void)n;
    return length_between(from, to);
}

static inline bool direction_in_range(const length *l)
{
    (void)l;
    return true;
}

static inline bool length_in_range(const length *l)
{
    (void)l;
    return true;
}

static inline length load_length_now(nearness *n, graze_scalar from, graze_scalar to)
{
    return load_length(n, from, to);
}

static inline length load_radius(nearness *n, graze_scalar radius)
{
    (void)n;
    return length_raw(radius);
}

static inline stretch stretch_of(length l)
{
    return stretch_raw(l.raw);
}

static inline stretch stretch_plus(stretch a, stretch b)
{
    return stretch_raw(a.raw + b.raw);
}

static inline stretch stretch_minus(stretch a, stretch b)
{
    return stretch_raw(a.raw - b.raw);
}

static inline bool stretch_less(stretch a, stretch b)
{
    return float_less(a.raw, b.raw);
}

static inline bool length_is_number(length l)
{
    return is_finite(l.raw);
}

static inline length length_of(graze_scalar c)
{
    return length_raw(c);
}

GRAZE_INLINE bool area_is_divisor(const area *a)
{
    return is_positive(a->raw) && is_finite(a->raw);
}

static inline length length_negate(length l)
{
    return length_raw(-l.raw);
}

GRAZE_INLINE void area_set_product(area *to, length a, length b)
{
    to->raw = a.raw * b.raw;
}

GRAZE_INLINE void area_add_product(area *sum, length a, length b)
{
    sum->raw = sum->raw + a.raw * b.raw;
}

GRAZE_INLINE void area_subtract_product(area *sum, length a, length b)
{
    sum->raw = sum->raw - a.raw * b.raw;
}

GRAZE_INLINE bool are_areas(const area *a, const area *b, const area *c)
{
    return are_finite(a->raw, b->raw, c->raw);
}

GRAZE_INLINE bool are_volumes(const volume *a, const volume *b)
{
    return are_finite_beside(a->raw, b->raw, 0.0f);
}

GRAZE_INLINE bool are_reaches(const reach *a, const reach *b)
{
    return are_finite_beside(a->raw, b->raw, 0.0f);
}

/* One comparison on a core with an FPU. */
GRAZE_INLINE bool are_lane_reaches(const reach *from_center, const reach *step, graze_scalar half)
{
    return are_finite_beside(from_center->raw, step->raw, half);
}

GRAZE_INLINE bool reach_is_zero(const reach *r)
{
    return is_zero(r->raw);
}

GRAZE_INLINE bool reach_is_negative(const reach *r)
{
    return is_negative(r->raw);
}

GRAZE_INLINE bool are_surely_alike(const reach *a, const reach *b)
{
    return have_like_signs(a->raw, b->raw);
}

GRAZE_INLINE bool are_surely_opposite(const reach *a, const reach *b)
{
    return have_opposite_signs(a->raw, b->raw);
}

/* Each of a and b is two products of a length and a difference. They must differ by more than 2^-20
 * of both; three roundings of 2^-24 each are less than 2^-22. False if one is infinite. */
GRAZE_INLINE bool area_surely_less(const area *a, const area *b)
{
    float sizes = float_size(a->raw) + float_size(b->raw);
    return float_less(sizes * 0x1p-20f, b->raw - a->raw);
}

GRAZE_INLINE void volume_set_along(volume *to, const area *a, length x, const area *b, length y,
                                   const area *c, length z)
{
    to->raw = a->raw * x.raw + b->raw * y.raw + c->raw * z.raw;
}

GRAZE_INLINE bool volume_is_zero(const volume *v)
{
    return is_zero(v->raw);
}

GRAZE_INLINE bool volume_is_negative(const volume *v)
{
    return is_negative(v->raw);
}

GRAZE_INLINE bool volume_along_whole(const volume *part, const volume *whole)
{
    return volume_is_number(part) && (whole->raw < 0 ? part->raw <= 0 : part->raw >= 0);
}

GRAZE_INLINE bool volume_against_whole(const volume *part, const volume *whole)
{
    return volume_is_number(part) && (whole->raw < 0 ? part->raw >= 0 : part->raw <= 0);
}

static inline void reach_set_product(reach *to, graze_scalar weight, length l)
{
    to->raw = weight * l.raw;
}

static inline void reach_add_product(reach *sum, graze_scalar weight, length l)
{
    sum->raw = sum->raw + weight * l.raw;
}

static inline void reach_set_zero(reach *r)
{
    r->raw = 0.0f;
}

/* ---- Powers of two that keep products within the floats ---- */

/* Each factor is multiplied by a power of two, the same on both sides, so that none is 4 or
 * more. */
GRAZE_INLINE int compare_area_products(const area *a, const area *b, const area *c, const area *d)
{
    float by = gain_of_size(greatest_of(a->raw, c->raw, 0.0f));
    float other = gain_of_size(greatest_of(b->raw, d->raw, 0.0f));
    return sign_of((a->raw * by) * (b->raw * other) - (c->raw * by) * (d->raw * other));
}

/* A quarter, if a projection might leave the range of floats and come back. */
GRAZE_INLINE gain gain_between(const graze_vec3 *from, const graze_vec3 *to)
{
    gain g;
    float size = greatest_of(to->x - from->x, to->y - from->y, to->z - from->z);
    g.before = size <= 0x1p125f ? 1.0f : 0.25f;
    if (!(size <= 0x1p125f))
        size = greatest_of(to->x * 0.25f - from->x * 0.25f, to->y * 0.25f - from->y * 0.25f,
                           to->z * 0.25f - from->z * 0.25f);
    g.after = gain_of_size(size);
    return g;
}

static inline length length_gained(graze_scalar from, graze_scalar to, gain g)
{
    return length_raw((to * g.before - from * g.before) * g.after);
}

static inline graze_vec3 weights_gained(const graze_vec3 *axis)
{
    float by = gain_of_size(greatest_of(axis->x, axis->y, axis->z));
    graze_vec3 w;
    w.x = axis->x * by;
    w.y = axis->y * by;
    w.z = axis->z * by;
    return w;
}

static inline const graze_vec3 *weights_scaled(const graze_vec3 *axis, graze_vec3 *room)
{
    *room = weights_gained(axis);
    return room;
}

/* Scaled twice, because of subnormals. 2^13: from 2 up to 16384. */
GRAZE_INLINE graze_vec3 weights_of_areas(const area *x, const area *y, const area *z)
{
    float size = greatest_of(x->raw, y->raw, z->raw);
    float by = gain_of_size(size), again = gain_of_size(size * by);
    graze_vec3 w;
    w.x = x->raw * by * again * 0x1p13f;
    w.y = y->raw * by * again * 0x1p13f;
    w.z = z->raw * by * again * 0x1p13f;
    return w;
}

static inline void unit_along_areas(graze_vec3 *unit, const area *x, const area *y, const area *z)
{
    graze_vec3 w = weights_of_areas(x, y, z);
    norm n = norm_of(span_of(w.x), span_of(w.y), span_of(w.z));
    unit->x = scalar_unit(&n, w.x);
    unit->y = scalar_unit(&n, w.y);
    unit->z = scalar_unit(&n, w.z);
}

#include "reach_float.h"

#endif
