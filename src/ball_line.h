/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Segments and rays against a ball: see axes.h for sphere and circle, arith3.h for near and far.
 *
 * Where the line has gone t of its run, its squared distance from the center less the squared radius
 * is a t^2 + 2 b t + c. Signs decide everything: that of c and of the same at the other end say on
 * which side of the surface the ends are; those of b and of a + b, whether the line first comes nearer
 * to the center and then goes away; and only when it does both, between two ends outside, the sign of
 * b^2 - a c says whether it has come near enough. Roots and quotients are for those who ask where.
 */
#include "ball.h"

#include "arith_crossing.h"

/* A segment or a ray, and where its hit goes; those of the other are NULL, and so is an unwanted hit. */
typedef struct {
    const ball_n *ball;
    const segment_n *segment;
    line_hit_n *line_hit;
    const ray_n *ray;
    ray_hit_n *ray_hit;
    crossing *at; /* where that is */
    bool seeks;   /* what is wanted is only that */
    lengths_n from_center, run;
    area a, b, c;
} line;

/* False when it is not made of numbers. */
GRAZE_INLINE bool set_line(line *l, const ball_n *ball, const vector_n *start)
{
    length radius = length_of(ball->radius);
    l->ball = ball;
    l->from_center = between_n(&ball->center, start);
    l->a = dot_n(l->run, l->run);
    l->b = dot_n(l->from_center, l->run);
    l->c = area_minus(dot_n(l->from_center, l->from_center), area_of(radius, radius));
    return area_is_number(l->a) && area_is_number(l->b) && area_is_number(l->c);
}

GRAZE_INLINE bool set_segment(line *l, const ball_n *ball, const segment_n *s, crossing *at,
                              line_hit_n *hit)
{
    l->segment = s;
    l->line_hit = hit;
    l->ray = 0;
    l->ray_hit = 0;
    l->at = at;
    l->seeks = false;
    l->run = between_n(&s->a, &s->b);
    return set_line(l, ball, &s->a);
}

static const vector_n nowhere;

/* One that ends where it starts has no direction, but what is stored there has to be numbers. */
GRAZE_INLINE bool set_ray(line *l, const ball_n *ball, const ray_n *r, crossing *at, ray_hit_n *hit)
{
    l->segment = 0;
    l->line_hit = 0;
    l->ray = r;
    l->ray_hit = hit;
    l->at = at;
    l->seeks = false;
    l->run = direction_n(r->t_max > 0 ? &r->dir : &nowhere);
#define IS_DIRECTION(axis) is_coordinate(r->dir.axis)
    return ALL_AXES(IS_DIRECTION) && set_line(l, ball, &r->origin);
}

GRAZE_INLINE bool is_point(const line *l)
{
    return area_sign(l->a) == 0;
}

GRAZE_INLINE bool is_endless(const line *l)
{
    return l->segment == 0 && !(l->ray->t_max < GRAZE_NO_LIMIT);
}

/* ---- The ends of a line ---- */

GRAZE_INLINE int side_of_limit(const line *l)
{
    return side_at_limit(&l->from_center, &l->run, l->a, l->b, l->c, l->ball->radius,
                         l->ray->t_max);
}

/* -1 inside, 0 on the surface, 1 outside. */
GRAZE_INLINE int side_of_end(const line *l)
{
    if (is_point(l))
        return area_sign(l->c);
    if (l->segment == 0)
        return is_endless(l) ? 1 : side_of_limit(l);
    lengths_n from_center = between_n(&l->ball->center, &l->segment->b);
    length radius = length_of(l->ball->radius);
    return area_sign(area_minus(dot_n(from_center, from_center), area_of(radius, radius)));
}

/* Whether the line comes nearer to the center when walked from its start, or from its end. */
GRAZE_INLINE bool nears_from_start(const line *l)
{
    return area_sign(l->b) < 0;
}

GRAZE_INLINE bool nears_from_end(const line *l)
{
    if (is_point(l) || is_endless(l))
        return !is_point(l);
    return l->segment != 0 ? area_sign(area_plus(l->a, l->b)) > 0
                           : nears_before_limit(l->a, l->b, l->ray->t_max);
}

/* ---- Where that is: out of line, since most lines miss ---- */

typedef struct {
    const vector_n *start;
    lengths_n from_center, run;
    surface surface; /* without a radius where there is no normal */
} way;

