/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Conversions of scalars from and to float.
 *
 * These functions are inline, and so are compiled in your file: the archive of the fixed build
 * contains no float and calls no float helper.
 */
#ifndef GRAZE_CONVERT_H
#define GRAZE_CONVERT_H

#include "scalar.h"

#ifdef __cplusplus
extern "C" {
#endif

#if GRAZE_FLOAT

GRAZE_STRICT_FLOATS_BEGIN

/** Returns x. */
static inline float graze_to_float(graze_scalar x)
{
    return x;
}

/** Returns x, saturating; 0 if x is NaN. */
static inline graze_scalar graze_from_float(float x)
{
    return x >= 0 || x < 0 ? graze_held(x) : 0;
}

GRAZE_STRICT_FLOATS_END

#else

/**
 * Converts x to the nearest float. A tie rounds as the machine rounds when it converts an int.
 */
static inline float graze_to_float(graze_scalar x)
{
    return GRAZE_CAST(float, x) / 65536.0f;
}

/**
 * Converts x to the nearest scalar, ties away from zero. Saturating; 0 if x is NaN. The function
 * tests the bits of a NaN, since a comparison would not find it under -ffinite-math-only.
 */
static inline graze_scalar graze_from_float(float x)
{
    union {
        float number;
        uint32_t bits;
    } word;
    word.number = x;
    if (word.bits % UINT32_C(0x80000000) > UINT32_C(0x7f800000))
        return 0;
    float raw = x * 65536.0f;
    /* Not literals: these are wider if FLT_EVAL_METHOD is 1. */
    const float end = 2147483648.0f, half = 0.5f;
    if (!(raw < end && raw >= -end))
        return raw > 0 ? INT32_MAX : INT32_MIN;
    int32_t n = GRAZE_CAST(int32_t, raw);
    float rest = raw - GRAZE_CAST(float, n); /* exact; 0 from 2^23 on */
    return rest >= half ? n + 1 : rest <= -half ? n - 1 : n;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
