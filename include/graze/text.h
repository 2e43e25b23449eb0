/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Conversions of scalars from and to decimal text, without printf and strtod: for a command on a
 * serial line, a value in a configuration, a number in a log.
 *
 * Both directions are exact except for one rounding, give the same result on every core, and do
 * not depend on a locale.
 *
 *     char text[GRAZE_TEXT_SIZE];
 *     graze_scalar x;
 *     size_t taken = graze_from_text(line + 2, length - 2, &x); // "x=1.25,y=-3": takes 4, "1.25"
 *     size_t written = graze_to_text(x, text);                  // writes "1.25" and a 0
 */
#ifndef GRAZE_TEXT_H
#define GRAZE_TEXT_H

#include <stddef.h>

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The length of a text that ends with a 0, or with another character that is no part of a number.
 */
#define GRAZE_TEXT_ALL GRAZE_CAST(size_t, -1)

#if GRAZE_FLOAT
/** The size of the longest text, -1.17549435e-38, with its 0. */
#define GRAZE_TEXT_SIZE 16
#else
/** The size of the longest text, -32767.99998, with its 0. */
#define GRAZE_TEXT_SIZE 13
#endif

/**
 * Reads the number at the start of the text, at most `length` characters, into x. Returns the
 * number of characters of the number. If the text does not start with a number, the result is 0
 * and x is unchanged.
 *
 * A number is an optional sign, + or -; then digits, with or without a point before, between or
 * after them; then, optionally, an exponent: e or E, an optional sign, and digits. An e without
 * digits after it is not part of the number. Leading blanks are not skipped: a text that starts
 * with a blank does not start with a number. ".5" and "5." are numbers, "." and "-" are not.
 *
 * x is rounded to the nearest raw unit, ties away from zero, and saturates, for any number of
 * digits and any exponent. In the float build it is rounded to the nearest float, ties to even;
 * there "nan" and "inf", in lower case, with or without a sign, are numbers too, and inf
 * saturates.
 */
size_t graze_from_text(const char *text, size_t length, graze_scalar *x);

/**
 * Writes x as the decimal number with the fewest digits that graze_from_text reads as x, and a 0
 * after it. Returns the number of characters before that 0.
 *
 * Of several such numbers it writes the nearest to x, and at a tie the one of greater size. A raw
 * unit is 0.00002, GRAZE_SCALAR_MIN is -32768, GRAZE_SCALAR_MAX is 32767.99998: a number that
 * reads as x only because reading saturates is not written.
 *
 * There are at most five decimals. In the float build there are at most nine digits. 0 and sizes
 * from 0.0001 to less than 1e9 have no exponent, all other sizes have one, as in 1e9 and
 * -1.17549435e-38. Negative zero is -0. A NaN is nan, and infinity is inf or -inf.
 */
size_t graze_to_text(graze_scalar x, char text[GRAZE_TEXT_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
