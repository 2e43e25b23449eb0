/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A circle that moves against a rectangle. Any coordinates: differences are spans, and times are ratios of spans.
 *
 * The center enters the rounded rectangle once, as that is convex. Each side has a border, at the distance of the radius from
 * it. If the path starts beyond a border, it has to cross it; of two the one that it crosses last decides. If it crosses that
 * beside the side, the circle stops there. If it is beyond an end of the side, or at it, the ball around that corner decides
 * alone: what is left of the path leads through the square between the corner and both its borders, of which the rounded
 * rectangle has the ball alone, or away. If the path starts beyond no border, the part of the rectangle that is nearest to the
 * start decides, for the same reason.
 *
 * A place on a border is exact on that axis. After begin_plane.h.
 */
#include "../number/solid.h"
#include "sweep2_door.h"

typedef struct {
    const graze_rect *rect;
    const graze_segment2 *path;
    span radius;
    int x,
        y; /* the part of the rectangle on each axis: -1 its lower side, 1 its upper side, 0 between them */
} sweep2_rect;

/* ---- One axis ---- */

/* The path on an axis; where it leads down, mirrored. */
typedef struct {
    graze_scalar low, high, start;
    span run;
    bool mirrored;
} sweep2_lane;

static inline sweep2_lane sweep2_lane_of(graze_scalar low, graze_scalar high, graze_scalar start,
                                         graze_scalar end)
{
    sweep2_lane l;
    l.mirrored = end < start;
    l.low = l.mirrored ? mirror(high) : low;
    l.high = l.mirrored ? mirror(low) : high;
    l.start = l.mirrored ? mirror(start) : start;
    l.run = span_apart(start, end);
    return l;
}

static inline sweep2_lane sweep2_lane_on(const sweep2_rect *s, bool on_x)
{
    const graze_rect *r = s->rect;
    const graze_segment2 *p = s->path;
    return on_x ? sweep2_lane_of(r->min.x, r->max.x, p->a.x, p->b.x)
                : sweep2_lane_of(r->min.y, r->max.y, p->a.y, p->b.y);
}

/* Beyond which border a place is, by its sign; 0: beyond none. */
static inline int sweep2_beyond(graze_scalar low, graze_scalar high, graze_scalar place,
                                span radius)
{
    if (place < low)
        return -(int)span_less(radius, span_between(place, low));
    return high < place && span_less(radius, span_between(high, place));
}

static inline int sweep2_part_beside(graze_scalar low, graze_scalar high, graze_scalar place)
{
    return place <= low ? -1 : high <= place;
}

/* Whether the path has passed the place at that time, or is there. */
static inline bool sweep2_has_passed(const sweep2_lane *l, graze_scalar place, ratio time)
{
    return place <= l->start ||
           ratio_at_most(ratio_from(span_between(l->start, place), l->run), time);
}

static inline bool sweep2_is_up_to(const sweep2_lane *l, graze_scalar place, ratio time)
{
    return l->start <= place &&
           ratio_at_most(time, ratio_from(span_between(l->start, place), l->run));
}

/* The part of the rectangle beside the path at that time. */
static inline int sweep2_part_at(const sweep2_lane *l, ratio time)
{
    const int part = sweep2_is_up_to(l, l->low, time) ? -1 : sweep2_has_passed(l, l->high, time);
    return l->mirrored ? -part : part;
}

/* ---- The hit ---- */

static inline graze_scalar sweep2_side(graze_scalar low, graze_scalar high, int part)
{
    return part < 0 ? low : high;
}

static inline void sweep2_set_corner(const sweep2_rect *s, graze_vec2 *corner)
{
    corner->x = sweep2_side(s->rect->min.x, s->rect->max.x, s->x);
    corner->y = sweep2_side(s->rect->min.y, s->rect->max.y, s->y);
}

static inline void sweep2_name_corner(const sweep2_rect *s, const graze_vec2 *corner,
                                      graze_sweep_hit2 *hit)
{
    hit->feature = GRAZE_FEATURE_CORNER;
    hit->index = (corner->x != s->rect->min.x) + 2 * (corner->y != s->rect->min.y);
}

