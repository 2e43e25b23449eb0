/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars from and to float. They stand in a header, and so in your file, so that the archive of
 * the fixed build holds no float and calls no float helper.
 */
#ifndef GRAZE_CONVERT_H
#define GRAZE_CONVERT_H

#include "scalar.h"

#ifdef __cplusplus
extern "C" {
#endif

#if GRAZE_FLOAT

GRAZE_STRICT_FLOATS_BEGIN

static inline float graze_to_float(graze_scalar x)
{
    return x;
}

static inline graze_scalar graze_from_float(float x)
{
    return x >= 0 || x < 0 ? graze_held(x) : 0;
}

GRAZE_STRICT_FLOATS_END

#else

/* The nearest float, ties as the machine converts an int. */
static inline float graze_to_float(graze_scalar x)
{
    return GRAZE_CAST(float, x) / 65536.0f;
}

/* Rounded, saturating; 0 for a NaN. A comparison would not find the NaN under -ffinite-math-only. */
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
    /* Not as literals, which are wider where FLT_EVAL_METHOD is 1. */
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
