/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Directions of any length, in integers of any length, and the signs of sums of roots. Nothing is rounded: a sign follows from those
 * of the terms, and from the squares of terms that differ in sign.
 */
#ifndef GRAZE_TESTS_EXACT_WAY_H
#define GRAZE_TESTS_EXACT_WAY_H

#include "../../include/graze/vec3.h"

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

__extension__ typedef __int128 exact;

void exact_set(mpz_t to, exact n);

typedef struct roots {
    mpz_t left, right, cross, rest;
} roots;

void roots_init(roots *r);
void roots_clear(roots *r);

/* The sign of a + b sqrt(p). p >= 0 */
int roots_sign(roots *r, const mpz_t a, const mpz_t b, const mpz_t p);
/* The sign of a + b sqrt(p) + c sqrt(q). p, q >= 0 */
int roots_sign_of_two(roots *r, const mpz_t a, const mpz_t b, const mpz_t p, const mpz_t c,
                      const mpz_t q);

typedef struct exact_way {
    mpz_t axis[3], squared;  /* the square of its length */
    mpz_t times, bound, end; /* scratch */
} exact_way;

void exact_way_init(exact_way *w);
void exact_way_clear(exact_way *w);

/* Sets the square, once the axes are set. */
void exact_way_set_squared(exact_way *w);
/* A way, times a factor. */
void exact_way_set(exact_way *w, mpz_t *axis, int factor);
void exact_way_set_words(exact_way *w, const int32_t *axis, int factor);
/* The same way in fractions, times their denominators: a positive number. */
void exact_way_set_fractions(exact_way *w, mpq_t *fractions);

/* Whether each component of the unit vector along the way is within 0.502 raw units of that of `unit`, as the headers say of
 * normals. False for no way. */
bool exact_way_is_unit(exact_way *w, const graze_vec3 *unit);
/* The same within 65536 off / |way| more: for a move that ends up to that far from its exact place. */
bool exact_way_is_nearly_unit(exact_way *w, const graze_vec3 *unit, int off);

#endif
