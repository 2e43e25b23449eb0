/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of capsules, of graze/contact.h: the build in floats. */
#include "../include/graze/contact.h"

#if GRAZE_FLOAT
#include "shape/contact_solid_float.h"
#include "shape/cores_float.h"

/* Cores that meet: across both; else across the first that is not a point, on the two axes on which it is longest; two points:
 * along x. The first component that is not 0 is negative. */
static void contact_set_heading_across(graze_vec3 *heading, const core_pair *c)
{
    const graze_vec3 across = vec3_cross(&c->u, &c->v);
    if (!vec3_set_unit(heading, &across)) {
        const graze_vec3 turned = core_pair_turned(c);
        if (!vec3_set_unit(heading, &turned))
            vec3_set(heading, 1.0f, 0.0f, 0.0f);
    }
    vec3_lead_down(heading);
}

static uint32_t capsule_planes_of_core(const graze_segment *target, float radius,
                                       const graze_segment *core, float limit, graze_plane *planes,
                                       uint32_t most)
{
    core_pair c;
    graze_vec3 place, heading;
    const graze_vec3 way = core_way_from(&c, &target->a, &target->b, core);
    if (is_negative(radius) || is_negative(limit) ||
        !contact_is_within(vec3_dot(&way, &way), radius + limit))
        return 0;
    if (!vec3_set_unit(&heading, &way))
        contact_set_heading_across(&heading, &c);
    vec3_set(&place, target->a.x + c.u.x * c.s, target->a.y + c.u.y * c.s,
             target->a.z + c.u.z * c.s);
    return contact_write(planes, most, &place, radius, &heading);
}

uint32_t graze_capsule_planes_of_sphere(const graze_capsule *target, const graze_sphere *sphere,
                                        graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_segment core;
    core_set_point(&core, &sphere->center);
    return capsule_planes_of_core(&target->core, target->radius, &core,
                                  contact_limit(sphere->radius, margin), planes, most);
}

uint32_t graze_sphere_planes_of_capsule(const graze_sphere *target, const graze_capsule *capsule,
                                        graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_segment core;
    core_set_point(&core, &target->center);
    return capsule_planes_of_core(&core, target->radius, &capsule->core,
                                  contact_limit(capsule->radius, margin), planes, most);
}

uint32_t graze_capsule_planes_of_capsule(const graze_capsule *target, const graze_capsule *capsule,
                                         graze_scalar margin, graze_plane *planes, uint32_t most)
{
    return capsule_planes_of_core(&target->core, target->radius, &capsule->core,
                                  contact_limit(capsule->radius, margin), planes, most);
}

#endif
