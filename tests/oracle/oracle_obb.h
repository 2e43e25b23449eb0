/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oriented box for the oracle: six planes, the products of each axis and an exact point. If the
 * axes leave a direction open, because they are dependent, the box is not bounded: then lines must
 * be bounded.
 */
#ifndef GRAZE_TESTS_ORACLE_OBB_H
#define GRAZE_TESTS_ORACLE_OBB_H

#include "../../include/graze/obb.h"
#include "oracle.h"

typedef struct obb_data {
    graze_obb box;
    mpz_t sum, part, half; /* to compute with */
} obb_data;

void obb_data_init(obb_data *d);
void obb_data_clear(obb_data *d);

oracle_shape oracle_obb(obb_data *d);

/* True when no line leaves through nothing: the three axes span space. */
bool obb_is_bounded(obb_data *d);

#endif
