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

#if GRAZE_FLOAT
#include "scalar_float.h"

/* ---- Binary32 ---- */

/* 10^39 > 2^128; half of the least float, 2^-150, has 150 decimals. 10^40 < 2^144, and 160 bits
 * hold 2^-150. */
enum { WHOLE_DIGITS = 39, DECIMALS = 150, MOST_DIGITS = 9, WHOLE_HALVES = 9, HALVES = 19 };

#include "text_halves.h"

/* 2^-149, the last bit of the smallest floats. */
enum { LEAST_BIT = UNIT_BIT - 149 };

static inline uint32_t bit_of(const halves *h, uint32_t bit)
{
    return h->at[HALVES - 1 - bit / 16] / (UINT32_C(1) << bit % 16) % 2;
}

static inline bool any_bit_below(const halves *h, uint32_t bit)
{
    uint32_t i = HALVES - 1 - bit / 16;
    bool any = h->at[i] % (UINT32_C(1) << bit % 16) > 0;
    while (++i < HALVES)
        any = any || h->at[i] > 0;
    return any;
}

/* The position of the highest bit; LEAST_BIT + 23 for all positions below it. */
static inline uint32_t top_bit(const halves *h)
{
    uint32_t bit = 16 * HALVES - 1, i = 0;
    while (bit > 16 + LEAST_BIT + 23 && h->at[i] == 0) {
        bit -= 16;
        i++;
    }
    while (bit > LEAST_BIT + 23 && bit_of(h, bit) == 0)
        bit--;
    return bit;
}

static inline float float_of_bits(bool negative, uint32_t bits)
{
    float_bits f;
    f.bits = bits + (negative ? UINT32_C(0x80000000) : 0);
    return f.number;
}

/* The exponent of a float is next to its digits, so a carry from the digits into the exponent is
 * right. */
static inline graze_scalar scalar_of_halves(bool negative, const halves *h, bool more)
{
    uint32_t top = top_bit(h), last = top - 23, digits = 0;
    for (uint32_t bit = top + 1; bit > last; bit--)
        digits = 2 * digits + bit_of(h, bit - 1);
    if (bit_of(h, last - 1) > 0 && (more || digits % 2 > 0 || any_bit_below(h, last - 1)))
        digits++;
    if (last - LEAST_BIT > 253) /* 2^128 and more */
        return negative ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
    return held(float_of_bits(negative, (last - LEAST_BIT) * 0x800000 + digits));
}

static inline bool is_name_at(const char *text, size_t size, size_t i, const char *name)
{
    return size >= i + 3 && text[i] == name[0] && text[i + 1] == name[1] && text[i + 2] == name[2];
}

static inline size_t scalar_of_name(const char *text, size_t size, size_t sign, graze_scalar *x)
{
    bool nan = is_name_at(text, size, sign, "nan");
    if (!nan && !is_name_at(text, size, sign, "inf"))
        return 0;
    *x = sign > 0 && text[0] == '-' ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
    if (nan)
        *x = float_of_bits(false, UINT32_C(0x7fc00000));
    return sign + 3;
}

static inline const char *name_of(graze_scalar x)
{
    if (x >= -FLT_MAX && x <= FLT_MAX)
        return x >= 0 && x <= 0 ? "0" : NULL;
    return x > 0 || x < 0 ? "inf" : "nan";
}

static inline bool has_sign(graze_scalar x)
{
    float_bits f;
    f.number = x;
    return f.bits >= UINT32_C(0x80000000) && f.bits <= UINT32_C(0xff800000); /* false for NaN */
}

/* Half the way to the next float, which is nearer below a power of two. If x is even, both ends are
 * read as x. */
static inline void shortest_begin(shortest *g, graze_scalar x)
{
    uint32_t exponent = exponent_field(x), digits = bits_of(x) % 0x800000;
    bool power = digits == 0 && exponent > 1;
    uint32_t last = LEAST_BIT + (exponent > 0 ? exponent - 1 : 0);
    if (exponent > 0)
        digits += 0x800000;
    halves_set(&g->rest, digits, last);
    halves_set(&g->margin, 1, power ? last - 2 : last - 1);
    g->above = power ? 2 : 1;
    g->low_end = g->high_end = digits % 2 == 0 ? 1 : 0;
}

/* 0.0001 <= x < 1e9 has no exponent. */
static inline int32_t exponent_of(int32_t point)
{
    return point >= -3 && point <= 9 ? 0 : point - 1;
}

static inline char *text_write_exponent(char *at, int32_t exponent)
{
    uint32_t size = (uint32_t)(exponent < 0 ? -exponent : exponent);
    if (size == 0)
        return at;
    *at++ = 'e';
    if (exponent < 0)
        *at++ = '-';
    if (size >= 10)
        *at++ = (char)('0' + size / 10);
    *at++ = (char)('0' + size % 10);
    return at;
}

#else
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

#endif
