/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The query's segment and the diagonal of the workload's box. The peer finds the nearest points of two segments as
 * Real-Time Collision Detection, 5.1.9, describes: places in Q16.16, or floats, held between the ends. The triangle has three
 * corners of the box.
 */
#include "bench.h"
#include "peer_number.h"

static struct {
    graze_segment a, b;
    graze_aabb box;
    graze_triangle triangle;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.a = q.segment;
    item.b.a = q.box.min;
    item.b.b = q.box.max;
    item.box = q.box;
    item.triangle.a = q.box.min;
    item.triangle.b = q.box.max;
    item.triangle.c = graze_vec3_of(q.box.max.x, q.box.min.y, q.box.min.z);
}

/* Of part / whole, from 0 to 1. */
static graze_scalar held(graze_scalar part, graze_scalar whole)
{
    if (!(part > 0) || !(whole > 0))
        return 0;
    return part < whole ? peer_div(part, whole) : GRAZE_ONE;
}

static graze_scalar held_across(peer_products part, peer_products whole)
{
    if (!(part > 0) || !(whole > 0))
        return 0;
    return part < whole ? peer_ratio(part, whole) : GRAZE_ONE;
}

static void peer_segment_closest_points(const graze_segment *a, const graze_segment *b,
                                        graze_vec3 *on_a, graze_vec3 *on_b)
{
    const graze_vec3 u = peer_minus(&a->b, &a->a), v = peer_minus(&b->b, &b->a);
    const graze_vec3 gap = peer_minus(&b->a, &a->a);
    const graze_scalar uu = peer_area_of(&u, &u), uv = peer_area_of(&u, &v);
    const graze_scalar vv = peer_area_of(&v, &v), ug = peer_area_of(&u, &gap);
    const graze_scalar vg = peer_area_of(&v, &gap);
    graze_scalar s = held_across(peer_product(ug, vv) - peer_product(uv, vg),
                                 peer_product(uu, vv) - peer_product(uv, uv));
    const graze_scalar along = peer_mul(uv, s) - vg, t = held(along, vv);
    if (!(along > 0) || !(along < vv))
        s = held(ug + peer_mul(uv, t), uu);
    *on_a = peer_point_at(&a->a, &u, s);
    *on_b = peer_point_at(&b->a, &v, t);
}

static graze_scalar peer_segment_distance_segment(const graze_segment *a, const graze_segment *b)
{
    graze_vec3 on_a, on_b;
    peer_segment_closest_points(a, b, &on_a, &on_b);
    const graze_vec3 way = peer_minus(&on_b, &on_a);
    return peer_root_of(peer_dot_wide(&way, &way));
}

/* ---- A triangle and a box: the least distance of the segment from an edge, and of its ends from the inside ---- */

static graze_scalar lesser_of_edge(graze_scalar least, graze_vec3 a, graze_vec3 b,
                                   const graze_segment *segment)
{
    graze_segment edge;
    edge.a = a;
    edge.b = b;
    const graze_scalar next = peer_segment_distance_segment(&edge, segment);
    return next < least ? next : least;
}

static graze_scalar volume(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *unit)
{
    return peer_mul(unit->x, peer_area(peer_product(a->y, b->z) - peer_product(a->z, b->y))) +
           peer_mul(unit->y, peer_area(peer_product(a->z, b->x) - peer_product(a->x, b->z))) +
           peer_mul(unit->z, peer_area(peer_product(a->x, b->y) - peer_product(a->y, b->x)));
}

/* The height of a point above the inside of the triangle; GRAZE_SCALAR_MAX if its foot is outside. */
static graze_scalar height_inside(const graze_triangle *t, const graze_vec3 *point,
                                  const graze_vec3 *unit)
{
    const graze_vec3 *corners[] = {&t->a, &t->b, &t->c, &t->a};
    const graze_vec3 gap = peer_minus(point, &t->a);
    for (int i = 0; i < 3; i++) {
        const graze_vec3 edge = peer_minus(corners[i + 1], corners[i]);
        const graze_vec3 way = peer_minus(point, corners[i]);
        if (volume(&edge, &way, unit) < 0)
            return GRAZE_SCALAR_MAX;
    }
    return peer_dot(&gap, unit);
}

static graze_vec3 unit_normal(const graze_triangle *t)
{
    const graze_vec3 u = peer_minus(&t->b, &t->a), v = peer_minus(&t->c, &t->a);
    return peer_unit(graze_vec3_of(peer_area(peer_product(u.y, v.z) - peer_product(u.z, v.y)),
                                   peer_area(peer_product(u.z, v.x) - peer_product(u.x, v.z)),
                                   peer_area(peer_product(u.x, v.y) - peer_product(u.y, v.x))));
}

