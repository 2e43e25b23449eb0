/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first point of a line in an oriented box, for the nearest of many: see nearest.h. Near coordinates. */
#include "nearest.h"

static inline nearest_sight obb_sees_on_segment(const graze_obb *box, const graze_segment *segment,
                                                graze_scalar limit, graze_fraction *fraction)
{
    obb_line l;
    obb_passage p;
    share_progress where;
    share most;
    share_set_limit(&most, limit);
    if (!obb_is_near_segment(box, segment))
        return SIGHT_IS_FAR;
    obb_set_segment(&l, &p, box, segment);
    if (!obb_passes(&p, box, &l) || share_order(&p.enter, &most) > 0)
        return SIGHT_MISSES;
    share_progress_of(&where, &p.enter);
    *fraction = share_fraction(&where);
    return SIGHT_MEETS;
}

static inline nearest_sight obb_sees_on_ray(const graze_obb *box, const graze_ray *ray,
                                            graze_scalar limit, graze_scalar *t)
{
    obb_line l;
    obb_passage p;
    share_progress where;
    if (!obb_is_near_ray(box, ray))
        return SIGHT_IS_FAR;
    obb_set_ray(&l, &p, box, ray, limit);
    if (!obb_passes(&p, box, &l))
        return SIGHT_MISSES;
    share_progress_of(&where, &p.enter);
    *t = share_t(&where);
    return SIGHT_MEETS;
}

#if GRAZE_HAS_FAR

/* A far shape is cast with its whole hit: far queries are rare, and flash is scarce. */
GRAZE_ONCE bool obb_finds_far_on_segment(const graze_obb *box, const graze_segment *segment,
                                         graze_fraction *fraction)
{
    graze_line_hit hit;
    hit.fraction = 0;
    const graze_result result = graze_obb_linecast(box, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool obb_finds_far_on_ray(const graze_obb *box, const graze_ray *ray, graze_scalar *t)
{
    graze_ray_hit hit;
    hit.t = 0;
    const graze_result result = graze_obb_raycast(box, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

#endif
