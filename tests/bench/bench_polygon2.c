/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A hexagon in the workload's box, on x and y, with the query's points, and a hexagon, a rectangle and a circle of the next
 * query. The peers are the usual loops over the edges: cross products, separating axes over all corners, and the nearest
 * point of each edge.
 */
#include "casts.h"
#include "peer_number.h"

enum { CORNERS_OF = 6 };

static struct {
    graze_vec2 corners[CORNERS_OF], others[CORNERS_OF], point;
    graze_circle circle;
    graze_rect rect;
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
    const query q = query_of(number, scale), next = query_of((number + 1) % QUERIES, scale);
    prepare_corners(item.corners, &q.box);
    prepare_corners(item.others, &next.box);
    item.rect.min = graze_vec2_of(next.box.min.x, next.box.min.y);
    item.rect.max = graze_vec2_of(next.box.max.x, next.box.max.y);
    item.circle.center = item.rect.min;
    item.circle.radius = next.box.max.x / 2 - next.box.min.x / 2;
    item.point = graze_vec2_of(q.segment.a.x, q.segment.a.y);
}

static graze_polygon2 polygon_of(const graze_vec2 *corners)
{
    graze_polygon2 polygon;
    polygon.corners = corners;
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

static graze_scalar dot2(graze_vec2 a, graze_vec2 b)
{
    return peer_area(peer_product(a.x, b.x) + peer_product(a.y, b.y));
}

/* The nearest point of the edge, by a quotient. */
static bool edge_is_within(graze_vec2 from, graze_vec2 to, const graze_circle *circle)
{
    const graze_vec2 way = minus2(to, from), gap = minus2(circle->center, from);
    const graze_scalar along = dot2(way, gap), whole = dot2(way, way);
    graze_scalar t = whole > 0 ? peer_div(along, whole) : 0;
    t = t < 0 ? 0 : t > GRAZE_ONE ? GRAZE_ONE : t;
    const graze_vec2 off = graze_vec2_of(gap.x - peer_mul(way.x, t), gap.y - peer_mul(way.y, t));
    return peer_product(off.x, off.x) + peer_product(off.y, off.y) <=
           peer_product(circle->radius, circle->radius);
}

static bool peer_polygon2_overlaps_circle(const graze_polygon2 *polygon, const graze_circle *circle)
{
    for (uint32_t i = 0; i < polygon->count; i++)
        if (edge_is_within(polygon->corners[i], polygon->corners[after(polygon, i)], circle))
            return true;
    return peer_polygon2_contains_point(polygon, &circle->center);
}

/* All corners on the normal of an edge, as in most physics engines. */
static bool edge_separates(const graze_polygon2 *a, const graze_polygon2 *b)
{
    for (uint32_t i = 0; i < a->count; i++) {
        const graze_vec2 from = a->corners[i], way = minus2(a->corners[after(a, i)], from);
        bool apart = true;
        for (uint32_t j = 0; j < b->count && apart; j++)
            apart = cross2(way, minus2(b->corners[j], from)) < 0;
        if (apart)
            return true;
    }
    return false;
}

static bool peer_polygon2_overlaps_polygon2(const graze_polygon2 *a, const graze_polygon2 *b)
{
    return !edge_separates(a, b) && !edge_separates(b, a);
}

static bool peer_polygon2_overlaps_rect(const graze_polygon2 *polygon, const graze_rect *rect)
{
    const graze_vec2 corners[4] = {rect->min, graze_vec2_of(rect->max.x, rect->min.y), rect->max,
                                   graze_vec2_of(rect->min.x, rect->max.y)};
    graze_polygon2 other;
    other.corners = corners;
    other.count = 4;
    return peer_polygon2_overlaps_polygon2(polygon, &other);
}

typedef bool of_one(const graze_polygon2 *);

static bool is_convex(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return ((of_one *)routine)(&polygon);
}

static bool with_point(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_predicate(routine, &polygon, &item.point);
}

static bool with_circle(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_predicate(routine, &polygon, &item.circle);
}

static bool with_rect(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_predicate(routine, &polygon, &item.rect);
}

static bool with_polygon(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners), other = polygon_of(item.others);
    return call_predicate(routine, &polygon, &other);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(is_convex, NOTHING, polygon2_is_convex),
    ROW_WITH_PEER(with_point, NOTHING, polygon2_contains_point),
    ROW_WITH_PEER(with_circle, NOTHING, polygon2_overlaps_circle),
    ROW_WITH_PEER(with_rect, NOTHING, polygon2_overlaps_rect),
    ROW_WITH_PEER(with_polygon, NOTHING, polygon2_overlaps_polygon2),
};

BENCH_SHAPE_WITH_INPUT(polygon2, "PPPPPPPPPPPPPPrb");
