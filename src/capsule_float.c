/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Capsules, in floats.
 *
 * A capsule overlaps another shape with a radius if two points of their cores, the nearest ones, are within the sum of the
 * radii. The place on the first line that is nearest to the second line is held between the ends; so is the place on the
 * second line nearest to that, and then once more the place on the first one. The textbook divides by
 * (u . u)(v . v) - (u . v)^2, which loses all its bits if the lines are nearly parallel. It is |u x v|^2, and so
 * computed it loses few.
 */
#include "../include/graze/capsule.h"

#if GRAZE_FLOAT
#include "number/float.h"

/* From low = 0 to most >= 0; 0 for NaN. */
GRAZE_INLINE float core_place_held(float place, float most)
{
    if (!is_positive(place))
        return 0.0f;
    return float_less(most, place) ? most : place;
}

/* part / whole, held; 0 for a core without length. */
GRAZE_INLINE float core_place(float part, float whole, float most)
{
    return is_positive(whole) ? core_place_held(float_div(part, whole), most) : 0.0f;
}

/* gap + v * t - u * s: from a point of the first core to a point of the second. */
GRAZE_INLINE graze_vec3 core_way(const graze_vec3 *gap, const graze_vec3 *u, float s,
                                 const graze_vec3 *v, float t)
{
    graze_vec3 way;
    way.x = gap->x + v->x * t - u->x * s;
    way.y = gap->y + v->y * t - u->y * s;
    way.z = gap->z + v->z * t - u->z * s;
    return way;
}

/* False if a number is infinite or NaN. */
GRAZE_INLINE bool core_is_within(const graze_vec3 *way, float radius)
{
    const float squared = vec3_dot(way, way);
    return float_at_most(squared, radius * radius) && is_finite(squared);
}

GRAZE_INLINE bool capsule_is_within_of_point(const graze_capsule *capsule, const graze_vec3 *point,
                                             float radius)
{
    const graze_vec3 u = vec3_between(&capsule->core.a, &capsule->core.b);
    const graze_vec3 gap = vec3_between(&capsule->core.a, point);
    const float uu = vec3_dot(&u, &u);
    const graze_vec3 way = core_way(&gap, &u, core_place(vec3_dot(&u, &gap), uu, 1.0f), &u, 0.0f);
    return is_finite(uu) && core_is_within(&way, radius);
}

/* The place on the first line that is nearest to the second line; 0 if they are parallel. */
GRAZE_INLINE float core_place_across(const graze_vec3 *gap, const graze_vec3 *u,
                                     const graze_vec3 *v)
{
    const graze_vec3 across = vec3_cross(u, v), turned = vec3_cross(gap, v);
    return core_place(vec3_dot(&turned, &across), vec3_dot(&across, &across), 1.0f);
}

/* The second core begins at `start` and ends at v * most. */
GRAZE_INLINE bool capsule_is_within_of_core(const graze_capsule *capsule, const graze_vec3 *start,
                                            const graze_vec3 *v, float most, float radius)
{
    const graze_vec3 u = vec3_between(&capsule->core.a, &capsule->core.b);
    const graze_vec3 gap = vec3_between(&capsule->core.a, start);
    const float uu = vec3_dot(&u, &u), uv = vec3_dot(&u, v), vv = vec3_dot(v, v);
    const float ug = vec3_dot(&u, &gap), vg = vec3_dot(v, &gap), gg = vec3_dot(&gap, &gap);
    if (!is_finite(uu * vv) || !is_finite(gg * uu) || !is_finite(gg * vv))
        return false;
    const float first = core_place_across(&gap, &u, v);
    const float t = core_place(uv * first - vg, vv, most);
    const float s = core_place(ug + uv * t, uu, 1.0f);
    const graze_vec3 way = core_way(&gap, &u, s, v, t);
    return core_is_within(&way, radius);
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
