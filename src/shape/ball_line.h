/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a ball: the routines, for near coordinates. ball_find.h decides. Lines with other coordinates
 * go to sphere_far.c and circle_far.c. */
#include "ball_hit.h"

/* A segment or a ray, and its hit. The other pointers are NULL, and so is a hit that the caller does not want. */
typedef struct {
    ball_measures *of;
    const ball_n *ball;
    const segment_n *segment;
    line_hit_n *line_hit;
    const ray_n *ray;
    ray_hit_n *ray_hit;
    crossing *at;        /* the point, as t */
    bool want_time_only; /* sets *at, and writes no hit */
} ball_line;

/* ---- Differences. Each number is read once: nearness and difference are computed together ---- */

GRAZE_INLINE void ball_load(nearness *n, ball_line *l, const ball_n *ball, const vector_n *start)
{
    l->ball = ball;
    nearness_begin(n);
    nearness_add_point_n(n, &ball->center);
    nearness_add_radius(n, ball->radius);
    load_between_n(n, &l->of->from_center, &ball->center, start);
}

static inline bool ball_line_in_range(const ball_line *l)
{
    return radius_in_range(l->ball->radius) && lengths_in_range_n(&l->of->from_center) &&
           lengths_in_range_n(&l->of->run);
}

GRAZE_INLINE bool ball_load_segment(ball_line *l, const ball_n *ball, const segment_n *s)
{
    nearness n;
    ball_load(&n, l, ball, &s->a);
    load_between_n(&n, &l->of->run, &s->a, &s->b);
    l->segment = s;
    l->ray = 0;
    return IMPLIES(are_all_near(&n), ball_line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&s->a) && is_known_near_n(&s->b);
}

/* A ray that ends at its start has no direction. */
GRAZE_INLINE bool ball_load_ray(ball_line *l, const ball_n *ball, const ray_n *r)
{
    nearness n;
    l->ball = ball;
    l->segment = 0;
    l->ray = r;
    if (!is_near_limit(r->t_max))
        return false;
    ball_load(&n, l, ball, &r->origin);
    load_direction_n(&n, &l->of->run, r->t_max > 0 ? &r->dir : &nowhere_n);
    return IMPLIES(are_all_near(&n), ball_line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&r->origin);
}

GRAZE_INLINE bool ball_measure_segment(ball_line *l, crossing *at, line_hit_n *hit)
{
    l->at = at;
    l->line_hit = hit;
    l->ray_hit = 0;
    l->want_time_only = false;
    if (!may_be_radius(l->ball->radius))
        return false;
    ball_measure(l->of, l->ball->radius);
    return true;
}

/* The components of the direction MUST be numbers, even if the ray ends at its start. */
GRAZE_INLINE bool ball_measure_ray(ball_line *l, crossing *at, ray_hit_n *hit)
{
    l->at = at;
    l->line_hit = 0;
    l->ray_hit = hit;
    l->want_time_only = false;
#define IS_DIRECTION(axis) is_coordinate(l->ray->dir.axis)
    if (!may_be_radius(l->ball->radius) ||
        !(is_surely_ray(l->ray->t_max) || (l->ray->t_max >= 0 && ALL_AXES(IS_DIRECTION))))
        return false;
    ball_measure(l->of, l->ball->radius);
    return true;
}
#undef IS_DIRECTION

/* For a ray. */
GRAZE_INLINE bool ball_is_endless(const ball_line *l)
{
    return !(l->ray->t_max < GRAZE_NO_LIMIT);
}

/* ---- The ends of a line ---- */

GRAZE_INLINE int ball_side_at_end(const ball_n *ball, const vector_n *end, const ball_measures *of)
{
    end_side s;
    end_side_begin(&s, &of->a, &of->b, &of->c);
#define ADD_END(axis) end_side_add(&s, ball->center.axis, end->axis)
    EACH_AXIS(ADD_END);
    return end_side_sign(&s, ball->radius);
}
#undef ADD_END

