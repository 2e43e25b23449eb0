/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a sphere that moves meets a box, exactly. The places where the path crosses the planes of the sides cut it into pieces,
 * in their order. In each the square of the distance is a quadratic function of the time; the first piece with a zero has the
 * contact, whose time is a root of 512 bits.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_BOX_H
#define GRAZE_TESTS_ORACLE_SWEEP_BOX_H

#include "../../include/graze/sweep.h"

#include "quadratic.h"

enum { SWEEP_BOX_CUTS = 7 }; /* the planes of the sides, and the end */

typedef struct {
    int32_t box[6];
    mpz_t low[3], high[3], start[3], way[3], radius; /* of the box; of the path */
    quadratic q;
    exact_time middle, cuts[SWEEP_BOX_CUTS];
    int cut_count;
    mpf_t t, y;
    graze_result result;
    int side[3];                /* of the contact: -1 min, 1 max, 0 neither */
    double center[3], point[3]; /* of the exact contact, less the rounded place of the hit */
    double fraction;            /* in 2^-30, less that of the hit */
    double normal[3];
} sweep_box_oracle;

void sweep_box_oracle_init(sweep_box_oracle *o);
void sweep_box_oracle_clear(sweep_box_oracle *o);

/* Sets the result and, if it is a touch or a hit, the sides. The end is in the world. */
void sweep_box_oracle_solve(sweep_box_oracle *o, const int32_t *box, const int64_t *start,
                            const int64_t *end, int32_t radius);

/* Finds the result and the sides as well, but the caller has set the box and the path, in coordinates of any size. */
void sweep_box_oracle_find(sweep_box_oracle *o);

/* The sign of the distance of the start from the box, less the radius; of the same. */
int sweep_box_oracle_start(sweep_box_oracle *o);

/* The feature and the index of these sides. */
graze_feature sweep_box_oracle_feature(const sweep_box_oracle *o);
int32_t sweep_box_oracle_index(const sweep_box_oracle *o);

/* After a touch or a hit: what the hit is off. */
void sweep_box_oracle_compare(sweep_box_oracle *o, const graze_sweep_hit *hit);

/* The sign of the distance of a place from the box, less the radius. */
int sweep_box_oracle_distance(sweep_box_oracle *o, const graze_vec3 *place);

#endif
