/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Decimal text of binary32. See text.h. */
#ifndef GRAZE_ARITH_TEXT_FLOAT_H
#define GRAZE_ARITH_TEXT_FLOAT_H

#include "scalar_float.h"

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

#endif
