/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of capsules, near and far: see number/arithmetic.h. A capsule overlaps another shape with a radius if the
 * distance of their cores is at most the sum of the radii (cores.h). A point is a core without length, as is a ray without
 * direction or limit.
 */
#ifndef GRAZE_SHAPE_CAPSULE_H
#define GRAZE_SHAPE_CAPSULE_H

#include "../../include/graze/capsule.h"
#include "axes.h"
#include "cores.h"

/* Routines of capsule_far.c. */
bool graze_capsule_overlaps_point_far(const graze_capsule *capsule, const graze_vec3 *point,
                                      graze_scalar radius);
bool graze_capsule_overlaps_core_far(const graze_capsule *capsule, const graze_segment *core,
                                     graze_scalar radius);

/* Routines of capsule_lines_far.c. */
bool graze_capsule_overlaps_ray_far(const graze_capsule *capsule, const graze_ray *ray);
graze_result graze_capsule_linecast_far(const graze_capsule *capsule, const graze_segment *segment,
                                        graze_line_hit *hit);
graze_result graze_capsule_linecast_exit_far(const graze_capsule *capsule,
                                             const graze_segment *segment, graze_line_hit *hit);
graze_result graze_capsule_raycast_far(const graze_capsule *capsule, const graze_ray *ray,
                                       graze_ray_hit *hit);
graze_result graze_capsule_raycast_exit_far(const graze_capsule *capsule, const graze_ray *ray,
                                            graze_ray_hit *hit);

/* The first core, and the start of the second. */
GRAZE_INLINE void capsule_load(nearness *n, cores *c, const graze_capsule *capsule,
                               const graze_vec3 *start)
{
    nearness_begin(n);
    nearness_add_point(n, &capsule->core.a);
    nearness_add_radius(n, capsule->radius);
    load_between(n, &c->u, &capsule->core.a, &capsule->core.b);
    load_between(n, &c->gap, &capsule->core.a, start);
    c->first = &capsule->core;
    c->ray = 0;
}

static inline bool capsule_is_known_near(const graze_capsule *capsule)
{
    return is_known_near(&capsule->core.a) && is_known_near(&capsule->core.b) &&
           IMPLIED(radius_in_range(capsule->radius));
}

/* ---- A point, or a sphere ---- */

GRAZE_INLINE bool capsule_load_point(cores *c, const graze_capsule *capsule,
                                     const graze_vec3 *point, graze_scalar radius)
{
    nearness n;
    capsule_load(&n, c, capsule, point);
    nearness_add_radius(&n, radius);
    set_direction(&c->v, &nowhere3);
    return IMPLIES(are_all_near(&n), lengths_in_range(&c->u) && lengths_in_range(&c->gap)) &&
           capsule_is_known_near(capsule) && is_known_near(point) &&
           IMPLIED(radius_in_range(radius));
}

GRAZE_INLINE bool capsule_overlaps_point(const graze_capsule *capsule, const graze_vec3 *point,
                                         graze_scalar radius)
{
    cores c;
    UNLESS_NEAR(capsule_load_point(&c, capsule, point, radius),
                return graze_capsule_overlaps_point_far(capsule, point, radius));
    if (capsule->radius < 0 || radius < 0)
        return false;
    c.radius = radii_of(capsule->radius, radius);
    if (cores_are_apart(&c))
        return false;
    cores_measure(&c);
    return cores_side_of_start(&c) <= 0;
}

/* ---- A segment, or another capsule ---- */

/* Loads one axis. Returns whether the numbers so far are near, and the cores are apart on it. */
GRAZE_INLINE bool capsule_is_beside_on(nearness *n, length *u, length *v, length *gap,
                                       const cores *c, graze_scalar a, graze_scalar b,
                                       graze_scalar start, graze_scalar end)
{
    nearness_add(n, a);
    length_set(u, load_length_now(n, a, b));
    length_set(gap, load_length_now(n, a, start));
    length_set(v, load_length_now(n, start, end));
    if (!IMPLIES(are_all_near(n), length_in_range(u) && length_in_range(v) &&
                                      length_in_range(gap) && length_in_range(&c->radius)))
        return false;
    return intervals_are_apart(*u, *v, *gap, c->radius);
}

