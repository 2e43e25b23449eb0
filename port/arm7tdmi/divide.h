/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A division for cores with a long multiply and without a divide instruction: ARM code of ARM7TDMI, ARM9 and ARM11. libgcc's
 * is three times as slow, and on a Game Boy Advance it lies in the ROM, where an instruction takes six cycles.
 * src/wide_words_fixed.c includes this file; tests/number/wide_products.c computes the reciprocal of each divisor.
 */
#ifndef GRAZE_ARM7TDMI_DIVIDE_H
#define GRAZE_ARM7TDMI_DIVIDE_H

#include "../../src/wide/words.h"

/* Returns an approximation of 2^46 / d, less than one millionth too small and never too great, for d from 32256 to 69117
 * (GRAZE_LEAST_SHORT_DIVISOR). A linear guess x has the relative error e < 1/12; x (1 + e + e^2) has e^3, and Newton's step
 * squares that. */
GRAZE_INLINE uint32_t u32_reciprocal(uint32_t d)
{
    const uint32_t line = 700u - d / 128u + d / 1024u; /* 2^24 / d (1 - e) < 2^9 */
    const uint32_t share = line * d / 512u;            /* 2^15 (1 - e) */
    const uint32_t ascent = 0x8000u - share;           /* 2^15 e, modulo 2^32 */
    const uint32_t square = ascent * ascent / 32768u;  /* 2^15 e^2 < 2^9 */
    /* less 16: it must not be too great, as e^3 may be negative */
    const uint32_t sum = 0x8000u - 16u + ascent + square;
    const uint32_t most = line * sum / 256u;         /* 2^31 / d (1 - f) < 2^17, 0 < f < 2^-9 */
    const uint32_t missing = 0x80000000u - most * d; /* 2^31 f < 2^22 */

    return most * 32768u + most * (missing / 64u) / 1024u;
}

/* The quotient, and in the upper word the remainder. The first guess is never too great, and too small by at most 1. */
GRAZE_INLINE uint64_t u32_divide_short_by_reciprocal(uint32_t n, uint32_t d)
{
    uint32_t quotient = u64_high((uint64_t)n * u32_reciprocal(d)) / 16384u;
    uint32_t rest = n - quotient * d;

    if (rest >= d) {
        rest -= d;
        quotient++;
    }
    return u64_of(rest, quotient);
}

#endif
