/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The routines of graze/separate.h for capsules: the build in floats. The mover moves along the way from the target's core to
 * its own. Where the cores nearly meet, that way is mostly rounding, and the direction across both cores is taken if it does
 * not free the mover.
 */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "shape/separate_capsule_float.h"

/* Across both cores, or across the first that is not a point. */
static bool capsule_set_heading_across(graze_vec3 *heading, const core_pair *c)
{
    graze_vec3 across = vec3_cross(&c->u, &c->v);
    if (!is_positive(vec3_dot(&across, &across)))
        across = core_pair_turned(c);
    vec3_lead_down(&across);
    return vec3_set_unit(heading, &across);
}

static graze_separation capsule_part(const capsule_parting *p, const core_pair *c,
                                     const graze_vec3 *way, graze_vec3 *move, graze_vec3 *normal)
{
    graze_vec3 heading;
    const float distance = vec3_length_finite(way);
    if (vec3_set_unit(&heading, way) &&
        capsule_move_along(p, &heading, p->radius - distance, move, normal))
        return GRAZE_MOVED;
    if (capsule_set_heading_across(&heading, c) &&
        capsule_move_along(p, &heading, p->radius, move, normal))
        return GRAZE_MOVED;
    return capsule_move_along_axis(p, move, normal);
}

static graze_separation capsule_separate(const graze_segment *core, float radius,
                                         const graze_segment *mover, float more, graze_vec3 *move,
                                         graze_vec3 *normal)
{
    capsule_parting p;
    core_pair c;
    if (!is_positive(more) || is_negative(radius))
        return GRAZE_FREE;
    const graze_vec3 way = core_way_from(&c, &core->a, &core->b, mover);
    p.target = core;
    p.core = mover;
    p.radius = radius + more;
    if (!float_less(vec3_dot(&way, &way), p.radius * p.radius))
        return GRAZE_FREE;
    bounds_set_core(&p.bounds, core);
    return capsule_part(&p, &c, &way, move, normal);
}

graze_separation graze_capsule_separate_sphere(const graze_capsule *target,
                                               const graze_sphere *mover, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    graze_segment core;
    core_set_point(&core, &mover->center);
    return capsule_separate(&target->core, target->radius, &core, mover->radius, move, normal);
}

graze_separation graze_sphere_separate_capsule(const graze_sphere *target,
                                               const graze_capsule *mover, graze_vec3 *move,
                                               graze_vec3 *normal)
{
    graze_segment core;
    core_set_point(&core, &target->center);
    return capsule_separate(&core, target->radius, &mover->core, mover->radius, move, normal);
}

graze_separation graze_capsule_separate_capsule(const graze_capsule *target,
                                                const graze_capsule *mover, graze_vec3 *move,
                                                graze_vec3 *normal)
{
    return capsule_separate(&target->core, target->radius, &mover->core, mover->radius, move,
                            normal);
}

#endif
