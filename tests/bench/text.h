/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Words and numbers in columns, without a libc. */
#ifndef GRAZE_TESTS_BENCH_TEXT_H
#define GRAZE_TESTS_BENCH_TEXT_H

#include "../../port/board.h"

static inline void write_blanks(unsigned count)
{
    while (count-- > 0)
        board_write(" ", 1);
}

/* Left-aligned, and always followed by a blank. */
static inline void write_word(const char *word, unsigned width)
{
    unsigned length = 0;
    while (word[length] != '\0')
        length++;
    board_write(word, length);
    write_blanks(length < width ? width - length : 0);
    write_blanks(1);
}

/* Writes the digits before `end` and returns the first. Ten digits are enough. */
static inline char *digits_before(char *end, uint32_t number)
{
    do {
        *--end = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    return end;
}

static inline void write_right(const char *from, const char *end, unsigned width)
{
    unsigned length = (unsigned)(end - from);
    write_blanks(length < width ? width - length : 0);
    board_write(from, length);
}

/* Right-aligned. */
static inline void write_number(uint32_t number, unsigned width)
{
    char text[10], *end = text + sizeof text;
    write_right(digits_before(end, number), end, width);
}

/* sum / count to one decimal, in nine characters; 0.0 for nothing. */
static inline void write_average(uint32_t sum, uint32_t count)
{
    uint32_t tenths = count == 0 ? 0 : (uint32_t)(((uint64_t)sum * 10 + count / 2) / count);
    char text[12], *end = text + sizeof text;
    char *point = end - 2;
    *point = '.';
    point[1] = (char)('0' + tenths % 10);
    write_right(digits_before(point, tenths / 10), end, 9);
}

#endif
