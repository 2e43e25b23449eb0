/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The hashes of polygons, over the inputs of their oracle. */
#include "../oracle/inputs_polygon2.h"
#include "../support/check.h"
#include "../tests.h"
#include "hash.h"

enum { QUERIES = HASH_QUERIES(3000) };
enum {
    IS_CONVEX,
    CONTAINS_POINT,
    OVERLAPS_CIRCLE,
    OVERLAPS_RECT,
    OVERLAPS_POLYGON2,
    CLOSEST_POINT,
    DISTANCE,
    ROUTINES
};

static const char *const names[ROUTINES] = {
    "graze_polygon2_is_convex",         "graze_polygon2_contains_point",
    "graze_polygon2_overlaps_circle",   "graze_polygon2_overlaps_rect",
    "graze_polygon2_overlaps_polygon2", "graze_polygon2_closest_point",
    "graze_polygon2_distance"};

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

static void hash_solids(hash *h, const graze_polygon2 *polygon, const polygon2_query *q)
{
    graze_vec2 room[POLYGON2_MOST];
    const graze_polygon2 other = polygon_of_raw(&q->other, room);
    graze_circle circle;
    graze_rect rect;
    circle.center = vec2_of(q->circle);
    circle.radius = scalar_of(q->circle[2]);
    rect.min = vec2_of(q->rect);
    rect.max = vec2_of(q->rect + 2);
    mix(&h[OVERLAPS_CIRCLE], graze_polygon2_overlaps_circle(polygon, &circle));
    mix(&h[OVERLAPS_RECT], graze_polygon2_overlaps_rect(polygon, &rect));
    mix(&h[OVERLAPS_POLYGON2], graze_polygon2_overlaps_polygon2(polygon, &other));
}

static void hash_nearest(hash *h, const graze_polygon2 *polygon, graze_vec2 point)
{
    graze_vec2 nearest;
    graze_polygon2_closest_point(polygon, &point, &nearest);
    mix_vec2(&h[CLOSEST_POINT], nearest);
    mix_scalar(&h[DISTANCE], graze_polygon2_distance(polygon, &point));
}

static void hash_polygon(hash *h, const polygon2_query *q)
{
    graze_vec2 room[POLYGON2_MOST];
    const graze_polygon2 polygon = polygon_of_raw(&q->polygon, room);
    const graze_vec2 point = vec2_of(q->point);
    mix(&h[IS_CONVEX], graze_polygon2_is_convex(&polygon));
    mix(&h[CONTAINS_POINT], graze_polygon2_contains_point(&polygon, &point));
    hash_solids(h, &polygon, q);
    hash_nearest(h, &polygon, vec2_of(q->circle));
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
