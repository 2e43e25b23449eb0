/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Inputs for the tests of the wide integers: corner values, to be crossed with each other, and a fixed stream. */

#ifndef GRAZE_TESTS_WIDE_INPUTS_H
#define GRAZE_TESTS_WIDE_INPUTS_H

#include "../../src/wide/wide.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { CORNERS = 16 };
extern const uint32_t corners[CORNERS];

/* Starts a stream for each file, so that it does not depend on the tests before it. `seed` must
 * not be 0, which xorshift never leaves. */
void random_start(uint32_t seed);
uint32_t random32(void);
uint64_t random64(void);
u128 random128(void);
/* A number of at most n bits; each n from 1 to 32 is equally likely. */
uint32_t random_length(void);

static inline bool same(u128 a, u128 b)
{
    return u128_compare(a, b) == 0;
}

#endif
