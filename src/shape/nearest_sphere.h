/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The nearest of spheres: for ball_line.h, at its end. The words stand in nearest.h. To ask whether a
 * sphere lies beyond the limit takes as long as the root that it might spare, so it is not asked.
 */

#define OF_MANY(routine) graze_nearest_sphere_##routine
#define OF_ONE(routine)  graze_sphere_##routine
#define KIND_OF_SHAPE    SPHERE

typedef graze_sphere shape;
typedef graze_line_hit hit_on_segment;
typedef graze_ray_hit hit_on_ray;

#include "nearest.h"

static inline sighting sights_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                         graze_scalar limit, graze_fraction *fraction)
{
    measures m;
    crossing at;
    line l;
    (void)limit;
    l.of = &m;
    if (!ask_segment(&l, sphere, segment))
        return IS_FAR;
    if (!measure_segment(&l, &at, 0))
        return MISSES;
    l.seeks = true;
    crossing_at_start(&at);
    if (enter(&l) == GRAZE_MISS)
        return MISSES;
    *fraction = crossing_fraction(&at);
    return MEETS;
}

static inline sighting sights_on_ray(const graze_sphere *sphere, const graze_ray *ray,
                                     graze_scalar limit, graze_scalar *t)
{
    measures m;
    crossing at;
    line l;
    (void)limit;
    l.of = &m;
    if (!ask_ray(&l, sphere, ray))
        return IS_FAR;
    if (!measure_ray(&l, &at, 0))
        return MISSES;
    l.seeks = true;
    crossing_at_start(&at);
    if (enter(&l) == GRAZE_MISS)
        return MISSES;
    *t = held_to(ray->t_max, crossing_t(&at));
    return MEETS;
}
