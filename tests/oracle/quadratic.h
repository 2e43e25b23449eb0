/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * a t^2 + 2 b t + c with integers of any length, from one time to another: the square of a distance less that of a radius, of the
 * oracles of moving shapes. Its first root has 512 bits.
 */
#ifndef GRAZE_TESTS_QUADRATIC_H
#define GRAZE_TESTS_QUADRATIC_H

#include <gmp.h>
#include <stdbool.h>

enum { QUADRATIC_BITS = 512 };

/* num / den, den > 0. */
typedef struct {
    mpz_t num, den;
} exact_time;

typedef struct {
    mpz_t a, b, c;
    exact_time low, high, vertex; /* a piece: from low to high */
    mpz_t sum, part_of_sum;       /* for anything, between two calls */
    mpf_t root, x;                /* the same */
} quadratic;

void exact_time_init(exact_time *t);
void exact_time_clear(exact_time *t);
void exact_time_set(exact_time *t, const mpz_t num, const mpz_t den); /* den may be negative */
void exact_time_set_si(exact_time *t, long num, long den);
void exact_time_swap(exact_time *t, exact_time *other);

void quadratic_init(quadratic *q);
void quadratic_clear(quadratic *q);

/* The sign of t - other, and of the value at that time. */
int quadratic_order(quadratic *q, const exact_time *t, const exact_time *other);
int quadratic_sign_at(quadratic *q, const exact_time *t);

/* The sign of the least value from low to high; `has_vertex` if that is between the two. */
int quadratic_least_sign(quadratic *q, bool *has_vertex);

/* c / (sqrt(b^2 - a c) - b), from outside. */
void quadratic_first_root(quadratic *q, mpf_t t);

#endif
