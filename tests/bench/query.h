/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The workload in the types of the build, integers or floats; the numbers are exactly the same. */
#ifndef GRAZE_TESTS_BENCH_QUERY_H
#define GRAZE_TESTS_BENCH_QUERY_H

#include "../../include/graze/graze.h"

enum { QUERIES = 512 };

/* The ray runs from a in steps of a sixteenth of the segment, and ends less than 2^-12 units from b on each axis. */
enum { RAY_STEPS = 16 };

typedef struct {
    graze_aabb box;
    graze_segment segment;
    graze_ray ray;
} query;

/* The greatest `scale`, for coordinates as far apart as fits; 1 is the workload itself, within +-128 units. In place of a
 * scale, IN_RANGE: 15/32 of the workload's numbers, rounded toward 0, so that they are within +-60 units. */
enum { IN_RANGE = 0, MOST_SCALE = 255 };
query query_of(unsigned number, int32_t scale);

#endif
