/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Circles that move at polygons, in floats: graze/sweep2.h. Each edge that does not have the start on its left is a wall, and
 * the first contact of these is that of the polygon. The place is tested with the rounded distance from the polygon, and moved
 * along the normal until it is free.
 */
#include "../include/graze/sweep2.h"

#if GRAZE_FLOAT
#include "shape/polygon2_float.h"
#include "shape/sweep2_float.h"

/* The first contact so far is in hits[at]; the other one is for the next edge. */
typedef struct {
    const graze_polygon2 *polygon;
    const graze_circle *circle;
    graze_vec2 motion;
    graze_result result;
    int at;
    graze_sweep_hit2 hits[2];
} sweep2_first;

/* ---- Corners on one line ---- */

static bool sweep2_is_flat(const graze_polygon2 *polygon)
{
    const graze_vec2 *const first = &polygon->corners[0];
    graze_vec2 way = {0.0f, 0.0f};
    for (uint32_t i = 1; i < polygon->count; i++) {
        const graze_vec2 gap = vec2_between(first, &polygon->corners[i]);
        if (!is_zero(vec2_cross(&way, &gap)))
            return false;
        if (is_zero(way.x) && is_zero(way.y))
            way = gap;
    }
    return true;
}

static void sweep2_set_wall(graze_segment2 *wall, const graze_vec2 *a, const graze_vec2 *b)
{
    wall->a.x = a->x;
    wall->a.y = a->y;
    wall->b.x = b->x;
    wall->b.y = b->y;
}

static void sweep2_set_ends(graze_segment2 *wall, const graze_polygon2 *polygon)
{
    const graze_vec2 *first = &polygon->corners[0], *last = first;
    for (uint32_t i = 1; i < polygon->count; i++) {
        if (polygon2_is_first(&polygon->corners[i], first))
            first = &polygon->corners[i];
        if (polygon2_is_first(last, &polygon->corners[i]))
            last = &polygon->corners[i];
    }
    sweep2_set_wall(wall, first, last);
}

/* The first edge that has the start on its right, or on its line. */
static uint32_t sweep2_side_of_start(const sweep2_first *f)
{
    for (uint32_t i = 0; i < f->polygon->count; i++) {
        const graze_vec2 *const from = &f->polygon->corners[i], *const to =
                                                                    polygon2_after(f->polygon, i);
        const graze_vec2 way = vec2_between(from, to);
        if (!is_positive(polygon2_side(from, to, &f->circle->center)) &&
            (!is_zero(way.x) || !is_zero(way.y)))
            return i;
    }
    return 0;
}

/* ---- Edges ---- */

static bool sweep2_are_equal(const graze_vec2 *a, const graze_vec2 *b)
{
    return is_zero(a->x - b->x) && is_zero(a->y - b->y);
}

/* Of equal corners the first. */
static uint32_t sweep2_index_of_corner(const graze_polygon2 *polygon, const graze_vec2 *place)
{
    uint32_t i = 0;
    while (i + 1u < polygon->count && !sweep2_are_equal(&polygon->corners[i], place))
        i++;
    return i;
}

static void sweep2_meet_wall(sweep2_first *f, const graze_segment2 *wall, uint32_t side)
{
    graze_sweep_hit2 *const hit = &f->hits[1 - f->at];
    const graze_result result = graze_segment2_circlecast(wall, f->circle, f->motion, hit);
    if (result == GRAZE_MISS)
        return;
    if (hit->feature == GRAZE_FEATURE_CORNER)
        side = sweep2_index_of_corner(f->polygon, hit->index == 0 ? &wall->a : &wall->b);
    hit->index = result == GRAZE_INSIDE ? 0 : (int32_t)side;
    if (f->result == GRAZE_MISS || float_less(hit->fraction, f->hits[f->at].fraction))
        f->at = 1 - f->at;
    f->result = f->result < result ? result : f->result;
}

