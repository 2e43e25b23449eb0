/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A division for Cortex-M0, M0+ and M1, which have no divide instruction: 32 bits by about 16, in Thumb-1 instructions
 * of ARMv6-M, for gcc and clang. src/wide_words_fixed.c includes this file; tests/number/wide_products.c compares the
 * function with the operators of C, for each divisor.
 *
 * The reciprocal r is nearly 2^31 / d, and never above it: a line through 752 - d / 128, off by less than a tenth, and
 * two steps of Newton, which square that error. The test computes it for each d. So the upper half of n times r is never
 * too great a quotient; it is too small by two on average, and by at most 25.
 */
#ifndef GRAZE_CORTEX_M0_DIVIDE_H
#define GRAZE_CORTEX_M0_DIVIDE_H

/* About 40 instructions; __aeabi_uidiv takes 97. The quotient, and in the upper word the remainder. */
GRAZE_INLINE uint64_t u32_divide_short_by_asm(uint32_t n, uint32_t d)
{
    uint32_t quotient, r;

    __asm__(".syntax unified\n\t"
            "lsrs   %2, %1, #7\n\t"
            "movs   %3, #188\n\t"
            "lsls   %3, %3, #2\n\t"
            "subs   %3, %3, %2\n\t" /* r: 2^24 / d (1 + e) */
            "movs   %2, %1\n\t"
            "muls   %2, %3, %2\n\t" /* 2^24 (1 + e) */
            "lsls   %2, %2, #8\n\t"
            "asrs   %2, %2, #17\n\t" /* 2^15 e */
            "muls   %2, %3, %2\n\t"
            "asrs   %2, %2, #8\n\t"
            "lsls   %3, %3, #7\n\t"
            "subs   %3, %3, %2\n\t" /* 2^31 / d (1 - e^2) */
            "movs   %2, %1\n\t"
            "muls   %2, %3, %2\n\t"
            "lsls   %2, %2, #1\n\t"
            "rsbs   %2, %2, #0\n\t"
            "asrs   %2, %2, #16\n\t" /* 2^16 e^2 */
            "muls   %2, %3, %2\n\t"
            "asrs   %2, %2, #16\n\t"
            "adds   %3, %3, %2\n\t"
            "lsrs   %2, %0, #16\n\t"
            "muls   %2, %3, %2\n\t" /* 2^16 * 2^16 */
            "lsrs   %2, %2, #15\n\t"
            "movs   %3, %2\n\t"
            "muls   %3, %1, %3\n\t"
            "subs   %0, %0, %3\n"
            "0:\n\t"
            "cmp    %0, %1\n\t"
            "bcc    1f\n\t"
            "subs   %0, %0, %1\n\t"
            "adds   %2, %2, #1\n\t"
            "b      0b\n"
            "1:"
            : "+l"(n), "+l"(d), "=&l"(quotient), "=&l"(r)
            :
            : "cc");
    return u64_of(n, quotient);
}

#endif
