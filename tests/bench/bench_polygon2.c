/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A hexagon in the workload's box, on x and y, and the query's points. The peer is the usual loop over the edges, with a cross
 * product for each.
 */
#include "casts.h"
#include "peer_number.h"

enum { CORNERS_OF = 6 };

static struct {
    graze_vec2 corners[CORNERS_OF], point;
} item;

static void prepare_corners(graze_vec2 *corners, const graze_aabb *box)
{
    const graze_scalar quarter = box->max.x / 4 - box->min.x / 4,
                       middle = box->min.y / 2 + box->max.y / 2;
    corners[0] = graze_vec2_of(box->min.x + quarter, box->min.y);
    corners[1] = graze_vec2_of(box->max.x - quarter, box->min.y);
    corners[2] = graze_vec2_of(box->max.x, middle);
    corners[3] = graze_vec2_of(box->max.x - quarter, box->max.y);
    corners[4] = graze_vec2_of(box->min.x + quarter, box->max.y);
    corners[5] = graze_vec2_of(box->min.x, middle);
}

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    prepare_corners(item.corners, &q.box);
    item.point = graze_vec2_of(q.segment.a.x, q.segment.a.y);
}

static graze_polygon2 polygon_of_item(void)
{
    graze_polygon2 polygon;
    polygon.corners = item.corners;
    polygon.count = CORNERS_OF;
    return polygon;
}

static graze_vec2 minus2(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(a.x - b.x, a.y - b.y);
}

static graze_scalar cross2(graze_vec2 a, graze_vec2 b)
{
    return peer_area(peer_product(a.x, b.y) - peer_product(a.y, b.x));
}

static uint32_t after(const graze_polygon2 *polygon, uint32_t i)
{
    return i + 1 < polygon->count ? i + 1 : 0;
}

static bool peer_polygon2_contains_point(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    for (uint32_t i = 0; i < polygon->count; i++) {
        const graze_vec2 from = polygon->corners[i];
        if (cross2(minus2(polygon->corners[after(polygon, i)], from), minus2(*point, from)) < 0)
            return false;
    }
    return true;
}

static bool peer_polygon2_is_convex(const graze_polygon2 *polygon)
{
    for (uint32_t i = 0; i < polygon->count; i++) {
        const uint32_t next = after(polygon, i);
        const graze_vec2 a = polygon->corners[i], b = polygon->corners[next],
                         c = polygon->corners[after(polygon, next)];
        if (cross2(minus2(b, a), minus2(c, b)) < 0)
            return false;
    }
    return true;
}

typedef bool of_one(const graze_polygon2 *);

static bool is_convex(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of_item();
    return ((of_one *)routine)(&polygon);
}

static bool with_point(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of_item();
    return call_predicate(routine, &polygon, &item.point);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(is_convex, NOTHING, polygon2_is_convex),
    ROW_WITH_PEER(with_point, NOTHING, polygon2_contains_point),
};

BENCH_SHAPE_WITH_INPUT(polygon2, "PPPPPPP");
