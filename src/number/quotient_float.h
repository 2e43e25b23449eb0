/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The quotient in binary32, correctly rounded.
 *
 *   float_quotient(a, b)      a / b
 *
 * gcc's function for a core without an FPU yields one bit a round. Here each division of 32 bits yields eight; on a core
 * without that instruction a round yields four bits.
 */
#ifndef GRAZE_NUMBER_QUOTIENT_FLOAT_H
#define GRAZE_NUMBER_QUOTIENT_FLOAT_H

#include "float_words.h"

/* 1 if a quotient of 32 bits is one instruction. */
#if (defined(__arm__) && !defined(__ARM_FEATURE_IDIV)) || defined(__AVR__) ||                      \
    (defined(__riscv) && !defined(__riscv_div))
#define GRAZE_DIV32_IS_SHORT 0
#else
#define GRAZE_DIV32_IS_SHORT 1
#endif

typedef struct {
    uint32_t quotient, rest;
} mantissa_division;

/* The next binary digit of the quotient. */
GRAZE_INLINE void quotient_add_bit(mantissa_division *so_far, uint32_t d)
{
    so_far->rest *= 2;
    so_far->quotient *= 2;
    if (so_far->rest >= d) {
        so_far->rest -= d;
        so_far->quotient += 1;
    }
}

/* The next eight. */
GRAZE_INLINE void quotient_add_byte(mantissa_division *so_far, uint32_t d)
{
#if GRAZE_DIV32_IS_SHORT
    so_far->rest *= 256;
    so_far->quotient = so_far->quotient * 256 + so_far->rest / d;
    so_far->rest %= d;
#else
    for (int half = 0; half < 2; half++) {
        quotient_add_bit(so_far, d);
        quotient_add_bit(so_far, d);
        quotient_add_bit(so_far, d);
        quotient_add_bit(so_far, d);
    }
#endif
}

/*
 * m * 2^23 / d to nearest, for 2^23 <= d < 2^24 and d <= m < 2 d. Of 25 bits the last one rounds. There is never a tie:
 * it would need m * 2^24 = q * d for an odd q, so that 2^24 divided d.
 */
static inline uint32_t mantissa_quotient(uint32_t m, uint32_t d)
{
    mantissa_division so_far;
    so_far.quotient = 1;
    so_far.rest = m - d; /* < d < 2^24 */
    for (int byte = 0; byte < 3; byte++)
        quotient_add_byte(&so_far, d);
    return so_far.quotient / 2 + so_far.quotient % 2;
}

/* Uses the compiler's division if a or b is 0, subnormal, infinite or NaN, or if the exponent of the quotient is near the
 * ends of the range or beyond them. */
static inline float quotient_by_bits(float a, float b)
{
    const uint32_t up = exponent_field(a) + 126u, down = exponent_field(b);
    const uint32_t m = mantissa_of(a), d = mantissa_of(b);
    float_bits f;
    if (!is_normal(a) || !is_normal(b) || up <= down || up - down > 252u)
        return a / b;
    f.bits = (bits_of(a) ^ bits_of(b)) / 0x80000000u * 0x80000000u;
    if (m < d)
        f.bits += (up - down - 1u) * 0x800000u + mantissa_quotient(m * 2u, d);
    else
        f.bits += (up - down) * 0x800000u + mantissa_quotient(m, d);
    return f.number;
}

#if GRAZE_SOFT_FLOAT
float grazef_quotient_by_bits(float a, float b);
#endif

GRAZE_INLINE float float_quotient(float a, float b)
{
#if GRAZE_SOFT_FLOAT
    return grazef_quotient_by_bits(a, b);
#else
    return a / b;
#endif
}

#endif
