/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Words: the two halves of a 64-bit number, the bits of a sign, and the two multiplications on
 * which all wider ones are based. See wide.h for the conventions. */

#ifndef GRAZE_WIDE_WORDS_H
#define GRAZE_WIDE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "../../include/graze/number.h"
#include "bounds.h"
#include "inlining.h"
#include "small_names.h"

/* 1: only what the compiler has. number/float.h defines it. */
#ifndef GRAZE_WORDS_IN_C
#define GRAZE_WORDS_IN_C 0
#endif

/* With a hard-float ABI gcc moves 64-bit integers through FPU registers. A fixed-point library in
 * an interrupt must not make the core save FPU registers. */
#if defined(__arm__) && defined(__ARM_FP) && defined(__GNUC__) && !defined(__clang__) &&           \
    !GRAZE_WORDS_IN_C
#pragma GCC target("general-regs-only")
#endif

/* 1 if 32x32->64 is one instruction. ARMv6-M and ARMv8-M Baseline (Cortex-M0, M0+, M1, M23) have
 * only 32x32->32; there the product is a call, since inlined 16-bit halves spill. */
#ifndef GRAZE_MUL32_IS_LONG
#if (defined(__ARM_ARCH_6M__) || defined(__ARM_ARCH_8M_BASE__)) && !GRAZE_WORDS_IN_C
#define GRAZE_MUL32_IS_LONG 0
#else
#define GRAZE_MUL32_IS_LONG 1
#endif
#endif

/* 1 if these cores compute products in assembly, which only gcc and clang translate: port/cortex_m0/. */
#if !GRAZE_MUL32_IS_LONG && !GRAZE_NO_ASM && defined(__GNUC__) && !defined(__FRAMAC__) &&          \
    (defined(__ARM_ARCH_6M__) || defined(__ARM_ARCH_8M_BASE__))
#define GRAZE_HAS_ASM 1
#else
#define GRAZE_HAS_ASM 0
#endif

/* gcc copies a struct with memcpy on these cores unless its alignment is exactly 4. */
#if defined(__GNUC__) && defined(__thumb__) && !defined(__thumb2__)
#define GRAZE_WORD_ALIGNED __attribute__((packed, aligned(4)))
#else
#define GRAZE_WORD_ALIGNED
#endif

/* ---- Primitives, written as remainders and quotients: the prover follows them, and compilers
 * remove them ---- */

/*@ assigns \nothing;
    ensures \result == x % 0x100000000; */
GRAZE_INLINE uint32_t u64_low(uint64_t x)
{
    return (uint32_t)(x % 4294967296u);
}

/*@ assigns \nothing;
    ensures \result == x / 0x100000000;
    ensures x < 0x100000000 ==> \result == 0; */
GRAZE_INLINE uint32_t u64_high(uint64_t x)
{
    return (uint32_t)(x / 4294967296u);
}

/*@ assigns \nothing;
    ensures \result == hi * 0x100000000 + lo; */
GRAZE_INLINE uint64_t u64_of(uint32_t hi, uint32_t lo)
{
    /*@ admit hi << 32 == hi * 0x100000000; */
    /*@ admit ((hi << 32) | lo) == hi * 0x100000000 + lo; */
    return (uint64_t)hi << 32 | lo; /* an OR: a sum would have a carry on Thumb-1 */
}

/* a + b modulo 2^64: the only source of a carry. The sum overflowed if the result is < a. */
/*@ assigns \nothing;
    ensures \result == (a + b) % 0x10000000000000000;
    ensures \result == (a + b < 0x10000000000000000 ? a + b : a + b - 0x10000000000000000);
    ensures a + b >= 0x10000000000000000 <==> \result < a; */
GRAZE_INLINE uint64_t u64_add_modular(uint64_t a, uint64_t b)
{
    return b <= UINT64_MAX - a ? a + b : a - (UINT64_MAX - b) - 1u;
}

/* a - b modulo 2^64. The difference borrowed if a < b. */
/*@ assigns \nothing;
    ensures \result == (a >= b ? a - b : a - b + 0x10000000000000000); */
GRAZE_INLINE uint64_t u64_sub_modular(uint64_t a, uint64_t b)
{
    return a >= b ? a - b : UINT64_MAX - (b - a - 1u);
}

/*@ assigns \nothing;
    ensures \result == (a >= b ? a - b : a - b + 0x100000000); */
GRAZE_INLINE uint32_t u32_sub_modular(uint32_t a, uint32_t b)
{
    return a >= b ? a - b : UINT32_MAX - (b - a - 1u);
}

/* Two's complement, without a cast whose result the language leaves to the compiler. */
/*@ assigns \nothing;
    ensures \result == (x >= 0 ? x : x + 0x100000000); */
