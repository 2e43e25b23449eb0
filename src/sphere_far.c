/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres of any coordinates: sphere.c and circle_far.c call these routines where a number is not near. A segment is
 * treated as a ray that ends at t = 1, so one text serves both.
 */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_space.h"
#include "shape/ball.h"
#include "wide/begin_fast.h"
#include "shape/ball_hit.h"
#include "wide/end_fast.h"

#include "shape/ball_find.h"

typedef struct {
    ball_measures measures;
    ball_place found;
    ball_line path;
} ball_query;

/* The line starts at `start`, and its run is from `from` to `to`. Returns false if the line or the ball is empty. */
GRAZE_ONCE bool ball_begin(ball_query *q, const graze_sphere *ball, const graze_vec3 *start,
                           const graze_vec3 *from, const graze_vec3 *to, graze_scalar limit)
{
    ball_measures *measures = &q->measures;
    q->path.measures = measures;
    q->path.found = &q->found;
    q->path.ball = ball;
    q->path.limit = limit;
    q->found = BALL_AT_START;
    set_between(&measures->from_center, &ball->center, start);
    set_between(&measures->run, from, to);
    ball_measure(measures, length_of(ball->radius));
    return ball->radius >= 0 && limit >= 0;
}

static inline bool ball_begin_segment(ball_query *q, const graze_sphere *ball,
                                      const graze_segment *s)
{
    return ball_begin(q, ball, &s->a, &s->a, &s->b, GRAZE_ONE);
}

/* A ray that ends at its start has no direction. */
static inline bool ball_begin_ray(ball_query *q, const graze_sphere *ball, const graze_ray *r)
{
    return ball_begin(q, ball, &r->origin, &nowhere_n, r->t_max > 0 ? &r->dir : &nowhere_n,
                      r->t_max);
}

/* ---- Yes or no ---- */

bool graze_sphere_overlaps_segment_far(const graze_sphere *ball, const graze_segment *segment)
{
    ball_query q;
    return ball_begin_segment(&q, ball, segment) && ball_meets(&q.path);
}

bool graze_sphere_overlaps_ray_far(const graze_sphere *ball, const graze_ray *ray)
{
    ball_query q;
    return ball_begin_ray(&q, ball, ray) && ball_meets(&q.path);
}

/* ---- Casts: entry and exit are separate routines, so that a program links only what it uses ---- */

GRAZE_ONCE void ball_set_crossing(crossing *t, const ball_query *q, bool leaving)
{
    const ball_measures *measures = &q->measures;
    const ball_line *l = &q->path;
    discriminant d;
    GIVEN(l->limit >= 0);
    if (*l->found == BALL_ON_SURFACE) {
        ball_set_discriminant(&d, measures);
        crossing_at_surface(t, &measures->a, &measures->b, &measures->c, &d, leaving);
    } else
        crossing_at_limit(t, *l->found == BALL_AT_START || ball_is_point(measures) ? 0 : l->limit);
}

GRAZE_ONCE graze_result ball_write_line_hit(const ball_query *q, const graze_segment *segment,
                                            graze_result result, bool leaving, graze_line_hit *hit)
{
    crossing t;
    if (result == GRAZE_MISS || hit == 0)
        return result;
    ball_set_crossing(&t, q, leaving);
    ball_locate_on_segment(q->path.ball, segment, &t, hit);
    if (result == GRAZE_INSIDE)
        set_zero_n(&hit->normal);
    return result;
}

GRAZE_ONCE graze_result ball_write_ray_hit(const ball_query *q, const graze_ray *ray,
                                           graze_result result, bool leaving, graze_ray_hit *hit)
{
    crossing t;
    if (result == GRAZE_MISS || hit == 0)
        return result;
    ball_set_crossing(&t, q, leaving);
    ball_locate_on_ray(q->path.ball, ray, &t, hit);
    if (result == GRAZE_INSIDE)
        set_zero_n(&hit->normal);
    return result;
}

graze_result graze_sphere_linecast_far(const graze_sphere *ball, const graze_segment *segment,
                                       graze_line_hit *hit)
{
    ball_query q;
    if (!ball_begin_segment(&q, ball, segment))
        return GRAZE_MISS;
    return ball_write_line_hit(&q, segment, ball_enter(&q.path), false, hit);
}

graze_result graze_sphere_linecast_exit_far(const graze_sphere *ball, const graze_segment *segment,
                                            graze_line_hit *hit)
{
    ball_query q;
    if (!ball_begin_segment(&q, ball, segment))
        return GRAZE_MISS;
    return ball_write_line_hit(&q, segment, ball_leave(&q.path), true, hit);
}

graze_result graze_sphere_raycast_far(const graze_sphere *ball, const graze_ray *ray,
                                      graze_ray_hit *hit)
{
    ball_query q;
    if (!ball_begin_ray(&q, ball, ray))
        return GRAZE_MISS;
    return ball_write_ray_hit(&q, ray, ball_enter(&q.path), false, hit);
}

graze_result graze_sphere_raycast_exit_far(const graze_sphere *ball, const graze_ray *ray,
                                           graze_ray_hit *hit)
{
    ball_query q;
    if (!ball_begin_ray(&q, ball, ray))
        return GRAZE_MISS;
    return ball_write_ray_hit(&q, ray, ball_leave(&q.path), true, hit);
}

/* ---- A ball whose radius is the sum of two ---- */

/* A radius that is no coordinate, 2^31 or more: the normal follows from the rounded point, by halves. Both halves are off by
 * less than 2^-29 of themselves. */
GRAZE_ONCE void ball_set_normal_of_long(const vector_n *center, uint32_t radius,
                                        graze_line_hit *hit)
{
    surface half;
    set_surface(&half, s32_of_bits(radius / 2));
#define SET_NORMAL(axis) hit->normal.axis = normal_of_halves(&half, center->axis, hit->point.axis)
    EACH_AXIS(SET_NORMAL);
}
#undef SET_NORMAL

/* c = |from_center|^2 - radius^2 is less than 2^66 in size, and a start outside has b^2 - a c < b^2. */
graze_result graze_sphere_cast_grown_far(const graze_sphere *ball, graze_scalar more,
                                         const graze_segment *segment, graze_line_hit *hit)
{
    ball_query q;
    graze_sphere grown;
    const uint32_t radius = (uint32_t)ball->radius + (uint32_t)more; /* < 2^32 */
    (void)ball_begin_segment(&q, ball, segment);
    ball_measure(&q.measures, length_raw((length_word)radius));
    copy_n(&grown.center, &ball->center);
    grown.radius = radius <= INT32_MAX ? (graze_scalar)radius : INT32_MAX;
    q.path.ball = &grown;
    const graze_result result = ball_write_line_hit(&q, segment, ball_enter(&q.path), false, hit);
    if (hit != 0 && radius > INT32_MAX && (result == GRAZE_TOUCH || result == GRAZE_HIT))
        ball_set_normal_of_long(&ball->center, radius, hit);
    return result;
}

/* ---- The points of near hits, at -Os ---- */

void graze_sphere_locate_on_segment_far(const graze_sphere *sphere, const graze_segment *segment,
                                        const crossing *t, graze_line_hit *hit)
{
    ball_locate_on_segment(sphere, segment, t, hit);
}

void graze_sphere_locate_on_ray_far(const graze_sphere *sphere, const graze_ray *ray,
                                    const crossing *t, graze_ray_hit *hit)
{
    ball_locate_on_ray(sphere, ray, t, hit);
}

#endif
