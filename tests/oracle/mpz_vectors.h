/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Products of vectors of three integers of any length. */
#ifndef GRAZE_TESTS_MPZ_VECTORS_H
#define GRAZE_TESTS_MPZ_VECTORS_H

#include <gmp.h>

static inline void set_dot(mpz_t to, mpz_t *a, mpz_t *b)
{
    mpz_mul(to, a[0], b[0]);
    mpz_addmul(to, a[1], b[1]);
    mpz_addmul(to, a[2], b[2]);
}

/* `to` is none of the two. */
static inline void set_cross(mpz_t *to, mpz_t *a, mpz_t *b)
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        mpz_mul(to[i], a[j], b[k]);
        mpz_submul(to[i], a[k], b[j]);
    }
}

#endif
