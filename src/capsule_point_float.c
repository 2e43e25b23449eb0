/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/capsule.h for points, in floats. Beyond an end of the core the capsule is a sphere. */
#include "../include/graze/capsule.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/cores_float.h"

/* The place of the core that is nearest to the point: NaN if a square is not finite. */
GRAZE_INLINE float capsule_place(const graze_vec3 *u, const graze_vec3 *gap)
{
    const float uu = vec3_dot(u, u), all = uu + vec3_dot(gap, gap);
    return is_finite(all) ? core_place(vec3_dot(u, gap), uu, 1.0f) : all - all;
}

/* Sets the end of the core as a sphere. Returns false if the point is beside the core, or the place is NaN. */
static inline bool capsule_is_at_end(graze_sphere *end, const graze_capsule *capsule, float place)
{
    const bool at_end = float_at_most(1.0f, place);
    vec3_copy(&end->center, at_end ? &capsule->core.b : &capsule->core.a);
    end->radius = capsule->radius;
    return at_end || float_at_most(place, 0.0f);
}

graze_scalar graze_capsule_distance(const graze_capsule *capsule, const graze_vec3 *point)
{
    const graze_vec3 u = vec3_between(&capsule->core.a, &capsule->core.b);
    const graze_vec3 gap = vec3_between(&capsule->core.a, point);
    const float place = capsule_place(&u, &gap);
    graze_sphere end;
    if (capsule_is_at_end(&end, capsule, place))
        return graze_sphere_distance(&end, point);
    const graze_vec3 way = core_way(&gap, &u, place, &u, 0.0f);
    const float squared = vec3_dot(&way, &way);
    if (is_negative(capsule->radius))
        return float_at_most(0.0f, squared) ? GRAZE_SCALAR_MAX : squared;
    const float distance = root_of_squares(squared) - capsule->radius;
    return is_negative(distance) ? 0.0f : distance;
}

/* From the place on the core, as far as the radius. */
static inline void capsule_set_closest(graze_vec3 *nearest, const graze_capsule *capsule,
                                       const graze_vec3 *u, float place, const graze_vec3 *way)
{
    const float_norm n = norm_of(way->x, way->y, way->z);
    const float t = norm_unit(&n, capsule->radius);
    const graze_vec3 *a = &capsule->core.a;
    vec3_set(nearest, float_held(a->x + u->x * place + way->x * t),
             float_held(a->y + u->y * place + way->y * t),
             float_held(a->z + u->z * place + way->z * t));
}

void graze_capsule_closest_point(const graze_capsule *capsule, const graze_vec3 *point,
                                 graze_vec3 *nearest)
{
    const graze_vec3 u = vec3_between(&capsule->core.a, &capsule->core.b);
    const graze_vec3 gap = vec3_between(&capsule->core.a, point);
    const float place = capsule_place(&u, &gap);
    graze_sphere end;
    if (capsule_is_at_end(&end, capsule, place)) {
        graze_sphere_closest_point(&end, point, nearest);
        return;
    }
    const graze_vec3 way = core_way(&gap, &u, place, &u, 0.0f);
    const float squared = vec3_dot(&way, &way);
    const bool is_empty = is_negative(capsule->radius);
    if (float_at_most(0.0f, squared) &&
        (is_empty || float_at_most(squared, capsule->radius * capsule->radius)))
        vec3_copy(nearest, point);
    else
        capsule_set_closest(nearest, capsule, &u, place, &way);
}

#endif
