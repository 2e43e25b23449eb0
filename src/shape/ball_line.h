/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a ball: see axes.h for sphere and circle, degrees.h for near and far. What
 * decides stands in ball_find.h, and the far routines in sphere_line_far.c. */
#include "ball.h"

#include "ball_hit.h"
#include "ball_measures.h"

/* A segment or a ray, and where its hit goes; those of the other are NULL, and so is an unwanted hit. */
typedef struct {
    measures *of;
    const ball_n *ball;
    const segment_n *segment;
    line_hit_n *line_hit;
    const ray_n *ray;
    ray_hit_n *ray_hit;
    crossing *at; /* where that is */
    bool seeks;   /* what is wanted is only that */
} line;

/* ---- Differences: the question whether all is near goes along, so that each number is read once ---- */

GRAZE_INLINE void ask_ball(nearness *n, line *l, const ball_n *ball, const vector_n *start)
{
    l->ball = ball;
    nearness_begin(n);
    ask_point_n(n, &ball->center);
    ask_radius(n, ball->radius);
    ask_between_n(n, &l->of->from_center, &ball->center, start);
}

static inline bool line_in_range(const line *l)
{
    return radius_in_range(l->ball->radius) && lengths_in_range_n(&l->of->from_center) &&
           lengths_in_range_n(&l->of->run);
}

GRAZE_INLINE bool ask_segment(line *l, const ball_n *ball, const segment_n *s)
{
    nearness n;
    ask_ball(&n, l, ball, &s->a);
    ask_between_n(&n, &l->of->run, &s->a, &s->b);
    l->segment = s;
    l->ray = 0;
    return IMPLIES(are_all_near(&n), line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&s->a) && is_known_near_n(&s->b);
}

/* One that ends where it starts has no direction. */
GRAZE_INLINE bool ask_ray(line *l, const ball_n *ball, const ray_n *r)
{
    nearness n;
    l->ball = ball;
    l->segment = 0;
    l->ray = r;
    if (!is_near_limit(r->t_max))
        return false;
    ask_ball(&n, l, ball, &r->origin);
    ask_direction_n(&n, &l->of->run, r->t_max > 0 ? &r->dir : &nowhere);
    return IMPLIES(are_all_near(&n), line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&r->origin);
}

GRAZE_INLINE bool measure_segment(line *l, crossing *at, line_hit_n *hit)
{
    l->at = at;
    l->line_hit = hit;
    l->ray_hit = 0;
    l->seeks = false;
    return l->ball->radius >= 0 && measure(l->of, l->ball->radius);
}

/* What is stored for a direction that there is none of has to be numbers. */
GRAZE_INLINE bool measure_ray(line *l, crossing *at, ray_hit_n *hit)
{
    l->at = at;
    l->line_hit = 0;
    l->ray_hit = hit;
    l->seeks = false;
#define IS_DIRECTION(axis) is_coordinate(l->ray->dir.axis)
    return l->ball->radius >= 0 && l->ray->t_max >= 0 && ALL_AXES(IS_DIRECTION) &&
           measure(l->of, l->ball->radius);
}

/* Of a ray. */
GRAZE_INLINE bool is_endless(const line *l)
{
    return !(l->ray->t_max < GRAZE_NO_LIMIT);
}

/* ---- The ends of a line ---- */

GRAZE_ONCE int side_of_limit(const ball_n *ball, const ray_n *ray)
{
    return side_after_run(ball, ray);
}

/* -1 inside, 0 on the surface, 1 outside. */
FRAMED int side_of_end(const line *l)
{
    if (l->segment != 0)
        return side_at_end(l->ball, &l->segment->b, &l->of->a, &l->of->b, &l->of->c);
    if (is_endless(l))
        return is_point(l->of) ? area_sign(&l->of->c) : 1;
    return has_run(&l->of->a) ? side_of_limit(l->ball, l->ray) : area_sign(&l->of->c);
}

/* Called last by a yes or no, as a tail call. */
GRAZE_ONCE int limit_is_within(const ball_n *ball, const ray_n *ray)
{
    return side_of_limit(ball, ray) <= 0;
}

/* side_of_end(l) <= 0, for a line that comes nearer from its start and not from its end: it has a direction and a limit. */
FRAMED int ends_within(const line *l)
{
    return l->segment != 0 ? side_of_end(l) <= 0 : limit_is_within(l->ball, l->ray);
}

FRAMED bool nears_from_end(const line *l)
{
    if (l->segment != 0)
        return nears_before_end(&l->of->a, &l->of->b);
    return is_endless(l) ? !is_point(l->of)
                         : nears_before_limit(&l->of->a, &l->of->b, l->ray->t_max);
}

/* ---- Where that is ---- */

GRAZE_INLINE void put_hit(const line *l)
{
    if (l->line_hit != 0)
        locate_on_segment(l->ball, l->segment, l->at, l->line_hit);
    if (l->ray_hit != 0)
        locate_on_ray(l->ball, l->ray, l->at, l->ray_hit);
}