GRAZE_INLINE uint32_t s32_bits(int32_t x)
{
    return x >= 0 ? (uint32_t)x : UINT32_MAX - (uint32_t)(-(x + 1));
}

/*@ assigns \nothing;
    ensures \result == (x >= 0 ? x : x + 0x10000000000000000); */
GRAZE_INLINE uint64_t s64_bits(int64_t x)
{
    return x >= 0 ? (uint64_t)x : UINT64_MAX - (uint64_t)(-(x + 1));
}

/*@ assigns \nothing;
    ensures \result == \abs(x); */
GRAZE_INLINE uint32_t s32_magnitude(int32_t x)
{
    return x >= 0 ? (uint32_t)x : (uint32_t)(-(x + 1)) + 1u;
}

/*@ assigns \nothing;
    ensures \result == \abs(x); */
GRAZE_INLINE uint64_t s64_magnitude(int64_t x)
{
    return x >= 0 ? (uint64_t)x : (uint64_t)(-(x + 1)) + 1u;
}

/* x = s64_high(x) * 2^32 + s64_low(x): the quotient rounds down, so the low word is unsigned. */
/*@ assigns \nothing;
    ensures 0 <= x - \result * 0x100000000 < 0x100000000; */
GRAZE_INLINE int32_t s64_high(int64_t x)
{
    return (int32_t)(x >= 0 ? x / 4294967296 : -1 - (-1 - x) / 4294967296);
}

/*@ assigns \nothing;
    ensures \exists integer high; x == high * 0x100000000 + \result; */
GRAZE_INLINE uint32_t s64_low(int64_t x)
{
    return u64_low(s64_bits(x));
}

/*@ assigns \nothing;
    ensures \result == (x <= 0x7fffffff ? x : x - 0x100000000); */
GRAZE_INLINE int32_t s32_of_bits(uint32_t x)
{
    return x <= (uint32_t)INT32_MAX ? (int32_t)x : -(int32_t)(UINT32_MAX - x) - 1;
}

/* x = s64_even_high(x) * 2^32 + s64_even_low(x): the low word is signed as well, so that products
 * with both words take the same instruction. */
/*@ assigns \nothing;
    ensures \exists integer high; x == high * 0x100000000 + \result; */
GRAZE_INLINE int32_t s64_even_low(int64_t x)
{
    return s32_of_bits(s64_low(x));
}

/*@ requires x < 0x4000000000000000;
    assigns \nothing;
    ensures -0x80000000 <= x - \result * 0x100000000 < 0x80000000; */
GRAZE_INLINE int32_t s64_even_high(int64_t x)
{
    return s64_high(x) + (int32_t)(s64_low(x) / 0x80000000u);
}

/* ---- Products of words ---- */

/* A function of its arguments alone: compilers call it once for the same product. */
#if defined(__GNUC__) && !defined(__FRAMAC__)
#define GRAZE_CONST __attribute__((const))
#else
#define GRAZE_CONST
#endif

/* a * b for cores without the instruction. */
/*@ assigns \nothing;
    ensures \result == a * b;
    ensures \result <= 0xffffffff * 0xffffffff; */
GRAZE_CONST uint64_t graze_u32_mul(uint32_t a, uint32_t b);

/*@ assigns \nothing;
    ensures \result == a * b; */
GRAZE_CONST int64_t graze_s32_mul(int32_t a, int32_t b);

/* a * a, in assembly two thirds of a product. */
/*@ assigns \nothing;
    ensures \result == a * a; */
GRAZE_CONST uint64_t graze_u32_square(uint32_t a);

/*@ assigns \nothing;
    ensures \result == a * a; */
GRAZE_CONST int64_t graze_s32_square(int32_t a);

/* Whether the compiler has found that both are the same number. It can be false for a square. */
#if GRAZE_HAS_ASM
#define GRAZE_IS_SQUARE(a, b) (__builtin_constant_p((a) == (b)) && (a) == (b))
#else
#define GRAZE_IS_SQUARE(a, b) false
#endif

/*@ assigns \nothing;
    ensures \result == a * b;
    ensures \result <= 0xffffffff * 0xffffffff; */
GRAZE_INLINE uint64_t u32_mul(uint32_t a, uint32_t b)
{
#if GRAZE_MUL32_IS_LONG
    return (uint64_t)a * b;
#else
    return GRAZE_IS_SQUARE(a, b) ? graze_u32_square(a) : graze_u32_mul(a, b);
#endif
}

/*@ assigns \nothing;
    ensures \result == a * b;
    ensures -0x4000000000000000 <= \result <= 0x4000000000000000; */
GRAZE_INLINE int64_t s32_mul(int32_t a, int32_t b)
{
#if GRAZE_MUL32_IS_LONG
    return (int64_t)a * b;
#else
    return GRAZE_IS_SQUARE(a, b) ? graze_s32_square(a) : graze_s32_mul(a, b);
#endif
}

#endif