/* `hit->center` is the place. */
GRAZE_ONCE void sweep2_write_side(const sweep2_rect *s, graze_sweep_hit2 *hit)
{
    vec2_copy(&hit->point, &hit->center);
    if (s->x != 0)
        hit->point.x = sweep2_side(s->rect->min.x, s->rect->max.x, s->x);
    else
        hit->point.y = sweep2_side(s->rect->min.y, s->rect->max.y, s->y);
    hit->normal.x = s->x * GRAZE_ONE;
    hit->normal.y = s->y * GRAZE_ONE;
    hit->feature = GRAZE_FEATURE_EDGE;
    hit->index = s->x != 0 ? s->x > 0 : 2 + (s->y > 0);
}

static inline graze_scalar sweep2_coordinate(const sweep2_lane *l, const progress *where)
{
    const graze_scalar c = along(l->start, l->run, where);
    return l->mirrored ? mirror(c) : c;
}

/* On the border: as far beyond the side as the radius. */
static inline graze_scalar sweep2_border(graze_scalar low, graze_scalar high, int part, span radius)
{
    return offset_held(sweep2_side(low, high, part), part < 0, radius);
}

GRAZE_ONCE void sweep2_write_crossing(const sweep2_rect *s, const sweep2_lane *aside, ratio time,
                                      graze_sweep_hit2 *hit)
{
    const progress where = progress_of(time);
    if (s->x != 0) {
        hit->center.x = sweep2_border(s->rect->min.x, s->rect->max.x, s->x, s->radius);
        hit->center.y = sweep2_coordinate(aside, &where);
    } else {
        hit->center.x = sweep2_coordinate(aside, &where);
        hit->center.y = sweep2_border(s->rect->min.y, s->rect->max.y, s->y, s->radius);
    }
    hit->fraction = sweep2_fraction_down(progress_fraction(&where));
    sweep2_write_side(s, hit);
}

/* ---- The result ---- */

GRAZE_ONCE graze_result sweep2_cast_at_corner(const sweep2_rect *s, graze_scalar radius,
                                              graze_sweep_hit2 *hit)
{
    graze_circle corner;
    sweep2_set_corner(s, &corner.center);
    corner.radius = 0;
    const graze_result result = graze_circle_sweep(&corner, radius, s->path, hit);
    if (hit != 0 && sweep2_is_contact(result))
        sweep2_name_corner(s, &corner.center, hit);
    return result;
}

/* How far a start beside a side is from it, against the radius: nearer, or as far. */
static inline bool sweep2_starts_inside(const sweep2_rect *s)
{
    const graze_rect *r = s->rect;
    const graze_vec2 *start = &s->path->a;
    if (s->x != 0)
        return span_less(span_apart(sweep2_side(r->min.x, r->max.x, s->x), start->x), s->radius);
    return s->y == 0 ||
           span_less(span_apart(sweep2_side(r->min.y, r->max.y, s->y), start->y), s->radius);
}

/* Whether the path leads to the rectangle from beside that side. */
static inline bool sweep2_leads_in(const sweep2_rect *s)
{
    const graze_segment2 *p = s->path;
    if (s->x != 0)
        return s->x < 0 ? p->a.x < p->b.x : p->b.x < p->a.x;
    return s->y < 0 ? p->a.y < p->b.y : p->b.y < p->a.y;
}

