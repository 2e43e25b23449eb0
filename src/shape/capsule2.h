/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of capsules in the plane, near and far: see number/arithmetic.h. A capsule overlaps another shape with a
 * radius if the distance of their cores is at most the sum of the radii (cores2.h). After begin_plane.h and ball.h.
 */
#include "../../include/graze/capsule2.h"
#include "box_line.h"
#include "cores2.h"

/* Routines of capsule2_far.c. */
bool graze_capsule2_overlaps_point_far(const graze_capsule2 *capsule, const graze_vec2 *point,
                                       graze_scalar radius);
bool graze_capsule2_overlaps_core_far(const graze_capsule2 *capsule, const graze_segment2 *core,
                                      graze_scalar radius);
bool graze_capsule2_overlaps_ray_far(const graze_capsule2 *capsule, const graze_ray2 *ray);

/* ---- Loading ---- */

/* The first core, and the start of the second. */
GRAZE_INLINE void cores2_load(nearness *n, cores2 *c, const graze_capsule2 *capsule,
                              const graze_vec2 *start)
{
    nearness_begin(n);
    nearness_add_point_n(n, &capsule->core.a);
    nearness_add_radius(n, capsule->radius);
    load_between_n(n, &c->u, &capsule->core.a, &capsule->core.b);
    load_between_n(n, &c->gap, &capsule->core.a, start);
    c->first = &capsule->core;
    c->ray = 0;
}

static inline bool cores2_in_range(const cores2 *c)
{
    return lengths_in_range_n(&c->u) && lengths_in_range_n(&c->v) && lengths_in_range_n(&c->gap);
}

static inline bool capsule2_is_known_near(const graze_capsule2 *capsule)
{
    return is_known_near_n(&capsule->core.a) && is_known_near_n(&capsule->core.b) &&
           IMPLIED(radius_in_range(capsule->radius));
}

GRAZE_INLINE bool cores2_load_point(cores2 *c, const graze_capsule2 *capsule,
                                    const graze_vec2 *point, graze_scalar radius)
{
    nearness n;
    cores2_load(&n, c, capsule, point);
    nearness_add_radius(&n, radius);
    set_direction2(&c->v, &nowhere2);
    return IMPLIES(are_all_near(&n), cores2_in_range(c)) && capsule2_is_known_near(capsule) &&
           is_known_near_n(point) && IMPLIED(radius_in_range(radius));
}

GRAZE_INLINE bool cores2_load_core(cores2 *c, const graze_capsule2 *capsule,
                                   const graze_segment2 *core, graze_scalar radius)
{
    nearness n;
    cores2_load(&n, c, capsule, &core->a);
    nearness_add_radius(&n, radius);
    load_between_n(&n, &c->v, &core->a, &core->b);
    return IMPLIES(are_all_near(&n), cores2_in_range(c)) && capsule2_is_known_near(capsule) &&
           is_known_near_n(&core->a) && is_known_near_n(&core->b) &&
           IMPLIED(radius_in_range(radius));
}

GRAZE_INLINE bool cores2_load_ray(cores2 *c, const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    nearness n;
    cores2_load(&n, c, capsule, &ray->origin);
    load_direction_n(&n, &c->v, &ray->dir);
    c->ray = ray;
    return IMPLIES(are_all_near(&n), cores2_in_range(c)) && capsule2_is_known_near(capsule) &&
           is_known_near_n(&ray->origin);
}

/* ---- Whether a capsule and another shape overlap ---- */

GRAZE_INLINE bool capsule2_overlaps_point(const graze_capsule2 *capsule, const graze_vec2 *point,
                                          graze_scalar radius)
{
    cores2 c;
    UNLESS_NEAR(cores2_load_point(&c, capsule, point, radius),
                return graze_capsule2_overlaps_point_far(capsule, point, radius));
    if (capsule->radius < 0 || radius < 0)
        return false;
    c.radius = radii_of(capsule->radius, radius);
    if (cores2_are_apart(&c))
        return false;
    cores2_measure(&c);
    return cores2_side_of_start(&c) <= 0;
}

