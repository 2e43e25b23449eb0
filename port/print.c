/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The part of print.h that does not depend on the number type. */
#include "print.h"
#include "board.h"

static unsigned length_of(const char *text)
{
    unsigned length = 0;
    while (text[length] != '\0')
        length++;
    return length;
}

void print(const char *text)
{
    board_write(text, length_of(text));
}

void print_column(const char *text, unsigned width)
{
    unsigned length = length_of(text);
    board_write(text, length);
    while (length++ < width)
        print_char(' ');
}

void print_char(char c)
{
    board_write(&c, 1);
}

void print_int(int32_t number)
{
    char digits[10];
    unsigned first = sizeof digits;
    uint32_t rest = number < 0 ? 0 - (uint32_t)number : (uint32_t)number;
    do {
        digits[--first] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0)
        print_char('-');
    board_write(digits + first, (unsigned)sizeof digits - first);
}

void print_hex(uint32_t number)
{
    for (unsigned shift = 32; shift > 0; shift -= 4)
        print_char("0123456789abcdef"[number >> (shift - 4) & 15]);
}
