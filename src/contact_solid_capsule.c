/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The planes of contact of capsules, of graze/contact.h, near; contact_solid_capsule_far.c has others. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/contact_solid_capsule.h"

static uint32_t capsule_planes_of(const graze_capsule *target, const graze_segment *core,
                                  graze_scalar limit, graze_plane *planes, uint32_t most)
{
    if (target->radius < 0 || limit < 0 ||
        contact_is_beside(&target->core, core, span_sum(span_of(target->radius), span_of(limit))))
        return 0;
    return capsule_planes_of_core(target, core, limit, most > 0 ? planes : 0);
}

uint32_t graze_capsule_planes_of_sphere(const graze_capsule *target, const graze_sphere *sphere,
                                        graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_segment core;
    CLAMP_BOTH(graze_capsule, target, graze_sphere, sphere);
    CLAMP_COORDINATE(margin);
    vec3_copy(&core.a, &sphere->center);
    vec3_copy(&core.b, &sphere->center);
    return capsule_planes_of(target, &core, contact_limit(sphere->radius, margin), planes, most);
}

uint32_t graze_sphere_planes_of_capsule(const graze_sphere *target, const graze_capsule *capsule,
                                        graze_scalar margin, graze_plane *planes, uint32_t most)
{
    graze_capsule ball;
    CLAMP_BOTH(graze_sphere, target, graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    vec3_copy(&ball.core.a, &target->center);
    vec3_copy(&ball.core.b, &target->center);
    ball.radius = target->radius;
    return capsule_planes_of(&ball, &capsule->core, contact_limit(capsule->radius, margin), planes,
                             most);
}

uint32_t graze_capsule_planes_of_capsule(const graze_capsule *target, const graze_capsule *capsule,
                                         graze_scalar margin, graze_plane *planes, uint32_t most)
{
    CLAMP_BOTH(graze_capsule, target, graze_capsule, capsule);
    CLAMP_COORDINATE(margin);
    return capsule_planes_of(target, &capsule->core, contact_limit(capsule->radius, margin), planes,
                             most);
}

#include "wide/end_fast.h"

#endif
