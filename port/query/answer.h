/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The text of a query and of its answer. */
#ifndef GRAZE_PORT_QUERY_ANSWER_H
#define GRAZE_PORT_QUERY_ANSWER_H

#include "number.h"

#include <stdio.h>

/* The call on one line, as print_query.h writes it. */
void query_print_line(FILE *file, const query_call *call);
/* That line, the arguments, and the results: in units, and as stored. */
void query_print_answer(FILE *file, const query_call *call);
/* A number, or the coordinates of a vector: hit.point, (-1, 0.4375, 0), -65536 28672 0. */
typedef struct {
    char name[QUERY_PATH], units[8 * QUERY_DIGITS], raw[8 * QUERY_DIGITS];
} query_row_text;

/* The row that begins with a number of the list; returns where the next one begins. */
size_t query_row(const query_leaves *list, size_t first, const query_build *build,
                 query_row_text *row);

/* The numbers that the routine wrote, and what it returned, as `result`. */
query_leaves query_results(const query_call *call);

void query_print_help(FILE *file);
void query_print_list(FILE *file);
void query_print_routine(FILE *file, const query_build *build, const query_routine *routine);

#endif
