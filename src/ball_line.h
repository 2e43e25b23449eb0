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

#include "ball_hit.h"

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

/* ---- Differences: the question whether all is near goes along, so that each number is read once ---- */

GRAZE_INLINE void ask_ball(nearness *n, line *l, const ball_n *ball, const vector_n *start)
{
    l->ball = ball;
    nearness_begin(n);
    ask_point_n(n, &ball->center);
    ask_radius(n, ball->radius);
    ask_between_n(n, &l->from_center, &ball->center, start);
}

static inline bool line_in_range(const line *l)
{
    return radius_in_range(l->ball->radius) && lengths_in_range_n(&l->from_center) &&
           lengths_in_range_n(&l->run);
}

GRAZE_INLINE bool ask_segment(line *l, const ball_n *ball, const segment_n *s)
{
    nearness n;
    ask_ball(&n, l, ball, &s->a);
    ask_between_n(&n, &l->run, &s->a, &s->b);
    l->segment = s;
    l->ray = 0;
    return IMPLIES(are_all_near(&n), line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&s->a) && is_known_near_n(&s->b);
}

static const vector_n nowhere = {0};

/* One that ends where it starts has no direction. */
GRAZE_INLINE bool ask_ray(line *l, const ball_n *ball, const ray_n *r)
{
    nearness n;
    if (!is_near_limit(r->t_max))
        return false;
    ask_ball(&n, l, ball, &r->origin);
    ask_direction_n(&n, &l->run, r->t_max > 0 ? &r->dir : &nowhere);
    l->segment = 0;
    l->ray = r;
    return IMPLIES(are_all_near(&n), line_in_range(l)) && is_known_near_n(&ball->center) &&
           is_known_near_n(&r->origin);
}

/* False when it is not made of numbers. */
GRAZE_INLINE bool measure(line *l)
{
    length radius = length_of(l->ball->radius);
    l->a = dot_n(l->run, l->run);
    l->b = dot_n(l->from_center, l->run);
    l->c = area_minus(dot_n(l->from_center, l->from_center), area_of(radius, radius));
    return area_is_number(l->a) && area_is_number(l->b) && area_is_number(l->c);
}

GRAZE_INLINE bool measure_segment(line *l, crossing *at, line_hit_n *hit)
{
    l->at = at;
    l->line_hit = hit;
    l->ray_hit = 0;
    l->seeks = false;
    return l->ball->radius >= 0 && measure(l);
}

/* What is stored for a direction that there is none of has to be numbers. */
GRAZE_INLINE bool measure_ray(line *l, crossing *at, ray_hit_n *hit)
{
    l->at = at;
    l->line_hit = 0;
    l->ray_hit = hit;
    l->seeks = false;
#define IS_DIRECTION(axis) is_coordinate(l->ray->dir.axis)
    return l->ball->radius >= 0 && l->ray->t_max >= 0 && ALL_AXES(IS_DIRECTION) && measure(l);
}

GRAZE_INLINE bool is_point(const line *l)
{
    return area_sign(l->a) == 0;
}

/* Of a ray. */
GRAZE_INLINE bool is_endless(const line *l)
{
    return !(l->ray->t_max < GRAZE_NO_LIMIT);
}

/* ---- The ends of a line ---- */

GRAZE_ONCE int side_of_limit(const ball_n *ball, const ray_n *ray, area a, area c)
{
    return side_at_limit(ball, ray, a, c);
}

/* -1 inside, 0 on the surface, 1 outside. */
GRAZE_INLINE int side_of_end(const line *l)
{
    if (l->segment != 0)
        return side_at_end(l->ball, &l->segment->b, l->a, l->b, l->c);
    if (is_endless(l))
        return is_point(l) ? area_sign(l->c) : 1;
    return side_of_limit(l->ball, l->ray, l->a, l->c);
}

/* Whether the line comes nearer to the center when walked from its start, or from its end. */
GRAZE_INLINE bool nears_from_start(const line *l)
{
    return nears_at_start(l->a, l->b);
}

