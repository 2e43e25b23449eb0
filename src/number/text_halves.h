/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Numbers so wide that every scalar, and every number half way between two scalars, is exact. They
 * consist of 16-bit pieces, so that each step is 32-bit arithmetic. There are HALVES pieces, the
 * first WHOLE_HALVES of them in front of the point; a file that includes this one defines both.
 */
#ifndef GRAZE_NUMBER_TEXT_HALVES_H
#define GRAZE_NUMBER_TEXT_HALVES_H

#include "../wide/bounds.h"
#include "../wide/inlining.h"

typedef struct {
    uint16_t at[HALVES]; /* the highest first */
} halves;

/* Bit 0 is the lowest bit, and this bit is 1. */
enum { UNIT_BIT = 16 * (HALVES - WHOLE_HALVES) };

/* The digits of a group, and the factor of one more group. */
enum { GROUP = 4, GROUP_WORTH = 10000 };

/* Half i of number * 2^bit. */
static inline uint16_t half_of(uint32_t number, uint32_t bit, uint32_t i)
{
    uint32_t lowest = 16 * (HALVES - 1 - i);
    if (bit >= lowest)
        return (uint16_t)(bit - lowest < 16
                              ? number % 65536 * (UINT32_C(1) << (bit - lowest)) % 65536
                              : 0);
    return (uint16_t)(lowest - bit < 32 ? number / (UINT32_C(1) << (lowest - bit)) % 65536 : 0);
}

static inline void halves_set(halves *h, uint32_t number, uint32_t bit)
{
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < HALVES; i++)
        h->at[i] = half_of(number, bit, i);
}

/* h * factor + more, for the first `count` halves, where that fits; factor <= 10000 */
static inline void halves_times(halves *h, uint32_t factor, uint32_t more, uint32_t count)
{
    uint32_t carry = more; /* < 10000, so that all below stays < 2^30 */
    GRAZE_NO_VECTORS
    for (uint32_t i = count; i > 0; i--) {
        uint32_t sum = h->at[i - 1] * factor + carry;
        h->at[i - 1] = (uint16_t)(sum % 65536);
        carry = sum / 65536;
    }
    BOUND(carry == 0);
}

/* The fraction becomes (whole + fraction) / 10^4, rounded down; whole < 10^4. Returns whether the
 * rounding cut something off. */
static inline bool halves_shift_in(halves *h, uint32_t whole)
{
    uint32_t rest = whole;
    BOUND(whole < GROUP_WORTH);
    GRAZE_NO_VECTORS
    for (uint32_t i = WHOLE_HALVES; i < HALVES; i++) {
        uint32_t n = rest * 65536 + h->at[i];           /* < 10^4 * 2^16 */
        h->at[i] = (uint16_t)(n / GROUP_WORTH % 65536); /* it fits */
        rest = n % GROUP_WORTH;
    }
    return rest > 0;
}

/* a - b, which MUST NOT be negative. */
static inline void halves_subtract(halves *a, const halves *b)
{
    uint32_t borrow = 0;
    GRAZE_NO_VECTORS
    for (uint32_t i = HALVES; i > 0; i--) {
        uint32_t n = 65536 + (uint32_t)a->at[i - 1] - b->at[i - 1] - borrow;
        a->at[i - 1] = (uint16_t)(n % 65536);
        borrow = 1 - n / 65536;
    }
    BOUND(borrow == 0);
}

/* The sign of a + times * b - c; times <= 2. The halves that follow add more than -1 and less than
 * 3 to the sum so far. */
static inline int halves_sign(const halves *a, int32_t times, const halves *b, const halves *c)
{
    int32_t sum = 0;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < HALVES; i++) {
        sum = sum * 65536 + a->at[i] + times * b->at[i] - c->at[i]; /* -3 * 2^16 < sum < 3 * 2^16 */
        if (sum > 0)
            return 1;
        if (sum < -2)
            return -1;
    }
    return -(sum < 0);
}

#endif
