/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Segments and rays against a ball: the routines, for near coordinates. ball_find.h decides. Lines with other coordinates
 * go to sphere_far.c and circle_far.c. */
#include "ball_find.h"

/* ---- Differences. Each number is read once: nearness and difference are computed together ---- */

GRAZE_INLINE void ball_load(nearness *n, ball_line *l, const ball_n *ball, const vector_n *start)
{
    l->ball = ball;
    nearness_begin(n);
    nearness_add_point_n(n, &ball->center);
    nearness_add_radius(n, ball->radius);
    load_between_n(n, &l->measures->from_center, &ball->center, start);
}

static inline bool ball_line_in_range(const ball_line *l)
{
    return radius_in_range(l->ball->radius) && lengths_in_range_n(&l->measures->from_center) &&
           lengths_in_range_n(&l->measures->run);
}

GRAZE_INLINE bool ball_load_segment(ball_line *l, const ball_n *ball, const segment_n *s)
{
    nearness n;
    ball_load(&n, l, ball, &s->a);
    load_between_n(&n, &l->measures->run, &s->a, &s->b);
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
    load_direction_n(&n, &l->measures->run, r->t_max > 0 ? &r->dir : &nowhere_n);
    return IMPLIES(are_all_near(&n), ball_line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&r->origin);
}

GRAZE_INLINE bool ball_measure_segment(ball_line *l, crossing *at, line_hit_n *hit)
{
    l->at = at;
    l->line_hit = hit;
    l->ray_hit = 0;
    l->want_time_only = false;
    if (l->ball->radius < 0)
        return false;
    ball_measure(l->measures, length_of(l->ball->radius));
    return true;
}

GRAZE_INLINE bool ball_measure_ray(ball_line *l, crossing *at, ray_hit_n *hit)
{
    l->at = at;
    l->line_hit = 0;
    l->ray_hit = hit;
    l->want_time_only = false;
    if (l->ball->radius < 0 || l->ray->t_max < 0)
        return false;
    ball_measure(l->measures, length_of(l->ball->radius));
    return true;
}

NEAR_ANSWER int ball_meets_segment(const ball_n *ball, const segment_n *segment)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.measures = &m;
    UNLESS_NEAR(ball_load_segment(&l, ball, segment), return NOT_NEAR);
    return ball_measure_segment(&l, &at, 0) && ball_meets(&l);
}

NEAR_ANSWER int ball_meets_ray(const ball_n *ball, const ray_n *ray)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.measures = &m;
    UNLESS_NEAR(ball_load_ray(&l, ball, ray), return NOT_NEAR);
    if (!ball_measure_ray(&l, &at, 0))
        return false;
    return ball_meets(&l);
}

GRAZE_INLINE bool ball_overlaps_segment(const ball_n *ball, const segment_n *segment)
{
    const int answer = ball_meets_segment(ball, segment);
    UNLESS_NEAR(answer != NOT_NEAR, return FAR_OF_BALL(overlaps_segment)(ball, segment));
    return answer != 0;
}

GRAZE_INLINE bool ball_overlaps_ray(const ball_n *ball, const ray_n *ray)
{
    const int answer = ball_meets_ray(ball, ray);
    UNLESS_NEAR(answer != NOT_NEAR, return FAR_OF_BALL(overlaps_ray)(ball, ray));
    return answer != 0;
}

/* The first point, or the last. */
GRAZE_INLINE graze_result ball_cast_segment(const ball_n *ball, const segment_n *segment,
                                            line_hit_n *hit, bool leaving)
{
    ball_measures m;
    crossing at;
    ball_line l;
    l.measures = &m;
    UNLESS_NEAR(ball_load_segment(&l, ball, segment),
                return leaving ? FAR_OF_BALL(linecast_exit)(ball, segment, hit)
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
    l.measures = &m;
    UNLESS_NEAR(ball_load_ray(&l, ball, ray), return leaving
                                                         ? FAR_OF_BALL(raycast_exit)(ball, ray, hit)
                                                         : FAR_OF_BALL(raycast)(ball, ray, hit));
    if (!ball_measure_ray(&l, &at, hit))
        return GRAZE_MISS;
    return leaving ? ball_leave(&l) : ball_enter(&l);
}

GRAZE_INLINE graze_result ball_linecast(const ball_n *ball, const segment_n *segment,
                                        line_hit_n *hit)
{
    return ball_cast_segment(ball, segment, hit, false);
}

GRAZE_INLINE graze_result ball_linecast_exit(const ball_n *ball, const segment_n *segment,
                                             line_hit_n *hit)
{
    return ball_cast_segment(ball, segment, hit, true);
}

GRAZE_INLINE graze_result ball_raycast(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    return ball_cast_ray(ball, ray, hit, false);
}

GRAZE_INLINE graze_result ball_raycast_exit(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    return ball_cast_ray(ball, ray, hit, true);
}