GRAZE_INLINE bool nears_from_end(const line *l)
{
    if (l->segment != 0)
        return nears_before_end(l->a, l->b);
    return is_endless(l) ? !is_point(l) : nears_before_limit(l->a, l->b, l->ray->t_max);
}

GRAZE_INLINE void put_hit(const line *l)
{
    if (l->line_hit != 0)
        locate_on_segment(l->ball, l->segment, l->at, l->line_hit);
    if (l->ray_hit != 0)
        locate_on_ray(l->ball, l->ray, l->at, l->ray_hit);
}

/* ---- Which point it is ---- */

typedef enum { AT_START, AT_END } place;

GRAZE_INLINE bool starts_at(const line *l, place end)
{
    return end == AT_START || is_point(l);
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

FRAMED graze_result meet_at(const line *l, place end, graze_result result)
{
    set_crossing(l, end);
    put_hit(l);
    return result;
}

FRAMED graze_result meet_inside(const line *l, place end)
{
    set_crossing(l, end);
    if (l->line_hit != 0)
        stay_on_segment(starts_at(l, end) ? &l->segment->a : &l->segment->b,
                        crossing_fraction(l->at), l->line_hit);
    if (l->ray_hit != 0)
        go_along(l->ray, l->at, l->ray_hit);
    return GRAZE_INSIDE;
}

/* Of a line that comes from outside, by where it gets to at its nearest: 1 inside, 0, -1 outside. */
FRAMED graze_result meet_surface(const line *l, const discriminant *d, int depth, bool leaving)
{
    graze_result result = depth > 0 ? GRAZE_HIT : GRAZE_TOUCH;
    if (depth < 0)
        return GRAZE_MISS;
    if (l->seeks || l->line_hit != 0 || l->ray_hit != 0) {
        crossing_at_surface(l->at, l->a, l->b, l->c, d, leaving);
        put_hit(l);
    }
    return result;
}

/* It comes nearer from here to the other end, or only to its nearest point, where it turns. */
FRAMED graze_result meet_before(const line *l, place end, int side_of_other, bool turns,
                                bool leaving)
{
    if (!turns && side_of_other >= 0)
        return side_of_other > 0 ? GRAZE_MISS : meet_at(l, end, GRAZE_TOUCH);
    discriminant d;
    set_discriminant(&d, &l->from_center, &l->run, l->a, l->b, l->c, l->ball->radius);
    if (turns)
        discriminant_hold(&d, side_of_other);
    return meet_surface(l, &d, turns ? discriminant_sign(&d) : 1, leaving);
}

/* The first point, by the side on which the start is. */
GRAZE_INLINE graze_result enter(const line *l)
{
    int side = area_sign(l->c);
    if (side < 0)
        return meet_inside(l, AT_START);
    if (side == 0)
        return meet_at(l, AT_START, nears_from_start(l) ? GRAZE_HIT : GRAZE_TOUCH);
    if (!nears_from_start(l))
        return GRAZE_MISS;
    bool turns = nears_from_end(l);
    return meet_before(l, AT_END, turns ? 1 : side_of_end(l), turns, false);
}

FRAMED graze_result leave_at_end(const line *l, int side_of_end)
{
    if (side_of_end < 0)
        return meet_inside(l, AT_END);
    return meet_at(l, AT_END, nears_from_end(l) ? GRAZE_HIT : GRAZE_TOUCH);
}

/* Of a line from outside that turns. Most are known to miss before it is asked where they end. */
FRAMED graze_result leave_after_turn(const line *l)
{
    int side, nearest;
    discriminant d;
    set_discriminant(&d, &l->from_center, &l->run, l->a, l->b, l->c, l->ball->radius);
    nearest = discriminant_sign(&d);
    if (nearest < 0)
        return GRAZE_MISS;
    side = side_of_end(l);
    return side > 0 ? meet_surface(l, &d, nearest, true) : leave_at_end(l, side);
}

/* The last point: the same as the first, walked from the other end. */
GRAZE_INLINE graze_result leave(const line *l)
{
    int side, side_of_start = area_sign(l->c);
    bool nears = nears_from_start(l);
    if (side_of_start > 0 && !nears)
        return GRAZE_MISS;
    if (side_of_start > 0 && nears_from_end(l))
        return leave_after_turn(l);
    side = side_of_end(l);
    if (side <= 0)
        return leave_at_end(l, side);
    return side_of_start > 0 ? GRAZE_MISS : meet_before(l, AT_START, side_of_start, nears, true);
}

GRAZE_INLINE graze_result enter_on_segment(line *l, line_hit_n *hit)
{
    crossing at;
    return measure_segment(l, &at, hit) ? enter(l) : GRAZE_MISS;
}

GRAZE_INLINE graze_result leave_on_segment(line *l, line_hit_n *hit)
{
    crossing at;
    return measure_segment(l, &at, hit) ? leave(l) : GRAZE_MISS;
}

GRAZE_INLINE graze_result enter_on_ray(line *l, ray_hit_n *hit)
{
    crossing at;
    return measure_ray(l, &at, hit) ? enter(l) : GRAZE_MISS;
}

GRAZE_INLINE graze_result leave_on_ray(line *l, ray_hit_n *hit)
{
    crossing at;
    return measure_ray(l, &at, hit) ? leave(l) : GRAZE_MISS;
}

#if GRAZE_FAR

graze_result OF_BALL(linecast_far)(const ball_n *ball, const segment_n *segment, line_hit_n *hit,
                                   bool leaving)
{
    line l;
    (void)ask_segment(&l, ball, segment);
    return leaving ? leave_on_segment(&l, hit) : enter_on_segment(&l, hit);
}

graze_result OF_BALL(raycast_far)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit,
                                  bool leaving)
{
    line l;
    (void)ask_ray(&l, ball, ray);
    return leaving ? leave_on_ray(&l, hit) : enter_on_ray(&l, hit);
}

