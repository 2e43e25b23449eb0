/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Sums of products of wide integers, unsigned. See wide.h for the conventions. */

#ifndef GRAZE_WIDE_SUM_H
#define GRAZE_WIDE_SUM_H

#include "wide.h"

typedef struct GRAZE_WORD_ALIGNED {
    u128 high;
    uint64_t low;
} u192; /* high * 2^64 + low */

/*@ logic integer value_u192(u192 x) = value_u128(x.high) * 0x10000000000000000 + x.low; */

/*@ requires \valid_read(a) && \valid_read(b);
    assigns \nothing;
    ensures \result <==> value_u192(*a) < value_u192(*b); */
static inline bool u192_less(const u192 *a, const u192 *b)
{
    const int high = u128_compare(a->high, b->high);

    return high < 0 || (high == 0 && a->low < b->low);
}

/* sum + a * b, in place: a < 2^96, b < 2^66, and 2^162 eight times is still below 2^190. */
/*@ requires \valid(sum);
    requires sum->high.hi < 0x4000000000000000;
    requires a.hi < 0x100000000 && b.hi < 4;
    assigns *sum;
    ensures value_u192(*sum) == value_u192(\old(*sum)) + value_u128(a) * value_u128(b);
    ensures sum->high.hi <= \old(sum->high.hi) + 0x800000000; */
void graze_u192_add_product(u192 *sum, u128 a, u128 b);

#endif
