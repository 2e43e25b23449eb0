/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of oriented boxes: for obb_line.h, at its end. The words stand in nearest.h. */

#define OF_MANY(routine) graze_nearest_obb_##routine
#define OF_ONE(routine)  graze_obb_##routine
#define KIND_OF_SHAPE    OBB

typedef graze_obb shape;
typedef graze_line_hit hit_on_segment;
typedef graze_ray_hit hit_on_ray;

#include "nearest.h"

static inline sighting sights_on_segment(const graze_obb *box, const graze_segment *segment,
                                         graze_scalar limit, graze_fraction *fraction)
{
    line l;
    passage p;
    share_progress where;
    share most;
    share_set_limit(&most, limit);
    if (!is_near_segment(box, segment))
        return IS_FAR;
    set_segment(&l, &p, box, segment);
    if (!passes(&p, box, &l) || share_order(&p.enter, &most) > 0)
        return MISSES;
    share_progress_of(&where, &p.enter);
    *fraction = share_fraction(&where);
    return MEETS;
}

static inline sighting sights_on_ray(const graze_obb *box, const graze_ray *ray, graze_scalar limit,
                                     graze_scalar *t)
{
    line l;
    passage p;
    share_progress where;
    if (!is_near_ray(box, ray))
        return IS_FAR;
    set_ray(&l, &p, box, ray, limit);
    if (!passes(&p, box, &l))
        return MISSES;
    share_progress_of(&where, &p.enter);
    *t = held_to(limit, share_t(&where));
    return MEETS;
}