#else

bool OF_BALL(overlaps_segment)(const ball_n *ball, const segment_n *segment)
{
    line l;
    GO_FAR_UNLESS(ask_segment(&l, ball, segment),
                  OF_BALL(linecast_far)(ball, segment, 0, false) != GRAZE_MISS);
    return enter_on_segment(&l, 0) != GRAZE_MISS;
}

bool OF_BALL(overlaps_ray)(const ball_n *ball, const ray_n *ray)
{
    line l;
    GO_FAR_UNLESS(ask_ray(&l, ball, ray), OF_BALL(raycast_far)(ball, ray, 0, false) != GRAZE_MISS);
    return enter_on_ray(&l, 0) != GRAZE_MISS;
}

graze_result OF_BALL(linecast)(const ball_n *ball, const segment_n *segment, line_hit_n *hit)
{
    line l;
    GO_FAR_UNLESS(ask_segment(&l, ball, segment), OF_BALL(linecast_far)(ball, segment, hit, false));
    return enter_on_segment(&l, hit);
}

graze_result OF_BALL(linecast_exit)(const ball_n *ball, const segment_n *segment, line_hit_n *hit)
{
    line l;
    GO_FAR_UNLESS(ask_segment(&l, ball, segment), OF_BALL(linecast_far)(ball, segment, hit, true));
    return leave_on_segment(&l, hit);
}

graze_result OF_BALL(raycast)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    line l;
    GO_FAR_UNLESS(ask_ray(&l, ball, ray), OF_BALL(raycast_far)(ball, ray, hit, false));
    return enter_on_ray(&l, hit);
}

graze_result OF_BALL(raycast_exit)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit)
{
    line l;
    GO_FAR_UNLESS(ask_ray(&l, ball, ray), OF_BALL(raycast_far)(ball, ray, hit, true));
    return leave_on_ray(&l, hit);
}

#if GRAZE_AXES == 3
#include "nearest_sphere.h"
#endif

#endif
