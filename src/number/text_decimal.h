/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Decimal text as digits, for both builds. The digits are not copied; they are read four at a time. Digits in front of the
 * point are read from the left: the number so far times 10^4, plus the group. Digits behind the point are read from the
 * right: the group in front of the number so far, divided by 10^4. Rounding down a number that was already rounded down
 * gives the same as rounding down once; so the sum is exact to its last bit, however many digits there are.
 *
 * A file that includes this one includes text_halves.h before, and defines WHOLE_DIGITS and DECIMALS: see text.h.
 */
#ifndef GRAZE_NUMBER_TEXT_DECIMAL_H
#define GRAZE_NUMBER_TEXT_DECIMAL_H

#include <stddef.h>

#include "text_halves.h"

/* Digits, `whole` of them in front of the point. A position counts digits from the first one; the
 * exponent moves the position of the point. */
typedef struct {
    const unsigned char *digits;
    size_t size, whole; /* size: including the point */
    int64_t point;
} text_decimal;

/* A greater exponent makes no difference: no text has enough digits to compensate for it. */
#define TEXT_EXPONENT_END (INT64_C(1) << 58)

static bool text_is_digit_at(const char *text, size_t size, size_t i)
{
    return i < size && text[i] >= '0' && text[i] <= '9';
}

static size_t text_after_digits(const char *text, size_t size, size_t i)
{
    while (text_is_digit_at(text, size, i))
        i++;
    return i;
}

static bool text_is_at(const char *text, size_t size, size_t i, char c, char other)
{
    return i < size && (text[i] == c || text[i] == other);
}

/* Returns where the digits and their point end; 0 if there is no digit. */
static size_t text_scan_digits(const char *text, size_t size, text_decimal *d)
{
    size_t whole = text_after_digits(text, size, 0), end = whole;
    if (text_is_at(text, size, whole, '.', '.'))
        end = text_after_digits(text, size, whole + 1);
    d->digits = (const unsigned char *)text;
    d->size = end;
    d->whole = whole;
    d->point = (int64_t)whole;
    return whole == 0 && end <= 1 ? 0 : end;
}

/* Returns where an exponent that begins at i ends: i if there is none. */
static size_t text_scan_exponent(const char *text, size_t size, size_t i, text_decimal *d)
{
    size_t first = i + 1;
    int64_t exponent = 0;
    if (!text_is_at(text, size, i, 'e', 'E'))
        return i;
    bool down = text_is_at(text, size, first, '-', '-');
    if (text_is_at(text, size, first, '-', '+'))
        first++;
    size_t end = text_after_digits(text, size, first);
    for (size_t j = first; j < end && exponent < TEXT_EXPONENT_END; j++)
        exponent = exponent * 10 + (text[j] - '0');
    d->point += down ? -exponent : exponent;
    return end > first ? end : i;
}
#undef TEXT_EXPONENT_END

/* The digit at a position, 0 if the text has none. The code of '0' ends in four zero bits. */
static uint32_t text_digit_at(const text_decimal *d, int64_t i)
{
    int64_t place = i < (int64_t)d->whole ? i : i + 1;
    return place >= 0 && place < (int64_t)d->size ? d->digits[place] % UINT32_C(16) : 0;
}

static uint32_t text_group_at(const text_decimal *d, int64_t i)
{
    uint32_t n = 0;
    for (int j = 0; j < GROUP; j++)
        n = 10 * n + text_digit_at(d, i + j);
    return n;
}

/* The number of digits from one position to another, at most `most`. */
static int32_t text_digits_between(int64_t from, int64_t to, int32_t most)
{
    return to - from > most ? most : to > from ? (int32_t)(to - from) : 0;
}

/* The first digit from i on that is not 0; the end of the text if there is none. */
static int64_t text_first_of_any(const text_decimal *d, int64_t i)
{
    int64_t end = (int64_t)d->size;
    while (i < end && text_digit_at(d, i) == 0)
        i++;
    return i;
}

/* How many digits in front of the point count: more than WHOLE_DIGITS are out of range. */
static int32_t text_whole_digits(const text_decimal *d)
{
    const int64_t first = text_first_of_any(d, 0);
    return first == (int64_t)d->size ? 0 : text_digits_between(first, d->point, WHOLE_DIGITS + 1);
}

/* Sets the number, and returns whether something was cut off; `whole` is from text_whole_digits. */
static bool text_set_halves(halves *sum, const text_decimal *d, int32_t whole)
{
    const int64_t rest = d->point + DECIMALS, end = (int64_t)d->size;
    const int32_t decimals = text_digits_between(d->point, end, DECIMALS);
    bool more = text_first_of_any(d, rest < 0 ? 0 : rest) < end;
    int32_t i = whole / GROUP * GROUP;
    halves_set(sum, text_group_at(d, d->point - i - GROUP), UNIT_BIT);
    for (; i > 0; i -= GROUP)
        halves_times(sum, GROUP_WORTH, text_group_at(d, d->point - i), WHOLE_HALVES);
    for (i = (decimals + GROUP - 1) / GROUP * GROUP; i > 0; i -= GROUP)
        more = halves_shift_in(sum, text_group_at(d, d->point + i - GROUP)) || more;
    return more;
}

#endif
