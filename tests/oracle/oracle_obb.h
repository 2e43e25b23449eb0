/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oriented box for the oracle: six planes, by the products of each axis and an exact point. If
 * the axes are linearly dependent, the box is unbounded in some direction: then lines must be
 * bounded.
 */
#ifndef GRAZE_TESTS_ORACLE_OBB_H
#define GRAZE_TESTS_ORACLE_OBB_H

#include "../../include/graze/obb.h"
#include "oracle.h"

typedef struct obb_data {
    graze_obb box;
    mpz_t sum, part, half; /* scratch */
} obb_data;

void obb_data_init(obb_data *d);
void obb_data_clear(obb_data *d);

oracle_shape oracle_obb(obb_data *d);

/* Whether the three axes span space, so that every line leaves the box. */
bool obb_is_bounded(obb_data *d);

#endif
