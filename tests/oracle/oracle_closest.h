/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where two runs come closest, exactly, in fractions of any length. The squared distance of two points is a convex function
 * of their two places, so it is least at one of nine: at an end of both; at an end of one, and where the other is nearest to
 * it; or where the lines come nearest. All of them are tried, and of equal ones the least places are kept.
 */
#ifndef GRAZE_TESTS_ORACLE_CLOSEST_H
#define GRAZE_TESTS_ORACLE_CLOSEST_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

/* start + run * place, on three axes; a run in the plane has 0 on the last. */
typedef struct closest_run {
    int64_t start[3], run[3];
} closest_run;

typedef struct closest_oracle {
    mpq_t u[3], v[3], gap[3], uu, uv, vv, ug, vg;
    mpq_t s, t, squared;                                        /* the result */
    mpq_t next_s, next_t, next_squared, whole, part, zero, one; /* scratch */
} closest_oracle;

void closest_init(closest_oracle *o);
void closest_clear(closest_oracle *o);
void closest_find(closest_oracle *o, const closest_run *first, const closest_run *second);

/* 0: two ends; 1: an end and a place between ends; 2: both between; 3: a common point. */
int closest_kind(const closest_oracle *o);
/* A coordinate of start + run * place, rounded once, ties away from the start. */
int32_t closest_coordinate(closest_oracle *o, const closest_run *run, const mpq_t place, int axis);
/* The distance less `less`, to nearest, from 0 to INT32_MAX. */
int32_t closest_distance(closest_oracle *o, int64_t less);

#endif
