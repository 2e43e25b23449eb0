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

GRAZE_ONCE bool sights_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                  graze_scalar limit, graze_fraction *fraction)
{
    line l;
    crossing at;
    (void)limit;
    crossing_at_start(&at);
    if (!(sphere->radius >= 0) || !set_segment(&l, sphere, segment, &at, 0))
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
    if (!(sphere->radius >= 0) || !set_ray(&l, sphere, ray, &at, 0))
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

#include "nearest.h"
