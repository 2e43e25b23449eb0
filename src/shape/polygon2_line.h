/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a polygon.
 *
 * Each edge that the line crosses bounds the part of the line that is in the polygon: an edge by which it comes in from
 * before, an edge by which it goes out from behind. The places are ratios of two cross products. If the part is a point,
 * the line passes a corner, or an end of it is on the border, or the polygon is flat. A flat polygon has no ends by its
 * edges, so its corners must be on both sides of the line.
 */
#ifndef GRAZE_SHAPE_POLYGON2_LINE_H
#define GRAZE_SHAPE_POLYGON2_LINE_H

#include "polygon2.h"

/* Not the index of an edge. */
#define NO_EDGE GRAZE_NO_INDEX

/* Routines of polygon2_far.c. */
graze_result graze_polygon2_cast_segment_far(const graze_polygon2 *polygon,
                                             const graze_segment2 *segment, graze_line_hit2 *hit,
                                             bool leaving);
graze_result graze_polygon2_cast_ray_far(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit, bool leaving);

typedef struct {
    const graze_polygon2 *polygon;
    const graze_vec2 *start;
    length2 run;
    bool is_point; /* the line */
    bool is_segment;
    bool is_parallel;  /* no edge crosses the line: the polygon is flat, or the line is a point */
    bool is_left;      /* some edge has the start strictly on its left */
    share first, last; /* the part of the line that is in the polygon */
    uint32_t in,
        out;        /* the first edge at that end of the part; NO_EDGE: it is the end of the line */
    uint32_t along; /* the first edge in line with the line, or with the point that it is */
} polygon2_part;

/* ---- The edges ---- */

GRAZE_INLINE void polygon2_begin(polygon2_part *p, const graze_polygon2 *polygon,
                                 const graze_vec2 *start)
{
    p->polygon = polygon;
    p->start = start;
    p->is_point = vector2_is_zero(&p->run);
    p->is_parallel = true;
    p->is_left = false;
    p->in = p->out = p->along = NO_EDGE;
    share_set_zero(&p->first);
}

/* The line comes in by the edge, at ahead / step >= 0. */
static inline void polygon2_come_in(polygon2_part *p, const area *ahead, const area *step,
                                    uint32_t edge)
{
    share at;
    share_set_areas(&at, ahead, step);
    if (p->in == NO_EDGE || share_order(&at, &p->first) > 0) {
        share_copy(&p->first, &at);
        p->in = edge;
    }
}

/* The line goes out by the edge, at ahead / step >= 0. */
static inline void polygon2_go_out(polygon2_part *p, const area *ahead, const area *step,
                                   uint32_t edge)
{
    share at;
    share_set_areas(&at, ahead, step);
    const int order = share_order(&at, &p->last);
    if (order < 0 || (order == 0 && p->out == NO_EDGE)) {
        share_copy(&p->last, &at);
        p->out = edge;
    }
}

/* Bounds the part by an edge that has a length; returns false if nothing is left. `ahead` and `step` are cross products. */
static inline bool polygon2_clip(polygon2_part *p, const area *ahead, const area *step,
                                 uint32_t edge)
{
    const int before = area_sign(ahead), way = area_sign(step);
    p->is_left = p->is_left || before < 0;
    p->is_parallel = p->is_parallel && way == 0;
    if (way > 0) {
        if (p->is_segment && area_less(step, ahead))
            return false;
        if (before >= 0)
            polygon2_come_in(p, ahead, step, edge);
        return true;
    }
    if (before > 0)
        return false;
    if (way < 0)
        polygon2_go_out(p, ahead, step, edge);
    else if (before == 0 && p->along == NO_EDGE)
        p->along = edge;
    return true;
}

/* 1 if something may be left, 0 if nothing is, or NOT_NEAR. The cross products are < 2^61 near, < 2^66 far. */
static inline int polygon2_clip_all(polygon2_part *p)
{
    const graze_polygon2 *polygon = p->polygon;
    graze_vec2 from, to;
    polygon2_corner(&from, polygon, 0);
    UNLESS_NEAR(is_near2(&from), return NOT_NEAR);
    for (uint32_t i = 0; i < polygon->count; i++) {
        length2 way, gap;
        area ahead, step;
        polygon2_corner(&to, polygon, polygon2_after(polygon, i));
        UNLESS_NEAR(is_near2(&to), return NOT_NEAR);
        set_between2(&way, &from, &to);
        set_between2(&gap, p->start, &from);
        set_cross2(&ahead, &way, &gap);
        set_cross2(&step, &way, &p->run);
        if (!vector2_is_zero(&way) && !polygon2_clip(p, &ahead, &step, i))
            return 0;
        from.x = to.x;
        from.y = to.y;
    }
    return 1;
}

