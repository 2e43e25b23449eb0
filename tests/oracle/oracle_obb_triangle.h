/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Whether a triangle meets an oriented box, exactly: a linear program with two unknowns. The points a + p (b - a) + q (c - a) of
 * the triangle have p >= 0, q >= 0 and p + q <= 1, and those in the box satisfy six more inequalities. If there is a common point,
 * there is one where two of the nine lines cross. All crossings are tried.
 *
 * And the extremes of an oriented box: its eight corners, by elimination.
 */
#ifndef GRAZE_TESTS_ORACLE_OBB_TRIANGLE_H
#define GRAZE_TESTS_ORACLE_OBB_TRIANGLE_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

/* Line i: p * line[i][0] + q * line[i][1] <= line[i][2]. */
typedef struct {
    mpz_t line[9][3], half[3], det, p, q, part;
    mpq_t row[3][4], times, at;
} obb_triangle_oracle;

void obb_triangle_init(obb_triangle_oracle *o);
void obb_triangle_clear(obb_triangle_oracle *o);

/* -1 apart, 0 they touch: not if the half extents were 2^-16 of a raw unit less; 1 they overlap. The box, which is not empty, is its
 * center, axes and half extents. All numbers are as the routine gets them. */
int obb_triangle_meets(obb_triangle_oracle *o, const int32_t *box, const int32_t *a,
                       const int32_t *b, const int32_t *c);

/* The least and the greatest coordinates of the box, rounded outward, at most the world: min, then max. False if the axes do
 * not span space. */
bool obb_extremes(obb_triangle_oracle *o, const int32_t *box, int32_t *bounds);

#endif
