/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether two boxes have a point in common, in numbers of any length. A box is three slabs, low <=
 * axis . p <= high, with any axes. There are two judges: projections of the corners to the
 * separating axes, for boxes that have corners; and a search for a point on the faces, for any
 * boxes.
 */
#ifndef GRAZE_TESTS_ORACLE_MEETS_H
#define GRAZE_TESTS_ORACLE_MEETS_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

enum { SLABS = 3 };

typedef struct {
    mpz_t c[3];
} oracle_vector;

typedef struct {
    oracle_vector axis;
    mpz_t low, high;
} oracle_slab;

typedef struct {
    oracle_slab slab[SLABS];
} oracle_box;

void oracle_box_init(oracle_box *box);
void oracle_box_clear(oracle_box *box);
/* `words` are the raw numbers of the structure in order: center, axes, half; or min, max. */
void oracle_box_of_obb(oracle_box *to, const int32_t *words);
void oracle_box_of_aabb(oracle_box *to, const int32_t *words);

/* By the separating axes if both have corners; otherwise by the search. */
bool oracle_boxes_meet(const oracle_box *a, const oracle_box *b);
/* By the search only. */
bool oracle_boxes_meet_on_faces(const oracle_box *a, const oracle_box *b);

#endif
