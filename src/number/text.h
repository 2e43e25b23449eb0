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
 *   scalar_of_halves(negative, h)   the nearest scalar, saturating
 */
#ifndef GRAZE_NUMBER_TEXT_H
#define GRAZE_NUMBER_TEXT_H

#include "../../include/graze/text.h"
#include "scalar.h"

/* 10^5 > 32768, 2^-17 has 17 decimals. 99999 < 2^32, and 32 bits hold 2^-17. */
enum { WHOLE_DIGITS = 5, DECIMALS = 17, MOST_DIGITS = 10, WHOLE_HALVES = 2, HALVES = 4 };

#include "text_halves.h"

/* A tie rounds away from zero, so the digits that were cut off do not matter. */
static inline graze_scalar scalar_of_halves(bool negative, const halves *h)
{
    uint32_t whole = (uint32_t)h->at[0] * 65536 + h->at[1], size = UINT32_MAX;
    if (whole <= 32768)
        size = whole * 65536 + h->at[2] + h->at[3] / 32768; /* <= 2^31 + 2^16 */
    return s32_offset_held(0, negative, size);
}

#endif
