/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a disc and a core are from each other, against a radius, in integers of any length (GMP). The least distance is at
 * an end of the core, where it crosses the plane of the disc, or where it comes within the radius of the rim: between
 * the roots of a quartic polynomial in the place on the core, which Sturm's theorem counts.
 */
#ifndef GRAZE_TESTS_ORACLE_DISC_CAPSULE_H
#define GRAZE_TESTS_ORACLE_DISC_CAPSULE_H

#include <gmp.h>
#include <stdint.h>

enum { STURM_MOST = 5 };

/* Coefficients by their powers. The degree of 0 is -1. */
typedef struct {
    mpz_t c[STURM_MOST];
    int degree;
} disc_polynomial;

typedef struct disc_capsule_oracle {
    mpz_t offset[3], run[3], normal[3], end[3];
    mpz_t normal_squared, radius, tube; /* n^2, R, r */
    mpz_t height[2], squared[3];        /* n.p and p^2 along the core, by powers of the place */
    mpz_t h, q, left, right, scratch;
    disc_polynomial chain[STURM_MOST + 1]; /* Sturm's */
    int chain_count;
} disc_capsule_oracle;

void disc_capsule_oracle_init(disc_capsule_oracle *o);
void disc_capsule_oracle_clear(disc_capsule_oracle *o);

/* The sign of the least distance less the radius of the capsule. Neither MUST be empty. The words are the center, the normal
 * and the radius; the ends and the radius. */
int disc_capsule_oracle_order(disc_capsule_oracle *o, const int32_t *disc, const int32_t *capsule);

#endif