LIMIT_SIDE int ball_side_of_limit(const ball_n *ball, const ray_n *ray)
{
    limit_side s;
    limit_side_begin(&s, ball->radius);
#define ADD_LIMIT(axis)                                                                            \
    if (!limit_side_add(&s, ball->center.axis, ray->origin.axis, ray->dir.axis, ray->t_max))       \
    return 1
    EACH_AXIS(ADD_LIMIT);
    return limit_side_sign(&s, ball->radius);
}
#undef ADD_LIMIT

/* -1 inside, 0 on the surface, 1 outside. */
FRAMED int ball_side_of_end(const ball_line *l)
{
    if (l->segment != 0)
        return ball_side_at_end(l->ball, &l->segment->b, l->of);
    if (ball_is_endless(l))
        return ball_is_point(l->of) ? area_sign(&l->of->c) : 1;
    return has_run(&l->of->a) ? ball_side_of_limit(l->ball, l->ray) : area_sign(&l->of->c);
}

/* A tail call of the routines that return yes or no. */
LIMIT_SIDE int ball_limit_is_within(const ball_n *ball, const ray_n *ray)
{
    return ball_side_of_limit(ball, ray) <= 0;
}

/* ball_side_of_end(l) <= 0, for a line that comes nearer from its start and not from its end: it has a direction and a limit. */
FRAMED int ball_ends_within(const ball_line *l)
{
    if (l->segment == 0 && !has_run(&l->of->a))
        return false;
    return l->segment != 0 ? ball_side_of_end(l) <= 0 : ball_limit_is_within(l->ball, l->ray);
}

FRAMED bool ball_approaches_from_end(const ball_line *l)
{
    if (l->segment != 0)
        return approaches_before_end(&l->of->a, &l->of->b);
    return ball_is_endless(l) ? !ball_is_point(l->of)
                              : approaches_before_limit(&l->of->a, &l->of->b, l->ray->t_max);
}

FRAMED bool ball_turns(const ball_line *l)
{
    if (l->segment != 0)
        return turns_before_end(&l->of->a, &l->of->b);
    return turns_before_limit(&l->of->a, &l->of->b, l->ray->t_max);
}

/* ---- The hit ---- */

GRAZE_INLINE void ball_write_hit(const ball_line *l)
{
    if (l->line_hit != 0)
        ball_locate_on_segment(l->ball, l->segment, l->at, l->line_hit);
    if (l->ray_hit != 0)
        ball_locate_on_ray(l->ball, l->ray, l->at, l->ray_hit);
}

GRAZE_INLINE bool ball_is_at_start(const ball_line *l, ball_place end)
{
    return end == BALL_AT_START || ball_is_point(l->of);
}

GRAZE_INLINE void ball_set_crossing(const ball_line *l, ball_place end)
{
    if (ball_is_at_start(l, end))
        crossing_at_start(l->at);
    else if (l->segment != 0)
        crossing_at_end(l->at);
    else
        crossing_at_limit(l->at, l->ray->t_max);
}

FRAMED void ball_write_end_hit(const ball_line *l, ball_place end)
{
    ball_set_crossing(l, end);
    ball_write_hit(l);
}

FRAMED void ball_write_inside_hit(const ball_line *l, ball_place end)
{
    ball_set_crossing(l, end);
    if (l->line_hit != 0)
        ball_write_inside_segment(ball_is_at_start(l, end) ? &l->segment->a : &l->segment->b,
                                  crossing_fraction(l->at), l->line_hit);
    if (l->ray_hit != 0)
        ball_write_inside_ray(l->ray, l->at, l->ray_hit);
}

FRAMED void ball_write_surface_hit(const ball_line *l, const discriminant *d, bool leaving)
{
    const ball_measures *of = l->of;
    crossing_at_surface(l->at, &of->a, &of->b, &of->c, d, leaving);
    if (l->segment != 0)
        crossing_hold_to_end(l->at);
    else
        crossing_hold_to_limit(l->at, l->ray->t_max);
    ball_write_hit(l);
}

