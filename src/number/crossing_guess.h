/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sign of b^2 - a c from 16 bits of each number. An exact comparison takes eight products of two words, about 220
 * instructions on a core without a long multiply; products of 16 bits are one instruction there, and they decide
 * nearly all lines. Other cores have no use for it: the exact products are as short.
 */
#ifndef GRAZE_ARITH_CROSSING_GUESS_H
#define GRAZE_ARITH_CROSSING_GUESS_H

#include "../wide/words.h"

#define GRAZE_GUESSES_CROSSINGS (!GRAZE_MUL32_IS_LONG)

/* 16 bits of x, from the same place in all three numbers: rounded down. `most` is the OR of the upper words. */
GRAZE_INLINE uint32_t crossing_bits(uint64_t x, uint32_t most)
{
    if (most >= 65536)
        return u64_high(x) / 16384;
    if (most >= 256)
        return u64_high(x);
    return u64_high(x) * 256 + u64_low(x) / 0x1000000;
}

/* 1 or -1 for that sign, 0 if 16 bits do not determine it; for 0 <= a < 2^62, 0 < c < 2^62 and b = -1 - along, < 0. In
 * units of the last of the 16 bits, a is in [p, p + 1), c in [q, q + 1) and -b in (r, r + 1]. All three are < 2^16, so
 * r^2 and p q are < 2^32. b^2 > r^2 >= (p + 1)(q + 1) > a c, or b^2 <= (r + 1)^2 < p q <= a c. */
GRAZE_INLINE int crossing_guess(uint64_t a, uint64_t along, uint64_t c)
{
    uint32_t most = u64_high(a | along | c);
    BOUND(most < UINT32_C(0x40000000)); /* 2^30 */
    uint32_t p = crossing_bits(a, most), q = crossing_bits(c, most), r = crossing_bits(along, most);
    uint32_t square = r * r, product = p * q;
    if (square < product)
        return product - square > 2 * r + 1 ? -1 : 0;
    return square - product > p + q ? 1 : 0;
}

#endif
