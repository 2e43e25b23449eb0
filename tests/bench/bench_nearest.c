/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of sixteen: a query's line with its own shape and with those of fifteen other
 * queries, in no order. A figure is for the whole query of sixteen candidates.
 */
enum { CANDIDATES = 16 };
#include "calls_nearest.h"

static void prepare(unsigned number, int32_t scale)
{
    item.q = query_of(number, scale);
    for (unsigned i = 0; i < CANDIDATES; i++) {
        query other = query_of((number + 37 * (i + CANDIDATES - 5)) % QUERIES, scale);
        put(i, i == 5 ? &item.q.box : &other.box);
    }
}

static const bench_row rows[] = {
    ROW_WITH_PEER(aabb_linecast, POINT3, nearest_aabb_linecast),
    ROW_WITH_PEER(aabb_raycast, POINT3, nearest_aabb_raycast),
    ROW_WITH_PEER(sphere_linecast, POINT3, nearest_sphere_linecast),
    ROW_WITH_PEER(sphere_raycast, POINT3, nearest_sphere_raycast),
    ROW_WITH_PEER(capsule_linecast, POINT3, nearest_capsule_linecast),
    ROW_WITH_PEER(capsule_raycast, POINT3, nearest_capsule_raycast),
    ROW_WITH_PEER(cylinder_linecast, POINT3, nearest_cylinder_linecast),
    ROW_WITH_PEER(cylinder_raycast, POINT3, nearest_cylinder_raycast),
    ROW_WITH_PEER(obb_linecast, POINT3, nearest_obb_linecast),
    ROW_WITH_PEER(obb_raycast, POINT3, nearest_obb_raycast),
    ROW_WITH_PEER(triangle_linecast, POINT3, nearest_triangle_linecast),
    ROW_WITH_PEER(triangle_raycast, POINT3, nearest_triangle_raycast),
};

#define EACH(words) TEN(words) words words words words words words
BENCH_SHAPE_WITH_INPUT(nearest, "BVVVVt" EACH("B") EACH("Vr") EACH("VVr") EACH("VVr") EACH("VAh")
                                    EACH("VVV"));
