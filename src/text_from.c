/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scalars from decimal text: number/text_decimal.h reads the digits. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/text.h"
#include "number/text_decimal.h"

static graze_scalar text_scalar_of_decimal(const text_decimal *d, bool negative)
{
    const int32_t whole = text_whole_digits(d);
    halves sum;
    if (whole > WHOLE_DIGITS)
        return negative ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
    (void)text_set_halves(&sum, d, whole);
    return scalar_of_halves(negative, &sum);
}

size_t graze_from_text(const char *text, size_t size, graze_scalar *x)
{
    const bool negative = text_is_at(text, size, 0, '-', '-');
    const size_t sign = text_is_at(text, size, 0, '-', '+') ? 1 : 0;
    text_decimal d;
    size_t end = text_scan_digits(text + sign, size - sign, &d);
    if (end == 0)
        return 0;
    end = text_scan_exponent(text + sign, size - sign, end, &d);
    *x = text_scalar_of_decimal(&d, negative);
    return sign + end;
}

#endif
