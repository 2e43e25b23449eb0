/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/segment2.h in floats: walls.
 *
 * Three cross products decide whether and where a line crosses a wall. They are rounded, so a line that is almost
 * parallel to the wall may be reported as a hit beside it. A line runs along the wall if all three are 0.
 */
#include "../include/graze/segment2.h"

#if GRAZE_FLOAT

#include "number/float.h"
#include "number/float_scale.h"

/* ---- Hits ---- */

/* To the left of the wall, whose length is not 0. */
GRAZE_ONCE void wall_set_normal(graze_vec2 *normal, graze_vec2 way)
{
    const float_norm n = norm_of(way.x, way.y, 0.0f);
    normal->x = norm_unit(&n, -way.y);
    normal->y = norm_unit(&n, way.x);
}

GRAZE_INLINE void wall_set_point(graze_vec2 *point, const graze_vec2 *start, const graze_vec2 *run,
                                 float t)
{
    point->x = float_held(start->x + run->x * t);
    point->y = float_held(start->y + run->y * t);
}

/* ---- Lines along a wall ---- */

/* The point at t = ahead / step on the line, and at along / across on the wall. There is none if step is 0. */
typedef struct {
    float ahead, step, along, across;
} wall_places;

/*
 * Wall and line are on one line, or one of them is a point on the other. The first common point is the start of the
 * line, or the end of the wall that comes first. There is none if the wall is behind the start, or if a square
 * overflows or vanishes.
 */
static inline void wall_set_places_along(wall_places *p, const graze_segment2 *wall,
                                         const graze_vec2 *start, const graze_vec2 *run)
{
    const graze_vec2 way = vec2_between(&wall->a, &wall->b), from_a = vec2_between(&wall->a, start);
    const float squared = vec2_dot(&way, &way), along = vec2_dot(&way, &from_a);
    const bool is_point = !is_positive(squared), from_b = is_negative(vec2_dot(&way, run));
    const graze_vec2 to_end = vec2_between(start, from_b ? &wall->b : &wall->a);
    p->ahead = vec2_dot(run, &to_end);
    p->step = vec2_dot(run, run);
    p->along = from_b ? squared : 0.0f;
    if (!is_negative(along) && float_at_most(along, squared) &&
        (!is_point || is_zero(vec2_dot(&from_a, &from_a)))) {
        p->ahead = 0.0f;
        p->step = 1.0f;
        p->along = along;
    }
    p->across = is_point ? 1.0f : squared;
    if (is_negative(p->ahead) || !are_finite(p->ahead, p->step, squared))
        p->step = 0.0f;
}

/* These two are calls at the end of the routines, which so need no stack frame for the usual lines. */
GRAZE_ONCE bool wall_touches_ray(const graze_segment2 *wall, const graze_ray2 *ray,
                                 graze_wall_ray_hit2 *hit)
{
    const graze_vec2 way = vec2_between(&wall->a, &wall->b);
    wall_places p;
    wall_set_places_along(&p, wall, &ray->origin, &ray->dir);
    const float t = float_held(float_div(p.ahead, p.step));
    if (!is_positive(p.step) || !float_at_most(t, ray->t_max))
        return false;
    if (hit != 0) {
        hit->t = t;
        hit->wall_fraction = float_div(p.along, p.across);
        hit->side = GRAZE_ACROSS;
        wall_set_point(&hit->point, &ray->origin, &ray->dir, t);
        hit->normal.x = hit->normal.y = 0.0f;
        if (!is_zero(way.x) || !is_zero(way.y))
            wall_set_normal(&hit->normal, way);
    }
    return true;
}

/* As the ray from a to b with t_max = 1. */
GRAZE_ONCE bool wall_touches_segment(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit)
{
    graze_ray2 ray;
    graze_wall_ray_hit2 found;
    ray.origin = segment->a;
    ray.dir = vec2_between(&segment->a, &segment->b);
    ray.t_max = 1.0f;
    if (!wall_touches_ray(wall, &ray, &found))
        return false;
    if (hit != 0) {
        hit->point = found.point;
        hit->normal = found.normal;
        hit->fraction = found.t;
        hit->wall_fraction = found.wall_fraction;
        hit->side = found.side;
    }
    return true;
}

/* ---- Lines across a wall ---- */

typedef enum { WALL_MISSED, WALL_CROSSED, WALL_ALONG } wall_meeting;

/*
 * The point at t = ahead / step on the line, and at along / step on the wall. The signs are those of a line from the
 * front.
 */
typedef struct {
    graze_vec2 way; /* from a to b */
    float ahead, step, along;
    bool is_from_back;
} wall_crossing;