GRAZE_INLINE void set_way(way *w, const ball_n *ball, const vector_n *start, graze_result result)
{
    w->start = start;
    w->from_center = between_n(&ball->center, start);
    w->surface = surface_of(result == GRAZE_INSIDE ? 0 : ball->radius);
}

GRAZE_ONCE void locate(const way *w, const crossing *t, vector_n *point, vector_n *normal)
{
#define POINT(axis)  graze_scalar axis = crossing_along(w->start->axis, w->run.axis, t)
#define NORMAL(axis) normal->axis = normal_at(&w->surface, w->from_center.axis, w->run.axis, t)
#define WRITE(axis)  point->axis = axis
    EACH_AXIS(POINT);
    EACH_AXIS(NORMAL);
    EACH_AXIS(WRITE);
}

GRAZE_ONCE void locate_on_segment(const ball_n *ball, const segment_n *s, const crossing *t,
                                  graze_result result, line_hit_n *hit)
{
    way w;
    set_way(&w, ball, &s->a, result);
    w.run = between_n(&s->a, &s->b);
    locate(&w, t, &hit->point, &hit->normal);
    hit->fraction = crossing_fraction(t);
}

GRAZE_ONCE void locate_on_ray(const ball_n *ball, const ray_n *r, const crossing *t,
                              graze_result result, ray_hit_n *hit)
{
    way w;
    graze_scalar t_max = r->t_max;
    set_way(&w, ball, &r->origin, result);
    w.run = direction_n(&r->dir);
    locate(&w, t, &hit->point, &hit->normal);
    hit->t = held_to(t_max, crossing_t(t));
}

GRAZE_INLINE void put_hit(const line *l, graze_result result)
{
    if (l->line_hit != 0)
        locate_on_segment(l->ball, l->segment, l->at, result, l->line_hit);
    if (l->ray_hit != 0)
        locate_on_ray(l->ball, l->ray, l->at, result, l->ray_hit);
}

/* ---- Which point it is ---- */

typedef enum { AT_START, AT_END } place;

GRAZE_INLINE graze_result meet_at(const line *l, place end, graze_result result)
{
    if (end == AT_START || is_point(l))
        crossing_at_start(l->at);
    else if (l->segment != 0)
        crossing_at_end(l->at);
    else
        crossing_at_limit(l->at, l->ray->t_max);
    put_hit(l, result);
    return result;
}

/* Of a line that comes from outside, by where it gets to at its nearest: 1 inside, 0, -1 outside. */
GRAZE_INLINE graze_result meet_surface(const line *l, const discriminant *d, int depth,
                                       bool leaving)
{
    graze_result result = depth > 0 ? GRAZE_HIT : GRAZE_TOUCH;
    if (depth < 0)
        return GRAZE_MISS;
    if (l->seeks || l->line_hit != 0 || l->ray_hit != 0) {
        crossing_at_surface(l->at, l->a, l->b, l->c, d, leaving);
        put_hit(l, result);
    }
    return result;
}

/* It comes nearer from here to the other end, or only to its nearest point, where it turns. */
GRAZE_INLINE graze_result meet_before(const line *l, place end, int side_of_other, bool turns,
                                      bool leaving)
{
    if (!turns && side_of_other >= 0)
        return side_of_other > 0 ? GRAZE_MISS : meet_at(l, end, GRAZE_TOUCH);
    discriminant d;
    set_discriminant(&d, &l->from_center, &l->run, l->a, l->b, l->c, l->ball->radius);
    return meet_surface(l, &d, turns ? discriminant_sign(&d) : 1, leaving);
}

/* The first point, by the side on which the start is. */
GRAZE_INLINE graze_result enter(const line *l)
{
    int side = area_sign(l->c);
    if (side < 0)
        return meet_at(l, AT_START, GRAZE_INSIDE);
    if (side == 0)
        return meet_at(l, AT_START, nears_from_start(l) ? GRAZE_HIT : GRAZE_TOUCH);
    if (!nears_from_start(l))
        return GRAZE_MISS;
    bool turns = nears_from_end(l);
    return meet_before(l, AT_END, turns ? 1 : side_of_end(l), turns, false);
}

