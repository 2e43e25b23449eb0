/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * True sines and angles, to more than 60 bits, from MPFR.
 *
 * A fine angle has 64 bits: 2^64 make a turn. It falls into two parts of 15 bits, whose sines and cosines MPFR
 * has computed beforehand, and a rest below 2^-30 turns, which is as long as its sine but for a cube below
 * 2^-80; the sums of angles make them one.
 */
#ifndef GRAZE_TESTS_TRUE_ANGLES_H
#define GRAZE_TESTS_TRUE_ANGLES_H

#include <stdbool.h>
#include <stdint.h>

/* Fills the tables; once, before the others. */
void true_start(void);

/* Of an angle up to an eighth of a turn, 2^61: relative to their size right to 2^-60. */
void true_eighth(uint64_t fine, long double *sine, long double *cosine);

/* Of any: folded to an eighth first, so that what is small is right to its last bits. */
void true_sincos(uint64_t fine, long double *sine, long double *cosine);

/* radians * 2^-16, below 2^15, in fine angles: to nearest. */
uint64_t true_fine(uint64_t radians);

/* By MPFR itself, with 200 bits. */
long double true_sin(long double radians);
long double true_cos(long double radians);
long double true_tan(long double radians);
/* In turns. */
long double true_turns(long double radians);
long double true_atan2(long double y, long double x);
long double true_asin(long double x);
long double true_acos(long double x);

#endif
