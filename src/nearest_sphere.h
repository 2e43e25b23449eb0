/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of spheres: for ball_line.h, at its end. The words stand in nearest.h. To ask whether a
 * sphere lies beyond the limit takes as long as the root that it might spare, so it is not asked.
 */

#define OF_MANY(routine) graze_nearest_sphere_##routine

typedef graze_sphere shape;
typedef graze_line_hit hit_on_segment;
typedef graze_ray_hit hit_on_ray;

static inline graze_result far_on_segment(const graze_sphere *of, const graze_segment *segment,
                                          graze_line_hit *hit)
{
    return graze_sphere_linecast_far(of, segment, hit, false);
}

static inline graze_result far_on_ray(const graze_sphere *of, const graze_ray *ray,
                                      graze_ray_hit *hit)
{
    return graze_sphere_raycast_far(of, ray, hit, false);
}

/* Whether all is near is asked while differences are taken: see ball_line.h. */
static inline bool is_near_segment(const graze_sphere *of, const graze_segment *segment)
{
    (void)of;
    (void)segment;
    return true;
}

static inline bool is_near_ray(const graze_sphere *of, const graze_ray *ray)
{
    (void)of;
    (void)ray;
    return true;
}

GRAZE_ONCE bool sights_far_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                      graze_fraction *fraction)
{
    graze_line_hit hit;
    hit.fraction = 0;
    graze_result result = far_on_segment(sphere, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool sights_far_on_ray(const graze_sphere *sphere, const graze_ray *ray, graze_scalar *t)
{
    graze_ray_hit hit;
    hit.t = 0;
    graze_result result = far_on_ray(sphere, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool sights_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                  graze_scalar limit, graze_fraction *fraction)
{
    line l;
    crossing at;
    (void)limit;
    crossing_at_start(&at);
    if (!ask_segment(&l, sphere, segment))
        return sights_far_on_segment(sphere, segment, fraction);
    if (!measure_segment(&l, &at, 0))
        return false;
    l.seeks = true;
    if (enter(&l) == GRAZE_MISS)
        return false;
    *fraction = crossing_fraction(&at);
    return true;
}

GRAZE_ONCE bool sights_on_ray(const graze_sphere *sphere, const graze_ray *ray, graze_scalar limit,
                              graze_scalar *t)
{
    line l;
    crossing at;
    (void)limit;
    crossing_at_start(&at);
    if (!ask_ray(&l, sphere, ray))
        return sights_far_on_ray(sphere, ray, t);
    if (!measure_ray(&l, &at, 0))
        return false;
    l.seeks = true;
    if (enter(&l) == GRAZE_MISS)
        return false;
    *t = held_to(ray->t_max, crossing_t(&at));
    return true;
}

static inline graze_result tell_on_segment(const graze_sphere *of, const graze_segment *segment,
                                           graze_line_hit *hit)
{
    return graze_sphere_linecast(of, segment, hit);
}

static inline graze_result tell_on_ray(const graze_sphere *of, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    return graze_sphere_raycast(of, ray, hit);
}

#include "nearest.h"
