/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first point of a line in a sphere, for the nearest of many: see nearest.h. Near coordinates.
 * A test whether a sphere lies beyond the limit takes as long as the root that it might save, so
 * the limit is ignored. */
#include "nearest.h"

static inline nearest_sight ball_sees_on_segment(const graze_sphere *sphere,
                                                 const graze_segment *segment, graze_scalar limit,
                                                 graze_fraction *fraction)
{
    ball_measures m;
    crossing at;
    ball_line l;
    (void)limit;
    l.measures = &m;
    if (!ball_load_segment(&l, sphere, segment))
        return SIGHT_IS_FAR;
    if (!ball_measure_segment(&l, &at, 0))
        return SIGHT_MISSES;
    l.want_time_only = true;
    crossing_at_start(&at);
    if (ball_enter(&l) == GRAZE_MISS)
        return SIGHT_MISSES;
    *fraction = crossing_fraction(&at);
    return SIGHT_MEETS;
}

static inline nearest_sight ball_sees_on_ray(const graze_sphere *sphere, const graze_ray *ray,
                                             graze_scalar limit, graze_scalar *t)
{
    ball_measures m;
    crossing at;
    ball_line l;
    (void)limit;
    l.measures = &m;
    if (!ball_load_ray(&l, sphere, ray))
        return SIGHT_IS_FAR;
    if (!ball_measure_ray(&l, &at, 0))
        return SIGHT_MISSES;
    l.want_time_only = true;
    crossing_at_start(&at);
    if (ball_enter(&l) == GRAZE_MISS)
        return SIGHT_MISSES;
    *t = crossing_t(&at);
    return SIGHT_MEETS;
}

#if GRAZE_HAS_FAR

/* A far shape is cast with its whole hit: far queries are rare, and flash is scarce. */
GRAZE_ONCE bool ball_finds_far_on_segment(const graze_sphere *sphere, const graze_segment *segment,
                                          graze_fraction *fraction)
{
    graze_line_hit hit;
    hit.fraction = 0;
    const graze_result result = graze_sphere_linecast(sphere, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool ball_finds_far_on_ray(const graze_sphere *sphere, const graze_ray *ray,
                                      graze_scalar *t)
{
    graze_ray_hit hit;
    hit.t = 0;
    const graze_result result = graze_sphere_raycast(sphere, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

#endif