/* Whether the caller wants the place of the point. */
GRAZE_INLINE bool ball_wants_place(const ball_line *l)
{
    return l->want_time_only || l->line_hit != 0 || l->ray_hit != 0;
}

GRAZE_INLINE graze_result ball_found_end(const ball_line *l, ball_place end, graze_result result)
{
    if (ball_wants_place(l))
        ball_write_end_hit(l, end);
    return result;
}

GRAZE_INLINE graze_result ball_found_inside(const ball_line *l, ball_place end)
{
    if (ball_wants_place(l))
        ball_write_inside_hit(l, end);
    return GRAZE_INSIDE;
}

GRAZE_INLINE void ball_found_on_surface(const ball_line *l, const discriminant *d, bool leaving)
{
    if (ball_wants_place(l))
        ball_write_surface_hit(l, d, leaving);
}

#include "ball_find.h"

NEAR_ANSWER int ball_meets_segment(const ball_n *ball, const segment_n *segment)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.of = &m;
    GO_FAR_UNLESS(ball_load_segment(&l, ball, segment), NOT_NEAR);
    return ball_measure_segment(&l, &at, 0) && ball_meets(&l);
}

NEAR_ANSWER int ball_meets_ray(const ball_n *ball, const ray_n *ray)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.of = &m;
    GO_FAR_UNLESS(ball_load_ray(&l, ball, ray), NOT_NEAR);
    if (!ball_measure_ray(&l, &at, 0))
        return false;
    return ball_meets(&l);
}

GRAZE_ROUTINE bool ball_overlaps_segment(const ball_n *ball, const segment_n *segment)
{
    const int answer = ball_meets_segment(ball, segment);
    GO_FAR_IF_NOT_NEAR(answer, FAR_OF_BALL(overlaps_segment)(ball, segment));
    return answer != 0;
}

GRAZE_ROUTINE bool ball_overlaps_ray(const ball_n *ball, const ray_n *ray)
{
    const int answer = ball_meets_ray(ball, ray);
    GO_FAR_IF_NOT_NEAR(answer, FAR_OF_BALL(overlaps_ray)(ball, ray));
    return answer != 0;
}

/* The first point, or the last. */
GRAZE_INLINE graze_result ball_cast_segment(const ball_n *ball, const segment_n *segment,
                                            line_hit_n *hit, bool leaving)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.of = &m;
    GO_FAR_UNLESS(ball_load_segment(&l, ball, segment),
                  leaving ? FAR_OF_BALL(linecast_exit)(ball, segment, hit)
                          : FAR_OF_BALL(linecast)(ball, segment, hit));
    if (!ball_measure_segment(&l, &at, hit))
        return GRAZE_MISS;
    return leaving ? ball_leave(&l) : ball_enter(&l);
}

GRAZE_INLINE graze_result ball_cast_ray(const ball_n *ball, const ray_n *ray, ray_hit_n *hit,
                                        bool leaving)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.of = &m;
    GO_FAR_UNLESS(ball_load_ray(&l, ball, ray), leaving ? FAR_OF_BALL(raycast_exit)(ball, ray, hit)
                                                        : FAR_OF_BALL(raycast)(ball, ray, hit));
    if (!ball_measure_ray(&l, &at, hit))
        return GRAZE_MISS;
    return leaving ? ball_leave(&l) : ball_enter(&l);
}

GRAZE_ROUTINE graze_result ball_linecast(const ball_n *ball, const segment_n *segment,
                                         line_hit_n *hit)
{
    return ball_cast_segment(ball, segment, hit, false);
}

GRAZE_ROUTINE graze_result ball_linecast_exit(const ball_n *ball, const segment_n *segment,
                                              line_hit_n *hit)
{
    return ball_cast_segment(ball, segment, hit, true);
}

GRAZE_ROUTINE graze_result ball_raycast(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    return ball_cast_ray(ball, ray, hit, false);
}

GRAZE_ROUTINE graze_result ball_raycast_exit(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    return ball_cast_ray(ball, ray, hit, true);
}
