/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of oriented boxes: for obb_line.h, at its end. The words stand in nearest.h. */

#define OF_MANY(routine) graze_nearest_obb_##routine

typedef graze_obb shape;
typedef graze_line_hit hit_on_segment;
typedef graze_ray_hit hit_on_ray;

GRAZE_ONCE bool sights_on_segment(const graze_obb *box, const graze_segment *segment,
                                  graze_scalar limit, graze_fraction *fraction)
{
    line l;
    passage p;
    share_progress where;
    share most = share_of_limit(limit);
    set_segment(&l, &p, box, segment);
    if (!passes(&p, box, &l) || share_order(&p.enter, &most) > 0)
        return false;
    share_progress_of(&where, p.enter);
    *fraction = share_fraction(&where);
    return true;
}

GRAZE_ONCE bool sights_on_ray(const graze_obb *box, const graze_ray *ray, graze_scalar limit,
                              graze_scalar *t)
{
    line l;
    passage p;
    share_progress where;
    set_ray(&l, &p, box, ray, limit);
    if (!passes(&p, box, &l))
        return false;
    share_progress_of(&where, p.enter);
    *t = held_to(limit, share_t(&where));
    return true;
}

static inline graze_result tell_on_segment(const graze_obb *of, const graze_segment *segment,
                                           graze_line_hit *hit)
{
    return graze_obb_linecast(of, segment, hit);
}

static inline graze_result tell_on_ray(const graze_obb *of, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    return graze_obb_raycast(of, ray, hit);
}

static inline graze_result far_on_segment(const graze_obb *of, const graze_segment *segment,
                                          graze_line_hit *hit)
{
    return graze_obb_linecast_far(of, segment, hit, false);
}

static inline graze_result far_on_ray(const graze_obb *of, const graze_ray *ray, graze_ray_hit *hit)
{
    return graze_obb_raycast_far(of, ray, hit, false);
}

#include "nearest.h"