/* One axis after the other: most cores are apart on one of them. */
GRAZE_INLINE bool capsule_is_beside(nearness *n, cores *c, const graze_segment *first,
                                    const graze_segment *second)
{
    return capsule_is_beside_on(n, &c->u.x, &c->v.x, &c->gap.x, c, first->a.x, first->b.x,
                                second->a.x, second->b.x) ||
           capsule_is_beside_on(n, &c->u.y, &c->v.y, &c->gap.y, c, first->a.y, first->b.y,
                                second->a.y, second->b.y) ||
           capsule_is_beside_on(n, &c->u.z, &c->v.z, &c->gap.z, c, first->a.z, first->b.z,
                                second->a.z, second->b.z);
}

/* What culls show. CAPSULE_IS_FAR: a number is not near. */
typedef enum { CAPSULE_IS_APART, CAPSULE_MAY_MEET, CAPSULE_IS_FAR } capsule_sight;

GRAZE_INLINE capsule_sight capsule_sees_core(cores *c, const graze_capsule *capsule,
                                             const graze_segment *core, graze_scalar radius)
{
    nearness n;
    if (capsule->radius < 0 || radius < 0)
        return CAPSULE_IS_APART;
    nearness_begin(&n);
    nearness_add_radius(&n, capsule->radius);
    nearness_add_radius(&n, radius);
    c->radius = load_radii(capsule->radius, radius);
    c->first = &capsule->core;
    c->ray = 0;
    if (capsule_is_beside(&n, c, &capsule->core, core))
        return CAPSULE_IS_APART;
    UNLESS_NEAR(are_all_near(&n) && capsule_is_known_near(capsule) && is_known_near(&core->a) &&
                    is_known_near(&core->b) && IMPLIED(radius_in_range(radius)),
                return CAPSULE_IS_FAR);
    GIVEN(cores_in_range(c));
    return CAPSULE_MAY_MEET;
}

NEAR_ANSWER int capsule_meets_core(const graze_capsule *capsule, const graze_segment *core,
                                   graze_scalar radius)
{
    cores c;
    const capsule_sight seen = capsule_sees_core(&c, capsule, core, radius);
    UNLESS_NEAR(seen != CAPSULE_IS_FAR, return NOT_NEAR);
    return seen == CAPSULE_MAY_MEET && cores_side(&c) <= 0;
}

GRAZE_INLINE bool capsule_overlaps_core(const graze_capsule *capsule, const graze_segment *core,
                                        graze_scalar radius)
{
    const int answer = capsule_meets_core(capsule, core, radius);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule_overlaps_core_far(capsule, core, radius));
    return answer != 0;
}

/* ---- A ray ---- */

GRAZE_INLINE bool capsule_load_ray(cores *c, const graze_capsule *capsule, const graze_ray *ray)
{
    nearness n;
    capsule_load(&n, c, capsule, &ray->origin);
    load_direction(&n, &c->v, &ray->dir);
    c->ray = ray;
    return IMPLIES(are_all_near(&n), lengths_in_range(&c->u) && lengths_in_range(&c->v) &&
                                         lengths_in_range(&c->gap)) &&
           capsule_is_known_near(capsule) && is_known_near(&ray->origin);
}

GRAZE_INLINE capsule_sight capsule_sees_ray(cores *c, const graze_capsule *capsule,
                                            const graze_ray *ray)
{
    UNLESS_NEAR(capsule_load_ray(c, capsule, ray), return CAPSULE_IS_FAR);
    if (capsule->radius < 0 || ray->t_max < 0)
        return CAPSULE_IS_APART;
    c->radius = radii_of(capsule->radius, 0);
    return cores_are_behind(c) ? CAPSULE_IS_APART : CAPSULE_MAY_MEET;
}

NEAR_ANSWER int capsule_meets_ray(const graze_capsule *capsule, const graze_ray *ray)
{
    cores c;
    const capsule_sight seen = capsule_sees_ray(&c, capsule, ray);
    UNLESS_NEAR(seen != CAPSULE_IS_FAR, return NOT_NEAR);
    return seen == CAPSULE_MAY_MEET && cores_side_of_ray(&c) <= 0;
}

GRAZE_INLINE bool capsule_overlaps_ray(const graze_capsule *capsule, const graze_ray *ray)
{
    const int answer = capsule_meets_ray(capsule, ray);
    UNLESS_NEAR(answer != NOT_NEAR, return graze_capsule_overlaps_ray_far(capsule, ray));
    return answer != 0;
}

#endif
