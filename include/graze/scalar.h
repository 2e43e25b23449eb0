/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic with scalars, and their conversions.
 *
 * Every result is the exact one, rounded once to nearest, ties away from zero; what is out of range
 * becomes GRAZE_SCALAR_MIN or GRAZE_SCALAR_MAX, whichever is nearer. x / 0 saturates by the sign of
 * x, and 0 / 0 is 0. Nothing traps.
 *
 * In the float build results are rounded as IEEE binary32 does, infinities saturate like all that is
 * out of range, and a NaN stays one.
 */
#ifndef GRAZE_SCALAR_H
#define GRAZE_SCALAR_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/* a * b. Rounded, saturating. */
graze_scalar graze_mul(graze_scalar a, graze_scalar b);

/* a / b. Rounded, saturating; by zero as above, whatever the sign of that zero. */
graze_scalar graze_div(graze_scalar a, graze_scalar b);

/* The square root. Rounded; 0 for a negative number. */
graze_scalar graze_sqrt(graze_scalar x);

/* A wide number, such as a dot product, as a scalar. Rounded, saturating. */
graze_scalar graze_from_wide(graze_wide x);

#if GRAZE_FLOAT

GRAZE_STRICT_FLOATS_BEGIN

/* The nearest number that is neither infinite nor beyond. */
static inline graze_scalar graze_held(float x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

static inline graze_scalar graze_add(graze_scalar a, graze_scalar b)
{
    return graze_held(a + b);
}

static inline graze_scalar graze_sub(graze_scalar a, graze_scalar b)
{
    return graze_held(a - b);
}

static inline graze_scalar graze_neg(graze_scalar x)
{
    return graze_held(-x);
}

static inline graze_scalar graze_abs(graze_scalar x)
{
    if (x < 0) /* not ?:, which clang's -fno-signed-zeros turns into another zero */
        return graze_held(-x);
    return graze_held(x);
}

/* A NaN on either side is the answer. */
static inline graze_scalar graze_min(graze_scalar a, graze_scalar b)
{
    return a < b || a != a ? a : b;
}

static inline graze_scalar graze_max(graze_scalar a, graze_scalar b)
{
    return a > b || a != a ? a : b;
}

static inline graze_wide graze_to_wide(graze_scalar x)
{
    return x;
}

static inline graze_fraction graze_to_fraction(graze_scalar x)
{
    return graze_held(x);
}

static inline graze_scalar graze_from_int(int32_t n)
{
    return GRAZE_CAST(graze_scalar, n);
}

/* How a number becomes an int32_t: cut, and the rest that is cut off is exact. */
static inline int32_t graze_cut(float x)
{
    return x >= 2147483648.0f   ? INT32_MAX
           : x > -2147483648.0f ? GRAZE_CAST(int32_t, x)
           : x < 0              ? INT32_MIN
                                : 0;
}

static inline int32_t graze_to_int(graze_scalar x)
{
    int32_t n = graze_cut(x);
    float rest = x - GRAZE_CAST(float, n);
    bool up = rest >= 0.5f && n < INT32_MAX, down = rest <= -0.5f && n > INT32_MIN;
    return n + (up ? 1 : 0) - (down ? 1 : 0);
}

static inline int32_t graze_to_int_down(graze_scalar x)
{
    int32_t n = graze_cut(x);
    return x < GRAZE_CAST(float, n) && n > INT32_MIN && n < INT32_MAX ? n - 1 : n;
}

GRAZE_STRICT_FLOATS_END

#else

/* The nearest scalar. */
static inline graze_scalar graze_held(int64_t raw)
{
    return raw > INT32_MAX   ? INT32_MAX
           : raw < INT32_MIN ? INT32_MIN
                             : GRAZE_CAST(graze_scalar, raw);
}

/* a + b. Saturating. */
static inline graze_scalar graze_add(graze_scalar a, graze_scalar b)
{
    return graze_held(GRAZE_CAST(int64_t, a) + b);
}

/* a - b. Saturating. */
static inline graze_scalar graze_sub(graze_scalar a, graze_scalar b)
{
    return graze_held(GRAZE_CAST(int64_t, a) - b);
}

/* -x. Saturating: the least number becomes the greatest, one raw unit short of its negative. */
static inline graze_scalar graze_neg(graze_scalar x)
{
    return x == INT32_MIN ? INT32_MAX : -x;
}

/* |x|. Saturating, as above. */
static inline graze_scalar graze_abs(graze_scalar x)
{
    return x < 0 ? graze_neg(x) : x;
}

/* The lesser of the two. */
static inline graze_scalar graze_min(graze_scalar a, graze_scalar b)
{
    return a < b ? a : b;
}

/* The greater of the two. */
static inline graze_scalar graze_max(graze_scalar a, graze_scalar b)
{
    return a > b ? a : b;
}

/* The same number, wide. Exact. */
static inline graze_wide graze_to_wide(graze_scalar x)
{
    return GRAZE_CAST(graze_wide, x) * 65536;
}

/* The same number as a fraction, for graze_vec3_lerp. Exact from -2 up to 2, then saturating. */
static inline graze_fraction graze_to_fraction(graze_scalar x)
{
    return graze_held(GRAZE_CAST(int64_t, x) * 16384);
}

/* A whole number. Saturating: from -32768 to 32767 it is exact. */
static inline graze_scalar graze_from_int(int32_t n)
{
    return graze_held(GRAZE_CAST(int64_t, n) * 65536);
}

/* The nearest whole number, ties away from zero: 2.5 gives 3, and -2.5 gives -3. */
static inline int32_t graze_to_int(graze_scalar x)
{
    int64_t size = x < 0 ? -GRAZE_CAST(int64_t, x) : x, n = (32768 + size) / 65536;
    return GRAZE_CAST(int32_t, x < 0 ? -n : n);
}

/* The greatest whole number that is not greater than x: -0.5 gives -1. */
static inline int32_t graze_to_int_down(graze_scalar x)
{
    return x < 0 ? -1 - (-1 - x) / 65536 : x / 65536;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