/* A start beyond no border. */
static inline graze_result sweep2_cast_from_near(sweep2_rect *s, graze_scalar radius,
                                                 graze_sweep_hit2 *hit)
{
    const graze_vec2 *start = &s->path->a;
    s->x = sweep2_part_beside(s->rect->min.x, s->rect->max.x, start->x);
    s->y = sweep2_part_beside(s->rect->min.y, s->rect->max.y, start->y);
    if (s->x != 0 && s->y != 0)
        return sweep2_cast_at_corner(s, radius, hit);
    const bool is_inside = sweep2_starts_inside(s);
    if (hit != 0 && is_inside)
        sweep2_write_inside(start, hit);
    else if (hit != 0) {
        vec2_copy(&hit->center, start);
        hit->fraction = 0;
        sweep2_write_side(s, hit);
    }
    return is_inside ? GRAZE_INSIDE : sweep2_leads_in(s) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* When the path reaches the border: it starts beyond, and does not end beyond, so the border is a coordinate. */
static inline ratio sweep2_time(const sweep2_lane *l, span radius)
{
    return ratio_from(span_between(l->start, offset_held(l->low, true, radius)), l->run);
}

/* A start beyond the border of x, y or both, whose sides s->x and s->y name. */
static inline graze_result sweep2_cast_from_far(sweep2_rect *s, graze_scalar radius,
                                                graze_sweep_hit2 *hit)
{
    const sweep2_lane x = sweep2_lane_on(s, true), y = sweep2_lane_on(s, false);
    ratio time = ratio_zero();
    if (s->x != 0)
        time = sweep2_time(&x, s->radius);
    if (s->y != 0 && (s->x == 0 || ratio_less(time, sweep2_time(&y, s->radius)))) {
        time = sweep2_time(&y, s->radius);
        s->x = sweep2_part_at(&x, time);
    } else {
        s->y = sweep2_part_at(&y, time);
    }
    if (s->x != 0 && s->y != 0)
        return sweep2_cast_at_corner(s, radius, hit);
    if (hit != 0)
        sweep2_write_crossing(s, s->x != 0 ? &y : &x, time, hit);
    return ratio_less(time, ratio_one()) ? GRAZE_HIT : GRAZE_TOUCH;
}

/* ---- Radius 0 ---- */

/* Whether the exact place is a corner: the rounded one is, and the path leads there. */
static inline bool sweep2_is_corner(const sweep2_rect *s, const graze_vec2 *place)
{
    graze_rect corner;
    vec2_copy(&corner.min, place);
    vec2_copy(&corner.max, place);
    return (place->x == s->rect->min.x || place->x == s->rect->max.x) &&
           (place->y == s->rect->min.y || place->y == s->rect->max.y) &&
           graze_rect_overlaps_segment(&corner, s->path);
}

static inline graze_result sweep2_cast_line_at_rect(const sweep2_rect *s, graze_sweep_hit2 *hit)
{
    graze_line_hit2 on;
    const graze_result result = graze_rect_linecast(s->rect, s->path, hit != 0 ? &on : 0);
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    if (result == GRAZE_INSIDE) {
        sweep2_write_inside(&s->path->a, hit);
        return result;
    }
    sweep2_write_line(&on, hit);
    hit->index = on.normal.x != 0 ? on.normal.x > 0 : 2 + (on.normal.y > 0);
    if (sweep2_is_corner(s, &on.point))
        sweep2_name_corner(s, &on.point, hit);
    return result;
}

/* ---- The routine ---- */

GRAZE_INLINE graze_result sweep2_cast_at_rect(const graze_rect *rect, graze_scalar radius,
                                              const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    const graze_vec2 *a = &path->a, *b = &path->b, *min = &rect->min, *max = &rect->max;
    sweep2_rect s;
    if (radius < 0 || max->x < min->x || max->y < min->y)
        return GRAZE_MISS;
    s.rect = rect;
    s.path = path;
    s.radius = span_of(radius);
    if (radius == 0)
        return sweep2_cast_line_at_rect(&s, hit);
    s.x = sweep2_beyond(min->x, max->x, a->x, s.radius);
    if (s.x != 0 && s.x == sweep2_beyond(min->x, max->x, b->x, s.radius))
        return GRAZE_MISS;
    s.y = sweep2_beyond(min->y, max->y, a->y, s.radius);
    if (s.y != 0 && s.y == sweep2_beyond(min->y, max->y, b->y, s.radius))
        return GRAZE_MISS;
    return s.x != 0 || s.y != 0 ? sweep2_cast_from_far(&s, radius, hit)
                                : sweep2_cast_from_near(&s, radius, hit);
}
