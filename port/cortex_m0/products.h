/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Products of two words for Cortex-M0, M0+, M1 and M23, whose multiplication keeps only the lower 32 bits: in Thumb-1
 * instructions of ARMv6-M, for gcc and clang. src/wide_words_fixed.c includes this file; src/wide/halves.h has the
 * same products in C, and tests/number/products.c compares the two.
 *
 * With a = a1 * 2^16 + a0 and b = b1 * 2^16 + b0, the product is a1 b1 * 2^32 + (a0 b1 + a1 b0) * 2^16 + a0 b0.
 * The halves and their products fit in r0 to r3 and ip: nothing is pushed.
 */
#ifndef GRAZE_CORTEX_M0_PRODUCTS_H
#define GRAZE_CORTEX_M0_PRODUCTS_H

/* 16 instructions, 19 if the sum of the middle products has a carry (2^32 in units of 2^16: 2^16 of the high word). */
GRAZE_INLINE uint64_t u32_mul_by_asm(uint32_t a, uint32_t b)
{
    uint32_t middle, half;

    __asm__(".syntax unified\n\t"
            "uxth   %2, %0\n\t"      /* a0 */
            "lsrs   %3, %0, #16\n\t" /* a1 */
            "uxth   %0, %1\n\t"      /* b0 */
            "lsrs   %1, %1, #16\n\t" /* b1 */
            "mov    ip, %2\n\t"
            "muls   %2, %1, %2\n\t" /* a0 b1 */
            "muls   %1, %3, %1\n\t" /* a1 b1 */
            "muls   %3, %0, %3\n\t" /* a1 b0 */
            "adds   %2, %2, %3\n\t"
            "bcc    0f\n\t"
            "movs   %3, #1\n\t"
            "lsls   %3, %3, #16\n\t"
            "adds   %1, %1, %3\n"
            "0:\n\t"
            "mov    %3, ip\n\t"
            "muls   %0, %3, %0\n\t" /* a0 b0 */
            "lsls   %3, %2, #16\n\t"
            "lsrs   %2, %2, #16\n\t"
            "adds   %0, %0, %3\n\t"
            "adcs   %1, %1, %2"
            : "+l"(a), "+l"(b), "=&l"(middle), "=&l"(half)
            :
            : "ip", "cc");
    return u64_of(b, a);
}

/* The same with signed upper halves. The middle products are in [-2^31, 2^31) each. If their sum overflows, its sign
 * is wrong, and the high word lacks 2^16 or has 2^16 too many. That needs |a| or |b| > 2^30. */
GRAZE_INLINE int64_t s32_mul_by_asm(int32_t a, int32_t b)
{
    int32_t middle, half;

    __asm__(".syntax unified\n\t"
            "uxth   %2, %0\n\t"
            "asrs   %3, %0, #16\n\t"
            "uxth   %0, %1\n\t"
            "asrs   %1, %1, #16\n\t"
            "mov    ip, %2\n\t"
            "muls   %2, %1, %2\n\t" /* a0 b1 */
            "muls   %1, %3, %1\n\t" /* a1 b1 */
            "muls   %3, %0, %3\n\t" /* a1 b0 */
            "adds   %2, %2, %3\n\t"
            "bvc    0f\n\t"
            "lsrs   %3, %2, #31\n\t" /* 1: the sum is 2^32 more, 0: less */
            "lsls   %3, %3, #17\n\t"
            "adds   %1, %1, %3\n\t"
            "movs   %3, #1\n\t"
            "lsls   %3, %3, #16\n\t"
            "subs   %1, %1, %3\n"
            "0:\n\t"
            "mov    %3, ip\n\t"
            "muls   %0, %3, %0\n\t" /* a0 b0 */
            "lsls   %3, %2, #16\n\t"
            "asrs   %2, %2, #16\n\t"
            "adds   %0, %0, %3\n\t"
            "adcs   %1, %1, %2"
            : "+l"(a), "+l"(b), "=&l"(middle), "=&l"(half)
            :
            : "ip", "cc");
    return (int64_t)u64_of((uint32_t)b, (uint32_t)a); /* modulo 2^64: defined by gcc and clang */
}

/* (a1 * 2^16 + a0)^2 = a1^2 * 2^32 + a1 a0 * 2^17 + a0^2: 10 instructions. `shift` is lsrs, or asrs for a signed a1, for
 * which |a1 a0| < 2^15 * 2^16. The square replaces a, and its upper word is in `upper`. */
#define GRAZE_SQUARE_BY_ASM(shift, a, upper, middle, part)                                         \
    __asm__(".syntax unified\n\t" shift "   %1, %0, #16\n\t"                                       \
            "uxth   %0, %0\n\t"                                                                    \
            "movs   %2, %0\n\t"                                                                    \
            "muls   %2, %1, %2\n\t" /* a1 a0 */                                                    \
            "muls   %0, %0, %0\n\t"                                                                \
            "muls   %1, %1, %1\n\t"                                                                \
            "lsls   %3, %2, #17\n\t" shift "   %2, %2, #15\n\t"                                    \
            "adds   %0, %0, %3\n\t"                                                                \
            "adcs   %1, %1, %2"                                                                    \
            : "+l"(a), "=&l"(upper), "=&l"(middle), "=&l"(part)                                    \
            :                                                                                      \
            : "cc")

GRAZE_INLINE uint64_t u32_square_by_asm(uint32_t a)
{
    uint32_t upper, middle, part;

    GRAZE_SQUARE_BY_ASM("lsrs", a, upper, middle, part);
    return u64_of(upper, a);
}

GRAZE_INLINE int64_t s32_square_by_asm(int32_t a)
{
    int32_t upper, middle, part;

    GRAZE_SQUARE_BY_ASM("asrs", a, upper, middle, part);
    return (int64_t)u64_of((uint32_t)upper, (uint32_t)a); /* at most 2^62 */
}

#endif