/* ---- Polygons that are flat ---- */

GRAZE_INLINE bool polygon2_load_gap(length2 *gap, const polygon2_part *p, uint32_t i)
{
    graze_vec2 corner;
    polygon2_corner(&corner, p->polygon, i);
    UNLESS_NEAR(is_near2(&corner), return false);
    set_between2(gap, p->start, &corner);
    return true;
}

/* Whether the line separates no corner from the others: both sides have one, or one is on the line. All corners are near. */
static inline bool polygon2_is_on_both_sides(const polygon2_part *p)
{
    bool left = false, right = false;
    for (uint32_t i = 0; i < p->polygon->count && !(left && right); i++) {
        length2 gap;
        area side;
        if (!polygon2_load_gap(&gap, p, i))
            return false;
        set_cross2(&side, &p->run, &gap);
        left = left || area_sign(&side) >= 0;
        right = right || area_sign(&side) <= 0;
    }
    return left && right;
}

/* The places of the corners along the run, times its squared length: < 2^61 near, < 2^65 far. Returns false if a corner is
 * beside the line. */
static inline bool polygon2_set_reach(const polygon2_part *p, area *least, area *most)
{
    for (uint32_t i = 0; i < p->polygon->count; i++) {
        length2 gap;
        area side, place;
        if (!polygon2_load_gap(&gap, p, i))
            return false;
        set_cross2(&side, &p->run, &gap);
        set_dot2(&place, &p->run, &gap);
        if (area_sign(&side) != 0)
            return false;
        if (i == 0 || area_less(&place, least))
            area_copy(least, &place);
        if (i == 0 || area_less(most, &place))
            area_copy(most, &place);
    }
    return area_sign(most) >= 0;
}

/* All corners are on the line. */
static inline graze_result polygon2_meet_in_line(polygon2_part *p)
{
    area least, most, whole;
    share end;
    area_set_product(&least, length_of(0), length_of(0));
    area_copy(&most, &least);
    if (!polygon2_set_reach(p, &least, &most))
        return GRAZE_MISS;
    set_dot2(&whole, &p->run, &p->run);
    if (area_sign(&least) > 0)
        share_set_areas(&p->first, &least, &whole);
    share_set_areas(&end, &most, &whole);
    if (share_order(&p->first, &p->last) > 0)
        return GRAZE_MISS;
    if (share_order(&end, &p->last) < 0)
        share_copy(&p->last, &end);
    return GRAZE_TOUCH;
}

/* ---- The result ---- */

static inline graze_result polygon2_meet_point(const polygon2_part *p)
{
    if (p->is_left)
        return p->along == NO_EDGE ? GRAZE_INSIDE : GRAZE_TOUCH;
    return polygon2_bounds_contain(p->polygon, p->start) ? GRAZE_TOUCH : GRAZE_MISS;
}

/* That of the entry, or NOT_NEAR. */
static inline int polygon2_meet(polygon2_part *p)
{
    if (p->polygon->count == 0)
        return GRAZE_MISS;
    const int left = polygon2_clip_all(p);
    if (left != 1)
        return left == 0 ? GRAZE_MISS : left;
    if (p->is_point)
        return polygon2_meet_point(p);
    if (p->is_parallel)
        return polygon2_meet_in_line(p);
    const int order = share_order(&p->first, &p->last);
    if (order > 0)
        return GRAZE_MISS;
    if (p->in == NO_EDGE && p->along == NO_EDGE && (order < 0 || p->out == NO_EDGE))
        return GRAZE_INSIDE;
    if (order < 0)
        return p->along == NO_EDGE ? GRAZE_HIT : GRAZE_TOUCH;
    return polygon2_is_on_both_sides(p) ? GRAZE_TOUCH : GRAZE_MISS;
}

/* ---- The hit ---- */

/* The edge by which the line comes in, or goes out; else the first edge that contains the point. NO_EDGE: an end of the line
 * in the interior, or a polygon that is a point. */
