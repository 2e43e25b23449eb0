/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The policy of include/graze/line.h as a matrix: its rows, by the pairs that the library has.
 * Each cell is a function of its own, `pair_row`. A pair that lacks one does not compile, so a new
 * row has to be answered for every pair, and a new pair in every row.
 */
#ifndef GRAZE_TESTS_POLICY_H
#define GRAZE_TESTS_POLICY_H

#include "check.h"

#define POLICY_ROWS(CELL, pair)                                                                    \
    CELL(pair, misses)             /* beside, behind the start, beyond the end */                  \
    CELL(pair, only_touches)       /* meets the closed shape, not its interior */                  \
    CELL(pair, goes_in)            /* also when it starts on the surface */                        \
    CELL(pair, starts_inside)      /* in the interior of a solid */                                \
    CELL(pair, ends_inside)        /* in the interior of a solid: what _exit says */               \
    CELL(pair, is_a_point)         /* zero length, zero direction */                               \
    CELL(pair, has_negative_limit) /* t_max < 0 */                                                 \
    CELL(pair, meets_an_edge)      /* which face is named on edges and corners */                  \
    CELL(pair, meets_a_flat_one)   /* a solid without interior */                                  \
    CELL(pair, meets_an_empty_one) /* inverted */                                                  \
    CELL(pair, spans_the_world)    /* INT32_MIN, opposite corners */                               \
    CELL(pair, saturates)          /* what can't be represented */                                 \
    CELL(pair, has_no_number)      /* NaN and infinity */

#define POLICY_CELL(pair, row)                                                                     \
    check_case(#row);                                                                              \
    pair##_##row();

/* Runs a column of the matrix. */
#define POLICY_COLUMN(pair)                                                                        \
    do {                                                                                           \
        check_group("policy of " #pair);                                                           \
        POLICY_ROWS(POLICY_CELL, pair)                                                             \
    } while (0)

#endif
