/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * How far a core that meets a box has to move until it is beside it: the distance to the hull of the sixteen ways from an end of
 * the core to a corner. The plane of any three of them with all others on one side is tried.
 */
#ifndef GRAZE_TESTS_WAY_HULL_H
#define GRAZE_TESTS_WAY_HULL_H

#include "exact_way.h"

enum { WAYS = 16 };

typedef struct {
    int64_t way[WAYS][3];
    exact normal[3], at; /* the nearest plane, and its distance, times the length of the normal */
    long double least;   /* its distance */
    bool has_plane; /* else all ways are on a line: any direction across it leads out, at once */
} way_hull;

/* The box is min and max, and the core its two ends. |coordinate| <= 2^32 */
void way_hull_find(way_hull *h, const int64_t *box, const int64_t *core);

/* The planes that are less than a raw unit farther than the nearest one, one at each call; `next` begins at 0. Returns false
 * behind the last. */
bool way_hull_next_equal(way_hull *h, int *next);

#endif
