/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a circle that moves meets a target, exactly. Circles and capsules are walls with the sum of the radii; a rectangle is
 * its four sides: outside it the nearest of them is as far off as the rectangle.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP2_TARGET_H
#define GRAZE_TESTS_ORACLE_SWEEP2_TARGET_H

#include "inputs_sweep2.h"
#include "oracle_sweep2.h"

typedef struct {
    sweep2_oracle o; /* of the wall that has the contact */
    int32_t wall[4];
    int target;
    const sweep2_words *q;
    int64_t radius; /* the sum */
    mpf_t first, later;
    graze_result result;
    graze_feature feature;
    int32_t index;
} sweep2_exact;

void sweep2_exact_init(sweep2_exact *e);
void sweep2_exact_clear(sweep2_exact *e);

/* Sets the result and, unless it is a miss or inside, feature and index; but the index of a side of a rectangle that a line of
 * radius 0 meets is that of the first side there. */
void sweep2_exact_solve(sweep2_exact *e, int target, const sweep2_words *q, const int64_t *start,
                        const int64_t *end);

/* After that, unless it is a miss or inside: what the hit is off, in e->o. */
void sweep2_exact_compare(sweep2_exact *e, const int64_t *start, const graze_sweep_hit2 *hit);

/* The sign of the distance of a place from the target, less the radius; negative in the interior of a rectangle. */
int sweep2_exact_distance(sweep2_exact *e, const graze_vec2 *place);

#endif
