/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "decimal.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void query_decimal(bool negative, uint64_t size, int point, char *text)
{
    uint64_t one = point > 0 ? UINT64_C(1) << point : 1, rest = size % one;
    text +=
        sprintf(text, "%s%llu", negative && size > 0 ? "-" : "", (unsigned long long)(size / one));
    if (rest > 0)
        *text++ = '.';
    for (; rest > 0; rest %= one) { /* rest < 2^46  =>  10 * rest < 2^50 */
        rest *= 10;
        *text++ = (char)('0' + rest / one);
    }
    *text = '\0';
}

void query_shortest(float x, char *text)
{
    for (int digits = 1; digits <= 9; digits++) {
        sprintf(text, "%.*g", digits, (double)x);
        float back = strtof(text, NULL);
        if (isnan(x) || memcmp(&back, &x, sizeof x) == 0)
            return;
    }
}

static int digit_of(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? (c | 32) - 'a' + 10
                                        : 99;
}

bool query_read_integer(const char *text, int length, query_integer *result)
{
    int i = text[0] == '-' || text[0] == '+';
    memset(result, 0, sizeof *result);
    result->negative = text[0] == '-';
    result->hexadecimal = length > i + 2 && text[i] == '0' && (text[i + 1] | 32) == 'x';
    unsigned base = result->hexadecimal ? 16 : 10;
    for (i += result->hexadecimal ? 2 : 0; i < length; i++) {
        unsigned digit = (unsigned)digit_of(text[i]);
        if (digit >= base)
            return false;
        result->too_long |= result->size > (UINT64_MAX - digit) / base;
        result->size = result->size * base + digit;
    }
    return length > 0;
}

enum { LEADING = 24, TRAILING = 400 };

/* The digits of a decimal number; the point is behind digit[LEADING - 1]. */
typedef struct {
    int digit[LEADING + TRAILING];
    bool negative, too_long;
} digits;

static void put_digit(digits *d, int place, int digit)
{
    if (place >= 0 && place < LEADING + TRAILING)
        d->digit[place] = digit;
    else if (place < 0 && digit > 0)
        d->too_long = true;
}

static bool read_digits(const char *text, int length, digits *d)
{
    int i = text[0] == '-' || text[0] == '+', first = i, point = -1, count = 0;
    memset(d, 0, sizeof *d);
    d->negative = text[0] == '-';
    for (; i < length && (isdigit((unsigned char)text[i]) || (text[i] == '.' && point < 0)); i++)
        if (text[i] == '.')
            point = count;
        else
            count++;
    int end = i;
    long exponent = 0;
    if (i < length && (text[i] | 32) == 'e') {
        char *after;
        exponent = strtol(text + i + 1, &after, 10);
        i = (int)(after - text);
    }
    if (i != length || count == 0 || exponent > 9999 || exponent < -9999)
        return false;
    int place = LEADING - (point < 0 ? count : point) - (int)exponent;
    for (i = first; i < end; i++)
        if (text[i] != '.')
            put_digit(d, place++, text[i] - '0');
    return true;
}

/* Doubles the digits after the point; returns the bit that passes the point. */
static unsigned take_bit(digits *d)
{
    int carry = 0;
    for (int i = LEADING + TRAILING - 1; i >= LEADING; i--) {
        int twice = 2 * d->digit[i] + carry;
        d->digit[i] = twice % 10;
        carry = twice / 10;
    }
    return (unsigned)carry;
}

bool query_read_decimal(const char *text, int length, int point, query_integer *result)
{
    digits d;
    memset(result, 0, sizeof *result);
    if (!read_digits(text, length, &d))
        return false;
    result->negative = d.negative;
    result->too_long = d.too_long;
    for (int i = 0; i < LEADING; i++) {
        result->too_long |= result->size > (UINT64_MAX - 9) / 10;
        result->size = result->size * 10 + (unsigned)d.digit[i];
    }
    result->too_long |= result->size >= UINT64_C(1) << (63 - point);
    for (int i = 0; i < point; i++)
        result->size = result->size * 2 + take_bit(&d);
    result->size += take_bit(&d); /* the next bit: half a unit or more */
    return true;
}
