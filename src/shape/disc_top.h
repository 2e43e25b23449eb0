/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Arithmetic of the rim of a disc: guesses from the upper bits of long integers. They decide nearly all comparisons of long
 * products, which are left out then.
 *
 *   top                       a number > 0: size * 2^places, where 2^31 <= size < 2^32; rounded down. 0 has the size 0, and
 *                             fewer places than other numbers
 *   top_of(x, words)          of a long integer, which MUST NOT be negative
 *   top_times(a, b)           the product. 0 MUST NOT be multiplied but with itself
 *   tops_compare(a, b)        the sign of a - b, for products of up to 12 numbers; 0 is undecided
 */
#ifndef GRAZE_SHAPE_DISC_TOP_H
#define GRAZE_SHAPE_DISC_TOP_H

#include "../wide/lift.h"
#include "../wide/long_number.h"

typedef struct GRAZE_WORD_ALIGNED {
    uint32_t size;
    int32_t places;
} top;

static top top_lifted(uint64_t x, int32_t places)
{
    const uint32_t zeros = u64_leading_zeros(x | 1u);
    top t;
    t.size = u64_high(u64_lift(x, zeros));
    t.places = places - (int32_t)zeros;
    return t;
}

static top top_of(const uint32_t *x, uint32_t words)
{
    uint32_t i = words - 1u;
    BOUND(!long_is_negative(x, words));
    while (i > 1u && x[i] == 0u)
        i--;
    return top_lifted(u64_of(x[i], x[i - 1u]), 32 * (int32_t)i);
}

static top top_times(top a, top b)
{
    return top_lifted(u32_mul(a.size, b.size), a.places + b.places + 32);
}

/* Each number and each product is rounded down by less than 2^-31 of itself: a product of 12 numbers by less than 24 * 2^-31,
 * which is less than 96 units of 2^33. */
static int tops_compare(top a, top b)
{
    const int32_t more = a.places - b.places;
    if (more > 1 || more < -1)
        return more > 0 ? 1 : -1;
    const uint64_t left = more > 0 ? (uint64_t)a.size * 2u : a.size,
                   right = more < 0 ? (uint64_t)b.size * 2u : b.size;
    if (left > right + 128u)
        return 1;
    return right > left + 128u ? -1 : 0;
}

#endif
