/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a sphere that moves meets an oriented box, exactly: in the coordinates of the box, in units of 2^-16 raw, as
 * oracle_sweep_box.h finds it; then back in the world, with the root of 512 bits.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_OBB_H
#define GRAZE_TESTS_ORACLE_SWEEP_OBB_H

#include "../../include/graze/sweep_obb.h"

#include "oracle_sweep_box.h"

typedef struct {
    sweep_box_oracle box; /* has the result and the sides */
    int32_t words[15], radius;
    int64_t start[3], way[3];
    mpf_t sum, part, square, gap[3];
    double center[3], point[3]; /* of the exact contact, less the rounded place of the hit */
    double fraction;            /* in 2^-30, less that of the hit */
    double normal[3];           /* the unit vector; of a line, the axis */
    double point_bound[3];      /* for these axes */
    double normal_bound;
} sweep_obb_oracle;

void sweep_obb_oracle_init(sweep_obb_oracle *o);
void sweep_obb_oracle_clear(sweep_obb_oracle *o);

/* Sets the result and, if it is a touch or a hit, the sides. The end is in the world. box: center, axes, half extents. */
void sweep_obb_oracle_solve(sweep_obb_oracle *o, const int32_t *box, const int64_t *start,
                            const int64_t *end, int32_t radius);

/* After a touch or a hit: what the hit is off. */
void sweep_obb_oracle_compare(sweep_obb_oracle *o, const graze_sweep_hit *hit);

/* Whether a place is inside the box, or, for a radius of 0, behind the first of the sides. */
bool sweep_obb_oracle_is_inside(sweep_obb_oracle *o, const graze_vec3 *place);

#endif
