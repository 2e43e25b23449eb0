/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/capsule.h. Their algorithms are in shape/capsule.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/capsule.h"

bool graze_capsule_contains_point(const graze_capsule *capsule, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_vec3, point);
    return capsule_overlaps_point(capsule, point, 0);
}

bool graze_capsule_overlaps_segment(const graze_capsule *capsule, const graze_segment *segment)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_segment, segment);
    return capsule_overlaps_core(capsule, segment, 0);
}

bool graze_capsule_overlaps_ray(const graze_capsule *capsule, const graze_ray *ray)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_ray, ray);
    return capsule_overlaps_ray(capsule, ray);
}

bool graze_capsule_overlaps_sphere(const graze_capsule *capsule, const graze_sphere *sphere)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_sphere, sphere);
    return capsule_overlaps_point(capsule, &sphere->center, sphere->radius);
}

bool graze_capsule_overlaps_capsule(const graze_capsule *a, const graze_capsule *b)
{
    CLAMP_BOTH(graze_capsule, a, graze_capsule, b);
    return capsule_overlaps_core(a, &b->core, b->radius);
}

#include "wide/end_fast.h"

#endif
