/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Calls shared by the benches of triangle and parallelogram. */
#ifndef GRAZE_TESTS_BENCH_CALLS_FACE_H
#define GRAZE_TESTS_BENCH_CALLS_FACE_H

#include "casts.h"

static struct {
    query q;
    union {
        graze_triangle triangle;
        graze_parallelogram parallelogram;
    } face;
} item;

static bool overlaps_segment(any_routine *routine)
{
    return call_predicate(routine, &item.face, &item.q.segment);
}

static bool overlaps_ray(any_routine *routine)
{
    return call_predicate(routine, &item.face, &item.q.ray);
}

static bool linecast(any_routine *routine)
{
    return call_cast(routine, &item.face, &item.q.segment, &made.face_line_hit);
}

static bool raycast(any_routine *routine)
{
    return call_cast(routine, &item.face, &item.q.ray, &made.face_ray_hit);
}

typedef bool barycentric_of_two(const void *face, const void *line, graze_barycentric *uv);

static bool on_segment(any_routine *routine)
{
    return ((barycentric_of_two *)routine)(&item.face, &item.q.segment, &made.barycentric);
}

static bool on_ray(any_routine *routine)
{
    return ((barycentric_of_two *)routine)(&item.face, &item.q.ray, &made.barycentric);
}

#endif
