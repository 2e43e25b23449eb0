/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The division on which all quotients and roots are based: 32 bits by about 16. On Arm cores without a divide
 * instruction it is a call: port/cortex_m0/ and port/arm7tdmi/. */

#ifndef GRAZE_WIDE_DIVIDE_SHORT_H
#define GRAZE_WIDE_DIVIDE_SHORT_H

#include "words.h"

#if GRAZE_HAS_ASM && !defined(__ARM_FEATURE_IDIV)
#define GRAZE_DIVIDES_BY_ASM 1
#else
#define GRAZE_DIVIDES_BY_ASM 0
#endif

/* ARM code of cores without a divide instruction: graze needs nothing of libgcc there. */
#if defined(__arm__) && (!defined(__thumb__) || defined(__thumb2__)) &&                            \
    !defined(__ARM_FEATURE_IDIV) && !defined(__FRAMAC__) && !GRAZE_FLOAT
#define GRAZE_DIVIDES_BY_RECIPROCAL 1
#else
#define GRAZE_DIVIDES_BY_RECIPROCAL 0
#endif

/* The divisors for which both are right: 2^15 to 2^16, and the guesses of u32_root_normal. */
#define GRAZE_LEAST_SHORT_DIVISOR 32256u
#define GRAZE_MOST_SHORT_DIVISOR  69117u

typedef struct {
    uint32_t quotient, remainder;
} u32_division;

/*@ requires d > 0;
    assigns \nothing;
    ensures \result == n / d + (n % d) * 0x100000000; */
GRAZE_INLINE uint64_t u32_divide_by_operators(uint32_t n, uint32_t d)
{
    return u64_of(n % d, n / d);
}

/* The quotient, and in the upper word the remainder; for such a divisor and a quotient below 2^17. */
/*@ requires 32256 <= d <= 69117 && n < d * 0x20000;
    assigns \nothing;
    ensures \result == n / d + (n % d) * 0x100000000; */
GRAZE_CONST uint64_t graze_u32_divide_short(uint32_t n, uint32_t d);

/* n / d, for such a divisor and a quotient below 2^17. */
/*@ requires 32256 <= d <= 69117 && n < d * 0x20000;
    assigns \nothing;
    ensures \result.quotient == n / d && \result.remainder == n % d;
    ensures \result.quotient * d + \result.remainder == n && \result.remainder < d; */
GRAZE_INLINE u32_division u32_divide_short(uint32_t n, uint32_t d)
{
    u32_division r;

    BOUND(d >= GRAZE_LEAST_SHORT_DIVISOR && d <= GRAZE_MOST_SHORT_DIVISOR && n / d < 0x20000u);
#if GRAZE_DIVIDES_BY_ASM || GRAZE_DIVIDES_BY_RECIPROCAL
    const uint64_t both = graze_u32_divide_short(n, d);
    r.quotient = u64_low(both);
    r.remainder = u64_high(both);
#else
    r.quotient = n / d;
    r.remainder = n % d;
#endif
    return r;
}

#endif