/* Whether the segment passes through the triangle, from the heights of its ends. */
static bool passes(const graze_triangle *t, const graze_segment *s, const graze_vec3 *unit)
{
    const graze_vec3 from_a = peer_minus(&s->a, &t->a), from_b = peer_minus(&s->b, &t->a);
    const graze_vec3 run = peer_minus(&s->b, &s->a);
    const graze_scalar start = peer_dot(&from_a, unit), end = peer_dot(&from_b, unit);
    if ((start < 0) == (end < 0))
        return false;
    const graze_vec3 at = peer_point_at(&s->a, &run, peer_div(start, start - end));
    return height_inside(t, &at, unit) < GRAZE_SCALAR_MAX;
}

static graze_scalar peer_triangle_distance_segment(const graze_triangle *t,
                                                   const graze_segment *segment)
{
    const graze_vec3 unit = unit_normal(t);
    if (passes(t, segment, &unit))
        return 0;
    graze_scalar least = peer_abs(height_inside(t, &segment->a, &unit));
    const graze_scalar next = peer_abs(height_inside(t, &segment->b, &unit));
    least = next < least ? next : least;
    least = lesser_of_edge(least, t->a, t->b, segment);
    least = lesser_of_edge(least, t->b, t->c, segment);
    return lesser_of_edge(least, t->c, t->a, segment);
}

static graze_scalar point_from_box(const graze_aabb *box, const graze_vec3 *p)
{
    graze_vec3 way;
    way.x = p->x - peer_clamp(p->x, box->min.x, box->max.x);
    way.y = p->y - peer_clamp(p->y, box->min.y, box->max.y);
    way.z = p->z - peer_clamp(p->z, box->min.z, box->max.z);
    return peer_root_of(peer_dot_wide(&way, &way));
}

static graze_scalar lesser_of_edges(graze_scalar least, const graze_aabb *box,
                                    const graze_segment *segment)
{
    const graze_vec3 *sides[] = {&box->min, &box->max};
    for (int i = 0; i < 4; i++) {
        const graze_vec3 *p = sides[i / 2], *q = sides[i % 2];
        least = lesser_of_edge(least, graze_vec3_of(box->min.x, p->y, q->z),
                               graze_vec3_of(box->max.x, p->y, q->z), segment);
        least = lesser_of_edge(least, graze_vec3_of(p->x, box->min.y, q->z),
                               graze_vec3_of(p->x, box->max.y, q->z), segment);
        least = lesser_of_edge(least, graze_vec3_of(p->x, q->y, box->min.z),
                               graze_vec3_of(p->x, q->y, box->max.z), segment);
    }
    return least;
}

/* Whether they overlap is the library's answer, for both. */
static graze_scalar peer_aabb_distance_segment(const graze_aabb *box, const graze_segment *segment)
{
    if (graze_aabb_overlaps_segment(box, segment))
        return 0;
    const graze_scalar a = point_from_box(box, &segment->a), b = point_from_box(box, &segment->b);
    return lesser_of_edges(a < b ? a : b, box, segment);
}

typedef graze_scalar how_far_from(const void *, const graze_segment *);
typedef void to_points(const graze_segment *, const graze_segment *, graze_vec3 *, graze_vec3 *);
typedef graze_scalar how_far(const graze_segment *, const graze_segment *);

static bool closest_points(any_routine *routine)
{
    ((to_points *)routine)(&item.a, &item.b, &made.corners[0], &made.corners[1]);
    return true;
}

static bool distance(any_routine *routine)
{
    made.number[0] = ((how_far *)routine)(&item.a, &item.b);
    return true;
}

static bool of_triangle(any_routine *routine)
{
    made.number[0] = ((how_far_from *)routine)(&item.triangle, &item.a);
    return true;
}

static bool of_box(any_routine *routine)
{
    made.number[0] = ((how_far_from *)routine)(&item.box, &item.a);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(closest_points, BOX, segment_closest_points),
    ROW_WITH_PEER(distance, NUMBER, segment_distance_segment),
    ROW_WITH_PEER(of_triangle, NUMBER, triangle_distance_segment),
    ROW_WITH_PEER(of_box, NUMBER, aabb_distance_segment),
};

BENCH_SHAPE_WITH_INPUT(segment, "VVVVBVVV");
