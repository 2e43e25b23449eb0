/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The workload in the types of the build, integers or floats: the same numbers exactly. */
#ifndef GRAZE_TESTS_BENCH_QUERY_H
#define GRAZE_TESTS_BENCH_QUERY_H

#include "../../include/graze/graze.h"
#include "workload.h"

enum { QUERIES = sizeof workload / sizeof workload[0] };

/* The ray runs from a in steps of a sixteenth of the segment, and ends less than 2^-12 units from
 * b on each axis. */
enum { RAY_STEPS = 16 };

typedef struct {
    graze_aabb box;
    graze_segment segment;
    graze_ray ray;
} query;

/* |raw| <= 2^24, also for a difference of two coordinates. */
static inline graze_scalar scalar_of(int32_t raw)
{
#if GRAZE_FLOAT
    return (float)raw / 65536.0f;
#else
    return raw;
#endif
}

static inline graze_vec3 point_of(const int32_t *raw)
{
    graze_vec3 p = {scalar_of(raw[0]), scalar_of(raw[1]), scalar_of(raw[2])};
    return p;
}

static inline graze_vec3 step_between(const int32_t *a, const int32_t *b)
{
    int32_t step[3];
    for (int i = 0; i < 3; i++)
        step[i] = (b[i] - a[i]) / RAY_STEPS;
    return point_of(step);
}

static inline query query_of(unsigned number)
{
    const int32_t *raw = workload[number];
    query q;
    q.box.min = point_of(raw);
    q.box.max = point_of(raw + 3);
    q.segment.a = point_of(raw + 6);
    q.segment.b = point_of(raw + 9);
    q.ray.origin = q.segment.a;
    q.ray.dir = step_between(raw + 6, raw + 9);
    q.ray.t_max = RAY_STEPS * GRAZE_ONE;
    return q;
}

#endif
