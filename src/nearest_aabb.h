/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of boxes: for box_line.h, at its end. The words stand in nearest.h. */

#define OF_MANY(routine) graze_nearest_aabb_##routine

typedef graze_aabb shape;
typedef graze_line_hit hit_on_segment;
typedef graze_ray_hit hit_on_ray;

GRAZE_ONCE bool sights_on_segment(const graze_aabb *box, const graze_segment *segment,
                                  graze_scalar limit, graze_fraction *fraction)
{
    line l = line_of_segment(segment);
    passage p = whole_segment();
    p.leave = ratio_of_limit(limit);
    if (!passes(&p, box, &l))
        return false;
    progress where = progress_of(p.enter);
    *fraction = progress_fraction(&where);
    return true;
}

GRAZE_ONCE bool sights_on_ray(const graze_aabb *box, const graze_ray *ray, graze_scalar limit,
                              graze_scalar *t)
{
    line l = line_of_ray(ray);
    passage p = passage_until(ratio_of_limit(limit));
    if (!passes(&p, box, &l))
        return false;
    progress where = progress_of(p.enter);
    *t = held_to(limit, progress_t(&where));
    return true;
}

static inline graze_result tell_on_segment(const graze_aabb *box, const graze_segment *segment,
                                           graze_line_hit *hit)
{
    return graze_aabb_linecast(box, segment, hit);
}

static inline graze_result tell_on_ray(const graze_aabb *box, const graze_ray *ray,
                                       graze_ray_hit *hit)
{
    return graze_aabb_raycast(box, ray, hit);
}

/* No box is far. */
static inline bool is_near_segment(const graze_aabb *box, const graze_segment *segment)
{
    (void)box;
    (void)segment;
    return true;
}

static inline bool is_near_ray(const graze_aabb *box, const graze_ray *ray)
{
    (void)box;
    (void)ray;
    return true;
}

static inline graze_result far_on_segment(const graze_aabb *of, const graze_segment *segment,
                                          graze_line_hit *hit)
{
    return graze_aabb_linecast(of, segment, hit);
}

static inline graze_result far_on_ray(const graze_aabb *of, const graze_ray *ray,
                                      graze_ray_hit *hit)
{
    return graze_aabb_raycast(of, ray, hit);
}

#include "nearest.h"
