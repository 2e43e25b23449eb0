/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A disc and a capsule: whether the distance of the disc and the core is at most the radius of the capsule. Near and far.
 *
 * First the ball around the disc is tested: most cores are farther from it than the radius. A disc without radius is its
 * center, and a disc without normal is that ball, so for them this is the result. Then the plane of the disc: a core may
 * stay too far above it, cross it within the rim, which the rest would find as well, or have an end above the inside of the
 * disc within the radius. For all other scenes disc_torus.h decides, one text for near and far.
 */
#include "disc.h"
#include "disc_torus.h"

/* A routine of disc_capsule_far.c. */
bool graze_disc_meets_core_far(const graze_disc *disc, const graze_capsule *capsule);

GRAZE_INLINE bool disc_is_ball(const graze_disc *disc)
{
    const graze_vec3 *n = &disc->normal;
    return disc->radius == 0 || (n->x == 0 && n->y == 0 && n->z == 0);
}

/* Whether the core crosses the plane, or ends there, at a point of the disc. A core in the plane does not. */
FAR_FRAMED bool disc_core_passes(const graze_disc *disc, const graze_segment *core,
                                 const reach *from, const reach *to)
{
    share at;
    length3 run;
    if (reach_sign(from) == reach_sign(to))
        return false;
    set_between(&run, &core->a, &core->b);
    share_set_until_zero(&at, from, to);
    return disc_contains(disc, &core->a, &run, &at);
}

/* Whether an end of the core is above the inside of the disc, or below, and within the radius. */
FAR_FRAMED bool disc_end_is_above(const graze_disc *disc, const graze_vec3 *end,
                                  const reach *height, graze_scalar radius)
{
    length3 offset;
    if (reach_exceeds(height, &disc->normal, radius))
        return false;
    set_between(&offset, &disc->center, end);
    return foot_within(&offset, &disc->normal, height, disc->radius);
}

/* Whether the whole core is on one side of the plane, farther away than the radius. Of two ends in front the lower one
 * decides. */
FAR_FRAMED bool disc_core_stays_off(const graze_disc *disc, const reach *from, const reach *to,
                                    graze_scalar radius)
{
    const int side = reach_sign(from);
    if (side == 0 || reach_sign(to) != side)
        return false;
    return reach_exceeds(reach_less(from, to) == (side > 0) ? from : to, &disc->normal, radius);
}

typedef enum { DISC_IS_APART, DISC_MEETS, DISC_RIM_DECIDES } disc_sight;

FAR_FRAMED disc_sight disc_sees_core(const graze_disc *disc, const graze_capsule *capsule)
{
    const graze_segment *core = &capsule->core;
    const graze_scalar radius = capsule->radius;
    reach from, to;
    plane_set_height_along(&from, &disc->center, &disc->normal, &core->a);
    plane_set_height_along(&to, &disc->center, &disc->normal, &core->b);
    if (disc_core_stays_off(disc, &from, &to, radius))
        return DISC_IS_APART;
    return disc_core_passes(disc, core, &from, &to) ||
                   disc_end_is_above(disc, &core->a, &from, radius) ||
                   disc_end_is_above(disc, &core->b, &to, radius)
               ? DISC_MEETS
               : DISC_RIM_DECIDES;
}

/* For a disc with a radius and a normal, and a capsule that is not empty. */
GRAZE_INLINE bool disc_meets_core(const graze_disc *disc, const graze_capsule *capsule)
{
    UNLESS_NEAR(is_near(&disc->center) && is_near(&capsule->core.a) && is_near(&capsule->core.b),
                return graze_disc_meets_core_far(disc, capsule));
    const disc_sight seen = disc_sees_core(disc, capsule);
    return seen == DISC_RIM_DECIDES ? graze_torus_meets_core(disc, capsule) : seen == DISC_MEETS;
}
