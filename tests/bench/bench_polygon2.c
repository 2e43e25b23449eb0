/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A hexagon in the workload's box, on x and y, with the query's points, and a hexagon, a rectangle and a circle of the next
 * query. The peers are the usual loops over the edges: cross products, separating axes over all corners, the nearest
 * point of each edge, and the clipping of Cyrus and Beck.
 */
#include "casts.h"
#include "peer_number.h"

enum { CORNERS_OF = 6 };

static struct {
    graze_vec2 corners[CORNERS_OF], others[CORNERS_OF], point;
    graze_circle circle;
    graze_rect rect;
    graze_segment2 segment;
    graze_ray2 ray;
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
    item.point = item.segment.a = item.ray.origin = graze_vec2_of(q.segment.a.x, q.segment.a.y);
    item.segment.b = graze_vec2_of(q.segment.b.x, q.segment.b.y);
    item.ray.dir = graze_vec2_of(q.ray.dir.x, q.ray.dir.y);
    item.ray.t_max = q.ray.t_max;
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

/* Cyrus and Beck: a quotient for each edge that the line crosses. No edge: the start, or the end. */
typedef struct {
    graze_scalar first, last;
    int32_t in, out;
} peer_part;

static bool clip(peer_part *p, const graze_polygon2 *polygon, graze_vec2 start, graze_vec2 run,
                 graze_scalar limit)
{
    p->first = 0;
    p->last = limit;
    p->in = p->out = -1;
    for (uint32_t i = 0; i < polygon->count; i++) {
        const graze_vec2 from = polygon->corners[i],
                         way = minus2(polygon->corners[after(polygon, i)], from);
        const graze_scalar ahead = cross2(way, minus2(from, start)), step = cross2(way, run);
        if (!(step < 0) && !(step > 0)) {
            if (ahead > 0)
                return false;
            continue;
        }
        const graze_scalar t = peer_div(ahead, step);
        if (step > 0 && t > p->first) {
            p->first = t;
            p->in = (int32_t)i;
        } else if (step < 0 && t < p->last) {
            p->last = t;
            p->out = (int32_t)i;
        }
        if (p->first > p->last)
            return false;
    }
    return true;
}

static graze_vec2 peer_normal(const graze_polygon2 *polygon, int32_t edge)
{
    if (edge < 0)
        return graze_vec2_of(0, 0);
    const graze_vec2 v =
        minus2(polygon->corners[after(polygon, (uint32_t)edge)], polygon->corners[edge]);
    peer_inverse inverse =
        peer_invert(peer_root_of(peer_product(v.x, v.x) + peer_product(v.y, v.y)));
    return graze_vec2_of(peer_times(v.y, inverse), peer_times(-v.x, inverse));
}

static graze_vec2 moved(graze_vec2 start, graze_vec2 run, graze_scalar t)
{
    return graze_vec2_of(start.x + peer_mul(run.x, t), start.y + peer_mul(run.y, t));
}

static bool peer_polygon2_overlaps_segment(const graze_polygon2 *polygon,
                                           const graze_segment2 *segment)
{
    peer_part p;
    return clip(&p, polygon, segment->a, minus2(segment->b, segment->a), GRAZE_ONE);
}

static bool peer_polygon2_overlaps_ray(const graze_polygon2 *polygon, const graze_ray2 *ray)
{
    peer_part p;
    return clip(&p, polygon, ray->origin, ray->dir, ray->t_max);
}

static graze_result peer_segment(const graze_polygon2 *polygon, const graze_segment2 *segment,
                                 graze_line_hit2 *hit, bool leaving)
{
    peer_part p;
    const graze_vec2 run = minus2(segment->b, segment->a);
    if (!clip(&p, polygon, segment->a, run, GRAZE_ONE))
        return GRAZE_MISS;
    hit->fraction = leaving ? p.last : p.first;
    hit->point = moved(segment->a, run, hit->fraction);
    hit->normal = peer_normal(polygon, leaving ? p.out : p.in);
    return GRAZE_HIT;
}

static graze_result peer_ray(const graze_polygon2 *polygon, const graze_ray2 *ray,
                             graze_ray_hit2 *hit, bool leaving)
{
    peer_part p;
    if (!clip(&p, polygon, ray->origin, ray->dir, ray->t_max))
        return GRAZE_MISS;
    hit->t = leaving ? p.last : p.first;
    hit->point = moved(ray->origin, ray->dir, hit->t);
    hit->normal = peer_normal(polygon, leaving ? p.out : p.in);
    return GRAZE_HIT;
}

static graze_result peer_polygon2_linecast(const graze_polygon2 *polygon,
                                           const graze_segment2 *segment, graze_line_hit2 *hit)
{
    return peer_segment(polygon, segment, hit, false);
}

static graze_result peer_polygon2_linecast_exit(const graze_polygon2 *polygon,
                                                const graze_segment2 *segment, graze_line_hit2 *hit)
{
    return peer_segment(polygon, segment, hit, true);
}

static graze_result peer_polygon2_raycast(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                          graze_ray_hit2 *hit)
{
    return peer_ray(polygon, ray, hit, false);
}

static graze_result peer_polygon2_raycast_exit(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                               graze_ray_hit2 *hit)
{
    return peer_ray(polygon, ray, hit, true);
}

static graze_scalar off_of(graze_vec2 v)
{
    return peer_root_of(peer_product(v.x, v.x) + peer_product(v.y, v.y));
}

/* The nearest point of each edge, and of these the one with the least squared distance. */
static void peer_polygon2_closest_point(const graze_polygon2 *polygon, const graze_vec2 *point,
                                        graze_vec2 *nearest)
{
    peer_products least = 0;
    graze_vec2 best = *point;
    bool found = peer_polygon2_contains_point(polygon, point);
    for (uint32_t i = 0; i < polygon->count && !found; i++) {
        const graze_vec2 from = polygon->corners[i],
                         way = minus2(polygon->corners[after(polygon, i)], from);
        const graze_scalar along = dot2(way, minus2(*point, from)), whole = dot2(way, way);
        graze_scalar t = whole > 0 ? peer_div(along, whole) : 0;
        t = t < 0 ? 0 : t > GRAZE_ONE ? GRAZE_ONE : t;
        const graze_vec2 at = moved(from, way, t), off = minus2(*point, at);
        const peer_products square = peer_product(off.x, off.x) + peer_product(off.y, off.y);
        if (i == 0 || square < least) {
            least = square;
            best = at;
        }
    }
    *nearest = best;
}

static graze_scalar peer_polygon2_distance(const graze_polygon2 *polygon, const graze_vec2 *point)
{
    graze_vec2 nearest;
    peer_polygon2_closest_point(polygon, point, &nearest);
    return off_of(minus2(*point, nearest));
}

typedef void to_point(const graze_polygon2 *, const graze_vec2 *, graze_vec2 *);
typedef graze_scalar how_far(const graze_polygon2 *, const graze_vec2 *);

static bool closest_point(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    ((to_point *)routine)(&polygon, &item.point, &made.vec2);
    return true;
}

static bool distance(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    made.number[0] = ((how_far *)routine)(&polygon, &item.point);
    return true;
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

static bool with_segment(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_predicate(routine, &polygon, &item.segment);
}

static bool with_ray(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_predicate(routine, &polygon, &item.ray);
}

static bool linecast(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_cast(routine, &polygon, &item.segment, &made.line_hit2);
}

static bool raycast(any_routine *routine)
{
    const graze_polygon2 polygon = polygon_of(item.corners);
    return call_cast(routine, &polygon, &item.ray, &made.ray_hit2);
}

static const bench_row rows[] = {
    ROW_WITH_PEER(is_convex, NOTHING, polygon2_is_convex),
    ROW_WITH_PEER(with_point, NOTHING, polygon2_contains_point),
    ROW_WITH_PEER(with_circle, NOTHING, polygon2_overlaps_circle),
    ROW_WITH_PEER(with_rect, NOTHING, polygon2_overlaps_rect),
    ROW_WITH_PEER(with_polygon, NOTHING, polygon2_overlaps_polygon2),
    ROW_WITH_PEER(closest_point, POINT2, polygon2_closest_point),
    ROW_WITH_PEER(distance, NUMBER, polygon2_distance),
    ROW_WITH_PEER(with_segment, NOTHING, polygon2_overlaps_segment),
    ROW_WITH_PEER(with_ray, NOTHING, polygon2_overlaps_ray),
    ROW_WITH_PEER(linecast, POINT2, polygon2_linecast),
    ROW_WITH_PEER(linecast, POINT2, polygon2_linecast_exit),
    ROW_WITH_PEER(raycast, POINT2, polygon2_raycast),
    ROW_WITH_PEER(raycast, POINT2, polygon2_raycast_exit),
};

BENCH_SHAPE_WITH_INPUT(polygon2, "PPPPPPPPPPPPPPrbPPPPt");
