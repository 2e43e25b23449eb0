/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A disc that drives half a turn, from one end of the workload's segment to the other, on x and y, at a wall, a circle and the
 * rectangle of the workload's box. The peer is the usual way: the disc takes 64 steps of a rotation, and stops before the first
 * at which it overlaps; so it may pass a corner between two steps.
 */
#include "casts.h"
#include "flat.h"
#include "peer_angle.h"
#include "peer_sweep2.h"

enum { STEPS = 64, HALF_TURN = GRAZE_ARC2_TURN / 2 };

static struct {
    graze_segment2 wall;
    graze_circle circle;
    graze_rect rect;
    graze_arc2 arc;
    graze_scalar radius;
} item;

static void prepare(unsigned number, int32_t scale)
{
    const query q = query_of(number, scale);
    const graze_vec2 low = flat(q.box.min), high = flat(q.box.max);
    const graze_vec2 a = flat(q.segment.a), b = flat(q.segment.b);
    item.wall.a = low;
    item.wall.b = high;
    item.circle.center = graze_vec2_of(low.x / 2 + high.x / 2, low.y / 2 + high.y / 2);
    item.circle.radius = high.x / 4 - low.x / 4;
    item.rect.min = low;
    item.rect.max = high;
    item.arc.center = graze_vec2_of(a.x / 2 + b.x / 2, a.y / 2 + b.y / 2);
    item.arc.start = a;
    item.arc.turn = HALF_TURN;
    item.radius = high.x / 8 - low.x / 8;
}

/* ---- The peers ---- */

typedef struct {
    graze_vec2 center, v;
    graze_scalar sine, cosine;
} peer_wheel;

static peer_wheel peer_wheel_of(const graze_arc2 *arc)
{
    peer_wheel w;
    w.center = arc->center;
    w.v = minus2(arc->start, arc->center);
    peer_sincos((graze_angle)(arc->turn / STEPS) * 16u, &w.sine, &w.cosine);
    return w;
}

/* The next place. */
static graze_vec2 peer_roll(peer_wheel *w)
{
    const graze_vec2 v = w->v;
    w->v = graze_vec2_of(peer_mul(v.x, w->cosine) - peer_mul(v.y, w->sine),
                         peer_mul(v.x, w->sine) + peer_mul(v.y, w->cosine));
    return graze_vec2_of(w->center.x + w->v.x, w->center.y + w->v.y);
}

static bool peer_overlaps_at(graze_vec2 place, graze_vec2 point, graze_scalar reach)
{
    const graze_vec2 gap = minus2(place, point);
    return dot2_wide(gap, gap) <= peer_product(reach, reach);
}

static graze_vec2 peer_on_wall(const graze_segment2 *wall, graze_vec2 place)
{
    const graze_vec2 way = minus2(wall->b, wall->a);
    graze_scalar t;
    const peer_products along = dot2_wide(way, minus2(place, wall->a)), whole = dot2_wide(way, way);
    if (along <= 0)
        return wall->a;
    if (along >= whole)
        return wall->b;
    return peer_quotient_within(peer_area(along), peer_area(whole), GRAZE_ONE, &t)
               ? moved(wall->a, way, t)
               : wall->b;
}

static graze_scalar peer_between(graze_scalar c, graze_scalar low, graze_scalar high)
{
    return c < low ? low : c > high ? high : c;
}

static graze_vec2 peer_on_rect(const graze_rect *rect, graze_vec2 place)
{
    return graze_vec2_of(peer_between(place.x, rect->min.x, rect->max.x),
                         peer_between(place.y, rect->min.y, rect->max.y));
}

static graze_result peer_stop(int step, int32_t *turn)
{
    *turn = HALF_TURN / STEPS * step;
    return GRAZE_HIT;
}

static graze_result peer_segment2_arccast(const graze_segment2 *wall, const graze_arc2 *arc,
                                          graze_scalar radius, int32_t *turn)
{
    peer_wheel w = peer_wheel_of(arc);
    graze_vec2 place = arc->start;
    for (int i = 0; i <= STEPS; i++, place = peer_roll(&w))
        if (peer_overlaps_at(place, peer_on_wall(wall, place), radius))
            return peer_stop(i, turn);
    return GRAZE_MISS;
}

static graze_result peer_circle_arccast(const graze_circle *circle, const graze_arc2 *arc,
                                        graze_scalar radius, int32_t *turn)
{
    peer_wheel w = peer_wheel_of(arc);
    graze_vec2 place = arc->start;
    for (int i = 0; i <= STEPS; i++, place = peer_roll(&w))
        if (peer_overlaps_at(place, circle->center, circle->radius + radius))
            return peer_stop(i, turn);
    return GRAZE_MISS;
}

static graze_result peer_rect_arccast(const graze_rect *rect, const graze_arc2 *arc,
                                      graze_scalar radius, int32_t *turn)
{
    peer_wheel w = peer_wheel_of(arc);
    graze_vec2 place = arc->start;
    for (int i = 0; i <= STEPS; i++, place = peer_roll(&w))
        if (peer_overlaps_at(place, peer_on_rect(rect, place), radius))
            return peer_stop(i, turn);
    return GRAZE_MISS;
}

static void peer_arc2_point(const graze_arc2 *arc, int32_t turn, graze_vec2 *point)
{
    peer_wheel w = peer_wheel_of(arc);
    peer_sincos((graze_angle)turn * 16u, &w.sine, &w.cosine);
    *point = peer_roll(&w);
}

/* ---- Calls ---- */

typedef graze_result drives_at_wall(const graze_segment2 *, const graze_arc2 *, graze_scalar,
                                    int32_t *);
typedef graze_result drives_at_circle(const graze_circle *, const graze_arc2 *, graze_scalar,
                                      int32_t *);
typedef graze_result drives_at_rect(const graze_rect *, const graze_arc2 *, graze_scalar,
                                    int32_t *);
typedef void moves_along(const graze_arc2 *, int32_t, graze_vec2 *);

static int32_t turn;

static bool at_wall(any_routine *routine)
{
    return ((drives_at_wall *)routine)(&item.wall, &item.arc, item.radius, &turn) != GRAZE_MISS;
}

static bool at_circle(any_routine *routine)
{
    return ((drives_at_circle *)routine)(&item.circle, &item.arc, item.radius, &turn) != GRAZE_MISS;
}

static bool at_rect(any_routine *routine)
{
    return ((drives_at_rect *)routine)(&item.rect, &item.arc, item.radius, &turn) != GRAZE_MISS;
}

/* A quarter of the way. */
static bool along(any_routine *routine)
{
    ((moves_along *)routine)(&item.arc, item.arc.turn / 4, &made.vec2);
    return true;
}

static const bench_row rows[] = {
    ROW_WITH_PEER(at_wall, NOTHING, segment2_arccast),
    ROW_WITH_PEER(at_circle, NOTHING, circle_arccast),
    ROW_WITH_PEER(at_rect, NOTHING, rect_arccast),
    ROW_WITH_PEER(along, POINT2, arc2_point),
};

BENCH_SHAPE_WITH_INPUT(arc2, "PPPrbPPwr");
