/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* What verify counts, and how it says so. */
#ifndef GRAZE_TESTS_REPORT_H
#define GRAZE_TESTS_REPORT_H

#include "inputs.h"
#include "oracle.h"

typedef enum routine {
    CONTAINS_POINT,
    OVERLAPS_SEGMENT,
    LINECAST,
    LINECAST_EXIT,
    OVERLAPS_RAY,
    RAYCAST,
    RAYCAST_EXIT,
    ROUTINES
} routine;

/* Of point, segment and ray, the one that the routine takes is set. */
typedef struct query {
    uint32_t index;
    graze_aabb box;
    graze_vec3 point;
    graze_segment segment;
    graze_ray ray;
} query;

typedef struct counts {
    unsigned long cases, wrong_answers, wrong_bits;
    unsigned long results[INPUT_CLASSES][4];
} counts;

typedef struct tally {
    counts of[ROUTINES];
    unsigned long judges_differ, printed;
} tally;

typedef enum fault {
    WRONG_ANSWER,
    WRONG_WITHOUT_HIT,
    WRONG_OVERLAPS,
    WRONG_WRITE,
    WRONG_BITS,
    WRONG_JUDGE
} fault;

/* ROUTINES if there is none of that name, which may be without graze_aabb_. */
routine routine_named(const char *name);
bool takes_segment(routine r);
bool takes_ray(routine r);

void tally_result(tally *t, routine r, const query *q, graze_result result);
/* Counts a fault, and prints the first few in full. */
void tally_fault(tally *t, routine r, const query *q, fault f, const oracle_hit *got,
                 const oracle_hit *want);
void tally_add(tally *sum, const tally *t);

/* The share of each result in each class; returns how many that can occur are too small. */
unsigned long print_shares(const tally *t);
/* A line for each routine that was run, and one for all; returns the number of faults. */
unsigned long print_totals(const tally *t);

#endif
