/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The squared distance of a segment from a triangle and from a box, exactly, in fractions. Of a triangle: the least of its edges,
 * of the ends whose foot is inside, and 0 if the segment passes through it. Of a box: the squared distance of the place t is a
 * parabola between two places at which a coordinate passes a side of the box, and the least value of each is taken.
 */
#ifndef GRAZE_TESTS_ORACLE_DISTANCES_H
#define GRAZE_TESTS_ORACLE_DISTANCES_H

#include "oracle_closest.h"

typedef struct distances_oracle {
    closest_oracle pair; /* pair.squared is the result */
    mpq_t least, at[8], value, slope, second, middle, next, part, square;
    mpq_t way[3], height[2], n[3], u[3], v[3], g[3], s, t, whole;
} distances_oracle;

void distances_init(distances_oracle *o);
void distances_clear(distances_oracle *o);

/* Corners and ends as raw integers. */
void distances_of_triangle(distances_oracle *o, int64_t corners[3][3], int64_t ends[2][3]);
void distances_of_box(distances_oracle *o, int64_t sides[2][3], int64_t ends[2][3]);

#endif
