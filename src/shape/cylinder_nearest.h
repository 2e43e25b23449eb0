/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first point of a line in a cylinder, for the nearest of many: see nearest.h. Near coordinates. */
#include "nearest.h"

/* The place on the line, as cylinder_write has it. */
static inline void cylinder_set_place(const cylinder_cast *q, quotient *at)
{
    crossing t;
    share_progress p;
    if (q->place == PLACE_OF_FIRST || q->place == PLACE_OF_SECOND) {
        cylinder_cross_cap(&p, q);
        cylinder_set_quotient(at, &p);
        return;
    }
    cylinder_set_crossing(&t, q);
    at->bits = u64_high(t.bits);
    at->up = t.up;
}

NEAR_ANSWER nearest_sight cylinder_sees_on_segment(const graze_cylinder *cylinder,
                                                   const graze_segment *segment,
                                                   graze_fraction *fraction)
{
    cylinder_cast q;
    quotient at;
    q.leaving = false;
    const cylinder_sight seen = cylinder_sees_segment(&q.l, cylinder, segment);
    if (seen == CYLINDER_IS_FAR)
        return SIGHT_IS_FAR;
    if (seen == CYLINDER_IS_APART || cylinder_decide(&q) == GRAZE_MISS)
        return SIGHT_MISSES;
    cylinder_set_place(&q, &at);
    *fraction = quotient_scaled(at, 30);
    return SIGHT_MEETS;
}

NEAR_ANSWER nearest_sight cylinder_sees_on_ray(const graze_cylinder *cylinder, const graze_ray *ray,
                                               graze_scalar *t)
{
    cylinder_cast q;
    quotient at;
    q.leaving = false;
    const cylinder_sight seen = cylinder_sees_ray(&q.l, cylinder, ray);
    if (seen == CYLINDER_IS_FAR)
        return SIGHT_IS_FAR;
    if (seen == CYLINDER_IS_APART || cylinder_decide(&q) == GRAZE_MISS)
        return SIGHT_MISSES;
    cylinder_set_place(&q, &at);
    *t = quotient_scaled(at, 16);
    return SIGHT_MEETS;
}

#if GRAZE_HAS_FAR

/* A far shape is cast with its whole hit: far queries are rare, and flash is scarce. */
GRAZE_ONCE bool cylinder_finds_far_on_segment(const graze_cylinder *cylinder,
                                              const graze_segment *segment,
                                              graze_fraction *fraction)
{
    graze_line_hit hit;
    hit.fraction = 0;
    const graze_result result = graze_cylinder_linecast_far(cylinder, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool cylinder_finds_far_on_ray(const graze_cylinder *cylinder, const graze_ray *ray,
                                          graze_scalar *t)
{
    graze_ray_hit hit;
    hit.t = 0;
    const graze_result result = graze_cylinder_raycast_far(cylinder, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

#endif
