/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Scalars from and to decimal text, without printf and strtod: a command on a serial line, a value
 * in a configuration, a number for a log. Both ways are exact but for the one rounding, the
 * same on every core, and know no locale.
 *
 *     char text[GRAZE_TEXT_SIZE];
 *     graze_scalar x;
 *     size_t taken = graze_from_text(line + 2, length - 2, &x);    of "x=1.25,y=-3" four: "1.25"
 *     size_t written = graze_to_text(x, text);                     "1.25", a 0 behind it
 */
#ifndef GRAZE_TEXT_H
#define GRAZE_TEXT_H

#include <stddef.h>

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/* As a length: the text ends by itself, with a 0 or with whatever else is no part of a number. */
#define GRAZE_TEXT_ALL GRAZE_CAST(size_t, -1)

/* Room for the longest text, -32767.99998 or -1.17549435e-38, and its 0. */
#if GRAZE_FLOAT
#define GRAZE_TEXT_SIZE 16
#else
#define GRAZE_TEXT_SIZE 13
#endif

/*
 * The number that the text begins with, as far as it goes, within length characters. Returns how
 * many characters it took; 0, and leaves *x alone, if there is no number.
 *
 * A number is + or - or no sign; digits, with a point in front, among or behind them or with none;
 * and maybe e or E, + or - or no sign, and digits. An e without digits behind it is not part of
 * the number. Blanks in front are not skipped: they are no number. ".5" and "5." are numbers,
 * "." and "-" are not.
 *
 * Rounded, saturating, however many digits there are, and however large the exponent: to the
 * nearest raw unit, ties away from zero. In the float build to the nearest float, ties to the even
 * one; and there "nan" and "inf", in small letters, with or without a sign, are numbers too, of
 * which inf saturates.
 */
size_t graze_from_text(const char *text, size_t length, graze_scalar *x);

/*
 * The decimal number with the fewest digits that is read as x; of those the nearest to x, and at a
 * tie the greater in size; then a 0. Returns the number of characters in front of that 0. A raw unit is 0.00002, GRAZE_SCALAR_MIN is -32768,
 * GRAZE_SCALAR_MAX is 32767.99998: no number is written that is only read as x since it saturates.
 *
 * There are at most five decimals. In the float build there are at most nine digits, without an
 * exponent from 0.0001 up to 1e9 and with one elsewhere, as in 1e9 and -1.17549435e-38. Negative
 * zero is -0. What is no number is nan, and infinity is inf or -inf.
 */
size_t graze_to_text(graze_scalar x, char text[GRAZE_TEXT_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
