/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The products of two words, called by cores without a long multiply, a division and a count of leading zeros for cores
 * without these instructions: see wide/words.h and wide/divide_short.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "wide/halves.h"
#include "wide/divide_short.h"

#if GRAZE_HAS_ASM
#include "../port/cortex_m0/products.h"
#define u32_mul_of_core    u32_mul_by_asm
#define s32_mul_of_core    s32_mul_by_asm
#define u32_square_of_core u32_square_by_asm
#define s32_square_of_core s32_square_by_asm
#else
#define u32_mul_of_core       u32_mul_from_halves
#define s32_mul_of_core       s32_mul_from_halves
#define u32_square_of_core(a) u32_mul_from_halves(a, a)
#define s32_square_of_core(a) s32_mul_from_halves(a, a)
#endif

#if GRAZE_DIVIDES_BY_ASM
#include "../port/cortex_m0/divide.h"
#define u32_divide_of_core u32_divide_short_by_asm
#elif GRAZE_DIVIDES_BY_RECIPROCAL
#include "../port/arm7tdmi/divide.h"
#define u32_divide_of_core u32_divide_short_by_reciprocal
#else
#define u32_divide_of_core u32_divide_by_operators
#endif

GRAZE_SHARED uint64_t graze_u32_mul(uint32_t a, uint32_t b)
{
    return u32_mul_of_core(a, b);
}

GRAZE_SHARED int64_t graze_s32_mul(int32_t a, int32_t b)
{
    return s32_mul_of_core(a, b);
}

GRAZE_SHARED uint64_t graze_u32_square(uint32_t a)
{
    return u32_square_of_core(a);
}

GRAZE_SHARED int64_t graze_s32_square(int32_t a)
{
    return s32_square_of_core(a);
}

GRAZE_SHARED uint64_t graze_u32_divide_short(uint32_t n, uint32_t d)
{
    return u32_divide_of_core(n, d);
}

GRAZE_SHARED uint32_t graze_u32_leading_zeros(uint32_t x)
{
    return u32_leading_zeros_by_halves(x);
}

#endif
