/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The exact distance of a segment from an oriented box, by the excesses of obb.h. In the coordinates of the box the distance of
 * the point at t is least at one of these: an end; where the segment crosses the plane of a side; or where it is nearest to a
 * side, an edge or a corner, each taken as a plane, a line or a point without end. All are tried.
 */
#ifndef GRAZE_TESTS_ORACLE_OBB_CAPSULE_H
#define GRAZE_TESTS_ORACLE_OBB_CAPSULE_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
    mpz_t start[3], run[3], half[3]; /* in the coordinates of the box: 2^-16 raw */
    mpz_t squared, whole;            /* the square of the distance, a fraction; whole > 0 */
    mpz_t at_num,
        at_den; /* t where the segment is nearest, a fraction: 0, or else 1, or else the least */
    mpz_t num, den, sum, place, part, earlier;
} obb_distance_oracle;

void obb_distance_init(obb_distance_oracle *o);
void obb_distance_clear(obb_distance_oracle *o);

/* The box is its center, axes and half extents, none of which is negative; the segment is its ends. */
void obb_distance_of(obb_distance_oracle *o, const int32_t *box, const int32_t *segment);

/* How far the nearest place of the segment is beyond the sides on an axis of the box, times the denominator at_den. */
void obb_distance_gap(obb_distance_oracle *o, mpz_t gap, int i);

/* The sign of the distance less the radius. */
int obb_distance_order(obb_distance_oracle *o, int32_t radius);

/* Rounded to nearest, ties up; at most INT32_MAX. */
int32_t obb_distance_rounded(obb_distance_oracle *o);

#endif
