/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The first or the last point of a line in a ball.
 *
 * At start + t * run, the squared distance from the center less the squared radius is a t^2 + 2 b t + c. Signs decide
 * everything. The sign of c, and the sign of the sum at the other end, are the sides of the ends. The signs of b and
 * a + b decide whether the line first approaches the center and then recedes. Only if it does both, between two ends
 * outside, the sign of b^2 - a c decides whether it comes near enough. Roots and quotients are computed only for a hit.
 *
 * A near line has the hit that it writes; a far line stores the place of the point, and sphere_far.c computes the hit.
 * Include ball.h before.
 */

#if GRAZE_FAR

/* ---- A far line, with a segment as a ray that ends at t = 1 ---- */

typedef struct {
    ball_measures *measures;
    ball_place *found; /* the place of the point */
    const graze_sphere *ball;
    graze_scalar limit; /* the limit of t */
} ball_line;

static inline bool ball_is_endless(const ball_line *l)
{
    return l->limit == GRAZE_NO_LIMIT;
}

GRAZE_ONCE int ball_side_of_end(const ball_line *l)
{
    const ball_measures *measures = l->measures;
    if (ball_is_endless(l))
        return ball_is_point(measures) ? area_sign(&measures->c) : 1;
    return side_at_limit(&measures->a, &measures->b, &measures->c, l->limit);
}

static inline int ball_ends_within(const ball_line *l)
{
    return ball_side_of_end(l) <= 0;
}

GRAZE_ONCE bool ball_approaches_from_end(const ball_line *l)
{
    const ball_measures *measures = l->measures;
    return ball_is_endless(l) ? !ball_is_point(measures)
                              : approaches_before_limit(&measures->a, &measures->b, l->limit);
}

static inline graze_result ball_found_end(const ball_line *l, ball_place end, graze_result result)
{
    *l->found = end;
    return result;
}

static inline graze_result ball_found_inside(const ball_line *l, ball_place end)
{
    return ball_found_end(l, end, GRAZE_INSIDE);
}

static inline void ball_found_on_surface(const ball_line *l, const discriminant *d, bool leaving)
{
    (void)d;
    (void)leaving;
    *l->found = BALL_ON_SURFACE;
}

#else

#include "ball_hit.h"

/* A segment or a ray, and its hit. The other pointers are NULL, and so is a hit that the caller does not want. */
typedef struct {
    ball_measures *measures;
    const ball_n *ball;
    const segment_n *segment;
    line_hit_n *line_hit;
    const ray_n *ray;
    ray_hit_n *ray_hit;
    crossing *at;        /* the point, as t */
    bool want_time_only; /* sets *at, and writes no hit */
} ball_line;

/* ---- The ends of a line ---- */

/* For a ray. */
GRAZE_INLINE bool ball_is_endless(const ball_line *l)
{
    return l->ray->t_max == GRAZE_NO_LIMIT;
}

LIMIT_SIDE int ball_side_of_limit(const ball_n *ball, const ray_n *ray)
{
    limit_side s;
    limit_side_begin(&s, ball->radius);
#define ADD_LIMIT(axis)                                                                            \
    if (!limit_side_add(&s, ball->center.axis, ray->origin.axis, ray->dir.axis, ray->t_max))       \
    return 1
    EACH_AXIS(ADD_LIMIT);
    return limit_side_sign(&s);
}
#undef ADD_LIMIT

/* -1 inside, 0 on the surface, 1 outside. */
GRAZE_INLINE int ball_side_of_end(const ball_line *l)
{
    if (l->segment != 0)
        return side_at_end(&l->measures->a, &l->measures->b, &l->measures->c);
    if (ball_is_endless(l))
        return ball_is_point(l->measures) ? area_sign(&l->measures->c) : 1;
    return ball_side_of_limit(l->ball, l->ray);
}

/* A tail call of the routines that return yes or no. */
LIMIT_SIDE int ball_limit_is_within(const ball_n *ball, const ray_n *ray)
{
    return ball_side_of_limit(ball, ray) <= 0;
}

/* ball_side_of_end(l) <= 0, for a line that comes nearer from its start and not from its end: it has a direction and a limit. */
GRAZE_INLINE int ball_ends_within(const ball_line *l)
{
    return l->segment != 0 ? ball_side_of_end(l) <= 0 : ball_limit_is_within(l->ball, l->ray);
}

