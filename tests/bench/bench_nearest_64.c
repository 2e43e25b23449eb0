/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of sixty-four: a query's line with its own shape and with those of sixty-three other queries, in no order.
 * Each query is shrunk to a quarter, toward the start of its line, so that lines and shapes are short compared with the
 * scene, as in a game: at full size nine lines in ten start in one of sixty-four boxes, which ends the search. A figure is
 * for the whole query of sixty-four candidates.
 */
enum { CANDIDATES = 64 };
#include "calls_nearest.h"

/* The point, moved to a quarter of its distance from the start. */
static graze_vec3 closer(const graze_vec3 *start, const graze_vec3 *point)
{
    return graze_vec3_of(start->x + (point->x / 4 - start->x / 4),
                         start->y + (point->y / 4 - start->y / 4),
                         start->z + (point->z / 4 - start->z / 4));
}

static query quarter_of(unsigned number, int32_t scale)
{
    query q = query_of(number % QUERIES, scale);
    const graze_vec3 *start = &q.segment.a;
    q.box.min = closer(start, &q.box.min);
    q.box.max = closer(start, &q.box.max);
    q.segment.b = closer(start, &q.segment.b);
    q.ray.dir = graze_vec3_of(q.ray.dir.x / 4, q.ray.dir.y / 4, q.ray.dir.z / 4);
    return q;
}

static void prepare(unsigned number, int32_t scale)
{
    item.q = quarter_of(number, scale);
    for (unsigned i = 0; i < CANDIDATES; i++) {
        query other = quarter_of(number + 37 * (i + CANDIDATES - 5), scale);
        put(i, i == 5 ? &item.q.box : &other.box);
    }
}

#define ROW_OF_64(call)                                                                            \
    BENCH_ROW(nearest_##call.of_64, call, POINT3, graze_nearest_##call, peer_nearest_##call)

static const bench_row rows[] = {
    ROW_OF_64(aabb_linecast),     ROW_OF_64(aabb_raycast),      ROW_OF_64(sphere_linecast),
    ROW_OF_64(sphere_raycast),    ROW_OF_64(capsule_linecast),  ROW_OF_64(capsule_raycast),
    ROW_OF_64(cylinder_linecast), ROW_OF_64(cylinder_raycast),  ROW_OF_64(obb_linecast),
    ROW_OF_64(obb_raycast),       ROW_OF_64(triangle_linecast), ROW_OF_64(triangle_raycast),
};

BENCH_SHAPE(nearest_64);
