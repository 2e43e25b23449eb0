/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether half-spaces have a common point, in whole numbers of any size: eliminates one coordinate after the
 * other, as Fourier and Motzkin do. No input is special to it: parallel, equal and zero normals are rows like
 * any other.
 */
#ifndef GRAZE_TESTS_HALF_SPACES_H
#define GRAZE_TESTS_HALF_SPACES_H

#include "../../include/graze/frustum.h"

#include <gmp.h>

/* Twelve rows become at most 6 * 6, and these 18 * 18. */
enum { HALF_SPACES_CAPACITY = 18 * 18 };

/* All points with n[0] x + n[1] y + n[2] z >= n[3]. */
typedef struct half_space {
    mpz_t n[4];
} half_space;

typedef struct half_spaces {
    half_space rows[HALF_SPACES_CAPACITY], next[HALF_SPACES_CAPACITY];
    mpz_t weight; /* of an upper bound, when it is added to a lower one */
    int count, next_count;
    bool contradiction; /* a row without a normal that no point satisfies */
} half_spaces;

void half_spaces_init(half_spaces *h);
void half_spaces_clear(half_spaces *h);

/* Whether some real point of the box satisfies each plane of the frustum. */
bool half_spaces_overlap(half_spaces *h, const graze_frustum *frustum, const graze_aabb *box);

#endif
