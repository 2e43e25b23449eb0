/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far the answers of a routine are from exact ones, at most, and the arguments of the worst: for oracles of the float
 * build whose answers have a bound.
 */
#ifndef GRAZE_TESTS_MARGIN_H
#define GRAZE_TESTS_MARGIN_H

#include "real3.h"

#include <stddef.h>

enum { MARGIN_ANSWERS = 3, MARGIN_ARGUMENTS = 4, MARGIN_BYTES = 256 };

typedef struct {
    const char *type, *name;
    const void *at;
    size_t bytes;
} margin_argument;

/* One routine. `worst` is the greatest error, and `stored` has the arguments of it. */
typedef struct {
    real worst;
    uint32_t answers[MARGIN_ANSWERS];
    margin_argument argument[MARGIN_ARGUMENTS];
    int arguments, worst_arguments;
    unsigned char stored[MARGIN_ARGUMENTS][MARGIN_BYTES];
} margin;

/* A judge draws one case, with random_bits of floats.h, asks the routine, and tells the margin the error, once or more
 * often. `variant` is for a judge of several routines. A predicate has 2 or 3 `answers`; each must occur in 1 of 50 cases. */
typedef struct {
    const char *name;
    void (*judge)(margin *m, int variant);
    int variant;
    real bound;
    int answers;
} margin_row;

/* Names an argument of this case, for printing: TYPE is without graze_. It must live until the judge returns. */
void margin_name(margin *m, const char *type, const char *name, const void *at, size_t bytes);
#define MARGIN_NAME(m, type, value) margin_name(m, type, #value, &(value), sizeof(value))

void margin_answer(margin *m, int answer);
/* An error; infinite for an answer that no rounding explains. */
void margin_error(margin *m, real error);
void margin_expect(margin *m, bool holds);

/* Judges `cases` cases of each row, or of the one of that name. Adds to the counts. */
void margin_run(const margin_row *rows, size_t count, uint32_t cases, const char *routine,
                int *passed, int *failed);

#endif
