/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions of a C library that the headers of cglm call, on cores without one. The root is that of the FPU, or one
 * bit per round as in newlib. Sine, cosine and tangent are graze's, so that they cost the same on both sides.
 */
#ifndef GRAZE_TESTS_BENCH_FREESTANDING_MATH_H
#define GRAZE_TESTS_BENCH_FREESTANDING_MATH_H

#include "../peer_number.h"

#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define fabsf(x) __builtin_fabsf(x)
#define sqrtf(x) peer_sqrt(x)
#define sinf(x)  graze_sin_radians(x)
#define cosf(x)  graze_cos_radians(x)
#define tanf(x)  graze_tan_radians(x)

/* Declared only: no row calls a function that needs them. */
float acosf(float x);
float asinf(float x);
float atanf(float x);
float floorf(float x);
float fminf(float x, float y);
float fmaxf(float x, float y);
float powf(float x, float y);

#endif
