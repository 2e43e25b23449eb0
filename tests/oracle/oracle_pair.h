/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether two triangles have a common point, in integers of any length (GMP). If they have, an edge of one of them has a
 * point in the other. A triangle is a list of linear conditions, and each of them leaves an interval of the edge.
 */
#ifndef GRAZE_TESTS_ORACLE_PAIR_H
#define GRAZE_TESTS_ORACLE_PAIR_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

typedef enum {
    PAIR_APART,
    PAIR_MEETS,
    PAIR_MEETS_FLAT
} pair_answer; /* flat: no area, or in one plane */

typedef struct {
    mpz_t corner[2][3][3];       /* of both triangles */
    mpz_t normal[2][3];          /* 0 if there is no area */
    mpz_t way[2][3], from[2][3]; /* without an area: the segment that the corners span */
    mpz_t start[3], step[3];     /* the edge */
    mpz_t low[2], high[2];       /* the interval that is left: fractions with denominators > 0 */
    mpz_t weight[3], at_start, change, scratch[2];
} pair_oracle;

void pair_oracle_init(pair_oracle *o);
void pair_oracle_clear(pair_oracle *o);

/* Raw corners, which the oracle clamps in the small world. */
pair_answer pair_oracle_answer(pair_oracle *o, const int32_t *a, const int32_t *b);

#endif
