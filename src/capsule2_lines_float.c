/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Lines against a capsule in the plane, in floats.
 *
 * graze_capsule2_overlaps_segment and _ray decide whether there is a hit. Beside the core the line crosses a side, which is
 * one quotient; elsewhere it crosses the circle around an end. Where rounding leaves neither, the hit is an end
 * of the line, its place nearest to the core, or the one beside the end of the core: whichever is nearest to the surface.
 */
#include "../include/graze/capsule2.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "number/float_scale.h"

typedef struct {
    const graze_capsule2 *capsule;
    graze_vec2 u, v,
        gap; /* the core, the run, and the way from the start of the core to that of the line */
    float limit, uu, vv, uv, ug;
    float start_squared, end_squared, least_squared; /* distances from the core */
    float nearest;                                   /* the place of the last one */
    float most;                                      /* the square of the radius */
} capsule2_path;

/* A hit before it is written. */
typedef struct {
    graze_vec2 normal;
    float t;
} capsule2_place;

/* ---- Distances ---- */

GRAZE_INLINE float place_held(float part, float whole, float most)
{
    float place;
    if (!is_positive(part) || !is_positive(whole))
        return 0.0f;
    place = float_div(part, whole);
    return float_less(most, place) ? most : place;
}

/* From the core to the end of `from`, which begins at its start. */
static inline graze_vec2 way_from_core(const capsule2_path *l, const graze_vec2 *from)
{
    const float s = place_held(vec2_dot(&l->u, from), l->uu, 1.0f);
    graze_vec2 way;
    way.x = from->x - l->u.x * s;
    way.y = from->y - l->u.y * s;
    return way;
}

static inline graze_vec2 way_at(const capsule2_path *l, float t)
{
    graze_vec2 from;
    from.x = l->gap.x + l->v.x * t;
    from.y = l->gap.y + l->v.y * t;
    return way_from_core(l, &from);
}

static inline float squared_from_core(const capsule2_path *l, const graze_vec2 *from)
{
    const graze_vec2 way = way_from_core(l, from);
    return vec2_dot(&way, &way);
}

static void path_set(capsule2_path *l, const graze_capsule2 *capsule, const graze_vec2 *start,
                     const graze_vec2 *run, float limit)
{
    l->capsule = capsule;
    l->u = vec2_between(&capsule->core.a, &capsule->core.b);
    l->v = *run;
    l->gap = vec2_between(&capsule->core.a, start);
    l->limit = limit;
    l->uu = vec2_dot(&l->u, &l->u);
    l->vv = vec2_dot(&l->v, &l->v);
    l->uv = vec2_dot(&l->u, &l->v);
    l->ug = vec2_dot(&l->u, &l->gap);
    l->most = capsule->radius * capsule->radius;
    l->start_squared = squared_from_core(l, &l->gap);
}

/* As the routines that decide: the place on the core where the lines cross, held, and then the place on the line. */
static void path_set_nearest(capsule2_path *l)
{
    const float across = vec2_cross(&l->u, &l->v), turned = vec2_cross(&l->gap, &l->v);
    const float first = place_held(is_negative(across) ? -turned : turned, float_abs(across), 1.0f);
    l->nearest = place_held(l->uv * first - vec2_dot(&l->v, &l->gap), l->vv, l->limit);
    const graze_vec2 way = way_at(l, l->nearest);
    l->least_squared = vec2_dot(&way, &way);
}

/* ---- Places ---- */

static inline void set_normal(capsule2_place *p, const capsule2_path *l, float x, float y)
{
    p->normal.x = p->normal.y = 0.0f;
    if (is_positive(l->capsule->radius) && (!is_zero(x) || !is_zero(y))) {
        const float_norm n = norm_of(x, y, 0.0f);
        p->normal.x = norm_unit(&n, x);
        p->normal.y = norm_unit(&n, y);
    }
}

/* The way from the core is the direction of the normal. On the core itself it is the left side. */
static inline void set_place_at(capsule2_place *p, const capsule2_path *l, float t)
{
    const graze_vec2 way = way_at(l, t);
    p->t = t;
    if (is_zero(way.x) && is_zero(way.y))
        set_normal(p, l, -l->u.y, l->u.x);
    else
        set_normal(p, l, float_held(way.x), float_held(way.y));
}

static inline float off_surface_at(const capsule2_path *l, float t)
{
    const graze_vec2 way = way_at(l, t);
    return float_abs(vec2_dot(&way, &way) - l->most);
}

/* p->t is the place beside an end of the core. */
static void set_place_by_border(capsule2_place *p, const capsule2_path *l, bool leaving)
{
    const float end = leaving ? l->limit : 0.0f;
    float t = float_less(off_surface_at(l, l->nearest), off_surface_at(l, end)) ? l->nearest : end;
    t = float_less(off_surface_at(l, p->t), off_surface_at(l, t)) ? p->t : t;
    set_place_at(p, l, t);
}