NEAR_ANSWER int capsule2_meets_core(const graze_capsule2 *capsule, const graze_segment2 *core,
                                    graze_scalar radius)
{
    cores2 c;
    UNLESS_NEAR(cores2_load_core(&c, capsule, core, radius), return NOT_NEAR);
    if (capsule->radius < 0 || radius < 0)
        return false;
    c.radius = radii_of(capsule->radius, radius);
    return !cores2_are_apart(&c) && cores2_side(&c) <= 0;
}

GRAZE_INLINE bool capsule2_overlaps_core(const graze_capsule2 *capsule, const graze_segment2 *core,
                                         graze_scalar radius)
{
    const int answer = capsule2_meets_core(capsule, core, radius);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule2_overlaps_core_far(capsule, core, radius));
    return answer != 0;
}

NEAR_ANSWER int capsule2_meets_ray(const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    cores2 c;
    UNLESS_NEAR(cores2_load_ray(&c, capsule, ray), return NOT_NEAR);
    if (capsule->radius < 0 || ray->t_max < 0)
        return false;
    c.radius = radii_of(capsule->radius, 0);
    return !cores2_are_behind(&c) && cores2_side(&c) <= 0;
}

GRAZE_INLINE bool capsule2_overlaps_ray(const graze_capsule2 *capsule, const graze_ray2 *ray)
{
    const int answer = capsule2_meets_ray(capsule, ray);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule2_overlaps_ray_far(capsule, ray));
    return answer != 0;
}

/* ---- A rectangle ---- */

GRAZE_INLINE bool capsule2_is_beside_rect(graze_scalar low, graze_scalar high, graze_scalar a,
                                          graze_scalar b, graze_scalar radius)
{
    const graze_scalar least = lesser(a, b), most = greater(a, b);
    if (most < low)
        return span_less(span_of(radius), span_between(most, low));
    return high < least && span_less(span_of(radius), span_between(high, least));
}

static inline bool capsule2_end_meets_rect(const graze_vec2 *end, graze_scalar radius,
                                           const graze_rect *rect)
{
    graze_circle ball;
    ball.center.x = end->x;
    ball.center.y = end->y;
    ball.radius = radius;
    return box_overlaps_ball(rect, &ball);
}

/* A corner that is nearest to a place between the ends of the core is farthest across the core: of a core that rises, the
 * upper left corner or the lower right one. */
static inline bool capsule2_contains_corner(const graze_capsule2 *capsule, const graze_rect *rect)
{
    const graze_vec2 *a = &capsule->core.a, *b = &capsule->core.b;
    const bool rises = (a->x < b->x) == (a->y < b->y);
    for (int i = 0; i < 2; i++) {
        graze_vec2 corner;
        corner.x = i == 0 ? rect->min.x : rect->max.x;
        corner.y = (i == 0) == rises ? rect->max.y : rect->min.y;
        if (graze_capsule2_contains_point(capsule, &corner))
            return true;
    }
    return false;
}

GRAZE_INLINE bool capsule2_overlaps_rect(const graze_capsule2 *capsule, const graze_rect *rect)
{
    const graze_segment2 *core = &capsule->core;
    const graze_scalar radius = capsule->radius;
    if (radius < 0 || !box_has_points(rect) ||
        capsule2_is_beside_rect(rect->min.x, rect->max.x, core->a.x, core->b.x, radius) ||
        capsule2_is_beside_rect(rect->min.y, rect->max.y, core->a.y, core->b.y, radius))
        return false;
    return capsule2_end_meets_rect(&core->a, radius, rect) ||
           capsule2_end_meets_rect(&core->b, radius, rect) || box_overlaps_segment(rect, core) ||
           capsule2_contains_corner(capsule, rect);
}
