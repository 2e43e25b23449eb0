/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A move out of a shape, exactly, for the oracles of moves. It is along a way w of length l and square s, by the radius and by
 * k = num / den of the way: r + k l. So it adds k w + r w / l to a coordinate, and each answer is the sign of a sum of roots.
 */
#ifndef GRAZE_TESTS_EXACT_EXIT_H
#define GRAZE_TESTS_EXACT_EXIT_H

#include "exact_way.h"
#include "oracle_closest.h"

/* The move that a routine computes ends fewer raw units from the exact place: for exact_exit_has_room. */
enum { EXIT_ROUNDING = 16 };

typedef struct exact_exit {
    exact_way way;
    mpz_t num, den; /* den > 0 */
    int64_t radius;
    mpz_t a, b, d, part; /* scratch */
    roots signs;
} exact_exit;

void exact_exit_init(exact_exit *e);
void exact_exit_clear(exact_exit *e);

/* The share k. */
void exact_exit_set_share(exact_exit *e, long num, unsigned long den);
/* Straight away from the closest place of one run to that of the other: by the radius less their distance. */
void exact_exit_set_closest(exact_exit *e, const closest_oracle *o);
/* Past a plane at that height over the origin, times the length of its normal, which is the way: k = height / s. */
void exact_exit_set_height(exact_exit *e, const mpz_t height);

/* Which of two is shorter, for the same radius: < 0, 0, > 0. */
int exact_exit_order(exact_exit *e, const exact_exit *f);
/* Whether the length is less, equal or more. */
int exact_exit_against(exact_exit *e, int64_t length);
/* Whether a move is at most so many raw units longer. */
bool exact_exit_is_short(exact_exit *e, const graze_vec3 *move, int excess);
/* By how many raw units it is longer, for reports: rounded. */
double exact_exit_excess(const exact_exit *e, const graze_vec3 *move);

/* Whether both ends of a core stay within the limit, even if each coordinate changes by the whole length. */
bool exact_exit_stays_within(exact_exit *e, const int32_t *core, int64_t limit);
/* Whether both ends of a core remain in the world, and more than `margin` inside; the move is shorter than INT32_MAX - margin. */
bool exact_exit_has_room(exact_exit *e, const int32_t *core, int margin);

/* Whether the end is lower than `number` over a plane, as high, or higher: for twice the height of the start and the rise, the dot
 * product of the normal and the way, both times the length of the normal, and the square of that. */
int exact_exit_height_against(exact_exit *e, const mpz_t twice, const mpz_t rise,
                              const mpz_t squared, int number);

#endif
