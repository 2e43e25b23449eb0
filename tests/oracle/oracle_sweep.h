/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a sphere that moves meets a plane or a capsule. Exact squares of heights, or distances of whole cores (oracle_capsule.h),
 * decide. The time of contact is a real number of 512 bits: at a plane from the root of the square of the normal; at a capsule the
 * least of three: the first roots at the balls around both ends, and that at the cylinder, if it is beside the core.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP_H
#define GRAZE_TESTS_ORACLE_SWEEP_H

#include "../../include/graze/sweep.h"
#include "oracle_capsule.h"

/* One of the two. */
typedef struct {
    const int32_t *plane;
    const int32_t *capsule;
    int32_t radius; /* of the sphere */
} sweep_target;

typedef struct {
    capsule_oracle cores;
    mpz_t n[3], gap[3], way[3], across[3], turned[3], a, b, c, uu, root, height, end, sum;
    mpf_t t, next, part, most, x, y, place[3], foot[3];
    graze_result result;
    int side;                   /* of the start: the sign of its height above a plane */
    double center[3], point[3]; /* of the exact contact, less those of the hit */
    double fraction;            /* in 2^-30, less that of the hit */
    double normal[3];
} sweep_oracle;

void sweep_oracle_init(sweep_oracle *o);
void sweep_oracle_clear(sweep_oracle *o);

/* Sets the result, and for a plane the side. */
void sweep_oracle_solve(sweep_oracle *o, const sweep_target *target, const int64_t *start,
                        const int64_t *end);
/* After that, unless it is a miss or inside: what the hit is off. */
void sweep_oracle_compare(sweep_oracle *o, const sweep_target *target, const int64_t *start,
                          const int64_t *end, const graze_sweep_hit *hit);
/* The sign of the distance of a place, on the side of the start of the last solution, less the radius: -1 behind a plane too. */
int sweep_oracle_distance(sweep_oracle *o, const sweep_target *target, const int64_t *place);

#endif