GRAZE_INLINE bool starts_at(const line *l, place end)
{
    return end == AT_START || is_point(l->of);
}

GRAZE_INLINE void set_crossing(const line *l, place end)
{
    if (starts_at(l, end))
        crossing_at_start(l->at);
    else if (l->segment != 0)
        crossing_at_end(l->at);
    else
        crossing_at_limit(l->at, l->ray->t_max);
}

FRAMED void put_at(const line *l, place end)
{
    set_crossing(l, end);
    put_hit(l);
}

FRAMED void put_inside(const line *l, place end)
{
    set_crossing(l, end);
    if (l->line_hit != 0)
        stay_on_segment(starts_at(l, end) ? &l->segment->a : &l->segment->b,
                        crossing_fraction(l->at), l->line_hit);
    if (l->ray_hit != 0)
        go_along(l->ray, l->at, l->ray_hit);
}

FRAMED void put_crossing(const line *l, const discriminant *d, bool leaving)
{
    const measures *of = l->of;
    crossing_at_surface(l->at, &of->a, &of->b, &of->c, d, leaving);
    put_hit(l);
}

/* Whether the caller wants to know where the point is. */
GRAZE_INLINE bool says_where(const line *l)
{
    return l->seeks || l->line_hit != 0 || l->ray_hit != 0;
}

GRAZE_INLINE graze_result meet_at(const line *l, place end, graze_result result)
{
    if (says_where(l))
        put_at(l, end);
    return result;
}

GRAZE_INLINE graze_result meet_inside(const line *l, place end)
{
    if (says_where(l))
        put_inside(l, end);
    return GRAZE_INSIDE;
}

GRAZE_INLINE void meet_crossing(const line *l, const discriminant *d, bool leaving)
{
    if (says_where(l))
        put_crossing(l, d, leaving);
}

#define BALL_STEP FRAMED
#include "ball_find.h"

NEAR_ANSWER int near_segment_meets(const ball_n *ball, const segment_n *segment)
{
    measures m;
    crossing at;
    line l;
    l.of = &m;
    GO_FAR_UNLESS(ask_segment(&l, ball, segment), NOT_NEAR);
    return measure_segment(&l, &at, 0) && meets(&l);
}

NEAR_ANSWER int near_ray_meets(const ball_n *ball, const ray_n *ray)
{
    measures m;
    crossing at;
    line l;
    l.of = &m;
    GO_FAR_UNLESS(ask_ray(&l, ball, ray), NOT_NEAR);
    if (!measure_ray(&l, &at, 0))
        return false;
    return meets(&l);
}

bool OF_BALL(overlaps_segment)(const ball_n *ball, const segment_n *segment)
{
    const int near = near_segment_meets(ball, segment);
    GO_FAR_IF_NOT_NEAR(near, OF_BALL(overlaps_segment_far)(ball, segment));
    return near != 0;
}

bool OF_BALL(overlaps_ray)(const ball_n *ball, const ray_n *ray)
{
    const int near = near_ray_meets(ball, ray);
    GO_FAR_IF_NOT_NEAR(near, OF_BALL(overlaps_ray_far)(ball, ray));
    return near != 0;
}

/* The first point, or the last. */
GRAZE_INLINE graze_result cast_segment(const ball_n *ball, const segment_n *segment,
                                       line_hit_n *hit, bool leaving)
{
    measures m;
    crossing at;
    line l;
    l.of = &m;
    GO_FAR_UNLESS(ask_segment(&l, ball, segment),
                  leaving ? OF_BALL(linecast_exit_far)(ball, segment, hit)
                          : OF_BALL(linecast_far)(ball, segment, hit));
    if (!measure_segment(&l, &at, hit))
        return GRAZE_MISS;
    return leaving ? leave(&l) : enter(&l);
}

GRAZE_INLINE graze_result cast_ray(const ball_n *ball, const ray_n *ray, ray_hit_n *hit,
                                   bool leaving)
{
    measures m;
    crossing at;
    line l;
    l.of = &m;
    GO_FAR_UNLESS(ask_ray(&l, ball, ray), leaving ? OF_BALL(raycast_exit_far)(ball, ray, hit)
                                                  : OF_BALL(raycast_far)(ball, ray, hit));
    if (!measure_ray(&l, &at, hit))
        return GRAZE_MISS;
    return leaving ? leave(&l) : enter(&l);
}

graze_result OF_BALL(linecast)(const ball_n *ball, const segment_n *segment, line_hit_n *hit)
{
    return cast_segment(ball, segment, hit, false);
}

graze_result OF_BALL(linecast_exit)(const ball_n *ball, const segment_n *segment, line_hit_n *hit)
{
    return cast_segment(ball, segment, hit, true);
}

graze_result OF_BALL(raycast)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    return cast_ray(ball, ray, hit, false);
}

graze_result OF_BALL(raycast_exit)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    return cast_ray(ball, ray, hit, true);
}

#if GRAZE_AXES == 3
#include "nearest_sphere.h"
#endif
