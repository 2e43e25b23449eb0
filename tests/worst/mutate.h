/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Random changes of a bench item, and the random numbers for them. */
#ifndef GRAZE_TESTS_WORST_MUTATE_H
#define GRAZE_TESTS_WORST_MUTATE_H

#include "layout.h"

void random_seed(uint32_t seed);

/* Below `limit`, which is at least 1. */
uint32_t random_below(uint32_t limit);

/* Changes one to three things of the item. If `near`, a near item stays near. */
void mutate(const bench_shape *shape, bool near);

#endif