/* A NaN makes a comparison false. An infinite product passes the comparisons only if step is infinite too. */
GRAZE_INLINE wall_meeting wall_meet(wall_crossing *c, const graze_segment2 *wall,
                                    const graze_vec2 *start, const graze_vec2 *run, bool is_segment)
{
    const graze_vec2 from_a = vec2_between(&wall->a, start);
    c->way = vec2_between(&wall->a, &wall->b);
    c->ahead = vec2_cross(&c->way, &from_a);
    c->step = vec2_cross(run, &c->way);
    c->along = vec2_cross(run, &from_a);
    c->is_from_back = is_negative(c->step);
    if (c->is_from_back) {
        c->ahead = -c->ahead;
        c->step = -c->step;
        c->along = -c->along;
    }
    if (is_negative(c->ahead) || (is_segment && !float_at_most(c->ahead, c->step)) ||
        is_negative(c->along) || !float_at_most(c->along, c->step) ||
        !is_finite(c->ahead + c->step))
        return WALL_MISSED;
    if (is_positive(c->step))
        return WALL_CROSSED;
    return is_zero(c->ahead) ? WALL_ALONG : WALL_MISSED;
}

GRAZE_INLINE graze_side wall_side_of_start(const wall_crossing *c)
{
    if (is_zero(c->ahead))
        return GRAZE_ACROSS;
    return c->is_from_back ? GRAZE_BACK : GRAZE_FRONT;
}

/*
 * t of a ray: saturates at FLT_MAX, which is no limit. The rounded t is compared, so that the t of a hit is never
 * beyond.
 */
GRAZE_INLINE graze_result wall_result_of_ray(const wall_crossing *c, float t_max, float t)
{
    if (!float_at_most(t, t_max))
        return GRAZE_MISS;
    if (is_zero(c->ahead) || (float_at_most(t_max, t) && float_less(t, GRAZE_NO_LIMIT)))
        return GRAZE_TOUCH;
    return GRAZE_HIT;
}

bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment)
{
    const graze_vec2 run = vec2_between(&segment->a, &segment->b);
    wall_crossing c;
    const wall_meeting m = wall_meet(&c, wall, &segment->a, &run, true);
    return m == WALL_ALONG ? wall_touches_segment(wall, segment, 0) : m == WALL_CROSSED;
}

bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray)
{
    wall_crossing c;
    const wall_meeting m = wall_meet(&c, wall, &ray->origin, &ray->dir, false);
    if (m == WALL_ALONG)
        return wall_touches_ray(wall, ray, 0);
    return m == WALL_CROSSED && float_at_most(float_held(float_div(c.ahead, c.step)), ray->t_max);
}

graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
                                     graze_wall_line_hit2 *hit)
{
    const graze_vec2 run = vec2_between(&segment->a, &segment->b);
    wall_crossing c;
    const wall_meeting m = wall_meet(&c, wall, &segment->a, &run, true);
    if (m == WALL_MISSED)
        return GRAZE_MISS;
    if (m == WALL_ALONG)
        return wall_touches_segment(wall, segment, hit) ? GRAZE_TOUCH : GRAZE_MISS;
    if (hit != 0) {
        hit->fraction = float_div(float_abs(c.ahead), c.step);
        hit->wall_fraction = float_div(float_abs(c.along), c.step);
        hit->side = wall_side_of_start(&c);
        wall_set_point(&hit->point, &segment->a, &run, hit->fraction);
        wall_set_normal(&hit->normal, c.way);
    }
    return is_zero(c.ahead) || float_at_most(c.step, c.ahead) ? GRAZE_TOUCH : GRAZE_HIT;
}

graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
                                    graze_wall_ray_hit2 *hit)
{
    wall_crossing c;
    const wall_meeting m = wall_meet(&c, wall, &ray->origin, &ray->dir, false);
    if (m == WALL_MISSED)
        return GRAZE_MISS;
    if (m == WALL_ALONG)
        return wall_touches_ray(wall, ray, hit) ? GRAZE_TOUCH : GRAZE_MISS;
    const float t = float_held(float_div(float_abs(c.ahead), c.step));
    const graze_result result = wall_result_of_ray(&c, ray->t_max, t);
    if (result != GRAZE_MISS && hit != 0) {
        hit->t = t;
        hit->wall_fraction = float_div(float_abs(c.along), c.step);
        hit->side = wall_side_of_start(&c);
        wall_set_point(&hit->point, &ray->origin, &ray->dir, t);
        wall_set_normal(&hit->normal, c.way);
    }
    return result;
}

/* ---- Points ---- */

/*
 * The foot of the perpendicular is at along / whole of the wall. With a NaN both routines compute this quotient,
 * which is NaN.
 */
typedef struct {
    graze_vec2 wall, from_a;
    float along, whole;
} wall_foot;