static void sweep2_meet(sweep2_first *f)
{
    graze_segment2 wall;
    f->result = GRAZE_MISS;
    f->at = 0;
    if (sweep2_is_flat(f->polygon)) {
        sweep2_set_ends(&wall, f->polygon);
        sweep2_meet_wall(f, &wall, sweep2_side_of_start(f));
        return;
    }
    for (uint32_t i = 0; i < f->polygon->count; i++) {
        const graze_vec2 *const a = &f->polygon->corners[i], *const b =
                                                                 polygon2_after(f->polygon, i);
        sweep2_set_wall(&wall, a, b);
        if (!is_positive(polygon2_side(a, b, &f->circle->center)))
            sweep2_meet_wall(f, &wall, i);
    }
}

/* ---- The hit ---- */

/* The first step is a unit in the last place of the greatest number, or less than three. */
static void sweep2_set_center_off_polygon(graze_vec2 *center, const sweep2_first *f)
{
    const graze_sweep_hit2 *const hit = &f->hits[f->at];
    const float size = float_abs(hit->center.x) + float_abs(hit->center.y);
    float off = (f->circle->radius + size) * 0x1p-23f;
    *center = hit->center;
    for (int i = 0; i < SWEEP2_TRIES; i++) {
        if (float_at_most(f->circle->radius, graze_polygon2_distance(f->polygon, center)))
            return;
        sweep2_step_off(center, &hit->center, &hit->normal, &off);
    }
    *center = f->circle->center;
}

static void sweep2_write_first(const sweep2_first *f, graze_sweep_hit2 *hit)
{
    const graze_sweep_hit2 *const found = &f->hits[f->at];
    if (f->result == GRAZE_INSIDE) {
        sweep2_write_inside(&f->circle->center, hit);
        return;
    }
    sweep2_set_center_off_polygon(&hit->center, f);
    hit->point = found->point;
    hit->normal = found->normal;
    hit->fraction = found->fraction;
    hit->feature = found->feature;
    hit->index = found->index;
}

/* Radius 0: which part the line meets, from the edges. */
static graze_result sweep2_cast_line(sweep2_first *f, graze_sweep_hit2 *hit)
{
    graze_segment2 path;
    graze_line_hit2 on;
    path.a = f->circle->center;
    path.b.x = f->circle->center.x + f->motion.x;
    path.b.y = f->circle->center.y + f->motion.y;
    const graze_result result = graze_polygon2_linecast(f->polygon, &path, &on);
    if (result == GRAZE_MISS || hit == 0)
        return result;
    sweep2_meet(f);
    sweep2_write_inside(&on.point, hit);
    hit->normal = on.normal;
    hit->fraction = on.fraction;
    if (result == GRAZE_INSIDE)
        return result;
    hit->feature = GRAZE_FEATURE_EDGE;
    if (f->result != GRAZE_MISS) {
        hit->feature = f->hits[f->at].feature;
        hit->index = f->hits[f->at].index;
    }
    return result;
}

/* ---- The routine ---- */

/* Corners that the distance does not read may have none. */
static bool sweep2_has_numbers(const sweep2_first *f)
{
    bool has_numbers =
        is_finite(f->circle->radius) && is_finite(f->motion.x) && is_finite(f->motion.y);
    for (uint32_t i = 0; i < f->polygon->count; i++)
        has_numbers = has_numbers && is_finite(f->polygon->corners[i].x) &&
                      is_finite(f->polygon->corners[i].y);
    return has_numbers;
}

graze_result graze_polygon2_circlecast(const graze_polygon2 *polygon, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit)
{
    sweep2_first f;
    f.polygon = polygon;
    f.circle = circle;
    f.motion = motion;
    if (polygon->count == 0 || !float_at_most(0.0f, circle->radius))
        return GRAZE_MISS;
    if (is_zero(circle->radius))
        return sweep2_cast_line(&f, hit);
    const float distance = graze_polygon2_distance(polygon, &circle->center);
    if (!is_finite(distance) || !sweep2_has_numbers(&f))
        return GRAZE_MISS;
    sweep2_meet(&f);
    if (float_less(distance, circle->radius))
        f.result = GRAZE_INSIDE;
    if (f.result != GRAZE_MISS && hit != 0)
        sweep2_write_first(&f, hit);
    return f.result;
}

#endif
