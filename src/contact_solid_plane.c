/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of planes, of graze/contact.h, near; contact_solid_plane_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "number/unit.h"
#include "shape/contact_solid_plane.h"

static void plane_set_contact(graze_plane *to, const graze_plane *target, const graze_vec3 *end,
                              bool behind)
{
    const graze_vec3 *n = &target->normal;
    const bool x = (n->x < 0) != behind, y = (n->y < 0) != behind, z = (n->z < 0) != behind;
    graze_vec3 unit;
    graze_unit(&unit, s32_magnitude(n->x), s32_magnitude(n->y), s32_magnitude(n->z));
    graze_plane_project_point(target, end, &to->point);
    to->normal.x = x ? -unit.x : unit.x;
    to->normal.y = y ? -unit.y : unit.y;
    to->normal.z = z ? -unit.z : unit.z;
}

static uint32_t plane_planes_of_core(const graze_plane *target, const graze_segment *core,
                                     graze_scalar limit, graze_plane *planes, uint32_t most)
{
    plane_contact contact;
    if (limit < 0 || !plane_is_normal(&target->normal))
        return 0;
    plane_find_contact(&contact, target, core, limit);
    if (!contact.is_within)
        return 0;
    if (most > 0)
        plane_set_contact(planes, target, contact.is_second ? &core->b : &core->a,
                          contact.is_behind);
    return 1;
}

uint32_t graze_plane_planes_of_sphere(const graze_plane *target, const graze_sphere *sphere,
                                      graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_segment core;
    CLAMP_BOTH(graze_plane, target, graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    vec3_copy(&core.a, &sphere->center);
    vec3_copy(&core.b, &sphere->center);
    return plane_planes_of_core(target, &core, contact_limit(sphere->radius, margin), planes, most);
}

uint32_t graze_plane_planes_of_capsule(const graze_plane *target, const graze_capsule *capsule,
                                       graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_plane, target, graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    return plane_planes_of_core(target, &capsule->core, contact_limit(capsule->radius, margin),
                                planes, most);
}

#include "wide/end_fast.h"

#endif
