/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The corners of a frustum, and the box around them: by Cramer's rule, in whole numbers of any size. A
 * determinant is the sum over its permutations.
 */
#ifndef GRAZE_TESTS_TRUE_CORNERS_H
#define GRAZE_TESTS_TRUE_CORNERS_H

#include "../../include/graze/frustum.h"

#include <gmp.h>

/* What the coordinates of corners have come to: the last of these that occurs. */
enum { CORNERS_ROUNDED, CORNERS_TIED, CORNERS_SATURATED, CORNERS_WITHOUT_POINT };

/* Each coordinate is a quotient of its own; den >= 0, and 0 where there is no point. */
typedef struct true_corner {
    mpz_t num[3], den[3];
} true_corner;

typedef struct true_corners {
    true_corner at[GRAZE_FRUSTUM_CORNERS];
    mpz_t rows[3][4]; /* of the planes of one corner: normal and limit */
    mpz_t product, sum;
} true_corners;

void true_corners_init(true_corners *c);
void true_corners_clear(true_corners *c);

void true_corners_set(true_corners *c, const graze_frustum *frustum);

/* A coordinate rounded to nearest, ties away from zero; down for -1, up for 1. Raises *outcome. */
int32_t true_corners_round(true_corners *c, int corner, int axis, int direction, int *outcome);

#endif
