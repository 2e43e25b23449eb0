/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a polygon, in floats: the line is clipped by each edge, as polygon2_line.h does it, and the
 * places are quotients. An edge gives the same place in both directions, so a line through a flat polygon comes in and goes
 * out at one place.
 */
#include "../include/graze/polygon2.h"

#if GRAZE_FLOAT

#include "number/float_scale.h"
#include "shape/polygon2_float.h"

#define NO_EDGE GRAZE_NO_INDEX

/* From `first` to `last`, by the edges `in` and `out`; NO_EDGE: by the start or the end of the line. */
typedef struct {
    const graze_polygon2 *polygon;
    const graze_vec2 *start;
    graze_vec2 run;
    float first, last;
    uint32_t in, out, along;
    bool is_point, is_parallel, is_left;
} polygon2_part;

/* ---- The edges ---- */

/* Returns false if nothing is left, or if a product is no number. */
static inline bool polygon2_clip(polygon2_part *p, uint32_t i)
{
    const graze_vec2 *const from = &p->polygon->corners[i], *const to =
                                                                polygon2_after(p->polygon, i);
    const polygon2_edge e = polygon2_edge_of(from, to);
    const graze_vec2 gap = vec2_between(e.first, p->start);
    const float side = polygon2_cross(&e, &gap), step = polygon2_cross(&e, &p->run);
    if (!is_finite(side + step))
        return false;
    if (is_zero(e.way.x) && is_zero(e.way.y))
        return true;
    p->is_left = p->is_left || is_positive(side);
    p->is_parallel = p->is_parallel && is_zero(step);
    if (!is_positive(step) && is_negative(side))
        return false;
    if (is_zero(step)) {
        if (is_zero(side) && p->along == NO_EDGE)
            p->along = i;
        return true;
    }
    const float t = float_held(float_div(float_abs(side), float_abs(step)));
    if (is_positive(step) && !is_positive(side) && (p->in == NO_EDGE || float_less(p->first, t))) {
        p->first = t;
        p->in = i;
    }
    if (is_negative(step) &&
        (float_less(t, p->last) || (float_at_most(t, p->last) && p->out == NO_EDGE))) {
        p->last = t;
        p->out = i;
    }
    return true;
}

static inline bool polygon2_clip_all(polygon2_part *p)
{
    p->is_point = is_zero(p->run.x) && is_zero(p->run.y);
    p->is_parallel = true;
    p->is_left = false;
    p->in = p->out = p->along = NO_EDGE;
    p->first = 0.0f;
    if (p->is_point)
        p->last = 0.0f;
    for (uint32_t i = 0; i < p->polygon->count; i++)
        if (!polygon2_clip(p, i))
            return false;
    return p->polygon->count > 0;
}

/* ---- Polygons that are flat ---- */

static inline bool polygon2_is_on_both_sides(const polygon2_part *p)
{
    bool left = false, right = false;
    for (uint32_t i = 0; i < p->polygon->count; i++) {
        const graze_vec2 gap = vec2_between(p->start, &p->polygon->corners[i]);
        const float side = vec2_cross(&p->run, &gap);
        left = left || float_at_most(0.0f, side);
        right = right || float_at_most(side, 0.0f);
    }
    return left && right;
}

/* All corners are on the line. Squares that overflow or vanish are no places. */
static inline graze_result polygon2_meet_in_line(polygon2_part *p)
{
    const float whole = vec2_dot(&p->run, &p->run);
    float least = 0.0f, most = 0.0f;
    for (uint32_t i = 0; i < p->polygon->count; i++) {
        const graze_vec2 gap = vec2_between(p->start, &p->polygon->corners[i]);
        const float place = vec2_dot(&p->run, &gap);
        if (!is_zero(vec2_cross(&p->run, &gap)) || !is_finite(place))
            return GRAZE_MISS;
        least = i == 0 || float_less(place, least) ? place : least;
        most = i == 0 || float_less(most, place) ? place : most;
    }
    if (is_negative(most) || !is_positive(whole) || !is_finite(whole))
        return GRAZE_MISS;
    if (is_positive(least))
        p->first = float_held(float_div(least, whole));
    if (!float_at_most(p->first, p->last))
        return GRAZE_MISS;
    const float end = float_held(float_div(most, whole));
    if (float_less(end, p->last))
        p->last = end;
    return GRAZE_TOUCH;
}

/* ---- The result ---- */

static inline graze_result polygon2_meet_point(const polygon2_part *p)
{
    if (p->is_left)
        return p->along == NO_EDGE ? GRAZE_INSIDE : GRAZE_TOUCH;
    return polygon2_bounds_contain(p->polygon, p->start) ? GRAZE_TOUCH : GRAZE_MISS;
}

/* That of the entry. */
GRAZE_ONCE graze_result polygon2_meet(polygon2_part *p)
{
    if (!polygon2_clip_all(p))
        return GRAZE_MISS;
    if (p->is_point)
        return polygon2_meet_point(p);
    if (p->is_parallel)
        return polygon2_meet_in_line(p);
    if (!float_at_most(p->first, p->last))
        return GRAZE_MISS;
    const bool is_longer = float_less(p->first, p->last);
    if (p->in == NO_EDGE && p->along == NO_EDGE && (is_longer || p->out == NO_EDGE))
        return GRAZE_INSIDE;
    if (is_longer)
        return p->along == NO_EDGE ? GRAZE_HIT : GRAZE_TOUCH;
    return polygon2_is_on_both_sides(p) ? GRAZE_TOUCH : GRAZE_MISS;
}

