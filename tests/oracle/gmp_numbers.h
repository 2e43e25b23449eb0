/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The wide integers as GMP's. */
#ifndef GRAZE_TESTS_GMP_NUMBERS_H
#define GRAZE_TESTS_GMP_NUMBERS_H

#include <gmp.h>

#include "../../src/wide/far_number.h"

void gmp_set_u64(mpz_t z, uint64_t x);
void gmp_set_s64(mpz_t z, int64_t x);
void gmp_set_u128(mpz_t z, u128 x);
void gmp_set_u160(mpz_t z, u160 x);
void gmp_set_s96(mpz_t z, s96 x);
void gmp_set_s128(mpz_t z, s128 x);
void gmp_set_far(mpz_t z, const far_number *x);

#endif
