/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* The arithmetic of long integers: see long_number.h. Each loop runs over the words of its numbers. */

#include "../include/graze/number.h"

#if !GRAZE_FLOAT

#include "wide/long_number.h"

/* All bits of x inverted, or x. */
GRAZE_INLINE uint32_t long_inverted(uint32_t x, bool all)
{
    return all ? UINT32_MAX - x : x;
}

/* The word above the highest one: it repeats the sign. */
GRAZE_INLINE uint32_t long_word_above(const uint32_t *x, uint32_t words)
{
    return long_is_negative(x, words) ? UINT32_MAX : 0;
}

/* ---- Sums ---- */

/*
 * sum + x * m * 2^(32 at), or, if minus, sum - x * m * 2^(32 at), modulo 2^(32 words). -x is x inverted, plus one; that one
 * times m is the first carry. Above the words of x the row adds 0, or -m * 2^(32 k), which is all ones times m and a carry
 * of m: once the carry is that, no word changes any more.
 */
GRAZE_ONCE void long_add_row(uint32_t *sum, uint32_t words, uint32_t at, const uint32_t *x,
                             uint32_t of_x, uint32_t m, bool minus)
{
    const uint32_t above = long_inverted(long_word_above(x, of_x), minus);
    const uint32_t last = above > 0u ? m : 0;
    uint32_t carry = minus ? m : 0;

    GRAZE_NO_VECTORS
    for (uint32_t i = at; i < words; i++) {
        if (i - at >= of_x && carry == last)
            return;
        const uint32_t digit = i - at < of_x ? long_inverted(x[i - at], minus) : above;
        /* (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1 */
        const uint64_t part = u32_mul(digit, m) + sum[i] + carry;
        sum[i] = u64_low(part);
        carry = u64_high(part);
    }
}

GRAZE_SHARED void graze_long_add(uint32_t *sum, uint32_t words, const uint32_t *x, uint32_t of_x,
                                 int sign)
{
    const bool was_below = long_is_negative(sum, words);
    const bool adds_below = graze_long_sign(x, of_x) * (sign < 0 ? -1 : 1) < 0;

    long_add_row(sum, words, 0, x, of_x, 1, sign < 0);
    BOUND(was_below != adds_below || long_is_negative(sum, words) == was_below);
    (void)was_below;
    (void)adds_below;
}

/* |b| row by row. Where b < 0, it is b inverted, and one. Rows of 0 and words that only repeat a sign are left out. */
GRAZE_SHARED void graze_long_add_product(uint32_t *sum, uint32_t words, const uint32_t *a,
                                         uint32_t of_a, const uint32_t *b, uint32_t of_b, int sign)
{
    const bool below = long_is_negative(b, of_b);
    const bool minus = below != (sign < 0);
    const uint32_t a_words = graze_long_length(a, of_a), b_words = graze_long_length(b, of_b);

    BOUND(a_words + b_words <= words + 2u); /* |a b| >= 2^(32 (a_words + b_words - 2) - 2), or 0 */
    if (below)
        long_add_row(sum, words, 0, a, a_words, 1, minus);
    for (uint32_t i = 0; i < b_words && i < words; i++) {
        const uint32_t digit = long_inverted(b[i], below);
        if (digit > 0u)
            long_add_row(sum, words, i, a, a_words, digit, minus);
    }
}

GRAZE_SHARED void graze_long_set_product(uint32_t *to, uint32_t words, const uint32_t *a,
                                         uint32_t of_a, const uint32_t *b, uint32_t of_b)
{
    long_set_s64(to, words, 0);
    graze_long_add_product(to, words, a, of_a, b, of_b, 1);
}

/* ---- Numbers ---- */

GRAZE_SHARED void graze_long_set(uint32_t *to, uint32_t words, const uint32_t *x, uint32_t of_x)
{
    const uint32_t above = long_word_above(x, of_x);

    BOUND(graze_long_length(x, of_x) <= words);
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < words; i++) {
        uint32_t word = i < of_x ? x[i] : above;

        GRAZE_APART(word);
        GRAZE_NOW(word); /* or gcc without -ffreestanding calls memmove or memset */
        to[i] = word;
    }
}

GRAZE_SHARED void graze_long_negate(uint32_t *x, uint32_t words)
{
    uint64_t part = 1;

    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < words; i++) {
        part += UINT32_MAX - x[i];
        x[i] = u64_low(part);
        part = u64_high(part);
    }
}

GRAZE_SHARED uint32_t graze_long_length(const uint32_t *x, uint32_t words)
{
    const uint32_t above = long_word_above(x, words);

    for (uint32_t i = words; i > 1u; i--)
        if (x[i - 1u] != above || long_word_above(x, i - 1u) != above)
            return i;
    return 1;
}

/* ---- Signs ---- */

GRAZE_SHARED int graze_long_sign(const uint32_t *x, uint32_t words)
{
    if (long_is_negative(x, words))
        return -1;
    GRAZE_NO_VECTORS
    for (uint32_t i = 0; i < words; i++)
        if (x[i] > 0u)
            return 1;
    return 0;
}

/* Of the same sign, the words compare as unsigned numbers, from the highest. */
GRAZE_SHARED int graze_long_compare(const uint32_t *a, uint32_t of_a, const uint32_t *b,
                                    uint32_t of_b)
{
    const uint32_t above_a = long_word_above(a, of_a), above_b = long_word_above(b, of_b);

    if (above_a != above_b)
        return above_a > 0u ? -1 : 1;
    for (uint32_t i = of_a > of_b ? of_a : of_b; i > 0u; i--) {
        const uint32_t x = i <= of_a ? a[i - 1u] : above_a, y = i <= of_b ? b[i - 1u] : above_b;
        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}

#endif
