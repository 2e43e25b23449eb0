/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Rows of the oracle `values`, a table for each group of shapes. */
#ifndef GRAZE_TESTS_VALUES_H
#define GRAZE_TESTS_VALUES_H

#include "border_scenes.h"

extern const margin_row value_ball_rows[], value_box_rows[], value_obb_rows[], value_face_rows[],
    value_view_rows[], value_cast_rows[], value_vector_rows[];
extern const size_t value_ball_count, value_box_count, value_obb_count, value_face_count,
    value_view_count, value_cast_count, value_vector_count;

/* A shape of that kind, and a point that is near its border or anywhere; both are named. Returns S, also of the differences
 * of the two. */
real value_draw(margin *m, contract_scene *s, any_point *p, border_kind kind);

/* The error of each coordinate, in units of u size. */
void value_error_of_point(margin *m, real3 got, real3 want, real size);
/* The error of a number, in the same units. */
void value_error(margin *m, real got, real want, real size);
/* Whether all numbers are equal. */
void value_expect_words(margin *m, const graze_scalar *got, const float *want, uint32_t count);

#endif
