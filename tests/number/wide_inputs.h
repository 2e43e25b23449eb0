/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */

/* Inputs for the tests of the wide integers: corners, each combined with each, and a fixed stream. */

#ifndef GRAZE_TESTS_WIDE_INPUTS_H
#define GRAZE_TESTS_WIDE_INPUTS_H

#include "../../src/wide/wide.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { CORNERS = 16 };
extern const uint32_t corners[CORNERS];

/* Each file starts a stream of its own, so that none depends on what ran before it. Any seed but
 * 0, which xorshift never leaves. */
void random_start(uint32_t seed);
uint32_t random32(void);
uint64_t random64(void);
u128 random128(void);
/* Of at most n bits, for an n from 1 to 32, each as likely. */
uint32_t random_length(void);

static inline bool same(u128 a, u128 b)
{
    return u128_compare(a, b) == 0;
}

#endif
