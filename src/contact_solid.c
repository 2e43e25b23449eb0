/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of boxes and spheres, of graze/contact.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_space.h"
#include "shape/box.h"
#include "shape/contact_solid.h"

uint32_t graze_aabb_planes_of_sphere(const graze_aabb *target, const graze_sphere *sphere,
                                     graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_aabb, target, graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    if (!box_has_points(target))
        return 0;
    return core_planes_of_sphere(target, 0, sphere, margin, planes, most);
}

uint32_t graze_sphere_planes_of_sphere(const graze_sphere *target, const graze_sphere *sphere,
                                       graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_aabb core;
    CLAMP_BOTH(graze_sphere, target, graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    if (target->radius < 0)
        return 0;
    vec3_copy(&core.min, &target->center);
    vec3_copy(&core.max, &target->center);
    return core_planes_of_sphere(&core, target->radius, sphere, margin, planes, most);
}

#include "wide/end_fast.h"

#endif
