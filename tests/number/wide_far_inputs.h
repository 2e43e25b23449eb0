/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Inputs for the tests of the far integers, made without the functions under test; and reference
 * arithmetic for these: digits of 16 bits, sign and size apart, products by columns. */

#ifndef GRAZE_TESTS_WIDE_FAR_INPUTS_H
#define GRAZE_TESTS_WIDE_FAR_INPUTS_H

#include "../../src/wide/far_number.h"
#include "wide_inputs.h"

/* Twice as many as in a far integer, so that no product is truncated to one that fits. */
enum { DIGITS = 4 * GRAZE_FAR_LIMBS };

typedef struct {
    bool negative;
    uint32_t digit[DIGITS]; /* of the size: < 2^16, least first */
} by_hand;

by_hand by_hand_of(const far_number *x);
by_hand by_hand_of_u128(u128 x);
by_hand minus_by_hand(by_hand x);
by_hand sum_by_hand(by_hand a, by_hand b);
by_hand product_by_hand(by_hand a, by_hand b);
/* -1, 0 or 1. */
int sign_by_hand(by_hand x);
/* Whether -2^bits <= x < 2^bits. */
bool fits_by_hand(by_hand x, unsigned bits);
/* The limbs of a number that fits. */
far_number far_by_hand(by_hand x);

/* A number of `limbs` limbs, least first, below 2^190. */
far_number far_of_limbs(const uint32_t *limb, unsigned limbs, bool negative);
far_number far_small(int64_t x);
/* 2^(32 limbs) - 1, all bits of which are ones, and 2^(32 limbs). For six limbs far_ones is
 * 2^190 - 1; for five far_power is 2^160. */
far_number far_ones(unsigned limbs, bool negative);
far_number far_power(unsigned limbs, bool negative);
/* A number of at most `most` limbs. Half of the limbs are all zeros or all ones, and others are corner values. */
far_number far_random(unsigned most);
/* Six random limbs in two's complement: any number from -2^191 to 2^191 - 1. */
far_number far_raw(void);
/* Truncates b to the limbs that a leaves free, so that their product is below 2^190. */
far_number far_beside(const far_number *a, far_number b);

/* Both ends, all ones, and others with a carry through many limbs. */
enum { EXTREMES = 18 };
extern const far_number far_extremes[EXTREMES];

#endif
