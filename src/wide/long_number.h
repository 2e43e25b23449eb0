/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/*
 * The long integer: words in memory, least first, as two's complement. The caller counts them: `uint32_t x[12]` is a number
 * of 12 words, in [-2^383, 2^383), and each function receives the count beside the address. So numbers of different lengths
 * mix, and no loop runs longer than the counts. It is for the few decisions beyond u256 and far_number, near and far: a near
 * number takes as many words as it needs, not as many as a far one.
 *
 * Every result MUST be in the range of the words that it is written to. A factor or a term may be shorter or longer than
 * the result: words that only repeat the sign cost next to nothing. The functions are out of line: slow and small. See
 * wide.h for the conventions of the layer.
 *
 * To choose a count: 32 n bits, one of them the sign. A product of numbers of m and n words, and a sum of two such products,
 * has m + n words (2 * 2^(32 m - 1) * 2^(32 n - 1) = 2^(32 (m + n) - 1), which only -2^k times -2^k in both reaches).
 */

#ifndef GRAZE_WIDE_LONG_NUMBER_H
#define GRAZE_WIDE_LONG_NUMBER_H

#include "far_number.h"

GRAZE_INLINE bool long_is_negative(const uint32_t *x, uint32_t words)
{
    return x[words - 1u] > (uint32_t)INT32_MAX;
}

/* -1, 0 or 1. */
int graze_long_sign(const uint32_t *x, uint32_t words);

/* The least count of words, 1 or more, that holds x. */
uint32_t graze_long_length(const uint32_t *x, uint32_t words);

/* Replaces x by -x. */
void graze_long_negate(uint32_t *x, uint32_t words);

/* to = x. It overwrites `to`, which is not x. x may have more words, if its value fits. */
void graze_long_set(uint32_t *to, uint32_t words, const uint32_t *x, uint32_t of_x);

/* sum = sum + x, or with sign < 0 sum - x. `sum` is not x. */
void graze_long_add(uint32_t *sum, uint32_t words, const uint32_t *x, uint32_t of_x, int sign);

/* sum = sum + a b, or with sign < 0 sum - a b. `sum` is no factor; a and b may be one number. */
void graze_long_add_product(uint32_t *sum, uint32_t words, const uint32_t *a, uint32_t of_a,
                            const uint32_t *b, uint32_t of_b, int sign);

/* to = a b. `to` is no factor. */
void graze_long_set_product(uint32_t *to, uint32_t words, const uint32_t *a, uint32_t of_a,
                            const uint32_t *b, uint32_t of_b);

/* The sign of a - b: -1, 0 or 1. The difference need not fit. */
int graze_long_compare(const uint32_t *a, uint32_t of_a, const uint32_t *b, uint32_t of_b);

/* ---- From the other numbers ---- */

static inline void long_set_s64(uint32_t *to, uint32_t words, int64_t x)
{
    uint32_t part[2];
    part[0] = u64_low(s64_bits(x));
    part[1] = u64_high(s64_bits(x));
    graze_long_set(to, words, part, 2);
}

static inline void long_set_s96(uint32_t *to, uint32_t words, s96 x)
{
    uint32_t part[3];
    part[0] = x.lo;
    part[1] = u64_low(s64_bits(x.hi));
    part[2] = u64_high(s64_bits(x.hi));
    graze_long_set(to, words, part, 3);
}

static inline void long_set_s128(uint32_t *to, uint32_t words, s128 x)
{
    uint32_t part[4];
    part[0] = u64_low(x.lo);
    part[1] = u64_high(x.lo);
    part[2] = u64_low(s64_bits(x.hi));
    part[3] = u64_high(s64_bits(x.hi));
    graze_long_set(to, words, part, 4);
}

GRAZE_INLINE void long_set_far(uint32_t *to, uint32_t words, const far_number *x)
{
    graze_long_set(to, words, x->limb, GRAZE_FAR_LIMBS);
}

#endif
