/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Arithmetic with scalars, and conversions from and to integers and wide numbers.
 *
 * Every result is the exact one, rounded once to nearest, ties away from zero. A result out of
 * range saturates at GRAZE_SCALAR_MIN or GRAZE_SCALAR_MAX. x / 0 saturates by the sign of x, and
 * 0 / 0 is 0. Nothing traps.
 *
 * Functions whose names end in _down or _up round to one side, here and in vec3.h, vec2.h and
 * angle.h: the result is never above, or never below, the exact value.
 *
 * In the float build results are rounded as IEEE binary32 rounds. Infinite results saturate, and
 * a NaN stays a NaN.
 */
#ifndef GRAZE_SCALAR_H
#define GRAZE_SCALAR_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Returns a * b. Rounded, saturating. */
graze_scalar graze_mul(graze_scalar a, graze_scalar b);

/** Returns a / b. Rounded, saturating. If b is 0: as above, whatever the sign of the zero. */
graze_scalar graze_div(graze_scalar a, graze_scalar b);

/** Returns the square root of x. Rounded; 0 if x is negative. */
graze_scalar graze_sqrt(graze_scalar x);

/**
 * Returns the greatest scalar that is not above the square root of x; 0 if x is negative. This is
 * exact in both builds.
 */
graze_scalar graze_sqrt_down(graze_scalar x);

/** Returns the least scalar that is not below the square root of x, as graze_sqrt_down. */
graze_scalar graze_sqrt_up(graze_scalar x);

/** Converts a wide number, such as a dot product, to a scalar. Rounded, saturating. */
graze_scalar graze_from_wide(graze_wide x);

#if GRAZE_FLOAT

GRAZE_STRICT_FLOATS_BEGIN

/** Clamps x to [-FLT_MAX, FLT_MAX]; a NaN stays a NaN. */
static inline GRAZE_CONSTEXPR graze_scalar graze_held(float x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

/** Returns a + b, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_add(graze_scalar a, graze_scalar b)
{
    return graze_held(a + b);
}

/** Returns a - b, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_sub(graze_scalar a, graze_scalar b)
{
    return graze_held(a - b);
}

/** Returns -x, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_neg(graze_scalar x)
{
    return graze_held(-x);
}

/** Returns |x|, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_abs(graze_scalar x)
{
    if (x < 0) /* not ?:, which clang's -fno-signed-zeros turns into another zero */
        return graze_held(-x);
    return graze_held(x);
}

/** Returns the lesser of a and b; NaN if one of them is. */
static inline GRAZE_CONSTEXPR graze_scalar graze_min(graze_scalar a, graze_scalar b)
{
    return a < b || a != a ? a : b;
}

/** Returns the greater of a and b; NaN if one of them is. */
static inline GRAZE_CONSTEXPR graze_scalar graze_max(graze_scalar a, graze_scalar b)
{
    return a > b || a != a ? a : b;
}

/** Converts x to a wide number. Exact. */
static inline GRAZE_CONSTEXPR graze_wide graze_to_wide(graze_scalar x)
{
    return x;
}

/** Converts x to a fraction, for graze_vec3_lerp. Saturating. */
static inline GRAZE_CONSTEXPR graze_fraction graze_to_fraction(graze_scalar x)
{
    return graze_held(x);
}

/** Converts a fraction, such as the one of a hit, to a scalar. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_fraction(graze_fraction f)
{
    return graze_held(f);
}

/** Returns x * f, for example the part of a length before a hit. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_mul_fraction(graze_scalar x, graze_fraction f)
{
    return graze_held(x * f);
}

/** Converts an integer to a scalar. Rounded. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_int(int32_t n)
{
    return GRAZE_CAST(graze_scalar, n);
}

/** Rounds x toward zero, saturating; 0 for a NaN. x minus the result is exact. */
static inline GRAZE_CONSTEXPR int32_t graze_cut(float x)
{
    return x >= 2147483648.0f   ? INT32_MAX
           : x > -2147483648.0f ? GRAZE_CAST(int32_t, x)
           : x < 0              ? INT32_MIN
                                : 0;
}

