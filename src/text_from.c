/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars from decimal text. The digits stay where they are, and are taken four at a time: those
 * in front of the point from the left, each group into 10^4 times what is there; those behind it
 * from the right, each group in front of what is there, and that divided by 10^4. A division that
 * rounds down, of what was rounded down, is rounded down but once; so the sum is exact to its last
 * bit, however many digits there are.
 */
#include "number/text.h"

/* Digits, of which `whole` stand in front of the point. Where the point is meant to be counts
 * in digits from the first: a position, moved by the exponent. */
typedef struct {
    const unsigned char *digits;
    size_t length, whole; /* length: with the point */
    int64_t point;
} decimal;

/* No exponent that is larger is any different: no text has so many digits to make up for it. */
#define EXPONENT_END (INT64_C(1) << 58)

static bool is_digit_at(const char *text, size_t length, size_t i)
{
    return i < length && text[i] >= '0' && text[i] <= '9';
}

static size_t after_digits(const char *text, size_t length, size_t i)
{
    while (is_digit_at(text, length, i))
        i++;
    return i;
}

static bool is_at(const char *text, size_t length, size_t i, char c, char other)
{
    return i < length && (text[i] == c || text[i] == other);
}

/* Where the digits and their point end; 0 if there is no digit. */
static size_t scan_digits(const char *text, size_t length, decimal *d)
{
    size_t whole = after_digits(text, length, 0), end = whole;
    if (is_at(text, length, whole, '.', '.'))
        end = after_digits(text, length, whole + 1);
    d->digits = (const unsigned char *)text;
    d->length = end;
    d->whole = whole;
    d->point = (int64_t)whole;
    return whole == 0 && end <= 1 ? 0 : end;
}

/* Where an exponent that begins at i ends: at i if there is none. */
static size_t scan_exponent(const char *text, size_t length, size_t i, decimal *d)
{
    size_t first = i + 1;
    int64_t exponent = 0;
    if (!is_at(text, length, i, 'e', 'E'))
        return i;
    bool down = is_at(text, length, first, '-', '-');
    if (is_at(text, length, first, '-', '+'))
        first++;
    size_t end = after_digits(text, length, first);
    for (size_t j = first; j < end && exponent < EXPONENT_END; j++)
        exponent = exponent * 10 + (text[j] - '0');
    d->point += down ? -exponent : exponent;
    return end > first ? end : i;
}

/* The digit at a position, 0 where the text has none. The code of '0' ends in four zero bits. */
static uint32_t digit_at(const decimal *d, int64_t i)
{
    int64_t place = i < (int64_t)d->whole ? i : i + 1;
    return place >= 0 && place < (int64_t)d->length ? d->digits[place] % UINT32_C(16) : 0;
}

static uint32_t group_at(const decimal *d, int64_t i)
{
    uint32_t n = 0;
    for (int j = 0; j < GROUP; j++)
        n = 10 * n + digit_at(d, i + j);
    return n;
}

/* How many digits there are from one position to another, but at most so many. */
static int32_t digits_between(int64_t from, int64_t to, int32_t most)
{
    return to - from > most ? most : to > from ? (int32_t)(to - from) : 0;
}

/* The first digit from i on that is no 0; behind the text if there is none. */
static int64_t first_of_any(const decimal *d, int64_t i)
{
    int64_t end = (int64_t)d->length;
    while (i < end && digit_at(d, i) == 0)
        i++;
    return i;
}

/* whole and decimals: how many digits count on the two sides of the point. */
static graze_scalar scalar_of_digits(const decimal *d, int32_t whole, int32_t decimals,
                                     bool negative)
{
    int64_t rest = d->point + DECIMALS;
    bool more = first_of_any(d, rest < 0 ? 0 : rest) < (int64_t)d->length;
    halves sum;
    int32_t i = whole / GROUP * GROUP;
    halves_set(&sum, group_at(d, d->point - i - GROUP), UNIT_BIT);
    for (; i > 0; i -= GROUP)
        halves_times(&sum, GROUP_WORTH, group_at(d, d->point - i), WHOLE_HALVES);
    for (i = (decimals + GROUP - 1) / GROUP * GROUP; i > 0; i -= GROUP)
        more = halves_shift_in(&sum, group_at(d, d->point + i - GROUP)) || more;
    return scalar_of_halves(negative, &sum, more);
}

static graze_scalar scalar_of_decimal(const decimal *d, bool negative)
{
    int64_t end = (int64_t)d->length, first = first_of_any(d, 0);
    int32_t whole = digits_between(first, d->point, WHOLE_DIGITS + 1);
    int32_t decimals = digits_between(d->point, end, DECIMALS);
    if (first == end)
        whole = 0;
    if (whole > WHOLE_DIGITS)
        return negative ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
    return scalar_of_digits(d, whole, decimals, negative);
}

size_t graze_from_text(const char *text, size_t length, graze_scalar *x)
{
    bool negative = is_at(text, length, 0, '-', '-');
    size_t sign = is_at(text, length, 0, '-', '+') ? 1 : 0;
    decimal d;
    size_t end = scan_digits(text + sign, length - sign, &d);
    if (end == 0)
        return scalar_of_name(text, length, sign, x);
    end = scan_exponent(text + sign, length - sign, end, &d);
    *x = scalar_of_decimal(&d, negative);
    return sign + end;
}
