/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of triangles: for face_line.h, at its end. The words stand in nearest.h. */

#define OF_MANY(routine) graze_nearest_triangle_##routine

typedef graze_triangle shape;
typedef graze_face_line_hit hit_on_segment;
typedef graze_face_ray_hit hit_on_ray;

static inline graze_result far_on_segment(const graze_triangle *of, const graze_segment *segment,
                                          graze_face_line_hit *hit)
{
    return graze_triangle_linecast_far(of, segment, hit, BOTH_SIDES);
}

static inline graze_result far_on_ray(const graze_triangle *of, const graze_ray *ray,
                                      graze_face_ray_hit *hit)
{
    return graze_triangle_raycast_far(of, ray, hit, BOTH_SIDES);
}

/* Whether all is near is asked while differences are taken: see face_line.h. */
static inline bool is_near_segment(const graze_triangle *of, const graze_segment *segment)
{
    (void)of;
    (void)segment;
    return true;
}

static inline bool is_near_ray(const graze_triangle *of, const graze_ray *ray)
{
    (void)of;
    (void)ray;
    return true;
}

GRAZE_ONCE bool sights_far_on_segment(const face *f, const graze_segment *segment,
                                      graze_fraction *fraction)
{
    graze_face_line_hit hit;
    hit.fraction = 0;
    graze_result result = far_on_segment(f, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool sights_far_on_ray(const face *f, const graze_ray *ray, graze_scalar *t)
{
    graze_face_ray_hit hit;
    hit.t = 0;
    graze_result result = far_on_ray(f, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool sights_on_segment(const face *f, const graze_segment *segment, graze_scalar limit,
                                  graze_fraction *fraction)
{
    line l;
    share_progress at;
    if (!ask_segment(&l, f, segment))
        return sights_far_on_segment(f, segment, fraction);
    if (!rises(&l) || pass_segment(&l, BOTH_SIDES) == GRAZE_MISS ||
        (limit < GRAZE_ONE && before_limit(&l, limit) < 0))
        return false;
    progress_to_plane(&at, &l);
    *fraction = share_fraction(&at);
    return true;
}

GRAZE_ONCE bool sights_on_ray(const face *f, const graze_ray *ray, graze_scalar limit,
                              graze_scalar *t)
{
    line l;
    share_progress at;
    if (!ask_ray(&l, f, ray))
        return sights_far_on_ray(f, ray, t);
    if (!(limit > 0) || !rises(&l) || pass_ray(&l, limit, BOTH_SIDES) == GRAZE_MISS)
        return false;
    progress_to_plane(&at, &l);
    *t = share_t(&at);
    return true;
}

static inline graze_result tell_on_segment(const face *f, const graze_segment *segment,
                                           graze_face_line_hit *hit)
{
    return cast_segment(f, segment, hit, BOTH_SIDES);
}

static inline graze_result tell_on_ray(const face *f, const graze_ray *ray, graze_face_ray_hit *hit)
{
    return cast_ray(f, ray, hit, BOTH_SIDES);
}

#include "nearest.h"
