/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Solids without lines, in binary32: ends of intervals, and squares of spans. solid.h specifies
 * each function.
 */
#ifndef GRAZE_NUMBER_SOLID_FLOAT_H
#define GRAZE_NUMBER_SOLID_FLOAT_H

#include "spans_float.h"
#include "../wide/root.h"

/* ---- The root, correctly rounded: the compiler's root would set errno or call libm ---- */

/* 1 if the FPU computes a root, also that of 0. */
#if defined(__GNUC__) && GRAZE_ARM_FPU
#define GRAZE_ROOT_IS_SHORT 1
#else
#define GRAZE_ROOT_IS_SHORT 0
#endif

/* rest: what the root so far leaves, below 2^27. twice: two times the root so far, below 2^26. */
typedef struct {
    uint32_t rest, twice;
} mantissa_root_bits;

/* The next binary digit of the root. */
GRAZE_INLINE void root_add_bit(mantissa_root_bits *so_far, uint32_t bit)
{
    const uint32_t step = so_far->twice + bit;
    if (so_far->rest >= step) {
        so_far->rest -= step;
        so_far->twice = step + bit;
    }
    so_far->rest *= 2;
}

/*
 * sqrt(m * 2^23) to nearest, for 2^23 <= m < 2^25. The root of m * 2^7 has 16 bits, and one
 * division yields 9 more, as in root.h; without the instruction one bit a round is faster. The last
 * of the 25 bits rounds. There is never a tie: an odd number has an odd square, and m * 2^25 is
 * even.
 */
static inline uint32_t mantissa_root(uint32_t m)
{
#if GRAZE_DIV32_IS_SHORT
    u32_root top = u32_root_normal(m * 128);
    uint32_t half = top.rest * 256; /* < 2^25 */
    uint32_t digit = half / top.root, left = half % top.root;
    uint32_t root = top.root * 512 + digit; /* or one too great */
    if (left * 1024 < digit * digit)
        root -= 1;
#else
    mantissa_root_bits so_far = {2 * m, 0};
    for (uint32_t bit = UINT32_C(0x1000000); bit > 0; bit /= 32) {
        root_add_bit(&so_far, bit);
        root_add_bit(&so_far, bit / 2);
        root_add_bit(&so_far, bit / 4);
        root_add_bit(&so_far, bit / 8);
        root_add_bit(&so_far, bit / 16);
    }
    const uint32_t root = so_far.twice / 2;
#endif
    return root / 2 + root % 2;
}

/* For 0 < x <= FLT_MAX. */
static inline float root_by_bits(float x)
{
    float_bits f;
    uint32_t lift = 0;
    f.number = x;
    if (f.bits < 0x800000) { /* 2^24 makes a subnormal number a normal one */
        f.number = x * 0x1p24f;
        lift = 12;
    }
    uint32_t exponent = f.bits / 0x800000 + 127; /* even if that of x, less its bias, is even */
    uint32_t m = mantissa_of(f.number);
    f.bits = (exponent / 2 - lift - 1) * 0x800000 + mantissa_root(exponent % 2 == 0 ? m : m * 2);
    return f.number;
}

#if GRAZE_SOFT_FLOAT
float grazef_root_by_bits(float x);
#endif

/* The root of the FPU is the IEEE root: the same bits. */
static inline float root_of(float x)
{
#if GRAZE_ROOT_IS_SHORT
    float root;
    __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x));
    return root;
#elif GRAZE_SOFT_FLOAT
    return grazef_root_by_bits(x);
#else
    return root_by_bits(x);
#endif
}

/* For 0 <= x <= FLT_MAX. */
static inline float root_of_number(float x)
{
    return !GRAZE_ROOT_IS_SHORT && is_zero(x) ? 0.0f : root_of(x);
}

/* 0 for a negative number, the greatest number for infinity, NaN for NaN. */
static inline graze_scalar scalar_of_root(float x)
{
    if (is_positive(x))
        return is_finite(x) ? root_of(x) : FLT_MAX;
    return float_at_most(x, 0) ? 0 : x;
}

typedef struct {
    float raw;
} squares;

/* The sum is NaN if one of both is. */
GRAZE_INLINE graze_scalar lesser(graze_scalar a, graze_scalar b)
{
    return float_at_most(a, b) ? a : float_at_most(b, a) ? b : a + b;
}

GRAZE_INLINE graze_scalar greater(graze_scalar a, graze_scalar b)
{
    return float_at_most(b, a) ? a : float_at_most(a, b) ? b : a + b;
}

/* The bits of floats, without the sign, have the order of the floats. NaN and infinity stay. */
static inline graze_scalar next_above(graze_scalar c)
{
    float_bits next;
    next.number = c;
    if (!float_less(c, FLT_MAX))
        return c;
    if (is_positive(c))
        next.bits += 1;
    else if (is_negative(c))
        next.bits -= 1;
    else
        next.bits = 1;
    return next.number;
}

static inline graze_scalar next_below(graze_scalar c)
{
    return -next_above(-c);
}

/* The interval of a negative size is empty, also if half of the size is lost in the sum. */
static inline graze_scalar lower_end(graze_scalar center, graze_scalar size)
{
    graze_scalar end = center - size * 0.5f;
    return size < 0 && end <= center ? next_above(center) : end;
}

static inline graze_scalar upper_end(graze_scalar center, graze_scalar size)
{
    graze_scalar end = center + size * 0.5f;
    return size < 0 && end >= center ? next_below(center) : end;
}

GRAZE_INLINE bool is_number(graze_scalar c)
{
    return float_at_most(c, c);
}

GRAZE_INLINE graze_scalar with_nan_of(graze_scalar value, graze_scalar a, graze_scalar b)
{
    return is_number(a) && is_number(b) ? value : a + b;
}

GRAZE_INLINE squares squares_of(span s)
{
    squares q;
    q.raw = s.raw * s.raw;
    return q;
}

GRAZE_INLINE squares squares_plus(squares a, squares b)
{
    squares q;
    q.raw = a.raw + b.raw;
    return q;
}

GRAZE_INLINE squares squares_plus_held(squares a, squares b)
{
    return squares_plus(a, b);
}

/* False if a sum has become infinite. */
GRAZE_INLINE bool squares_at_most(squares a, squares b)
{
    return float_at_most(a.raw, b.raw) && float_at_most(a.raw, FLT_MAX);
}

GRAZE_INLINE graze_wide squares_wide(squares q)
{
    return float_less(FLT_MAX, q.raw) ? FLT_MAX : q.raw;
}

GRAZE_INLINE graze_scalar squares_root(squares q)
{
    return scalar_of_root(q.raw);
}

/* ---- Balls ---- */

GRAZE_INLINE span span_sum(span a, span b)
{
    span s;
    s.raw = a.raw + b.raw;
    return s;
}

static inline graze_scalar squares_root_beyond(squares q, span radius)
{
    float beyond = scalar_of_root(q.raw) - radius.raw;
    return is_negative(beyond) ? 0.0f : beyond;
}

/* A little farther, so that the point is outside although squares are rounded. */
static inline span span_outside(squares whole, squares beside)
{
    span s;
    s.raw = scalar_of_root(whole.raw * (1.0f + 0x1p-20f) - beside.raw);
    return s;
}

GRAZE_INLINE graze_scalar offset_held(graze_scalar start, bool down, span way)
{
    return down ? held(next_below(start - way.raw)) : held(next_above(start + way.raw));
}

#endif