/* The place on the line that is beside an end of the core, held between its own end and the place nearest to the core. */
static inline float place_beside(const capsule2_path *l, bool at_end, bool leaving)
{
    const float low = leaving ? l->nearest : 0.0f, high = leaving ? l->limit : l->nearest;
    if (is_zero(l->uv))
        return l->nearest;
    const float t = float_held(float_div((at_end ? l->uu : 0.0f) - l->ug, l->uv));
    return float_less(t, low) ? low : float_less(high, t) ? high : t;
}

/* -1 before the core, 0 beside it, 1 behind it: where the line crosses that side of the strip, which is at *t. */
static inline int part_of_crossing(const capsule2_path *l, float turn, int side, float *t)
{
    const float aside = vec2_cross(&l->u, &l->gap), reach = l->capsule->radius * float_sqrt(l->uu);
    const float part = (side < 0 ? -reach : reach) - aside;
    *t = float_held(float_div(part, turn));
    const float s = l->ug + l->uv * *t;
    if (is_negative(s))
        return -1;
    return float_less(l->uu, s) ? 1 : 0;
}

/* A place beside the core, and true; or which end of the core it is at, and false, with the place on the line that is beside
 * that end. Rounding may put either beyond an end of the line. */
static bool find_side(capsule2_place *p, const capsule2_path *l, bool leaving, bool *at_end)
{
    const float turn = vec2_cross(&l->u, &l->v);
    const int side = leaving ? sign_of(turn) : -sign_of(turn);
    *at_end = is_negative(l->uv) != leaving;
    p->t = l->nearest;
    if (side == 0)
        return false;
    const int part = part_of_crossing(l, turn, side, &p->t);
    *at_end = part > 0;
    if (part != 0) {
        p->t = place_beside(l, part > 0, leaving);
        return false;
    }
    p->t = is_negative(p->t) ? 0.0f : float_less(l->limit, p->t) ? l->limit : p->t;
    set_normal(p, l, side < 0 ? l->u.y : -l->u.y, side < 0 ? -l->u.x : l->u.x);
    return true;
}

static inline graze_circle ball_at(const capsule2_path *l, bool at_end)
{
    graze_circle ball;
    ball.center = at_end ? l->capsule->core.b : l->capsule->core.a;
    ball.radius = l->capsule->radius;
    return ball;
}

static inline bool is_on_surface(graze_result result)
{
    return result == GRAZE_HIT || result == GRAZE_TOUCH;
}

/* ---- Results ---- */

/* Which end, or GRAZE_MISS if the place is between the ends. */
static graze_result result_of_end(const capsule2_path *l, float squared)
{
    if (float_less(squared, l->most))
        return GRAZE_INSIDE;
    if (float_less(l->most, squared))
        return GRAZE_MISS;
    return float_less(l->least_squared, l->most) ? GRAZE_HIT : GRAZE_TOUCH;
}

static inline bool is_point(const capsule2_path *l)
{
    return !is_positive(l->vv) || is_zero(l->limit);
}

/* The result, and the place where it is an end, or where the line only touches; else GRAZE_HIT, and *between. */
static graze_result find_end(capsule2_place *p, const capsule2_path *l, bool leaving, bool *between)
{
    const bool at_start = !leaving || is_point(l);
    const graze_result result = result_of_end(l, at_start ? l->start_squared : l->end_squared);
    *between = false;
    if (result != GRAZE_MISS) {
        set_place_at(p, l, at_start ? 0.0f : l->limit);
        if (result == GRAZE_INSIDE)
            p->normal.x = p->normal.y = 0.0f;
        return result;
    }
    *between = float_less(l->least_squared, l->most);
    if (!*between && is_zero(vec2_cross(&l->u, &l->v))) /* along the core */
        set_place_at(p, l, place_beside(l, is_negative(l->uv) != leaving, leaving));
    else
        set_place_at(p, l, l->nearest);
    return *between ? GRAZE_HIT : GRAZE_TOUCH;
}

static void write_line(graze_line_hit2 *hit, const capsule2_place *p, const graze_segment2 *segment,
                       const graze_vec2 *run)
{
    const graze_vec2 from = segment->a;
    hit->point.x = from.x + run->x * p->t;
    hit->point.y = from.y + run->y * p->t;
    hit->normal = p->normal;
    hit->fraction = p->t;
}

static void write_ray(graze_ray_hit2 *hit, const capsule2_place *p, const graze_ray2 *ray)
{
    const graze_vec2 from = ray->origin;
    hit->point.x = float_held(from.x + ray->dir.x * p->t);
    hit->point.y = float_held(from.y + ray->dir.y * p->t);
    hit->normal = p->normal;
    hit->t = p->t;
}

