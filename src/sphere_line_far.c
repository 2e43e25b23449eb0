/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines of any coordinates against a sphere. A segment is treated as a ray that ends where t is 1, so one
 * text serves both. The yes/no routine links nothing that computes the place of a hit.
 */
#define GRAZE_AXES 3
#define GRAZE_FAR  1
#include "number/instance.h"
#if GRAZE_HAS_FAR

#include "number/crossing.h"
#include "shape/ball_hit.h"
#include "shape/ball_measures.h"

typedef struct {
    measures *of;
    place *found; /* where the point is */
    const graze_sphere *ball;
    graze_scalar limit; /* of t */
} line;

static inline bool is_endless(const line *l)
{
    return l->limit == GRAZE_NO_LIMIT;
}

GRAZE_ONCE int side_of_end(const line *l)
{
    const measures *of = l->of;
    if (is_endless(l))
        return is_point(of) ? area_sign(&of->c) : 1;
    return side_at(&of->a, &of->b, &of->c, l->limit);
}

static inline int ends_within(const line *l)
{
    return side_of_end(l) <= 0;
}

GRAZE_ONCE bool nears_from_end(const line *l)
{
    const measures *of = l->of;
    return is_endless(l) ? !is_point(of) : nears_before_limit(&of->a, &of->b, l->limit);
}

static inline graze_result meet_at(const line *l, place end, graze_result result)
{
    *l->found = end;
    return result;
}

static inline graze_result meet_inside(const line *l, place end)
{
    return meet_at(l, end, GRAZE_INSIDE);
}

static inline void meet_crossing(const line *l, const discriminant *d, bool leaving)
{
    (void)d;
    (void)leaving;
    *l->found = ON_SURFACE;
}

#define BALL_STEP GRAZE_ONCE
#include "shape/ball_find.h"

typedef struct {
    measures of;
    place found;
    line path;
} query;

/* The line starts at `start`, and its run is from `from` to `to`. False where there is no line, or no ball. */
GRAZE_ONCE bool begin(query *q, const graze_sphere *ball, const graze_vec3 *start,
                      const graze_vec3 *from, const graze_vec3 *to, graze_scalar limit)
{
    measures *of = &q->of;
    q->path.of = of;
    q->path.found = &q->found;
    q->path.ball = ball;
    q->path.limit = limit;
    q->found = AT_START;
    set_between(&of->from_center, &ball->center, start);
    set_between(&of->run, from, to);
    (void)measure(of, ball->radius); /* true: integers are numbers */
    return ball->radius >= 0 && limit >= 0;
}

static inline bool begin_segment(query *q, const graze_sphere *ball, const graze_segment *s)
{
    return begin(q, ball, &s->a, &s->a, &s->b, GRAZE_ONE);
}

/* A ray that ends where it starts has no direction. */
static inline bool begin_ray(query *q, const graze_sphere *ball, const graze_ray *r)
{
    return begin(q, ball, &r->origin, &nowhere, r->t_max > 0 ? &r->dir : &nowhere, r->t_max);
}

/* ---- Yes or no ---- */

bool graze_sphere_overlaps_segment_far(const graze_sphere *ball, const graze_segment *segment)
{
    query q;
    return begin_segment(&q, ball, segment) && meets(&q.path);
}

bool graze_sphere_overlaps_ray_far(const graze_sphere *ball, const graze_ray *ray)
{
    query q;
    return begin_ray(&q, ball, ray) && meets(&q.path);
}

/* ---- Casts: entry and exit have doors of their own, so that a program links what it uses ---- */

GRAZE_ONCE void set_crossing(crossing *t, const query *q, bool leaving)
{
    const measures *of = &q->of;
    const line *l = &q->path;
    discriminant d;
    GIVEN(l->limit >= 0);
    if (*l->found == ON_SURFACE) {
        set_discriminant(&d, &of->from_center, &of->run, &of->a, &of->b, &of->c, l->ball->radius);
        crossing_at_surface(t, &of->a, &of->b, &of->c, &d, leaving);
    } else
        crossing_at_limit(t, *l->found == AT_START || is_point(of) ? 0 : l->limit);
}

GRAZE_ONCE graze_result write_line_hit(const query *q, const graze_segment *segment,
                                       graze_result result, bool leaving, graze_line_hit *hit)
{
    crossing t;
    if (result == GRAZE_MISS || hit == 0)
        return result;
    set_crossing(&t, q, leaving);
    locate_on_segment(q->path.ball, segment, &t, hit);
    if (result == GRAZE_INSIDE)
        clear(&hit->normal);
    return result;
}

GRAZE_ONCE graze_result write_ray_hit(const query *q, const graze_ray *ray, graze_result result,
                                      bool leaving, graze_ray_hit *hit)
{
    crossing t;
    if (result == GRAZE_MISS || hit == 0)
        return result;
    set_crossing(&t, q, leaving);
    locate_on_ray(q->path.ball, ray, &t, hit);
    if (result == GRAZE_INSIDE)
        clear(&hit->normal);
    return result;
}

graze_result graze_sphere_linecast_far(const graze_sphere *ball, const graze_segment *segment,
                                       graze_line_hit *hit)
{
    query q;
    if (!begin_segment(&q, ball, segment))
        return GRAZE_MISS;
    return write_line_hit(&q, segment, enter(&q.path), false, hit);
}

graze_result graze_sphere_linecast_exit_far(const graze_sphere *ball, const graze_segment *segment,
                                            graze_line_hit *hit)
{
    query q;
    if (!begin_segment(&q, ball, segment))
        return GRAZE_MISS;
    return write_line_hit(&q, segment, leave(&q.path), true, hit);
}

graze_result graze_sphere_raycast_far(const graze_sphere *ball, const graze_ray *ray,
                                      graze_ray_hit *hit)
{
    query q;
    if (!begin_ray(&q, ball, ray))
        return GRAZE_MISS;
    return write_ray_hit(&q, ray, enter(&q.path), false, hit);
}

graze_result graze_sphere_raycast_exit_far(const graze_sphere *ball, const graze_ray *ray,
                                           graze_ray_hit *hit)
{
    query q;
    if (!begin_ray(&q, ball, ray))
        return GRAZE_MISS;
    return write_ray_hit(&q, ray, leave(&q.path), true, hit);
}

#endif
