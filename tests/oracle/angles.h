/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The greatest errors of the angle functions, and the bounds that angle.h promises. */
#ifndef GRAZE_TESTS_ANGLES_H
#define GRAZE_TESTS_ANGLES_H

#include "../../include/graze/graze.h"

typedef enum {
    SIN,
    COS,
    SIN_DOWN,
    SIN_UP,
    COS_DOWN,
    COS_UP,
    TAN,
    SIN_RADIANS,
    COS_RADIANS,
    TAN_RADIANS,
    ATAN2,
    ASIN,
    ACOS,
    FROM_DEGREES,
    FROM_RADIANS,
    TO_DEGREES,
    TO_RADIANS,
    ERRORS
} error_kind;

/* In units of the result: raw units or units in the last place; of angles 2^-32 turns. */
typedef struct {
    long double greatest[ERRORS];
} errors;

/* The error of a scalar. A true value out of range is compared as the end of the range. */
long double error_of_scalar(graze_scalar got, long double want);
/* The error of a sine that was rounded up or down. Infinite if the sine is on the wrong side of the true value, or if it is
 * not exact on an axis. */
long double error_of_side(graze_scalar got, long double want, bool up);
/* The error of a tangent, less the 2^-26 of the result that angle.h allows the fixed build. */
long double error_of_tangent(graze_scalar got, long double want);
/* The error of an angle, want in turns, around the circle. */
long double error_of_angle(graze_angle got, long double want);

/* The errors of the sines and cosines that are rounded to one side. */
void note_sides(errors *e, graze_angle angle, long double sine, long double cosine);

void note_error(errors *e, error_kind kind, long double error);
void merge_errors(errors *into, const errors *from);

/* Prints the greatest error of each routine that was called; returns how many are above their bounds. */
int print_errors(const errors *e);

/* Whether that of the routine, named without graze_, is above its bound. */
bool is_above(const char *routine, const errors *e);

/* A scalar as a number. */
long double number_of(graze_scalar x);

#endif
