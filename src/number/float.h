/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The words of the float texts, src/..._float.c. These compute with plain + - * and compare by the words below, since a
 * core without an FPU calls a function of some twenty instructions for each comparison. There (GRAZE_SOFT_FLOAT) the words
 * compare the bits of the numbers, and arith_soft_float.c divides and computes roots by bits, with the results of IEEE.
 *
 *   is_positive(x), is_negative(x), is_zero(x)   false for NaN; both zeros are zero
 *   sign_of(x)                 1, 0 or -1; 0 for NaN
 *   is_finite(x), are_finite(x, y, z)   neither NaN nor infinite
 *   float_less(a, b), float_at_most(a, b)   a < b, a <= b; false for NaN
 *   float_abs(x)               |x|; 0 for a zero of either sign
 *   float_div(a, b)            a / b
 *   float_sqrt(x)              the root, for 0 <= x <= FLT_MAX
 *   float_held(x)              clamped to [-FLT_MAX, FLT_MAX]; NaN stays
 *   vec3_between(&from, &to), vec3_dot(&a, &b), vec3_cross(&a, &b)   vectors, rounded operation by operation;
 *   vec2_between, vec2_dot, vec2_cross, vec2_copy   the same in the plane
 *   vec3_set(&v, x, y, z), vec3_copy(&to, &from), vec3_is_zero(&v)
 *   vec3_length_finite(&v)     |v|, or 0 unless |v|^2 is positive and finite
 *   vec3_set_unit(&unit, &v)   v / |v|; false, and the unit unchanged, unless |v|^2 is positive and finite
 *   vec3_least_axis(&v)        the axis of the world on which v has its least component; of equal ones the first
 *
 * The bits of results are the same wherever each operation is one IEEE operation, so this file rejects flags that change
 * the operations, and stops the compiler from fusing a multiplication with an addition. clang defines no macro for the
 * parts of -ffast-math, so pragmas undo these parts where a pragma exists: none undoes -ffp-contract=fast, and
 * port/guide/floats.md lists the others.
 */
#ifndef GRAZE_NUMBER_FLOAT_H
#define GRAZE_NUMBER_FLOAT_H

#include "../../include/graze/vec2.h"
#include "../../include/graze/vec3.h"

/* Integers of wide/ in C alone: the float library has no files that define more, and it may use registers of the FPU. */
#define GRAZE_WORDS_IN_C 1

#include "../wide/fpu.h"
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

typedef union {
    float number;
    uint32_t bits;
} float_bits;

GRAZE_INLINE uint32_t bits_of(float x)
{
    float_bits f;
    f.number = x;
    return f.bits;
}

/* Not by ?:, which -fno-signed-zeros turns into a zero of the other sign. */
GRAZE_INLINE float float_abs(float x)
{
#if defined(__GNUC__) && !defined(__TINYC__) && !defined(__FRAMAC__)
    return __builtin_fabsf(x); /* one instruction, never a call */
#else
    float_bits f;
    f.bits = bits_of(x) % 0x80000000u;
    return f.number;
#endif
}

/* ---- Signs and order ---- */

#if GRAZE_SOFT_FLOAT

#define GRAZE_INFINITE_BITS 0x7f800000u

