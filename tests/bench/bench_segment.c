/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The query's segment and the diagonal of the workload's box. The peer finds the nearest points of two segments as
 * Real-Time Collision Detection, 5.1.9, describes: places in Q16.16, or floats, held between the ends.
 */
#include "bench.h"
#include "peer_number.h"

static struct {
    graze_segment a, b;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    item.a = q.segment;
    item.b.a = q.box.min;
    item.b.b = q.box.max;
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

static const bench_row rows[] = {
    ROW_WITH_PEER(closest_points, BOX, segment_closest_points),
    ROW_WITH_PEER(distance, NUMBER, segment_distance_segment),
};

BENCH_SHAPE_WITH_INPUT(segment, "VVVV");
