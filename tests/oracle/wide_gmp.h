/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * What the parts of wide_gmp share. A test draws its arguments, works out the result in the
 * registers A to F, and says whether the library has the same. There is a test for each function,
 * or for a few that belong together; the main program runs each N times.
 */
#ifndef GRAZE_TESTS_WIDE_GMP_H
#define GRAZE_TESTS_WIDE_GMP_H

#include <stddef.h>

#include "gmp_numbers.h"

typedef struct {
    const char *name;
    bool (*right)(void);
} wide_test;

/* Each ends with a test without a name. */
extern const wide_test wide_words[], wide_products[], wide_signed[], wide_divide[], wide_far[],
    wide_long[];

extern mpz_t A, B, C, D, E, F;

/* True when a result of the library, of that type, is the number in a register. */
#define IS(type, result, want) (gmp_set_##type(library_result, result), equal_to(want))
extern mpz_t library_result;
bool equal_to(const mpz_t want);

/* -1, 0 or 1, as A is less than, equal to or greater than B. */
int order_of_A_and_B(void);

uint64_t random_u64(void);
/* One time in 2, and in 4. */
bool one_in_2(void);
bool one_in_4(void);

/* Powers of two, their neighbours and complements, the ends, and random numbers of any length. */
uint64_t word64(void);
uint32_t word32(void);
uint32_t word32_not_0(void);
u128 word128(void);
int64_t signed64(void);
int32_t signed32(void);

#endif
