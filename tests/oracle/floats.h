/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Randomly drawn floats of any magnitude, and errors in units in the last place: for judges of the
 * float build that compute in long double. */
#ifndef GRAZE_TESTS_FLOATS_H
#define GRAZE_TESTS_FLOATS_H

#include <stdint.h>

void random_start(uint64_t seed);
uint64_t random_bits(void);

/* Around 2^exponent, or smaller by up to 2^spread. */
float random_float(int exponent, int spread);

/* |error| in units in the last place of size, subnormals included. */
long double units_of(long double error, long double size);

/* The greater one. Once a NaN, always a NaN. */
void keep(long double *worst, long double off);

#endif
