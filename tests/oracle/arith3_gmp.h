/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to the parts of arith3_gmp: exact numbers by GMP, drawn inputs, and the count. */
#ifndef GRAZE_TESTS_ARITH3_GMP_H
#define GRAZE_TESTS_ARITH3_GMP_H

#include <gmp.h>
#include <stdio.h>

#include "draw.h"
#include "gmp_numbers.h"

/* run * part / whole to nearest, ties up, for numbers that are not negative. */
void gmp_round(mpz_t result, const mpz_t run, const mpz_t part, const mpz_t whole);
/* The nearest int32_t. */
int32_t gmp_held(const mpz_t z);

/* Counts one case of the function under test: `right` is the verdict of GMP. */
void gmp_case(bool right);
/* The line `name: N cases, 0 wrong`, and the count anew. */
void gmp_report(const char *arithmetic, const char *name);

void check_near(uint32_t n, uint64_t seed);
void check_far(uint32_t n, uint64_t seed);

#endif
