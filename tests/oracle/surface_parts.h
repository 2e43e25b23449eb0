/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A line, and the part of it that fulfils conditions: exact, in rationals (GMP). A vector has a length as well, in
 * doubles, by which margins are measured.
 */
#ifndef GRAZE_TESTS_SURFACE_PARTS_H
#define GRAZE_TESTS_SURFACE_PARTS_H

#include "../support/contract.h"

#include <gmp.h>

/* All start + t * run, and the part of it from `first` to `last`. */
typedef struct {
    uint32_t axes;
    mpq_t start[3], run[3], first, last;
} surface_line;

void surface_line_init(surface_line *l);
void surface_line_clear(surface_line *l);
/* The line of the scene, from 0 to its end. The end of a ray without a limit is 2^128, beyond all ordinary shapes. */
void surface_line_set(surface_line *l, const contract_scene *s);
/* The point alone. */
void surface_line_set_point(surface_line *l, const graze_scalar *point, uint32_t axes);

typedef struct {
    uint32_t axes;
    mpq_t axis[3];
    double length; /* within 2^-50 of it */
} exact_vector;

void exact_vector_init(exact_vector *v, uint32_t axes);
void exact_vector_clear(exact_vector *v);
void exact_vector_set(exact_vector *v, const graze_scalar *words);
void exact_vector_set_between(exact_vector *v, const exact_vector *from, const exact_vector *to);
void exact_vector_set_cross(exact_vector *v, const exact_vector *a, const exact_vector *b);
void exact_vector_add(exact_vector *v, const exact_vector *a);
void exact_vector_set_run(exact_vector *v, const surface_line *l);
double exact_vector_dot(const exact_vector *a, const exact_vector *b);

/* The part of the line from `first` to `last`; none if first > last. The others are for the calculation. */
typedef struct {
    const surface_line *line;
    mpq_t first, last, height, rise, term;
} line_part;

/* Begins with all of the line. */
void line_part_init(line_part *p, const surface_line *l);
void line_part_clear(line_part *p);
bool line_part_is_empty(const line_part *p);
/* Keeps what lies beyond the place, or before it, along the vector, or nearer than the margin. */
void line_part_keep_beyond(line_part *p, const exact_vector *place, const exact_vector *along,
                           double margin);
void line_part_keep_before(line_part *p, const exact_vector *place, const exact_vector *along,
                           double margin);
/* Whether a point of the part is at most that far from the center. */
bool line_part_comes_within(line_part *p, const exact_vector *center, double distance);
bool line_part_comes_near(line_part *p, const graze_scalar *words, uint32_t axes, double radius);

#endif
