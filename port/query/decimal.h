/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Exact conversions between decimal text and integers with bits after the point. */
#ifndef GRAZE_PORT_QUERY_DECIMAL_H
#define GRAZE_PORT_QUERY_DECIMAL_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    bool negative;
    uint64_t size;
    bool hexadecimal;
    bool too_long; /* for 64 bits */
} query_integer;

/* Writes size / 2^point with all its digits; point < 0: size. At most 70 characters. */
void query_decimal(bool negative, uint64_t size, int point, char *text);
/* Writes the fewest digits that read as the same float. */
void query_shortest(float x, char *text);

/* Reads -65536 or 0xffff0000; false if the text is another number. */
bool query_read_integer(const char *text, int length, query_integer *result);
/* Reads -1.25 or 1e-3 as a multiple of 2^-point, rounded to nearest, ties away from zero. */
bool query_read_decimal(const char *text, int length, int point, query_integer *result);

#endif
