/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The operands of the expressions in bench_numbers.c. */
#ifndef GRAZE_TESTS_BENCH_TASK_H
#define GRAZE_TESTS_BENCH_TASK_H

#include "bench.h"

typedef struct {
    graze_vec3 a, b;
} task;

#endif