static inline graze_result polygon2_leave(graze_result entry, const polygon2_part *p)
{
    if (entry <= GRAZE_TOUCH)
        return entry;
    return p->out == NO_EDGE ? GRAZE_INSIDE : GRAZE_HIT;
}

/* ---- The hit ---- */

static inline uint32_t polygon2_edge_of_hit(const polygon2_part *p, bool leaving)
{
    const uint32_t edge = leaving ? p->out : p->in, other = leaving ? p->in : p->out;
    if (edge != NO_EDGE)
        return edge;
    const bool is_at_other = other < p->along && !float_less(p->first, p->last);
    return is_at_other ? other : p->along;
}

GRAZE_ONCE void polygon2_locate(const polygon2_part *p, bool leaving, graze_vec2 *point,
                                graze_vec2 *normal)
{
    const float t = leaving ? p->last : p->first;
    const uint32_t edge = polygon2_edge_of_hit(p, leaving);
    point->x = float_held(p->start->x + p->run.x * t);
    point->y = float_held(p->start->y + p->run.y * t);
    normal->x = normal->y = 0.0f;
    if (edge == NO_EDGE)
        return;
    const graze_vec2 way =
        vec2_between(&p->polygon->corners[edge], polygon2_after(p->polygon, edge));
    const float_norm n = norm_of(way.x, way.y, 0.0f);
    normal->x = norm_unit(&n, way.y);
    normal->y = norm_unit(&n, -way.x);
}

/* ---- Segments and rays ---- */

/* A product with an infinite limit is infinite, also if that with FLT_MAX is not. */
static inline float polygon2_end_of_ray(float start, float dir, float t_max)
{
    const float most = FLT_MAX, limit = float_less(t_max, GRAZE_NO_LIMIT) ? t_max : most + most;
    return is_zero(dir) ? start : float_held(start + dir * limit);
}

static inline graze_result polygon2_linecast(const graze_polygon2 *polygon,
                                             const graze_segment2 *segment, graze_line_hit2 *hit,
                                             bool leaving)
{
    polygon2_part p;
    p.polygon = polygon;
    p.start = &segment->a;
    p.run = vec2_between(&segment->a, &segment->b);
    p.last = 1.0f;
    const graze_result entry = polygon2_meet(&p),
                       result = leaving ? polygon2_leave(entry, &p) : entry;
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    polygon2_locate(&p, leaving, &hit->point, &hit->normal);
    hit->fraction = leaving ? p.last : p.first;
    if (leaving && result == GRAZE_INSIDE) {
        hit->point.x = segment->b.x;
        hit->point.y = segment->b.y;
    }
    return result;
}

static inline graze_result polygon2_raycast(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                            graze_ray_hit2 *hit, bool leaving)
{
    polygon2_part p;
    if (!float_at_most(0.0f, ray->t_max))
        return GRAZE_MISS;
    p.polygon = polygon;
    p.start = &ray->origin;
    p.run = ray->dir;
    p.last = float_held(ray->t_max);
    const graze_result entry = polygon2_meet(&p),
                       result = leaving ? polygon2_leave(entry, &p) : entry;
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    polygon2_locate(&p, leaving, &hit->point, &hit->normal);
    hit->t = leaving ? p.last : p.first;
    if (leaving && result == GRAZE_INSIDE && !p.is_point) {
        hit->point.x = polygon2_end_of_ray(ray->origin.x, ray->dir.x, ray->t_max);
        hit->point.y = polygon2_end_of_ray(ray->origin.y, ray->dir.y, ray->t_max);
    }
    return result;
}

bool graze_polygon2_overlaps_segment(const graze_polygon2 *polygon, const graze_segment2 *segment)
{
    return polygon2_linecast(polygon, segment, 0, false) != GRAZE_MISS;
}

bool graze_polygon2_overlaps_ray(const graze_polygon2 *polygon, const graze_ray2 *ray)
{
    return polygon2_raycast(polygon, ray, 0, false) != GRAZE_MISS;
}

graze_result graze_polygon2_linecast(const graze_polygon2 *polygon, const graze_segment2 *segment,
                                     graze_line_hit2 *hit)
{
    return polygon2_linecast(polygon, segment, hit, false);
}

graze_result graze_polygon2_linecast_exit(const graze_polygon2 *polygon,
                                          const graze_segment2 *segment, graze_line_hit2 *hit)
{
    return polygon2_linecast(polygon, segment, hit, true);
}

graze_result graze_polygon2_raycast(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                    graze_ray_hit2 *hit)
{
    return polygon2_raycast(polygon, ray, hit, false);
}

graze_result graze_polygon2_raycast_exit(const graze_polygon2 *polygon, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit)
{
    return polygon2_raycast(polygon, ray, hit, true);
}

#endif
