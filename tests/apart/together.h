/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The same queries for both builds, in whole numbers that are exact in each. */
#ifndef GRAZE_TESTS_TOGETHER_H
#define GRAZE_TESTS_TOGETHER_H

#include <stdint.h>

/* Whole units from -4 to 4: min, max of the box, and a, b of the segment. */
typedef struct {
    int8_t min[3], max[3], a[3], b[3];
} lattice_query;

/* Results and normals exactly; points and fractions in 1/65536, rounded to nearest. */
typedef struct {
    int32_t result, exit_result;
    int32_t normal[3], exit_normal[3];
    int32_t point[3], exit_point[3];
    int32_t fraction, t;
} lattice_answer;

void answer_fixed(const lattice_query *query, lattice_answer *answer);
void answer_float(const lattice_query *query, lattice_answer *answer);

#endif
