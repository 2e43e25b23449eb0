/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The signed degrees in binary32. What each function must do stands in arith.h. */
#ifndef GRAZE_ARITH3_FLOAT_H
#define GRAZE_ARITH3_FLOAT_H

#include "arith3_any.h"
#include "arith_scalar_float.h"

/* What a difference is multiplied by before it is taken, and after. Powers of two. */
typedef struct {
    float before, after;
} gain;

typedef struct {
    float raw;
} length;

typedef struct {
    float raw;
} area;

typedef struct {
    float raw;
} volume;

typedef struct {
    float raw;
} reach;

/* raw = part / whole */
typedef struct {
    float raw, part, whole;
} share;

typedef struct {
    float raw, part, whole;
} volume_share;

typedef struct {
    float raw, part, whole;
} share_progress;

static inline int sign_of(float x)
{
    return (x > 0) - (x < 0);
}

/* One definition for each degree: its name and sign; and for all but lengths, which must not leave
 * their bounds in the fixed build, sum, difference and order. */
#define GRAZE_DEGREE(degree)                                                                       \
    static inline degree degree##_raw(float raw)                                                   \
    {                                                                                              \
        degree d;                                                                                  \
        d.raw = raw;                                                                               \
        return d;                                                                                  \
    }                                                                                              \
    static inline int degree##_sign(degree a)                                                      \
    {                                                                                              \
        return sign_of(a.raw);                                                                     \
    }

#define GRAZE_SUMS(degree)                                                                         \
    static inline degree degree##_plus(degree a, degree b)                                         \
    {                                                                                              \
        return degree##_raw(a.raw + b.raw);                                                        \
    }                                                                                              \
    static inline degree degree##_minus(degree a, degree b)                                        \
    {                                                                                              \
        return degree##_raw(a.raw - b.raw);                                                        \
    }                                                                                              \
    static inline bool degree##_less(degree a, degree b)                                           \
    {                                                                                              \
        return a.raw < b.raw;                                                                      \
    }

/* A share of degree 0 is divided at once, and again one definition does. */
#define GRAZE_SHARE(name)                                                                          \
    static inline name name##_raw(float part, float whole)                                         \
    {                                                                                              \
        name s;                                                                                    \
        s.raw = part / whole;                                                                      \
        s.part = part;                                                                             \
        s.whole = whole;                                                                           \
        return s;                                                                                  \
    }                                                                                              \
    static inline name name##_of_limit(graze_scalar t)                                             \
    {                                                                                              \
        const float most = FLT_MAX;                                                                \
        return name##_raw(t < GRAZE_NO_LIMIT ? t : most + most, 1.0f);                             \
    }                                                                                              \
    static inline int name##_compare(name a, name b) /* of a NaN 1 */                              \
    {                                                                                              \
        return a.raw < b.raw ? -1 : a.raw <= b.raw ? 0 : 1;                                        \
    }                                                                                              \
    static inline void name##_progress_of(share_progress *p, name s)                               \
    {                                                                                              \
        p->raw = s.raw;                                                                            \
        p->part = s.part;                                                                          \
        p->whole = s.whole;                                                                        \
    }

GRAZE_DEGREE(length)
GRAZE_DEGREE(area)
GRAZE_DEGREE(volume)
GRAZE_DEGREE(reach)
GRAZE_SUMS(area)
GRAZE_SUMS(volume)
GRAZE_SUMS(reach)

static inline length length_between(graze_scalar from, graze_scalar to)
{
    return length_raw(to - from);
}

static inline bool length_is_number(length l)
{
    return -FLT_MAX <= l.raw && l.raw <= FLT_MAX;
}

static inline length length_of(graze_scalar c)
{
    return length_raw(c);
}

static inline bool area_is_number(area a)
{
    return -FLT_MAX <= a.raw && a.raw <= FLT_MAX;
}

static inline area area_of(length a, length b)
{
    return area_raw(a.raw * b.raw);
}

static inline volume volume_of(area a, length l)
{
    return volume_raw(a.raw * l.raw);
}

static inline reach reach_of(graze_scalar weight, length l)
{
    return reach_raw(weight * l.raw);
}

static inline reach reach_zero(void)
{
    return reach_raw(0.0f);
}

static inline reach reach_negate(reach r)
{
    return reach_raw(-r.raw);
}

static inline bool reach_is_number(reach r)
{
    return -FLT_MAX <= r.raw && r.raw <= FLT_MAX;
}

static inline int compare_area_products(area a, area b, area c, area d)
{
    return sign_of(a.raw * b.raw - c.raw * d.raw);
}

/* ---- Shares ---- */

GRAZE_SHARE(share)
GRAZE_SHARE(volume_share)

static inline share share_of_areas(area part, area whole)
{
    return share_raw(part.raw, whole.raw);
}

static inline share share_of_reaches(reach part, reach whole)
{
    return share_raw(part.raw, whole.raw);
}

static inline share share_until_zero(reach from, reach to)
{
    float whole = from.raw - to.raw;
    if (-FLT_MAX <= whole && whole <= FLT_MAX)
        return share_raw(from.raw, whole);
    return share_raw(from.raw * 0.5f, from.raw * 0.5f - to.raw * 0.5f);
}

static inline volume_share share_of_volumes(volume part, volume whole)
{
    return volume_share_raw(part.raw, whole.raw);
}

static inline share share_zero(void)
{
    return share_raw(0.0f, 1.0f);
}

