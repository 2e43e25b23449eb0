/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What the hashes of all shapes share: how results are mixed, and how the sums are checked. */
#ifndef GRAZE_TESTS_HASH_H
#define GRAZE_TESTS_HASH_H

#include "../include/graze/graze.h"

/* Two multiplicative hashes side by side: 64 bits from 32-bit arithmetic. */
typedef struct {
    uint32_t high, low;
} hash;

void mix(hash *h, uint32_t word);
/* A NaN has many patterns and the standard does not choose one. */
void mix_scalar(hash *h, graze_scalar x);
void mix_vec3(hash *h, graze_vec3 v);

/* Raw integers as coordinates of the build. */
graze_scalar scalar_of(int32_t raw);
graze_vec3 vec3_of(const int32_t *raw);

/* One check for each routine. With an argument to the image they are told as well: for
 * tests/hashes.h, and for people who compare two machines. */
void hash_check(const hash *got, const hash *expected, const char *const *names, int routines);

#endif
