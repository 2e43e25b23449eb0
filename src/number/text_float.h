/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Wide numbers for the text of floats, as text.h for that of scalars. */
#ifndef GRAZE_NUMBER_TEXT_FLOAT_H
#define GRAZE_NUMBER_TEXT_FLOAT_H

#include "../../include/graze/text.h"
#include "float.h"

/* 10^39 > 2^128; half of the least float, 2^-150, has 150 decimals. 10^40 < 2^144, and 160 bits
 * hold 2^-150. */
enum { WHOLE_DIGITS = 39, DECIMALS = 150, MOST_DIGITS = 9, WHOLE_HALVES = 9, HALVES = 19 };

#include "text_halves.h"

/* 2^-149, the last bit of the smallest floats. */
enum { LEAST_BIT = UNIT_BIT - 149 };

GRAZE_INLINE float float_of_bits(bool negative, uint32_t bits)
{
    float_bits f;
    f.bits = bits + (negative ? UINT32_C(0x80000000) : 0);
    return f.number;
}

#endif