GRAZE_INLINE wall_foot wall_foot_of(const graze_segment2 *wall, const graze_vec2 *point)
{
    wall_foot f;
    f.wall = vec2_between(&wall->a, &wall->b);
    f.from_a = vec2_between(&wall->a, point);
    f.along = vec2_dot(&f.wall, &f.from_a);
    f.whole = vec2_dot(&f.wall, &f.wall);
    return f;
}

/* An end is copied as it is stored. */
void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    const wall_foot f = wall_foot_of(wall, point);
    if (float_at_most(f.along, 0.0f)) {
        nearest->x = wall->a.x;
        nearest->y = wall->a.y;
    } else if (float_at_most(f.whole, f.along)) {
        nearest->x = wall->b.x;
        nearest->y = wall->b.y;
    } else {
        const float share = float_div(f.along, f.whole);
        nearest->x = float_held(wall->a.x + f.wall.x * share);
        nearest->y = float_held(wall->a.y + f.wall.y * share);
    }
}

/* Beside the wall by a cross product: the distance from a rounded foot would have the error of its coordinates. */
graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    const wall_foot f = wall_foot_of(wall, point);
    if (float_at_most(f.along, 0.0f) || float_at_most(f.whole, f.along)) {
        const graze_vec2 *end = float_at_most(f.along, 0.0f) ? &wall->a : &wall->b;
        const graze_vec2 beyond = vec2_between(end, point);
        return root_of_squares(vec2_dot(&beyond, &beyond));
    }
    const float across = float_abs(vec2_cross(&f.wall, &f.from_a));
    return float_held(float_div(across, root_of_squares(f.whole)));
}

/* ---- Two walls ---- */

/*
 * The places that are closest to each other: NaN if a square is not finite. Where walls cross and are almost parallel, the
 * quotient of two cross products is off on each of them, so the place on the second wall is the one nearest to that on the
 * first, as if they did not cross.
 */
typedef struct {
    graze_vec2 u, v, gap;
    float s, t;
    bool crosses;
} wall_pair;

/* part / whole, from 0 to 1; 0 if the whole is 0. */
static inline float wall_place(float part, float whole)
{
    const bool turns = is_negative(whole);
    const float ahead = turns ? -part : part, step = turns ? -whole : whole;
    if (!is_positive(ahead) || !is_positive(step))
        return 0.0f;
    return float_less(ahead, step) ? float_div(ahead, step) : 1.0f;
}

static inline bool wall_place_is_inside(float place)
{
    return float_less(0.0f, place) && float_less(place, 1.0f);
}

static void wall_pair_find(wall_pair *p, const graze_segment2 *a, const graze_segment2 *b)
{
    p->u = vec2_between(&a->a, &a->b);
    p->v = vec2_between(&b->a, &b->b);
    p->gap = vec2_between(&a->a, &b->a);
    const float uu = vec2_dot(&p->u, &p->u), vv = vec2_dot(&p->v, &p->v);
    const float uv = vec2_dot(&p->u, &p->v), all = uu + vv + vec2_dot(&p->gap, &p->gap);
    const float across = vec2_cross(&p->u, &p->v);
    p->s = wall_place(vec2_cross(&p->gap, &p->v), across);
    p->crosses = is_finite(all) && wall_place_is_inside(p->s) &&
                 wall_place_is_inside(wall_place(vec2_cross(&p->gap, &p->u), across));
    p->t = wall_place(uv * p->s - vec2_dot(&p->v, &p->gap), vv);
    p->s = wall_place(vec2_dot(&p->u, &p->gap) + uv * p->t, uu);
    if (!is_finite(all))
        p->s = p->t = all - all;
}

/* An end is copied as it is stored. A place that is NaN makes both coordinates NaN. */
static inline graze_vec2 wall_point_at(const graze_segment2 *wall, const graze_vec2 *run, float at)
{
    if (float_at_most(at, 0.0f))
        return wall->a;
    if (float_at_most(1.0f, at))
        return wall->b;
    graze_vec2 point;
    wall_set_point(&point, &wall->a, run, at);
    return point;
}

void graze_segment2_closest_points(const graze_segment2 *a, const graze_segment2 *b,
                                   graze_vec2 *on_a, graze_vec2 *on_b)
{
    wall_pair p;
    wall_pair_find(&p, a, b);
    const graze_vec2 first = wall_point_at(a, &p.u, p.s);
    const graze_vec2 second = wall_point_at(b, &p.v, p.t);
    *on_a = first;
    *on_b = second;
}

graze_scalar graze_segment2_distance_segment(const graze_segment2 *wall,
                                             const graze_segment2 *segment)
{
    wall_pair p;
    wall_pair_find(&p, wall, segment);
    if (p.crosses)
        return 0.0f;
    graze_vec2 way;
    way.x = p.gap.x + p.v.x * p.t - p.u.x * p.s;
    way.y = p.gap.y + p.v.y * p.t - p.u.y * p.s;
    return root_of_squares(vec2_dot(&way, &way));
}

#endif
