/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The first point of a line in a capsule, for the nearest of many: see nearest.h. Near coordinates. */
#include "nearest.h"

/* Sets t, but neither point nor normal. */
FAR_FRAMED bool capsule_finds(capsule_line *l, capsule_spot *spot, bool is_ray)
{
    int side;
    l->leaving = false;
    const graze_result result = capsule_decide(l, &side, is_ray);
    if (result == GRAZE_MISS)
        return false;
    if (side <= 0)
        crossing_at_start(&spot->t);
    else
        capsule_find_spot(spot, l, side);
    return true;
}

NEAR_ANSWER nearest_sight capsule_sees_on_segment(const graze_capsule *capsule,
                                                  const graze_segment *segment,
                                                  graze_fraction *fraction)
{
    capsule_line l;
    capsule_spot spot;
    l.capsule = capsule;
    l.segment = segment;
    const capsule_sight seen = capsule_sees_core(&l.c, capsule, segment, 0);
    if (seen == CAPSULE_IS_FAR)
        return SIGHT_IS_FAR;
    if (seen == CAPSULE_IS_APART || !capsule_finds(&l, &spot, false))
        return SIGHT_MISSES;
    *fraction = crossing_fraction(&spot.t);
    return SIGHT_MEETS;
}

NEAR_ANSWER nearest_sight capsule_sees_on_ray(const graze_capsule *capsule, const graze_ray *ray,
                                              graze_scalar *t)
{
    capsule_line l;
    capsule_spot spot;
    l.capsule = capsule;
    l.segment = 0;
    const capsule_sight seen = capsule_sees_ray(&l.c, capsule, ray);
    if (seen == CAPSULE_IS_FAR)
        return SIGHT_IS_FAR;
    if (seen == CAPSULE_IS_APART || !capsule_finds(&l, &spot, true))
        return SIGHT_MISSES;
    *t = crossing_t(&spot.t);
    return SIGHT_MEETS;
}

#if GRAZE_HAS_FAR

/* A far shape is cast with its whole hit: far queries are rare, and flash is scarce. */
GRAZE_ONCE bool capsule_finds_far_on_segment(const graze_capsule *capsule,
                                             const graze_segment *segment, graze_fraction *fraction)
{
    graze_line_hit hit;
    hit.fraction = 0;
    const graze_result result = graze_capsule_linecast_far(capsule, segment, &hit);
    *fraction = hit.fraction;
    return result != GRAZE_MISS;
}

GRAZE_ONCE bool capsule_finds_far_on_ray(const graze_capsule *capsule, const graze_ray *ray,
                                         graze_scalar *t)
{
    graze_ray_hit hit;
    hit.t = 0;
    const graze_result result = graze_capsule_raycast_far(capsule, ray, &hit);
    *t = hit.t;
    return result != GRAZE_MISS;
}

#endif