static inline uint32_t polygon2_edge_of_hit(const polygon2_part *p, bool leaving)
{
    const uint32_t edge = leaving ? p->out : p->in, other = leaving ? p->in : p->out;
    if (edge != NO_EDGE)
        return edge;
    const bool is_at_other = other < p->along && share_order(&p->first, &p->last) == 0;
    return is_at_other ? other : p->along;
}

static inline void polygon2_set_normal(const polygon2_part *p, uint32_t edge, graze_vec2 *normal)
{
    graze_vec2 from, to;
    length2 way;
    normal->x = normal->y = 0;
    if (edge == NO_EDGE)
        return;
    polygon2_corner(&from, p->polygon, edge);
    polygon2_corner(&to, p->polygon, polygon2_after(p->polygon, edge));
    UNLESS_NEAR(is_near2(&from) && is_near2(&to), return );
    set_between2(&way, &to, &from);
    if (!vector2_is_zero(&way))
        *normal = left_of(&way);
}

/* The caller reports the progress as fraction or as t. */
GRAZE_ONCE void polygon2_locate(const polygon2_part *p, bool leaving, share_progress *at,
                                graze_vec2 *point, graze_vec2 *normal)
{
    polygon2_set_normal(p, polygon2_edge_of_hit(p, leaving), normal);
    share_progress_of(at, leaving ? &p->last : &p->first);
    point->x = share_along(p->start->x, p->run.x, at);
    point->y = share_along(p->start->y, p->run.y, at);
}

static inline int polygon2_leave(int entry, const polygon2_part *p)
{
    if (entry <= GRAZE_TOUCH || entry == NOT_NEAR)
        return entry;
    return p->out == NO_EDGE ? GRAZE_INSIDE : GRAZE_HIT;
}

/* ---- Segments and rays: the result, or NOT_NEAR ---- */

NEAR_ANSWER int polygon2_cast_segment(const graze_polygon2 *polygon, const graze_segment2 *segment,
                                      graze_line_hit2 *hit, bool leaving)
{
    polygon2_part p;
    share_progress at;
    UNLESS_NEAR(is_near2(&segment->a) && is_near2(&segment->b), return NOT_NEAR);
    set_between2(&p.run, &segment->a, &segment->b);
    polygon2_begin(&p, polygon, &segment->a);
    p.is_segment = true;
    if (p.is_point)
        share_set_zero(&p.last);
    else
        share_set_one(&p.last);
    const int entry = polygon2_meet(&p), result = leaving ? polygon2_leave(entry, &p) : entry;
    if (hit == 0 || result == GRAZE_MISS || result == NOT_NEAR)
        return result;
    polygon2_locate(&p, leaving, &at, &hit->point, &hit->normal);
    hit->fraction = share_fraction(&at);
    return result;
}

NEAR_ANSWER int polygon2_cast_ray(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                  graze_ray_hit2 *hit, bool leaving)
{
    polygon2_part p;
    share_progress at;
    if (ray->t_max < 0)
        return GRAZE_MISS;
    UNLESS_NEAR(is_near2(&ray->origin) && is_near2(&ray->dir), return NOT_NEAR);
    set_direction2(&p.run, &ray->dir);
    polygon2_begin(&p, polygon, &ray->origin);
    p.is_segment = false;
    share_set_limit(&p.last, p.is_point ? 0 : ray->t_max);
    const int entry = polygon2_meet(&p), result = leaving ? polygon2_leave(entry, &p) : entry;
    if (hit == 0 || result == GRAZE_MISS || result == NOT_NEAR)
        return result;
    polygon2_locate(&p, leaving, &at, &hit->point, &hit->normal);
    hit->t = share_t(&at);
    return result;
}

GRAZE_INLINE graze_result polygon2_linecast(const graze_polygon2 *polygon,
                                            const graze_segment2 *segment, graze_line_hit2 *hit,
                                            bool leaving)
{
    const int result = polygon2_cast_segment(polygon, segment, hit, leaving);
    UNLESS_NEAR(result != NOT_NEAR,
                return graze_polygon2_cast_segment_far(polygon, segment, hit, leaving));
    return (graze_result)result;
}

GRAZE_INLINE graze_result polygon2_raycast(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                           graze_ray_hit2 *hit, bool leaving)
{
    const int result = polygon2_cast_ray(polygon, ray, hit, leaving);
    UNLESS_NEAR(result != NOT_NEAR, return graze_polygon2_cast_ray_far(polygon, ray, hit, leaving));
    return (graze_result)result;
}

#endif
