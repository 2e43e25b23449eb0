/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Exact lines, parameters and points, in integers of any length (GMP). Fractions have a
 * positive denominator and are never reduced: they are compared by cross-multiplication, which is faster.
 *
 * Each structure is initialised once and used for many queries.
 */
#ifndef GRAZE_TESTS_EXACT_H
#define GRAZE_TESTS_EXACT_H

#include <gmp.h>
#include "../../include/graze/aabb.h"

typedef struct exact_ratio {
    mpz_t num, den;
} exact_ratio;

/* All start + t * step, 0 <= t <= limit. */
typedef struct exact_line {
    mpz_t start[3], step[3];
    bool unlimited;    /* and then limit means nothing */
    exact_ratio limit; /* 0 when the line is one point, < 0 when it is empty */
} exact_line;

/* axis[i] / den. */
typedef struct exact_point {
    mpz_t axis[3], den, scratch;
} exact_point;

/* Parameters of a line, in order, each once. */
enum { EXACT_CAPACITY = 32 };
typedef struct exact_list {
    int count;
    exact_ratio at[EXACT_CAPACITY];
    mpz_t left, right;
} exact_list;

void exact_ratio_init(exact_ratio *r);
void exact_ratio_clear(exact_ratio *r);
void exact_line_init(exact_line *l);
void exact_line_clear(exact_line *l);
void exact_point_init(exact_point *p);
void exact_point_clear(exact_point *p);
void exact_list_init(exact_list *l);
void exact_list_clear(exact_list *l);

void exact_line_of_segment(exact_line *l, const graze_segment *segment);
void exact_line_of_ray(exact_line *l, const graze_ray *ray);
bool exact_line_is_point(const exact_line *l);

/* Takes in num / den, or nothing if den is 0 or the line does not reach that far. Call it with the
 * slot that exact_list_next gave. */
exact_ratio *exact_list_next(exact_list *list);
void exact_list_add(exact_list *list, const exact_line *l);
/* Takes in where the line crosses the plane coordinate == at. */
void exact_list_add_plane(exact_list *list, const exact_line *l, int axis, int32_t at);

/* A parameter between two others. */
void exact_between(exact_ratio *middle, const exact_ratio *p, const exact_ratio *q);
/* A parameter beyond another. */
void exact_beyond(exact_ratio *beyond, const exact_ratio *p);

void exact_point_at(exact_point *p, const exact_line *l, const exact_ratio *t);
/* < 0, 0 or > 0 as the coordinate is less than, equal to or greater than the plane's. */
int exact_point_against(exact_point *p, int axis, int32_t plane);

/* start + (coordinate - start), the difference rounded to nearest, ties away from zero, held in
 * the world. */
graze_vec3 exact_rounded_point(exact_point *p, const exact_line *l);
int32_t exact_rounded_coordinate(exact_point *p, const exact_line *l, int axis);
/* t * scale to nearest, ties up, at most INT32_MAX; t >= 0. */
int32_t exact_rounded_ratio(const exact_ratio *t, uint32_t scale, exact_point *scratch);

#endif
