/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of polygons, over the inputs of their oracle. */
#include "../oracle/inputs_polygon2.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum { IS_CONVEX, CONTAINS_POINT, ROUTINES };

static const char *const names[ROUTINES] = {"graze_polygon2_is_convex",
                                            "graze_polygon2_contains_point"};

static const hash expected[ROUTINES] = HASHES(POLYGON2);

/* The corners are those of `room`. */
static graze_polygon2 polygon_of_raw(const raw_polygon2 *raw, graze_vec2 *room)
{
    graze_polygon2 polygon;
    for (uint32_t i = 0; i < raw->count; i++)
        room[i] = vec2_of(raw->corners + 2 * i);
    polygon.corners = room;
    polygon.count = raw->count;
    return polygon;
}

static void hash_polygon(hash *h, const polygon2_query *q)
{
    graze_vec2 room[POLYGON2_MOST];
    const graze_polygon2 polygon = polygon_of_raw(&q->polygon, room);
    const graze_vec2 point = vec2_of(q->point);
    mix(&h[IS_CONVEX], graze_polygon2_is_convex(&polygon));
    mix(&h[CONTAINS_POINT], graze_polygon2_contains_point(&polygon, &point));
}

void test_hash_polygon2(void)
{
    hash h[ROUTINES] = {{0, 0}};
    polygon2_query q;
    check_group("hash of polygons");
    for (uint32_t i = 0; i < QUERIES; i++) {
        input_polygon2(UINT64_C(0x6772617a65), i, &q);
        hash_polygon(h, &q);
    }
    hash_check("polygon2", h, expected, names, ROUTINES);
}
