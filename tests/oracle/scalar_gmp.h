/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Common to the judges of scalars and vectors: operands, exact rounding, and the account. */
#ifndef GRAZE_TESTS_SCALAR_GMP_H
#define GRAZE_TESTS_SCALAR_GMP_H

#include "draw.h"
#include "gmp_numbers.h"

/* How an exact result was rounded: ROUNDED or TIED; EXACT is neither. */
enum { EXACT, ROUNDED, TIED, SATURATED, OUTCOMES };

/* The operands of a case: each routine uses the ones that it needs. */
typedef struct {
    graze_vec3 a, b;
    int64_t wide;
    graze_fraction t;
} operands;

/* n / d to nearest, ties away from zero, into n; d > 0. */
int round_to_nearest(mpz_t n, const mpz_t d);
/* The nearest whole number to the root of n, into n; n >= 0. */
int round_root(mpz_t n);
/* The root below n, or above it. */
int round_root_to(mpz_t n, bool up);
/* The nearest number from low to high, and the outcome if it is n itself. */
int64_t held_result(const mpz_t n, int64_t low, int64_t high, int *outcome);

/* A judge returns whether the library's result is the exact one, and how that was rounded. */
typedef struct {
    const char *name;
    bool (*judge)(const operands *o, int *outcome);
    unsigned can_be; /* a bit for each outcome that must have a share of 2 % */
} judged;

extern const judged scalar_judges[], vec3_judges[], hit_judges[];
extern const unsigned scalar_judge_count, vec3_judge_count, hit_judge_count;

/* The worst component of a normalize so far, in raw units. */
extern long double worst_unit;
extern graze_vec3 worst_unit_of;

extern mpz_t X, Y, Z, W;

#endif
