/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a segment meets the common part of several half-spaces, in integers of any length. A
 * half-space is given by its heights: how far the start and the end of the segment are on its inner
 * side, in any unit. From start to end a height changes linearly. If the segment is in all
 * half-spaces anywhere, it is so at its start or where some height is zero; so only these points
 * are tested.
 */
#ifndef GRAZE_TESTS_HEIGHTS_H
#define GRAZE_TESTS_HEIGHTS_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

enum { HEIGHTS = 8 };

typedef struct heights {
    uint32_t count;
    mpz_t start[HEIGHTS], end[HEIGHTS]; /* negative: outside */
    mpz_t part, rest, sum;
} heights;

void heights_init(heights *h);

/* One half-space more; those of the last question are left by count = 0. */
void heights_add(heights *h, const mpz_t start, const mpz_t end);
void heights_add_numbers(heights *h, int64_t start, int64_t end);

bool heights_meet(heights *h);

/* The sum of p[i] * q[i]. */
void exact_dot(mpz_t sum, uint32_t axes, const int64_t *p, const int64_t *q);
/* to - from */
void exact_way(uint32_t axes, const int32_t *from, const int32_t *to, int64_t *way);
/* The squared distance of two points. */
void exact_apart(mpz_t squared, uint32_t axes, const int32_t *p, const int32_t *q);

#endif
