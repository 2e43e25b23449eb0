/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spans and ratios in binary32. spans.h specifies each function.
 *
 * The bits are the same wherever each operation is one IEEE operation, so this file rejects flags that change the
 * operations, and stops the compiler from fusing a multiplication with an addition. clang defines no macro for the
 * parts of -ffast-math, so pragmas undo these parts where a pragma exists: none undoes -ffp-contract=fast, and
 * README.md lists the others.
 */
#ifndef GRAZE_NUMBER_SPANS_FLOAT_H
#define GRAZE_NUMBER_SPANS_FLOAT_H

#include "../wide/bounds.h"
#include "../wide/inlining.h"

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) ||     \
    (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "graze: -ffast-math and its parts break the comparisons with NaN that graze relies on"
#endif
#if FLT_RADIX != 2 || FLT_MANT_DIG != 24
#error "graze: float must be IEEE binary32"
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0
/* gcc: -fexcess-precision=fast on s390x, -msse2 -mfpmath=sse on i386; m68k has no flag that helps */
#error "graze: FLT_EVAL_METHOD must be 0; -fexcess-precision=fast or -mfpmath=sse may help"
#endif

/*
 * gcc: see unfused.h. clang: the second pragma is for targets where clang ignores the first; the last one must follow the
 * first, which allows fusing.
 */
#include "../wide/unfused.h"
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wignored-pragmas"
#pragma float_control(precise, on)
#pragma clang diagnostic pop
#pragma clang fp reassociate(off)
#if __clang_major__ >= 18
#pragma clang fp reciprocal(off)
#endif
#pragma STDC FP_CONTRACT OFF
#endif

#include "quotient_float.h"

/* The start of a sum: -0 + x is x for every x, so the compiler leaves the addition out. */
#define GRAZE_NO_SUM (-0.0f)

typedef struct {
    float raw;
} span;

typedef struct {
    span part, whole;
} ratio;

typedef struct {
    float raw;
} progress;

/* -c, also for a zero, where clang's -fno-signed-zeros makes unary minus lose the sign. */
GRAZE_INLINE graze_scalar mirror(graze_scalar c)
{
    return -0.0f - c;
}

GRAZE_INLINE bool at_most(graze_scalar a, graze_scalar b)
{
    return float_at_most(a, b);
}

GRAZE_INLINE bool is_coordinate(graze_scalar c)
{
    return is_finite(c);
}

/* An inverted interval could close by rounding, a NaN compares as neither in nor out, and no line
 * gets to an interval at infinity. */
GRAZE_INLINE bool is_interval(graze_scalar low, graze_scalar high)
{
    return float_at_most(low, high) && float_at_most(low, FLT_MAX) && float_at_most(-FLT_MAX, high);
}

/* A side may be infinite, a point may not. */
GRAZE_INLINE graze_scalar held_between(graze_scalar low, graze_scalar c, graze_scalar high)
{
    const graze_scalar most = high < FLT_MAX ? high : FLT_MAX;
    return c < low ? low : c < most ? c : most;
}

GRAZE_INLINE void hold_end(graze_scalar *c, graze_scalar end)
{
    *c = end;
}

GRAZE_INLINE graze_scalar held_to(graze_scalar limit, graze_scalar t)
{
    return t < limit ? t : limit;
}

/* Comparisons are rounded, and t is rounded in another way: the unchanged limit excludes the same
 * hits. */
GRAZE_INLINE graze_scalar limit_at(graze_scalar limit, graze_scalar t)
{
    (void)t;
    return limit;
}

GRAZE_INLINE graze_scalar limit_at_fraction(graze_scalar limit, graze_fraction fraction)
{
    (void)fraction;
    return limit;
}

GRAZE_INLINE span span_between(graze_scalar low, graze_scalar high)
{
    span s;
    s.raw = high - low;
    return s;
}

GRAZE_INLINE span span_of(graze_scalar c)
{
    span s;
    s.raw = float_size(c);
    return s;
}

GRAZE_INLINE span span_zero(void)
{
    span s;
    s.raw = 0.0f;
    return s;
}

GRAZE_INLINE span span_apart(graze_scalar a, graze_scalar b)
{
    span s;
    s.raw = float_size(b - a);
    return s;
}

/*
 * So much more than whole * t that the part of a ratio with this whole that exceeds the span exceeds whole * t by more
 * than all roundings of comparisons and quotients; 2^-125 does that where products are subnormal.
 */
static inline span span_until(span whole, graze_scalar t)
{
    const float most = FLT_MAX;
    span s;
    s.raw = whole.raw * (t < GRAZE_NO_LIMIT ? t : most + most) * (1.0f + 0x1p-20f) + 0x1p-125f;
    return s;
}

GRAZE_INLINE span span_until_end(span whole)
{
    return span_until(whole, 1.0f);
}

static inline span span_until_fraction(span whole, graze_fraction fraction)
{
    return span_until(whole, fraction);
}

GRAZE_INLINE bool are_spans(span x, span y, span z)
{
    return are_finite(x.raw, y.raw, z.raw);
}

GRAZE_INLINE bool are_three_coordinates(graze_scalar x, graze_scalar y, graze_scalar z)
{
    return are_finite(x, y, z);
}

GRAZE_INLINE bool span_is_number(span s)
{
    return is_finite(s.raw);
}

/* If the length of a segment is finite, so is its start. A slab at infinity is beyond its end: the segment misses. */
GRAZE_INLINE bool is_lane(graze_scalar low, graze_scalar high, graze_scalar start, span length,
                          bool is_segment)
{
    return is_segment ? is_finite_within(length.raw, low, high)
                      : are_finite_within(start, length.raw, low, high);
}

GRAZE_INLINE bool span_is_zero(span s)
{
    return !is_negative(s.raw) && !is_positive(s.raw);
}

GRAZE_INLINE bool span_less(span a, span b)
{
    return float_less(a.raw, b.raw);
}

GRAZE_INLINE bool span_equal(span a, span b)
{
    return float_at_most(a.raw, b.raw) && float_at_most(b.raw, a.raw);
}

GRAZE_INLINE bool span_at_most(span a, span b)
{
    return float_at_most(a.raw, b.raw);
}

#define ratios_are_exact() false

GRAZE_INLINE ratio ratio_from(span part, span whole)
{
    ratio r;
    r.part = part;
    r.whole = whole;
    return r;
}

GRAZE_INLINE ratio ratio_raw(float part, float whole)
{
    ratio r;
    r.part.raw = part;
    r.whole.raw = whole;
    return r;
}

GRAZE_INLINE ratio ratio_zero(void)
{
    return ratio_raw(0.0f, 1.0f);
}

GRAZE_INLINE ratio ratio_one(void)
{
    return ratio_raw(1.0f, 1.0f);
}

/* Infinity times 0, on an axis along which the ray does not move, is a NaN, and no comparison with
 * it holds. */
GRAZE_INLINE ratio ratio_of_limit(graze_scalar t)
{
    const float most = FLT_MAX;
    return ratio_raw(t < GRAZE_NO_LIMIT ? t : most + most, 1.0f);
}

GRAZE_INLINE bool quotient_less(ratio p, ratio q)
{
    return float_less(float_quotient(p.part.raw, p.whole.raw),
                      float_quotient(q.part.raw, q.whole.raw));
}

/*
 * Compares products, which are cheaper than quotients. Rounding keeps the order of numbers: if the
 * rounded products differ, the quotients that hits report are in the same order, or equal. If the
 * rounded products are equal, which is rare, the quotients decide. So a line never leaves before it
 * enters.
 */
GRAZE_INLINE bool ratio_less(ratio p, ratio q)
{
    float of_p = p.part.raw * q.whole.raw, of_q = q.part.raw * p.whole.raw;
    return float_less(of_p, of_q) || (float_at_most(of_p, of_q) && quotient_less(p, q));
}

/* False for an infinite part, since no line gets there. */
GRAZE_INLINE bool ratio_at_most(ratio p, ratio q)
{
    float of_p = p.part.raw * q.whole.raw, of_q = q.part.raw * p.whole.raw;
    return float_less(of_p, of_q) ||
           (float_at_most(of_p, of_q) && span_is_number(p.part) && !quotient_less(q, p));
}

/* 0 / 0 also equals an unlimited ratio: the products of both are NaN. */
GRAZE_INLINE bool ratio_equal(ratio p, ratio q)
{
    return (span_is_zero(p.part) && span_is_zero(p.whole)) ||
           (ratio_at_most(p, q) && ratio_at_most(q, p));
}

static inline progress progress_of(ratio r)
{
    progress p;
    p.raw = float_quotient(r.part.raw, r.whole.raw);
    return p;
}

static inline graze_fraction progress_fraction(const progress *p)
{
    return p->raw;
}

static inline graze_scalar progress_t(const progress *p)
{
    return p->raw < GRAZE_SCALAR_MAX ? p->raw : GRAZE_SCALAR_MAX;
}

static inline graze_scalar along(graze_scalar start, span run, const progress *p)
{
    return span_is_zero(run) ? start : start + run.raw * p->raw;
}

static inline graze_scalar along_held(graze_scalar start, span run, const progress *p)
{
    graze_scalar c = along(start, run, p);
    return c < GRAZE_SCALAR_MAX ? c : GRAZE_SCALAR_MAX;
}

/* ---- Powers of two that keep products within the floats ---- */

static inline float greatest_of(float x, float y, float z)
{
    return greater_size(greater_size(float_size(x), float_size(y)), float_size(z));
}

/* The gain times size is at least 2 and less than 4, or less for a subnormal size; 0 for NaN and
 * infinity. */
static inline float gain_of_size(float size)
{
    const uint32_t exponent = exponent_field(size);
    float_bits f;
    f.bits = (255 - (exponent > 0 ? exponent : 1)) * 0x800000;
    return f.number;
}

#endif