static inline share share_one(void)
{
    return share_raw(1.0f, 1.0f);
}

static inline void share_put(share *to, const share *from)
{
    to->raw = from->raw;
    to->part = from->part;
    to->whole = from->whole;
}

static inline int share_order(const share *a, const share *b)
{
    return share_compare(*a, *b);
}

static inline graze_fraction share_fraction(const share_progress *p)
{
    return p->raw;
}

static inline graze_scalar share_t(const share_progress *p)
{
    return p->raw < GRAZE_SCALAR_MAX ? p->raw : GRAZE_SCALAR_MAX;
}

/* A share beyond the floats: the part is at least 2^-21, the whole less than 1, and a run that is
 * not 0 is taken so far that its product is at least 2^-21 again. */
static inline float share_of_run(float run, const share_progress *p)
{
    if (p->raw <= FLT_MAX)
        return run * p->raw;
    return run * 0x1p126f * (p->part * 0x1p-64f / (p->whole * 0x1p126f)) * 0x1p64f;
}

static inline graze_scalar share_along(graze_scalar start, length run, const share_progress *p)
{
    graze_scalar c = length_sign(run) == 0 ? start : start + share_of_run(run.raw, p);
    return c < GRAZE_SCALAR_MIN ? GRAZE_SCALAR_MIN : c > GRAZE_SCALAR_MAX ? GRAZE_SCALAR_MAX : c;
}

/* ---- Powers of two that keep products within the floats ---- */

static inline float greatest_of(float x, float y, float z)
{
    x = x < 0 ? -x : x;
    y = y < 0 ? -y : y;
    z = z < 0 ? -z : z;
    float two = y > x ? y : x;
    return z > two ? z : two;
}

/* Times size at least 2 and less than 4, and less for a subnormal size; 0 for NaN and infinity. */
static inline float gain_of_size(float size)
{
    float_bits f;
    f.number = size;
    uint32_t exponent = f.bits / 0x800000 % 256;
    f.bits = (255 - (exponent > 0 ? exponent : 1)) * 0x800000;
    return f.number;
}

/* Quarters, where a projection might leave the floats and come back. */
static inline gain gain_between(const graze_vec3 *from, const graze_vec3 *to)
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

/* Twice, for the sake of subnormals. 2^13: from 2 up to 16384. */
static inline graze_vec3 weights_of_areas(area x, area y, area z)
{
    float size = greatest_of(x.raw, y.raw, z.raw);
    float by = gain_of_size(size), again = gain_of_size(size * by);
    graze_vec3 w;
    w.x = x.raw * by * again * 0x1p13f;
    w.y = y.raw * by * again * 0x1p13f;
    w.z = z.raw * by * again * 0x1p13f;
    return w;
}

static inline float weights_squared(const graze_vec3 *axis)
{
    return axis->x * axis->x + axis->y * axis->y + axis->z * axis->z;
}

/* Both sides times what takes the greater of r and c to 2 or more and below 4. Of what is infinite
 * or NaN it is not known. */
static inline bool reach_exceeds(reach r, const graze_vec3 *axis, graze_scalar c)
{
    float by = gain_of_size(greatest_of(r.raw, c, 0.0f)), size = r.raw * by, least = c * by;
    return size * size > least * least * weights_squared(axis);
}

/* Of a zero axis r is 0, or NaN. */
static inline graze_scalar reach_distance(reach r, const graze_vec3 *axis, gain g)
{
    float axis_length = scalar_root(weights_squared(axis));
    return axis_length > 0 ? graze_held(r.raw / axis_length / g.after / g.before) : r.raw;
}

static inline share share_over_axis(reach r, const graze_vec3 *axis)
{
    float squared = weights_squared(axis);
    return share_raw(r.raw < 0 ? -r.raw : r.raw, squared > 0 ? squared : 1.0f);
}

static inline graze_scalar share_against(graze_scalar start, graze_scalar weight, int sign,
                                         const share_progress *p, gain g)
{
    float step = weight * p->raw / g.after;
    if (step <= 0 && step >= 0)
        return start;
    return graze_held((start * g.before - (sign < 0 ? -step : step)) / g.before);
}

/* ---- Extents ---- */

typedef struct {
    float raw;
} extent;

typedef struct {
    float raw;
} excess;

static inline extent reach_held(reach r, reach most)
{
    extent e;
    e.raw = r.raw < -most.raw ? -most.raw : r.raw > most.raw ? most.raw : r.raw;
    return e;
}

/* Of a NaN one. */
static inline excess reach_excess(reach r, reach most)
{
    float size = r.raw < 0 ? -r.raw : r.raw;
    excess e;
    e.raw = size <= most.raw ? 0.0f : size - most.raw;
    return e;
}

static inline bool excesses_within(excess x, excess y, excess z, graze_scalar radius)
{
    float sum = x.raw * x.raw + y.raw * y.raw + z.raw * z.raw;
    return sum <= FLT_MAX && sum <= radius * radius;
}

static inline graze_scalar moved_along(graze_scalar start, graze_scalar wx, extent x,
                                       graze_scalar wy, extent y, graze_scalar wz, extent z)
{
    graze_scalar c = start + (wx * x.raw + wy * y.raw + wz * z.raw);
    return c < GRAZE_SCALAR_MIN ? GRAZE_SCALAR_MIN : c > GRAZE_SCALAR_MAX ? GRAZE_SCALAR_MAX : c;
}

#endif