GRAZE_INLINE bool ball_approaches_from_end(const ball_line *l)
{
    if (l->segment != 0)
        return approaches_before_end(&l->measures->a, &l->measures->b);
    return ball_is_endless(l)
               ? !ball_is_point(l->measures)
               : approaches_before_limit(&l->measures->a, &l->measures->b, l->ray->t_max);
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
    return end == BALL_AT_START || ball_is_point(l->measures);
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

GRAZE_INLINE void ball_write_end_hit(const ball_line *l, ball_place end)
{
    ball_set_crossing(l, end);
    ball_write_hit(l);
}

GRAZE_INLINE void ball_write_inside_hit(const ball_line *l, ball_place end)
{
    ball_set_crossing(l, end);
    if (l->line_hit != 0)
        ball_write_inside_segment(ball_is_at_start(l, end) ? &l->segment->a : &l->segment->b,
                                  crossing_fraction(l->at), l->line_hit);
    if (l->ray_hit != 0)
        ball_write_inside_ray(l->ray, l->at, l->ray_hit);
}

GRAZE_INLINE void ball_write_surface_hit(const ball_line *l, const discriminant *d, bool leaving)
{
    const ball_measures *measures = l->measures;
    crossing_at_surface(l->at, &measures->a, &measures->b, &measures->c, d, leaving);
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

#endif

/* ---- Decisions ---- */

GRAZE_INLINE bool ball_approaches(const ball_line *l)
{
    return area_sign(&l->measures->b) < 0;
}

/* depth of the point nearest to the center: 1 inside, 0 on the surface, -1 outside. */
FAR_FRAMED graze_result ball_result_of_depth(const ball_line *l, const discriminant *d, int depth,
                                             bool leaving)
{
    if (depth < 0)
        return GRAZE_MISS;
    ball_found_on_surface(l, d, leaving);
    return depth > 0 ? GRAZE_HIT : GRAZE_TOUCH;
}

/* The line approaches the center from outside, up to its other end, or only up to its nearest point: then it turns. */
FAR_FRAMED graze_result ball_meet_before(const ball_line *l, ball_place end, int side_of_other,
                                         bool turns, bool leaving)
{
    const ball_measures *measures = l->measures;
    discriminant d;
    if (!turns && side_of_other >= 0)
        return side_of_other > 0 ? GRAZE_MISS : ball_found_end(l, end, GRAZE_TOUCH);
    if (turns && !leaving && discriminant_rules_out(&measures->a, &measures->b, &measures->c))
        return GRAZE_MISS;
    ball_set_discriminant(&d, measures);
    return ball_result_of_depth(l, &d, turns ? discriminant_sign(&d) : 1, leaving);
}

/* Finds the first point, by the side of the start. */
FAR_FRAMED graze_result ball_enter(const ball_line *l)
{
    int side = area_sign(&l->measures->c);
    if (side < 0)
        return ball_found_inside(l, BALL_AT_START);
    if (side == 0)
        return ball_found_end(l, BALL_AT_START, ball_approaches(l) ? GRAZE_HIT : GRAZE_TOUCH);
    if (!ball_approaches(l))
        return GRAZE_MISS;
    bool turns = ball_approaches_from_end(l);
    return ball_meet_before(l, BALL_AT_END, turns ? 1 : ball_side_of_end(l), turns, false);
}

/* 1 if the line has a point in the ball, else 0. An int like the result of its callers, so that the last call can be a
 * tail call. */
FAR_FRAMED int ball_meets(const ball_line *l)
{
    if (area_sign(&l->measures->c) <= 0)
        return true;
    if (!ball_approaches(l))
        return false;
    if (ball_approaches_from_end(l))
        return ball_comes_within(l->measures);
    return ball_ends_within(l);
}

FAR_FRAMED graze_result ball_leave_at_end(const ball_line *l, int side)
{
    if (side < 0)
        return ball_found_inside(l, BALL_AT_END);
    return ball_found_end(l, BALL_AT_END, ball_approaches_from_end(l) ? GRAZE_HIT : GRAZE_TOUCH);
}

/* For a line from outside that turns. Most such lines miss, and the discriminant alone shows it;
 * only otherwise the side of the end is computed. */
FAR_FRAMED graze_result ball_leave_after_turn(const ball_line *l)
{
    const ball_measures *measures = l->measures;
    discriminant d;
    if (discriminant_rules_out(&measures->a, &measures->b, &measures->c))
        return GRAZE_MISS;
    ball_set_discriminant(&d, measures);
    int side, nearest = discriminant_sign(&d);
    if (nearest < 0)
        return GRAZE_MISS;
    side = ball_side_of_end(l);
    return side > 0 ? ball_result_of_depth(l, &d, nearest, true) : ball_leave_at_end(l, side);
}

/* Finds the last point: the first one, when the line is run from its end. */
FAR_FRAMED graze_result ball_leave(const ball_line *l)
{
    int side, side_of_start = area_sign(&l->measures->c);
    bool approaches = ball_approaches(l);
    if (side_of_start > 0 && !approaches)
        return GRAZE_MISS;
    if (side_of_start > 0 && ball_approaches_from_end(l))
        return ball_leave_after_turn(l);
    side = ball_side_of_end(l);
    if (side <= 0)
        return ball_leave_at_end(l, side);
    return side_of_start > 0 ? GRAZE_MISS
                             : ball_meet_before(l, BALL_AT_START, side_of_start, approaches, true);
}