/* The end of a ray without a limit, in a capsule whose squared radius is infinite. */
static inline float end_of_world(float from, float dir)
{
    return is_zero(dir) ? from : is_negative(dir) ? GRAZE_SCALAR_MIN : GRAZE_SCALAR_MAX;
}

static graze_result cast_segment(const graze_capsule2 *capsule, const graze_segment2 *segment,
                                 graze_line_hit2 *hit, bool leaving)
{
    const graze_vec2 run = vec2_between(&segment->a, &segment->b);
    const graze_vec2 to_end = vec2_between(&capsule->core.a, &segment->b);
    capsule2_path l;
    capsule2_place p;
    bool between, at_end;
    if (!graze_capsule2_overlaps_segment(capsule, segment))
        return GRAZE_MISS;
    path_set(&l, capsule, &segment->a, &run, 1.0f);
    path_set_nearest(&l);
    l.end_squared = squared_from_core(&l, &to_end);
    const graze_result result = find_end(&p, &l, leaving, &between);
    if (hit == 0)
        return result;
    if (between && !find_side(&p, &l, leaving, &at_end)) {
        const graze_circle ball = ball_at(&l, at_end);
        graze_line_hit2 found;
        if (is_on_surface(leaving ? graze_circle_linecast_exit(&ball, segment, &found)
                                  : graze_circle_linecast(&ball, segment, &found))) {
            *hit = found;
            return result;
        }
        set_place_by_border(&p, &l, leaving);
    }
    write_line(hit, &p, segment, &run);
    if (result == GRAZE_INSIDE && is_positive(p.t))
        hit->point = segment->b;
    return result;
}

static graze_result cast_ray(const graze_capsule2 *capsule, const graze_ray2 *ray,
                             graze_ray_hit2 *hit, bool leaving)
{
    capsule2_path l;
    capsule2_place p;
    graze_vec2 to_end;
    bool between, at_end;
    if (!graze_capsule2_overlaps_ray(capsule, ray))
        return GRAZE_MISS;
    path_set(&l, capsule, &ray->origin, &ray->dir, float_held(ray->t_max));
    path_set_nearest(&l);
    to_end.x = l.gap.x + ray->dir.x * l.limit;
    to_end.y = l.gap.y + ray->dir.y * l.limit;
    l.end_squared =
        float_less(l.limit, GRAZE_NO_LIMIT) ? squared_from_core(&l, &to_end) : GRAZE_NO_LIMIT;
    const graze_result result = find_end(&p, &l, leaving, &between);
    if (hit == 0)
        return result;
    if (between && !find_side(&p, &l, leaving, &at_end)) {
        const graze_circle ball = ball_at(&l, at_end);
        graze_ray_hit2 found;
        if (is_on_surface(leaving ? graze_circle_raycast_exit(&ball, ray, &found)
                                  : graze_circle_raycast(&ball, ray, &found))) {
            *hit = found;
            return result;
        }
        set_place_by_border(&p, &l, leaving);
    }
    const graze_vec2 from = ray->origin;
    write_ray(hit, &p, ray);
    if (result == GRAZE_INSIDE && !float_less(p.t, GRAZE_NO_LIMIT)) {
        hit->point.x = end_of_world(from.x, ray->dir.x);
        hit->point.y = end_of_world(from.y, ray->dir.y);
    }
    return result;
}

/* ---- The routines ---- */

static inline bool is_ball(const graze_capsule2 *capsule, graze_circle *ball)
{
    const graze_vec2 u = vec2_between(&capsule->core.a, &capsule->core.b);
    ball->center = capsule->core.a;
    ball->radius = capsule->radius;
    return is_zero(u.x) && is_zero(u.y);
}

graze_result graze_capsule2_linecast(const graze_capsule2 *capsule, const graze_segment2 *segment,
                                     graze_line_hit2 *hit)
{
    graze_circle ball;
    return is_ball(capsule, &ball) ? graze_circle_linecast(&ball, segment, hit)
                                   : cast_segment(capsule, segment, hit, false);
}

graze_result graze_capsule2_linecast_exit(const graze_capsule2 *capsule,
                                          const graze_segment2 *segment, graze_line_hit2 *hit)
{
    graze_circle ball;
    return is_ball(capsule, &ball) ? graze_circle_linecast_exit(&ball, segment, hit)
                                   : cast_segment(capsule, segment, hit, true);
}

graze_result graze_capsule2_raycast(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                    graze_ray_hit2 *hit)
{
    graze_circle ball;
    return is_ball(capsule, &ball) ? graze_circle_raycast(&ball, ray, hit)
                                   : cast_ray(capsule, ray, hit, false);
}

graze_result graze_capsule2_raycast_exit(const graze_capsule2 *capsule, const graze_ray2 *ray,
                                         graze_ray_hit2 *hit)
{
    graze_circle ball;
    return is_ball(capsule, &ball) ? graze_circle_raycast_exit(&ball, ray, hit)
                                   : cast_ray(capsule, ray, hit, true);
}

#endif
