/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Decimal text of Q16.16. See text.h. */
#ifndef GRAZE_ARITH_TEXT_FIXED_H
#define GRAZE_ARITH_TEXT_FIXED_H

#include "spans_fixed.h"

/* 10^5 > 32768, 2^-17 has 17 decimals. 99999 < 2^32, and 32 bits hold 2^-17. */
enum { WHOLE_DIGITS = 5, DECIMALS = 17, MOST_DIGITS = 10, WHOLE_HALVES = 2, HALVES = 4 };

#include "text_halves.h"

/* A tie rounds away from zero, so the digits that were cut off do not matter. */
static inline graze_scalar scalar_of_halves(bool negative, const halves *h, bool more)
{
    uint32_t whole = (uint32_t)h->at[0] * 65536 + h->at[1], size = UINT32_MAX;
    (void)more;
    if (whole <= 32768)
        size = whole * 65536 + h->at[2] + h->at[3] / 32768; /* <= 2^31 + 2^16 */
    return s32_offset_held(0, negative, size);
}

static inline size_t scalar_of_name(const char *text, size_t size, size_t sign, graze_scalar *x)
{
    (void)text;
    (void)size;
    (void)sign;
    (void)x;
    return 0;
}

static inline const char *name_of(graze_scalar x)
{
    return x == 0 ? "0" : NULL;
}

static inline bool has_sign(graze_scalar x)
{
    return x < 0;
}

/* Half a raw unit on both sides, and a tie rounds up. (No text of so few digits is at an end.) */
static inline void shortest_begin(shortest *g, graze_scalar x)
{
    halves_set(&g->rest, s32_magnitude(x), UNIT_BIT - 16);
    halves_set(&g->margin, 1, UNIT_BIT - 17);
    g->above = 1;
    g->low_end = 1;
    g->high_end = 0;
}

static inline int32_t exponent_of(int32_t point)
{
    (void)point;
    return 0;
}

static inline char *text_write_exponent(char *at, int32_t exponent)
{
    (void)exponent;
    return at;
}

#endif