/* From 1, the least number, to infinity. */
GRAZE_INLINE bool is_positive(float x)
{
    return bits_of(x) > 0u && bits_of(x) <= GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool is_negative(float x)
{
    return bits_of(x) > 0x80000000u && bits_of(x) <= 0x80000000u + GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool is_zero(float x)
{
    return bits_of(x) % 0x80000000u == 0;
}

GRAZE_INLINE bool is_finite(float x)
{
    return bits_of(x) % 0x80000000u < GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool are_finite(float x, float y, float z)
{
    return is_finite(x) && is_finite(y) && is_finite(z);
}

/* Rises with x from 0x800000 for -infinity by 2^31 for 0 to 0xff800000 for infinity; NaN is below or above. */
GRAZE_INLINE uint32_t rank_of(float x)
{
    const uint32_t bits = bits_of(x);
    return bits > 0x80000000u ? UINT32_MAX - bits + 1u : bits | 0x80000000u;
}

GRAZE_INLINE bool are_ranks(uint32_t low, uint32_t high)
{
    return 0x800000u <= low && high <= 0x80000000u + GRAZE_INFINITE_BITS;
}

GRAZE_INLINE bool float_less(float a, float b)
{
    const uint32_t low = rank_of(a), high = rank_of(b);
    return low < high && are_ranks(low, high);
}

GRAZE_INLINE bool float_at_most(float a, float b)
{
    const uint32_t low = rank_of(a), high = rank_of(b);
    return low <= high && are_ranks(low, high);
}

#else

GRAZE_INLINE bool is_positive(float x)
{
    return x > 0;
}

GRAZE_INLINE bool is_negative(float x)
{
    return x < 0;
}

GRAZE_INLINE bool is_zero(float x)
{
    return x <= 0 && x >= 0;
}

/* x - x is 0, or NaN for infinity and NaN. */
GRAZE_INLINE bool is_finite(float x)
{
    return x - x >= 0;
}

GRAZE_INLINE bool are_finite(float x, float y, float z)
{
    return (x - x) + (y - y) + (z - z) >= 0;
}

GRAZE_INLINE bool float_less(float a, float b)
{
    return a < b;
}

GRAZE_INLINE bool float_at_most(float a, float b)
{
    return a <= b;
}

#endif

GRAZE_INLINE int sign_of(float x)
{
    if (is_positive(x))
        return 1;
    return is_negative(x) ? -1 : 0;
}

GRAZE_INLINE float float_held(float x)
{
    return is_finite(x) ? x : graze_held(x);
}

/* ---- Quotients and roots: correctly rounded. The compiler's root would set errno or call libm ---- */

/* arith_soft_float.c has those that the machine lacks. */
float grazef_quotient_by_bits(float a, float b);
float grazef_root_by_bits(float x); /* for 0 < x <= FLT_MAX */

/* The instruction of the machine, GRAZE_ROOT(root, x), if it has one. */
#if !defined(__GNUC__) || defined(__TINYC__) || defined(__FRAMAC__) || GRAZE_SOFT_FLOAT
#define GRAZE_ROOT_BY_BITS 1
#elif GRAZE_ARM_FPU
#define GRAZE_ROOT(root, x) __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x))
#elif defined(__aarch64__)
#define GRAZE_ROOT(root, x) __asm__("fsqrt %s0, %s1" : "=w"(root) : "w"(x))
#elif defined(__SSE__)
#define GRAZE_ROOT(root, x) __asm__("sqrtss %1, %0" : "=x"(root) : "x"(x))
#elif defined(__riscv_flen)
#define GRAZE_ROOT(root, x) __asm__("fsqrt.s %0, %1" : "=f"(root) : "f"(x))
#else
#define GRAZE_ROOT_BY_BITS 1
#endif
#ifndef GRAZE_ROOT_BY_BITS
#define GRAZE_ROOT_BY_BITS 0
#endif

GRAZE_INLINE float float_div(float a, float b)
{
#if GRAZE_SOFT_FLOAT
    return grazef_quotient_by_bits(a, b);
#else
    return a / b;
#endif
}

GRAZE_INLINE float float_sqrt(float x)
{
#if GRAZE_ROOT_BY_BITS
    return is_zero(x) ? 0.0f : grazef_root_by_bits(x);
#else
    float root;
    GRAZE_ROOT(root, x);
    return root;
#endif
}

/* ---- Vectors ---- */

GRAZE_INLINE graze_vec2 vec2_between(const graze_vec2 *from, const graze_vec2 *to)
{
    graze_vec2 v;
    v.x = to->x - from->x;
    v.y = to->y - from->y;
    return v;
}

GRAZE_INLINE float vec2_dot(const graze_vec2 *a, const graze_vec2 *b)
{
    return a->x * b->x + a->y * b->y;
}

GRAZE_INLINE float vec2_cross(const graze_vec2 *a, const graze_vec2 *b)
{
    return a->x * b->y - a->y * b->x;
}

GRAZE_INLINE graze_vec3 vec3_between(const graze_vec3 *from, const graze_vec3 *to)
{
    graze_vec3 v;
    v.x = to->x - from->x;
    v.y = to->y - from->y;
    v.z = to->z - from->z;
    return v;
}

GRAZE_INLINE float vec3_dot(const graze_vec3 *a, const graze_vec3 *b)
{
    return a->x * b->x + a->y * b->y + a->z * b->z;
}

GRAZE_INLINE graze_vec3 vec3_cross(const graze_vec3 *a, const graze_vec3 *b)
{
    graze_vec3 v;
    v.x = a->y * b->z - a->z * b->y;
    v.y = a->z * b->x - a->x * b->z;
    v.z = a->x * b->y - a->y * b->x;
    return v;
}

/* By components: gcc -Os may copy a whole structure with memcpy. */
GRAZE_INLINE void vec3_set(graze_vec3 *v, float x, float y, float z)
{
    v->x = x;
    v->y = y;
    v->z = z;
}

GRAZE_INLINE void vec2_copy(graze_vec2 *to, const graze_vec2 *from)
{
    to->x = from->x;
    to->y = from->y;
}

GRAZE_INLINE void vec3_copy(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

GRAZE_INLINE bool vec3_is_zero(const graze_vec3 *v)
{
    return is_zero(v->x) && is_zero(v->y) && is_zero(v->z);
}

static inline float vec3_length_finite(const graze_vec3 *v)
{
    const float squared = vec3_dot(v, v);
    return is_positive(squared) && is_finite(squared) ? float_sqrt(squared) : 0.0f;
}

static inline bool vec3_set_unit(graze_vec3 *unit, const graze_vec3 *v)
{
    const float squared = vec3_dot(v, v);
    if (!is_positive(squared) || !is_finite(squared))
        return false;
    const float length = float_sqrt(squared);
    vec3_set(unit, float_div(v->x, length), float_div(v->y, length), float_div(v->z, length));
    return true;
}

static inline graze_vec3 vec3_least_axis(const graze_vec3 *v)
{
    const float x = float_abs(v->x), y = float_abs(v->y), z = float_abs(v->z);
    if (float_at_most(x, y) && float_at_most(x, z))
        return graze_vec3_of(1.0f, 0.0f, 0.0f);
    return float_at_most(y, z) ? graze_vec3_of(0.0f, 1.0f, 0.0f) : graze_vec3_of(0.0f, 0.0f, 1.0f);
}

#endif
