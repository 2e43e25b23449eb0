/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The signed degrees in binary32. What each function must do stands in arith.h. */
#ifndef GRAZE_ARITH3_FLOAT_H
#define GRAZE_ARITH3_FLOAT_H

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

typedef struct {
    float raw;
} share;

static inline int sign_of(float x)
{
    return (x > 0) - (x < 0);
}

static inline bool is_near_number(graze_scalar c)
{
    (void)c;
    return true;
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

static inline length length_of(graze_scalar c)
{
    return length_raw(c);
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

static inline bool reach_is_number(reach r)
{
    return -FLT_MAX <= r.raw && r.raw <= FLT_MAX;
}

static inline int compare_area_products(area a, area b, area c, area d)
{
    return sign_of(a.raw * b.raw - c.raw * d.raw);
}

static inline bool reach_exceeds(reach r, const graze_vec3 *axis, graze_scalar c)
{
    float squared = axis->x * axis->x + axis->y * axis->y + axis->z * axis->z;
    return r.raw * r.raw > c * c * squared;
}

static inline share share_raw(float part, float whole)
{
    share s;
    s.raw = part / whole;
    return s;
}

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
    return share_raw(from.raw, from.raw - to.raw);
}

static inline share share_of_volumes(volume part, volume whole)
{
    return share_raw(part.raw, whole.raw);
}

static inline share share_zero(void)
{
    return share_raw(0.0f, 1.0f);
}

static inline share share_one(void)
{
    return share_raw(1.0f, 1.0f);
}

static inline share share_of_limit(graze_scalar t)
{
    const float most = FLT_MAX;
    return share_raw(t < GRAZE_NO_LIMIT ? t : most + most, 1.0f);
}

static inline bool share_less(share a, share b)
{
    return a.raw < b.raw;
}

static inline bool share_at_most(share a, share b)
{
    return a.raw <= b.raw;
}

static inline graze_fraction share_fraction(share s)
{
    return s.raw;
}

static inline graze_scalar share_t(share s)
{
    return s.raw < GRAZE_SCALAR_MAX ? s.raw : GRAZE_SCALAR_MAX;
}

static inline graze_scalar share_along(graze_scalar start, length run, share s)
{
    return length_sign(run) == 0 ? start : start + run.raw * s.raw;
}

#endif
