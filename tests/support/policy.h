/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The policy of include/graze/line.h as a matrix of rows and pairs of shapes. Each cell is a
 * function, `pair_row`. A pair that lacks one does not compile, so a new row requires a cell for
 * every pair, and a new pair requires a cell in every row. One list of rows is for lines, one for
 * pairs of solids and one for constructions.
 */
#ifndef GRAZE_TESTS_POLICY_H
#define GRAZE_TESTS_POLICY_H

#include "check.h"

#define POLICY_ROWS(CELL, pair)                                                                    \
    CELL(pair, misses)             /* beside, behind the start, beyond the end */                  \
    CELL(pair, only_touches)       /* touches the closed shape, but not its interior */            \
    CELL(pair, goes_in)            /* also if it starts on the surface */                          \
    CELL(pair, starts_inside)      /* in the interior of a solid */                                \
    CELL(pair, ends_inside)        /* in the interior of a solid: results of _exit */              \
    CELL(pair, is_a_point)         /* zero length, zero direction */                               \
    CELL(pair, has_negative_limit) /* t_max < 0 */                                                 \
    CELL(pair, meets_an_edge)      /* the face reported on edges and corners */                    \
    CELL(pair, meets_a_flat_one)   /* a solid without interior */                                  \
    CELL(pair, meets_an_empty_one) /* inverted */                                                  \
    CELL(pair, spans_the_world)    /* INT32_MIN, opposite corners */                               \
    CELL(pair, saturates)          /* unrepresentable results */                                   \
    CELL(pair, has_no_number)      /* NaN and infinity */                                          \
    CELL(pair, has_no_normal) /* a face without area, a wall of no length, a zero normal or axis */

#define POLICY_CELL(pair, row)                                                                     \
    check_case(#row);                                                                              \
    pair##_##row();

/* Two solids: a predicate. */
#define SOLID_ROWS(CELL, pair)                                                                     \
    CELL(pair, stays_apart)                                                                        \
    CELL(pair, only_touches)       /* surfaces in common, no interior: the sets are closed */      \
    CELL(pair, meets)              /* interiors in common */                                       \
    CELL(pair, is_within)          /* one in the other */                                          \
    CELL(pair, meets_a_flat_one)   /* flat box, radius 0 */                                        \
    CELL(pair, meets_an_empty_one) /* inverted on one axis or more, negative radius */             \
    CELL(pair, spans_the_world)    /* INT32_MIN, opposite corners */                               \
    CELL(pair, has_no_number)      /* NaN and infinity */                                          \
    CELL(pair, has_no_normal)      /* a face without area, a zero normal or axis */

/* A construction: a value computed from a shape, or a shape that is built. */
#define CONSTRUCTION_ROWS(CELL, pair)                                                              \
    CELL(pair, is_as_defined) /* inside, beside, across */                                         \
    CELL(pair, rounds)        /* direction of rounding, ties */                                    \
    CELL(pair, is_of_a_flat_one)                                                                   \
    CELL(pair, is_of_an_empty_one)  /* inverted on one axis or more, negative size, no points */   \
    CELL(pair, spans_the_world)     /* INT32_MIN, opposite corners */                              \
    CELL(pair, saturates)           /* unrepresentable results */                                  \
    CELL(pair, overwrites_argument) /* the result aliases an argument */                           \
    CELL(pair, has_no_number)       /* NaN and infinity */                                         \
    CELL(pair, has_no_normal) /* a face without area, a wall of no length, a zero normal or axis */

/* A shape that moves: the rows of the table of sweep2.h. */
#define SWEEP_ROWS(CELL, pair)                                                                     \
    CELL(pair, misses)                                                                             \
    CELL(pair, starts_apart_and_touches) /* passes, runs along, ends in touch */                   \
    CELL(pair, starts_apart_and_enters)                                                            \
    CELL(pair, starts_in_touch_and_leaves) /* away or along */                                     \
    CELL(pair, starts_in_touch_and_enters)                                                         \
    CELL(pair, starts_inside)                                                                      \
    CELL(pair, does_not_move)                                                                      \
    CELL(pair, has_no_radius)      /* a line */                                                    \
    CELL(pair, is_empty)           /* negative radius, empty target */                             \
    CELL(pair, meets_a_flat_one)   /* a target without interior, or of one point */                \
    CELL(pair, meets_a_corner)     /* which side or corner */                                      \
    CELL(pair, stops_off_the_path) /* where the rounded place is inside */                         \
    CELL(pair, leaves_the_world)   /* the motion ends at the border */                             \
    CELL(pair, spans_the_world)    /* INT32_MIN, opposite corners */                               \
    CELL(pair, has_no_number)      /* NaN and infinity */

/* A cell for a case that cannot occur, with the reason. Without it the column does not compile,
 * and without a named reason the cell does not compile. */
#define POLICY_CANNOT_OCCUR(pair, row, reason)                                                     \
    typedef char pair##_##row##_reason[sizeof(reason "") > 20 ? 1 : -1];                           \
    static void pair##_##row(void)                                                                 \
    {                                                                                              \
        CHECK(sizeof(pair##_##row##_reason) == 1);                                                 \
    }

/* Runs a column of the matrix. */
#define POLICY_COLUMN_OF(rows, pair)                                                               \
    do {                                                                                           \
        check_group("policy of " #pair);                                                           \
        rows(POLICY_CELL, pair)                                                                    \
    } while (0)
#define POLICY_COLUMN(pair)       POLICY_COLUMN_OF(POLICY_ROWS, pair)
#define SOLID_COLUMN(pair)        POLICY_COLUMN_OF(SOLID_ROWS, pair)
#define CONSTRUCTION_COLUMN(pair) POLICY_COLUMN_OF(CONSTRUCTION_ROWS, pair)
#define SWEEP_COLUMN(pair)        POLICY_COLUMN_OF(SWEEP_ROWS, pair)

#endif
