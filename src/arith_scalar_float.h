/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Numbers of the user in binary32. See arith_scalar.h. */
#ifndef GRAZE_ARITH_SCALAR_FLOAT_H
#define GRAZE_ARITH_SCALAR_FLOAT_H

#include "arith_float.h"

static inline graze_scalar scalar_of_wide(graze_wide w)
{
    return graze_held(w);
}

static inline graze_scalar scalar_product(graze_scalar a, graze_scalar b)
{
    return graze_held(a * b);
}

static inline graze_scalar scalar_quotient(graze_scalar a, graze_scalar b)
{
    if (b <= 0 && b >= 0)
        return a > 0 ? GRAZE_SCALAR_MAX : a < 0 ? GRAZE_SCALAR_MIN : a;
    return graze_held(a / b);
}

typedef union {
    float number;
    uint32_t bits;
} float_bits;

/*
 * The root of m * 2^e, for 2^23 <= m < 2^25 and an even e, rounded to nearest: a bit a round. root
 * counts in units of 2^-24 of its top bit: one bit more than a float has. It is never a tie.
 */
static inline uint32_t u32_root_digits(uint32_t m)
{
    uint32_t rest = 2 * m, root = 0, twice = 0; /* rest < 2^26, twice < 2^26 */
    for (uint32_t bit = UINT32_C(0x1000000); bit > 0; bit /= 2) {
        uint32_t step = twice + bit;
        if (rest >= step) {
            rest -= step;
            twice = step + bit;
            root += bit;
        }
        rest *= 2;
    }
    return root / 2 + root % 2;
}

/* For 0 < x < infinity. */
static inline float root_by_bits(float x)
{
    float_bits f;
    f.number = x;
    uint32_t exponent = f.bits / 0x800000, m = f.bits % 0x800000; /* biased by 127 */
    uint32_t lift = 0;
    if (exponent > 0)
        m += UINT32_C(0x800000);
    else
        for (exponent = 1; m < UINT32_C(0x800000); lift++) /* subnormal: at most 23 rounds */
            m *= 2;
    uint32_t raised = exponent + 25 - lift; /* even where exponent - 127 - lift is */
    if (raised % 2 != 0)
        m *= 2;
    f.bits = (raised / 2 + 51 - 1) * 0x800000 + u32_root_digits(m);
    return f.number;
}

/* The FPU's root is the IEEE one: the same bits. */
static inline float root_of(float x)
{
#if defined(__GNUC__) && defined(__ARM_FP) && (__ARM_FP & 4)
    float root;
    __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x));
    return root;
#else
    return root_by_bits(x);
#endif
}

static inline graze_scalar scalar_root(graze_scalar x)
{
    if (x > 0)
        return x <= FLT_MAX ? root_of(x) : GRAZE_SCALAR_MAX;
    return x <= 0 ? 0 : x;
}

static inline graze_wide wide_dot(graze_scalar ax, graze_scalar bx, graze_scalar ay,
                                  graze_scalar by, graze_scalar az, graze_scalar bz)
{
    return graze_held(ax * bx + ay * by + az * bz);
}

static inline graze_wide wide_difference(graze_scalar a, graze_scalar b, graze_scalar c,
                                         graze_scalar d)
{
    return a * b - c * d;
}

static inline graze_scalar scalar_between(graze_scalar from, graze_scalar to, graze_fraction t)
{
    if (t >= 1 && t <= 1)
        return to;
    return t >= 0 && t <= 0 ? from : graze_held(from + (to - from) * t);
}

/* A power of two by which squares neither overflow nor vanish. */
typedef struct {
    float scale, length;
} norm;

static inline norm norm_of(span x, span y, span z)
{
    const float great = 0x1p60f, small = 0x1p-40f;
    norm n;
    n.scale = 1.0f;
    if (x.raw > great || y.raw > great || z.raw > great)
        n.scale = 0x1p-70f;
    else if (x.raw < small && y.raw < small && z.raw < small)
        n.scale = 0x1p100f;
    float a = x.raw * n.scale, b = y.raw * n.scale, c = z.raw * n.scale;
    n.length = scalar_root(a * a + b * b + c * c);
    return n;
}

static inline graze_scalar scalar_length(span x, span y, span z)
{
    norm n = norm_of(x, y, z);
    return graze_held(n.length / n.scale);
}

static inline graze_scalar scalar_unit(const norm *n, graze_scalar c)
{
    return c * n->scale / n->length;
}

#endif