/** Rounds x to the nearest integer, ties away from zero. Saturating; 0 for a NaN. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int(graze_scalar x)
{
    int32_t n = graze_cut(x);
    float rest = x - GRAZE_CAST(float, n);
    bool up = rest >= 0.5f && n < INT32_MAX, down = rest <= -0.5f && n > INT32_MIN;
    return n + (up ? 1 : 0) - (down ? 1 : 0);
}

/** Returns the greatest integer that is not greater than x. Saturating; 0 for a NaN. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int_down(graze_scalar x)
{
    int32_t n = graze_cut(x);
    return x < GRAZE_CAST(float, n) && n > INT32_MIN && n < INT32_MAX ? n - 1 : n;
}

GRAZE_STRICT_FLOATS_END

#else

/** Returns the scalar nearest to a raw number: clamps it to 32 bits. */
static inline GRAZE_CONSTEXPR graze_scalar graze_held(int64_t raw)
{
    return raw > INT32_MAX   ? INT32_MAX
           : raw < INT32_MIN ? INT32_MIN
                             : GRAZE_CAST(graze_scalar, raw);
}

/** Returns a + b. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_add(graze_scalar a, graze_scalar b)
{
    return graze_held(GRAZE_CAST(int64_t, a) + b);
}

/** Returns a - b. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_sub(graze_scalar a, graze_scalar b)
{
    return graze_held(GRAZE_CAST(int64_t, a) - b);
}

/**
 * Returns -x. Saturating: -GRAZE_SCALAR_MIN is GRAZE_SCALAR_MAX, one raw unit less than the exact
 * result.
 */
static inline GRAZE_CONSTEXPR graze_scalar graze_neg(graze_scalar x)
{
    return x == INT32_MIN ? INT32_MAX : -x;
}

/** Returns |x|. Saturating, as graze_neg. */
static inline GRAZE_CONSTEXPR graze_scalar graze_abs(graze_scalar x)
{
    return x < 0 ? graze_neg(x) : x;
}

/** Returns the lesser of a and b. */
static inline GRAZE_CONSTEXPR graze_scalar graze_min(graze_scalar a, graze_scalar b)
{
    return a < b ? a : b;
}

/** Returns the greater of a and b. */
static inline GRAZE_CONSTEXPR graze_scalar graze_max(graze_scalar a, graze_scalar b)
{
    return a > b ? a : b;
}

/** Converts x to a wide number. Exact. */
static inline GRAZE_CONSTEXPR graze_wide graze_to_wide(graze_scalar x)
{
    return GRAZE_CAST(graze_wide, x) * 65536;
}

/** Converts x to a fraction, for graze_vec3_lerp. Exact for -2 <= x < 2, else saturating. */
static inline GRAZE_CONSTEXPR graze_fraction graze_to_fraction(graze_scalar x)
{
    return graze_held(GRAZE_CAST(int64_t, x) * 16384);
}

/** Converts a fraction, such as the one of a hit, to a scalar. Rounded. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_fraction(graze_fraction f)
{
    int64_t size = f < 0 ? -GRAZE_CAST(int64_t, f) : f, n = (8192 + size) / 16384;
    return GRAZE_CAST(graze_scalar, f < 0 ? -n : n);
}

/** Returns x * f, for example the part of a length before a hit. Rounded, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_mul_fraction(graze_scalar x, graze_fraction f)
{
    int64_t product = GRAZE_CAST(int64_t, x) * f, size = product < 0 ? -product : product;
    int64_t n = (536870912 + size) / 1073741824; /* 2^29, 2^30 */
    return graze_held(product < 0 ? -n : n);
}

/** Converts an integer to a scalar. Exact from -32768 to 32767, else saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_int(int32_t n)
{
    return graze_held(GRAZE_CAST(int64_t, n) * 65536);
}

/** Rounds x to the nearest integer, ties away from zero: 2.5 gives 3, and -2.5 gives -3. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int(graze_scalar x)
{
    int64_t size = x < 0 ? -GRAZE_CAST(int64_t, x) : x, n = (32768 + size) / 65536;
    return GRAZE_CAST(int32_t, x < 0 ? -n : n);
}

/** Returns the greatest integer that is not greater than x: -0.5 gives -1. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int_down(graze_scalar x)
{
    return x < 0 ? -1 - (-1 - x) / 65536 : x / 65536;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
