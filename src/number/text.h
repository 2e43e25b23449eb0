/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What reading and writing decimal text says about numbers.
 *
 *   WHOLE_DIGITS    a number with more digits in front of its point is out of range
 *   DECIMALS        no number half way between two scalars has more digits behind its point; so of
 *                   those that are farther behind it matters at most whether they are all zeros
 *   MOST_DIGITS     that the shortest text of a scalar has
 *   halves          a number that is as wide as both take together (text_halves.h)
 *
 *   scalar_of_halves(negative, h, more)   the nearest scalar, saturating. more: h was cut off
 *   scalar_of_name(text, size, sign, x)   of nan and inf behind so many characters of a sign;
 *                   how many characters that took
 *   name_of(x)                 what is written instead of digits, behind a sign; or NULL
 *   has_sign(x)
 *   shortest                   |x|, and how far from it other numbers are read as x
 *   shortest_begin(g, x)       for a scalar without a name
 *   exponent_of(point)         what the exponent says of 0.ddd * 10^point; 0 for none
 *   text_write_exponent(at, exponent) writes it unless it is 0; returns where it ends
 */
#ifndef GRAZE_ARITH_TEXT_H
#define GRAZE_ARITH_TEXT_H

#include "../../include/graze/text.h"
#include "scalar.h"

#if GRAZE_FLOAT
#include "text_float.h"
#else
#include "text_fixed.h"
#endif

#endif
