/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The functions behind reading and writing decimal text.
 *
 *   WHOLE_DIGITS    a number with more digits in front of its point is out of range
 *   DECIMALS        no number half way between two scalars has more digits behind its point; so the digits
 *                   that follow matter only in whether they are all zeros
 *   MOST_DIGITS     the most digits that the shortest text of a scalar has
 *   halves          a number as wide as WHOLE_DIGITS and DECIMALS require (text_halves.h)
 *
 *   scalar_of_halves(negative, h, more)   the nearest scalar, saturating. more: h was cut off
 *   scalar_of_name(text, size, sign, x)   sets x for nan and inf behind `sign` characters of a sign; returns the
 *                   number of characters read
 *   name_of(x)                 the text that replaces digits, behind a sign; or NULL
 *   has_sign(x)                whether the text begins with a minus sign
 *   shortest                   |x|, and how far from it other numbers are read as x
 *   shortest_begin(g, x)       for a scalar without a name
 *   exponent_of(point)         the exponent to write for 0.ddd * 10^point; 0 for none
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
