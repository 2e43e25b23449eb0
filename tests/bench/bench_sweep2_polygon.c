/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A circle about the workload's segment, on x and y, that moves at a hexagon in the workload's box. The peer is the usual way:
 * each side moves outwards by the radius, along its unit normal, and a quotient finds where the center crosses it; each corner
 * is the first root of a quadratic; the least of all is the contact. It does not test the place.
 */
#include "casts.h"
#include "flat.h"
#include "peer_sweep2.h"

enum { CORNERS_OF = 6 };

static struct {
    graze_vec2 corners[CORNERS_OF];
    graze_circle circle;
    graze_vec2 motion;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec2 low = flat(q.box.min), high = flat(q.box.max);
    const graze_scalar quarter = high.x / 4 - low.x / 4, middle = low.y / 2 + high.y / 2;
    item.corners[0] = graze_vec2_of(low.x + quarter, low.y);
    item.corners[1] = graze_vec2_of(high.x - quarter, low.y);
    item.corners[2] = graze_vec2_of(high.x, middle);
    item.corners[3] = graze_vec2_of(high.x - quarter, high.y);
    item.corners[4] = graze_vec2_of(low.x + quarter, high.y);
    item.corners[5] = graze_vec2_of(low.x, middle);
    item.circle.center = flat(q.segment.a);
    item.circle.radius = high.x / 8 - low.x / 8;
    item.motion = minus2(flat(q.segment.b), flat(q.segment.a));
}

/* ---- The peer ---- */

/* From outside, on the right of the way. */
static bool peer_meets_side(graze_vec2 from, graze_vec2 to, const graze_circle *circle,
                            graze_vec2 motion, graze_sweep_hit2 *hit)
{
    const graze_vec2 way = minus2(to, from), gap = minus2(circle->center, from);
    const peer_inverse inverse = peer_invert(peer_root_of(dot2_wide(way, way)));
    const graze_vec2 normal =
        graze_vec2_of(peer_times(way.y, inverse), peer_times(-way.x, inverse));
    const graze_scalar height = peer_sum(dot2_wide(normal, gap));
    const graze_scalar speed = peer_sum(dot2_wide(normal, motion));
    graze_scalar t;
    if (speed >= 0 || !peer_quotient_within(height - circle->radius, -speed, GRAZE_ONE, &t))
        return false;
    hit->center = moved(circle->center, motion, t);
    hit->point = moved(hit->center, normal, -circle->radius);
    hit->normal = normal;
    hit->fraction = t;
    hit->feature = GRAZE_FEATURE_EDGE;
    const peer_products along = dot2_wide(way, minus2(hit->point, from));
    return along >= 0 && along <= dot2_wide(way, way);
}

static bool keep_first(bool meets, const graze_sweep_hit2 *found, uint32_t index, bool any,
                       graze_sweep_hit2 *hit)
{
    if (meets && (!any || found->fraction < hit->fraction)) {
        *hit = *found;
        hit->index = (int32_t)index;
    }
    return meets || any;
}

static graze_result peer_polygon2_circlecast(const graze_polygon2 *polygon,
                                             const graze_circle *circle, graze_vec2 motion,
                                             graze_sweep_hit2 *hit)
{
    graze_sweep_hit2 found;
    bool any = false;
    for (uint32_t i = 0; i < polygon->count; i++) {
        const graze_vec2 from = polygon->corners[i],
                         to = polygon->corners[i + 1 < polygon->count ? i + 1 : 0];
        any = keep_first(peer_meets_side(from, to, circle, motion, &found), &found, i, any, hit);
        any = keep_first(peer_meets_corner(from, circle, motion, &found), &found, i, any, hit);
    }
    return any ? GRAZE_HIT : GRAZE_MISS;
}

/* ---- Calls ---- */

typedef graze_result moves_at_polygon(const graze_polygon2 *, const graze_circle *, graze_vec2,
                                      graze_sweep_hit2 *);

static bool at_polygon(any_routine *routine)
{
    graze_polygon2 polygon;
    polygon.corners = item.corners;
    polygon.count = CORNERS_OF;
    return ((moves_at_polygon *)routine)(&polygon, &item.circle, item.motion, &made.sweep_hit2) !=
           GRAZE_MISS;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_polygon, POINT2, polygon2_circlecast),
};

BENCH_SHAPE_WITH_INPUT(sweep2_polygon, "PPPPPPPrP");
