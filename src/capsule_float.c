/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules, in floats.
 *
 * A capsule overlaps another shape with a radius if two points of their cores, the nearest ones, are within the sum of the
 * radii. shape/cores_float.h finds these points.
 */
#include "../include/graze/capsule.h"

#if GRAZE_FLOAT
#include "shape/cores_float.h"

GRAZE_INLINE bool capsule_is_within_of_point(const graze_capsule *capsule, const graze_vec3 *point,
                                             float radius)
{
    const graze_vec3 u = vec3_between(&capsule->core.a, &capsule->core.b);
    const graze_vec3 gap = vec3_between(&capsule->core.a, point);
    const float uu = vec3_dot(&u, &u);
    const graze_vec3 way = core_way(&gap, &u, core_place(vec3_dot(&u, &gap), uu, 1.0f), &u, 0.0f);
    return is_finite(uu) && core_is_within(&way, radius);
}

/* The second core begins at `start` and ends at v * most. */
GRAZE_INLINE bool capsule_is_within_of_core(const graze_capsule *capsule, const graze_vec3 *start,
                                            const graze_vec3 *v, float most, float radius)
{
    return cores_are_within(&capsule->core.a, &capsule->core.b, start, v, most, radius);
}

bool graze_capsule_contains_point(const graze_capsule *capsule, const graze_vec3 *point)
{
    return float_at_most(0.0f, capsule->radius) &&
           capsule_is_within_of_point(capsule, point, capsule->radius);
}

bool graze_capsule_overlaps_sphere(const graze_capsule *capsule, const graze_sphere *sphere)
{
    return float_at_most(0.0f, capsule->radius) && float_at_most(0.0f, sphere->radius) &&
           capsule_is_within_of_point(capsule, &sphere->center, capsule->radius + sphere->radius);
}

bool graze_capsule_overlaps_segment(const graze_capsule *capsule, const graze_segment *segment)
{
    const graze_vec3 v = vec3_between(&segment->a, &segment->b);
    return float_at_most(0.0f, capsule->radius) &&
           capsule_is_within_of_core(capsule, &segment->a, &v, 1.0f, capsule->radius);
}

bool graze_capsule_overlaps_ray(const graze_capsule *capsule, const graze_ray *ray)
{
    return float_at_most(0.0f, capsule->radius) && float_at_most(0.0f, ray->t_max) &&
           capsule_is_within_of_core(capsule, &ray->origin, &ray->dir, ray->t_max, capsule->radius);
}

/* The sum of the radii may be infinite: the squared distance is not. */
bool graze_capsule_overlaps_capsule(const graze_capsule *a, const graze_capsule *b)
{
    const graze_vec3 v = vec3_between(&b->core.a, &b->core.b);
    return float_at_most(0.0f, a->radius) && float_at_most(0.0f, b->radius) &&
           capsule_is_within_of_core(a, &b->core.a, &v, 1.0f, a->radius + b->radius);
}

#endif
