/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines of any coordinates against a sphere. A segment is treated as a ray that ends where t is 1, so one
 * text serves both. The yes/no routine links nothing that computes the place of a hit.
 */
#define GRAZE_AXES 3
#define GRAZE_FAR  1
#include "instance.h"
#if GRAZE_HAS_FAR

#include "arith_crossing.h"
#include "ball_measures.h"
#include "hit_inside.h"

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
#include "ball_find.h"

static const graze_vec3 nowhere = {0};

/* False where there is no line, or no ball. A ray that ends where it starts has no direction. */
GRAZE_ONCE bool set_line(line *l, const graze_sphere *ball, const graze_segment *segment,
                         const graze_ray *ray)
{
    measures *of = l->of;
    l->ball = ball;
    l->limit = segment != 0 ? GRAZE_ONE : ray->t_max;
    set_between(&of->from_center, &ball->center, segment != 0 ? &segment->a : &ray->origin);
    set_between(&of->run, segment != 0 ? &segment->a : &nowhere,
                segment != 0   ? &segment->b
                : l->limit > 0 ? &ray->dir
                               : &nowhere);
    if (ball->radius < 0 || l->limit < 0)
        return false;
    return measure(of, ball->radius);
}

bool graze_sphere_overlaps_far(const graze_sphere *ball, const graze_segment *segment,
                               const graze_ray *ray)
{
    measures m;
    place found = AT_START;
    line l;
    l.of = &m;
    l.found = &found;
    return set_line(&l, ball, segment, ray) && enter(&l) != GRAZE_MISS;
}

static inline void set_crossing(crossing *t, const line *l, bool leaving)
{
    const measures *of = l->of;
    discriminant d;
    if (*l->found == ON_SURFACE) {
        set_discriminant(&d, &of->from_center, &of->run, &of->a, &of->b, &of->c, l->ball->radius);
        crossing_at_surface(t, &of->a, &of->b, &of->c, &d, leaving);
    } else
        crossing_at_limit(t, *l->found == AT_START || is_point(of) ? 0 : l->limit);
}

static inline void locate(const line *l, const graze_vec3 *start, const crossing *t,
                          graze_vec3 *point, graze_vec3 *normal)
{
    const measures *of = l->of;
    surface s;
    graze_surface(&s, l->ball->radius);
    normal->x = normal_at(&s, of->from_center.x, of->run.x, t);
    normal->y = normal_at(&s, of->from_center.y, of->run.y, t);
    normal->z = normal_at(&s, of->from_center.z, of->run.z, t);
    point->x = crossing_along(start->x, of->run.x, t);
    point->y = crossing_along(start->y, of->run.y, t);
    point->z = crossing_along(start->z, of->run.z, t);
    normal_hold(normal, l->ball->radius);
}

GRAZE_ONCE graze_result cast(const graze_sphere *ball, const graze_segment *segment,
                             graze_line_hit *line_hit, const graze_ray *ray, graze_ray_hit *ray_hit,
                             bool leaving)
{
    measures m;
    place found = AT_START;
    line l;
    crossing t;
    l.of = &m;
    l.found = &found;
    if (!set_line(&l, ball, segment, ray))
        return GRAZE_MISS;
    graze_result result = leaving ? leave(&l) : enter(&l);
    if (result == GRAZE_MISS || (line_hit == 0 && ray_hit == 0))
        return result;
    set_crossing(&t, &l, leaving);
    const bool is_ray = ray_hit != 0;
    graze_vec3 *normal = is_ray ? &ray_hit->normal : &line_hit->normal;
    locate(&l, is_ray ? &ray->origin : &segment->a, &t, is_ray ? &ray_hit->point : &line_hit->point,
           normal);
    if (result == GRAZE_INSIDE)
        clear(normal);
    if (is_ray)
        ray_hit->t = crossing_t(&t);
    else
        line_hit->fraction = crossing_fraction(&t);
    return result;
}

graze_result graze_sphere_linecast_far(const graze_sphere *ball, const graze_segment *segment,
                                       graze_line_hit *hit, bool leaving)
{
    return cast(ball, segment, hit, 0, 0, leaving);
}

graze_result graze_sphere_raycast_far(const graze_sphere *ball, const graze_ray *ray,
                                      graze_ray_hit *hit, bool leaving)
{
    return cast(ball, 0, 0, ray, hit, leaving);
}

#endif
