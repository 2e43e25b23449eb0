/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of triangles: for face_line.h, at its end. The words stand in nearest.h. */

#define OF_MANY(routine) graze_nearest_triangle_##routine
#define OF_ONE(routine)  graze_triangle_##routine
#define KIND_OF_SHAPE    FACE

typedef graze_triangle shape;
typedef graze_face_line_hit hit_on_segment;
typedef graze_face_ray_hit hit_on_ray;

#include "nearest.h"

static inline sighting sights_on_segment(const face *f, const graze_segment *segment,
                                         graze_scalar limit, graze_fraction *fraction)
{
    line l;
    area3 normal;
    share_progress at;
    if (!ask_segment(&l, f, segment))
        return IS_FAR;
    if (!rises(&l, &normal) || pass_segment(&l, BOTH_SIDES) == GRAZE_MISS ||
        (limit < GRAZE_ONE && before_limit(&l, limit) < 0))
        return MISSES;
    progress_to_plane(&at, &l);
    *fraction = share_fraction(&at);
    return MEETS;
}

static inline sighting sights_on_ray(const face *f, const graze_ray *ray, graze_scalar limit,
                                     graze_scalar *t)
{
    line l;
    area3 normal;
    share_progress at;
    if (!ask_ray(&l, f, ray))
        return IS_FAR;
    if (!(limit > 0) || !rises(&l, &normal) || pass_ray(&l, limit, BOTH_SIDES) == GRAZE_MISS)
        return MISSES;
    progress_to_plane(&at, &l);
    *t = share_t(&at);
    return MEETS;
}
