/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Calls of routines that all shapes have; the pointer to the shape may be of any type. */
#ifndef GRAZE_TESTS_BENCH_CASTS_H
#define GRAZE_TESTS_BENCH_CASTS_H

#include "bench.h"

typedef bool of_two(const void *shape, const void *other);
typedef graze_side side_of_two(const void *shape, const void *other);
typedef graze_result cast_of_two(const void *shape, const void *line, void *hit);

/* contains_point, overlaps_segment, overlaps_sphere ... */
static inline bool call_predicate(any_routine *routine, const void *shape, const void *other)
{
    return ((of_two *)routine)(shape, other);
}

/* side_of, classify: shapes in front count as hits. */
static inline bool call_side(any_routine *routine, const void *shape, const void *other)
{
    return ((side_of_two *)routine)(shape, other) == GRAZE_FRONT;
}

/* linecast, raycast, and their exits */
static inline bool call_cast(any_routine *routine, const void *shape, const void *line, void *hit)
{
    return ((cast_of_two *)routine)(shape, line, hit) != GRAZE_MISS;
}

#endif
