/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions behind reading and writing decimal text.
 *
 *   WHOLE_DIGITS    a number with more digits in front of its point is out of range
 *   DECIMALS        no number half way between two scalars has more digits behind its point; so the digits
 *                   that follow matter only in whether they are all zeros
 *   MOST_DIGITS     the most digits that the shortest text of a scalar has
 *   halves          a number as wide as WHOLE_DIGITS and DECIMALS require (text_halves.h)
 *
 *   scalar_of_halves(negative, h, more)   the nearest scalar, saturating. more: h was cut off
 *   scalar_of_name(text, size, sign, x)   sets x for nan and inf behind `sign` characters of a sign; returns the
 *                   number of characters read
 *   name_of(x)                 the text that replaces digits, behind a sign; or NULL
 *   has_sign(x)                whether the text begins with a minus sign
 *   shortest                   |x|, and how far from it other numbers are read as x
 *   shortest_begin(g, x)       for a scalar without a name
 *   exponent_of(point)         the exponent to write for 0.ddd * 10^point; 0 for none
 *   text_write_exponent(at, exponent) writes it unless it is 0; returns where it ends
 */
#ifndef GRAZE_NUMBER_TEXT_H
#define GRAZE_NUMBER_TEXT_H

#include "../../include/graze/text.h"
#include "scalar.h"

#include "spans_fixed.h"

/* ---- Q16.16 ---- */

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