/* Which spares most lines the side of their end. */
GRAZE_INLINE bool passes_by(const line *l)
{
    if (area_sign(l->c) <= 0)
        return false;
    if (!nears_from_start(l) || !nears_from_end(l))
        return !nears_from_start(l);
    discriminant d;
    set_discriminant(&d, &l->from_center, &l->run, l->a, l->b, l->c, l->ball->radius);
    return discriminant_sign(&d) < 0;
}

/* The last point: the same, walked from the other end. */
GRAZE_INLINE graze_result leave(const line *l)
{
    if (passes_by(l))
        return GRAZE_MISS;
    int side = side_of_end(l);
    if (side < 0)
        return meet_at(l, AT_END, GRAZE_INSIDE);
    if (side == 0)
        return meet_at(l, AT_END, nears_from_end(l) ? GRAZE_HIT : GRAZE_TOUCH);
    if (!nears_from_end(l))
        return GRAZE_MISS;
    return meet_before(l, AT_START, area_sign(l->c), nears_from_start(l), true);
}

/* leaving is known when compiling, but for far coordinates. */
GRAZE_INLINE graze_result cast_segment(const ball_n *ball, const segment_n *s, line_hit_n *hit,
                                       bool leaving)
{
    line l;
    crossing at;
    if (!(ball->radius >= 0) || !set_segment(&l, ball, s, &at, hit))
        return GRAZE_MISS;
    return leaving ? leave(&l) : enter(&l);
}

GRAZE_INLINE graze_result cast_ray(const ball_n *ball, const ray_n *r, ray_hit_n *hit, bool leaving)
{
    line l;
    crossing at;
    if (!(ball->radius >= 0) || !(r->t_max >= 0) || !set_ray(&l, ball, r, &at, hit))
        return GRAZE_MISS;
    return leaving ? leave(&l) : enter(&l);
}

#if GRAZE_FAR

graze_result OF_BALL(linecast_far)(const ball_n *ball, const segment_n *segment, line_hit_n *hit,
                                   bool leaving)
{
    return cast_segment(ball, segment, hit, leaving);
}

graze_result OF_BALL(raycast_far)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit,
                                  bool leaving)
{
    return cast_ray(ball, ray, hit, leaving);
}

#else

GRAZE_INLINE bool is_near_segment(const ball_n *ball, const segment_n *s)
{
    return are_near_n(&s->b) && are_near_n(&s->a) && is_near_ball(ball);
}

GRAZE_INLINE bool is_near_ray(const ball_n *ball, const ray_n *r)
{
    return is_near_limit(r->t_max) && are_near_n(&r->dir) && are_near_n(&r->origin) &&
           is_near_ball(ball);
}

bool OF_BALL(overlaps_segment)(const ball_n *ball, const segment_n *segment)
{
    if (!is_near_segment(ball, segment))
        return OF_BALL(linecast_far)(ball, segment, 0, false) != GRAZE_MISS;
    return cast_segment(ball, segment, 0, false) != GRAZE_MISS;
}

bool OF_BALL(overlaps_ray)(const ball_n *ball, const ray_n *ray)
{
    if (!is_near_ray(ball, ray))
        return OF_BALL(raycast_far)(ball, ray, 0, false) != GRAZE_MISS;
    return cast_ray(ball, ray, 0, false) != GRAZE_MISS;
}

graze_result OF_BALL(linecast)(const ball_n *ball, const segment_n *segment, line_hit_n *hit)
{
    if (!is_near_segment(ball, segment))
        return OF_BALL(linecast_far)(ball, segment, hit, false);
    return cast_segment(ball, segment, hit, false);
}

graze_result OF_BALL(linecast_exit)(const ball_n *ball, const segment_n *segment, line_hit_n *hit)
{
    if (!is_near_segment(ball, segment))
        return OF_BALL(linecast_far)(ball, segment, hit, true);
    return cast_segment(ball, segment, hit, true);
}

graze_result OF_BALL(raycast)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    if (!is_near_ray(ball, ray))
        return OF_BALL(raycast_far)(ball, ray, hit, false);
    return cast_ray(ball, ray, hit, false);
}

graze_result OF_BALL(raycast_exit)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    if (!is_near_ray(ball, ray))
        return OF_BALL(raycast_far)(ball, ray, hit, true);
    return cast_ray(ball, ray, hit, true);
}

#if GRAZE_AXES == 3
#include "nearest_sphere.h"
#endif

#endif
