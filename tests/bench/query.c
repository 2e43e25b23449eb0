/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
#include "bench.h"
#include "workload.h"

bench_made made;

typedef char all_queries[QUERIES == sizeof workload / sizeof workload[0] ? 1 : -1];

/* |raw| <= 2^23 */
static graze_scalar scalar_of(int32_t raw, int32_t scale)
{
    if (scale == IN_RANGE) {
        raw = raw * 15 / 32; /* below 2^27 */
        scale = 1;
    }
#if GRAZE_FLOAT
    return (float)raw / 65536.0f * (float)scale;
#else
    return raw * scale;
#endif
}

static graze_vec3 point_of(const int32_t *raw, int32_t scale)
{
    graze_vec3 p = {scalar_of(raw[0], scale), scalar_of(raw[1], scale), scalar_of(raw[2], scale)};
    return p;
}

static graze_vec3 step_between(const int32_t *a, const int32_t *b, int32_t scale)
{
    int32_t step[3];
    for (int i = 0; i < 3; i++)
        step[i] = (b[i] - a[i]) / RAY_STEPS;
    return point_of(step, scale);
}

query query_of(unsigned number, int32_t scale)
{
    const int32_t *raw = workload[number];
    query q;
    q.box.min = point_of(raw, scale);
    q.box.max = point_of(raw + 3, scale);
    q.segment.a = point_of(raw + 6, scale);
    q.segment.b = point_of(raw + 9, scale);
    q.ray.origin = q.segment.a;
    q.ray.dir = step_between(raw + 6, raw + 9, scale);
    q.ray.t_max = RAY_STEPS * GRAZE_ONE;
    return q;
}
