/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of boxes: for box_line.h, at its end. The words stand in nearest.h. No box is far. */

#define OF_MANY(routine) graze_nearest_aabb_##routine
#define OF_ONE(routine)  graze_aabb_##routine
#define KIND_OF_SHAPE    AABB

typedef graze_aabb shape;
typedef graze_line_hit hit_on_segment;
typedef graze_ray_hit hit_on_ray;

#include "nearest.h"

static inline sighting sights_on_segment(const graze_aabb *box, const graze_segment *segment,
                                         graze_scalar limit, graze_fraction *fraction)
{
    line l = line_of_segment(segment);
    passage p = whole_segment();
    p.leave = ratio_of_limit(limit);
    if (!passes(&p, box, &l))
        return MISSES;
    progress where = progress_of(p.enter);
    *fraction = progress_fraction(&where);
    return MEETS;
}

static inline sighting sights_on_ray(const graze_aabb *box, const graze_ray *ray,
                                     graze_scalar limit, graze_scalar *t)
{
    line l = line_of_ray(ray);
    passage p = passage_until(ratio_of_limit(limit));
    if (!passes(&p, box, &l))
        return MISSES;
    progress where = progress_of(p.enter);
    *t = held_to(limit, progress_t(&where));
    return MEETS;
}
