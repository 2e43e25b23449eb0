/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Floats from decimal text: number/text_decimal.h reads the digits. */
#include "../include/graze/text.h"

#if GRAZE_FLOAT
#include "number/text_float.h"
#include "number/text_decimal.h"

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

/* The exponent of a float is next to its digits, so a carry from the digits into the exponent is
 * right. */
static inline float float_of_halves(bool negative, const halves *h, bool more)
{
    uint32_t top = top_bit(h), last = top - 23, digits = 0;
    for (uint32_t bit = top + 1; bit > last; bit--)
        digits = 2 * digits + bit_of(h, bit - 1);
    if (bit_of(h, last - 1) > 0 && (more || digits % 2 > 0 || any_bit_below(h, last - 1)))
        digits++;
    if (last - LEAST_BIT > 253) /* 2^128 and more */
        return negative ? -FLT_MAX : FLT_MAX;
    return float_held(float_of_bits(negative, (last - LEAST_BIT) * 0x800000 + digits));
}

static inline bool is_name_at(const char *text, size_t size, size_t i, const char *name)
{
    return size >= i + 3 && text[i] == name[0] && text[i + 1] == name[1] && text[i + 2] == name[2];
}

static inline size_t float_of_name(const char *text, size_t size, size_t sign, float *x)
{
    bool nan = is_name_at(text, size, sign, "nan");
    if (!nan && !is_name_at(text, size, sign, "inf"))
        return 0;
    *x = sign > 0 && text[0] == '-' ? -FLT_MAX : FLT_MAX;
    if (nan)
        *x = float_of_bits(false, UINT32_C(0x7fc00000));
    return sign + 3;
}

static float text_float_of_decimal(const text_decimal *d, bool negative)
{
    const int32_t whole = text_whole_digits(d);
    halves sum;
    if (whole > WHOLE_DIGITS)
        return negative ? -FLT_MAX : FLT_MAX;
    const bool more = text_set_halves(&sum, d, whole);
    return float_of_halves(negative, &sum, more);
}

size_t graze_from_text(const char *text, size_t size, graze_scalar *x)
{
    const bool negative = text_is_at(text, size, 0, '-', '-');
    const size_t sign = text_is_at(text, size, 0, '-', '+') ? 1 : 0;
    text_decimal d;
    size_t end = text_scan_digits(text + sign, size - sign, &d);
    if (end == 0)
        return float_of_name(text, size, sign, x);
    end = text_scan_exponent(text + sign, size - sign, end, &d);
    *x = text_float_of_decimal(&d, negative);
    return sign + end;
}

#endif
