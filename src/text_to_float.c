/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Floats to decimal text: number/text_shortest.h generates the digits. */
#include "../include/graze/text.h"

#if GRAZE_FLOAT
#include "number/text_float.h"
#include "number/text_shortest.h"

/* Half the way to the next float, which is nearer below a power of two. If x is even, both ends are
 * read as x. */
static inline void shortest_begin(shortest *g, float x)
{
    uint32_t exponent = bits_of(x) / 0x800000 % 256, digits = bits_of(x) % 0x800000;
    bool power = digits == 0 && exponent > 1;
    uint32_t last = LEAST_BIT + (exponent > 0 ? exponent - 1 : 0);
    if (exponent > 0)
        digits += 0x800000;
    halves_set(&g->rest, digits, last);
    halves_set(&g->margin, 1, power ? last - 2 : last - 1);
    g->above = power ? 2 : 1;
    g->low_end = g->high_end = digits % 2 == 0 ? 1 : 0;
}

static char *text_write_exponent(char *at, int32_t exponent)
{
    const uint32_t size = (uint32_t)(exponent < 0 ? -exponent : exponent);
    *at++ = 'e';
    if (exponent < 0)
        *at++ = '-';
    if (size >= 10u)
        *at++ = (char)('0' + size / 10u);
    *at++ = (char)('0' + size % 10u);
    return at;
}

/* 0.0001 <= x < 1e9 has no exponent. */
static char *text_write_number(char *at, float x)
{
    shortest g;
    text_shortest d;
    shortest_begin(&g, x);
    text_shortest_digits(&g, &d);
    if (-3 <= d.point && d.point <= 9)
        return text_write_digits(at, &d, d.point);
    at = text_write_digits(at, &d, 1);
    return text_write_exponent(at, d.point - 1);
}

/* The text that replaces digits; NULL for other numbers. */
static const char *text_name_of(float x)
{
    if (is_zero(x))
        return "0";
    if (is_finite(x))
        return NULL;
    return is_positive(x) || is_negative(x) ? "inf" : "nan";
}

/* A NaN has no sign. */
size_t graze_to_text(graze_scalar x, char text[GRAZE_TEXT_SIZE])
{
    const char *name = text_name_of(x);
    char *end = text;
    if (bits_of(x) >= UINT32_C(0x80000000) && bits_of(x) <= UINT32_C(0xff800000))
        *end++ = '-';
    if (name == NULL)
        end = text_write_number(end, x);
    else
        while (*name != '\0')
            *end++ = *name++;
    *end = '\0';
    return (size_t)(end - text);
}

#endif
