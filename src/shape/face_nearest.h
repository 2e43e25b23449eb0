/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first point of a line in a triangle, for the nearest of many: see nearest.h. Near coordinates. */
#include "nearest.h"

static inline nearest_sight face_sees_on_segment(const face_shape *f, const graze_segment *segment,
                                                 graze_scalar limit, graze_fraction *fraction)
{
    face_line l;
    area3 normal;
    share_progress at;
    if (!face_load_segment(&l, f, segment))
        return SIGHT_IS_FAR;
    if (!face_may_meet_segment(&l, &normal) ||
        face_pass_segment(&l, FACE_BOTH_SIDES) == GRAZE_MISS ||
        (limit < GRAZE_ONE && face_before_limit(&l, limit) < 0))
        return SIGHT_MISSES;
    face_progress_to_plane(&at, &l);
    *fraction = share_fraction(&at);
    return SIGHT_MEETS;
}

static inline nearest_sight face_sees_on_ray(const face_shape *f, const graze_ray *ray,
                                             graze_scalar limit, graze_scalar *t)
{
    face_line l;
    area3 normal;
    share_progress at;
    if (!face_load_ray(&l, f, ray))
        return SIGHT_IS_FAR;
    if (!face_may_meet_ray(&l, &normal, limit) ||
        face_pass_ray(&l, limit, FACE_BOTH_SIDES) == GRAZE_MISS)
        return SIGHT_MISSES;
    face_progress_to_plane(&at, &l);
    *t = share_t(&at);
    return SIGHT_MEETS;
}

#if GRAZE_HAS_FAR

/* A far shape is cast with its whole hit: far queries are rare, and flash is scarce. */
GRAZE_ONCE bool face_finds_far_on_segment(const graze_triangle *triangle,
                                          const graze_segment *segment, graze_fraction *fraction)
{
    graze_face_line_hit hit;
    hit.fraction = 0;
    const graze_result result = graze_triangle_linecast(triangle, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool face_finds_far_on_ray(const graze_triangle *triangle, const graze_ray *ray,
                                      graze_scalar *t)
{
    graze_face_ray_hit hit;
    hit.t = 0;
    const graze_result result = graze_triangle_raycast(triangle, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

#endif
