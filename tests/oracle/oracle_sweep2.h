/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where a circle that moves meets a wall, exactly. The square of the distance of its center from the wall is, piece by piece, a
 * quadratic function of the time: of one end, of the line, of the other end. The first piece with a zero has the contact, whose
 * time is a root of 512 bits.
 */
#ifndef GRAZE_TESTS_ORACLE_SWEEP2_H
#define GRAZE_TESTS_ORACLE_SWEEP2_H

#include "../../include/graze/sweep2.h"

#include "quadratic.h"

typedef struct {
    mpz_t ux, uy, gx, gy, vx, vy,
        radius; /* the wall, from its a to the center, the way of the center */
    mpz_t uu, ug, uv, height, turn;
    quadratic q;
    exact_time middle, breaks[2];
    mpf_t t, y;
    graze_result result;
    int part;                   /* of the wall: -1 its a, 0 its side, 1 its b */
    int side;                   /* of the start: the sign of its height */
    double center[2], point[2]; /* of the exact contact, less the rounded place of `about` */
    double fraction;            /* in 2^-30, less `fraction_about` */
    double normal[2];
} sweep2_oracle;

void sweep2_oracle_init(sweep2_oracle *o);
void sweep2_oracle_clear(sweep2_oracle *o);

/* Sets the result and, unless it is a miss, part and side. The end is in the world. */
void sweep2_oracle_solve(sweep2_oracle *o, const int32_t *wall, const int64_t *start,
                         const int64_t *end, int64_t radius);

/* After that, unless it is a miss or inside: what the hit is off. */
void sweep2_oracle_compare(sweep2_oracle *o, const int32_t *wall, const int64_t *start,
                           const graze_sweep_hit2 *hit);

/* The sign of the distance of a place from the wall, less the radius; and on which side of it the place is. */
int sweep2_oracle_distance(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *place,
                           int64_t radius);
int sweep2_oracle_side(sweep2_oracle *o, const int32_t *wall, const graze_vec2 *place);

#endif
