/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Spheres that move against an oriented box, in floats: into the coordinates of the box, there as against an axis-aligned box, and
 * back. The place on the path is tested with the rounded distance, and moved along the normal until it is free.
 */
#include "../include/graze/sweep_obb.h"

#if GRAZE_FLOAT
#include "number/float_scale.h"
#include "shape/sweep_float.h"

/* ---- Into the coordinates of the box ---- */

static graze_vec3 sweep_obb_along(const graze_obb *box, const graze_vec3 *way)
{
    return graze_vec3_of(vec3_dot(&box->axis[0], way), vec3_dot(&box->axis[1], way),
                         vec3_dot(&box->axis[2], way));
}

/* A zero axis has no face: its sides are off the path, which is at 0. */
static float sweep_obb_half(const graze_vec3 *axis, float half)
{
    return vec3_is_zero(axis) && float_at_most(0.0f, half) ? 1.0f : half;
}

static void sweep_obb_set_local(graze_aabb *local, const graze_obb *box)
{
    const graze_vec3 *half = &box->half;
    vec3_set(&local->max, sweep_obb_half(&box->axis[0], half->x),
             sweep_obb_half(&box->axis[1], half->y), sweep_obb_half(&box->axis[2], half->z));
    vec3_set(&local->min, -local->max.x, -local->max.y, -local->max.z);
}

/* ---- Back to the world ---- */

static graze_vec3 sweep_obb_from(const graze_obb *box, const graze_vec3 *local)
{
    const graze_vec3 *a = box->axis;
    return graze_vec3_of(a[0].x * local->x + a[1].x * local->y + a[2].x * local->z,
                         a[0].y * local->x + a[1].y * local->y + a[2].y * local->z,
                         a[0].z * local->x + a[1].z * local->y + a[2].z * local->z);
}

static bool sweep_obb_is_free(const graze_obb *box, const graze_vec3 *center, float radius)
{
    graze_segment place;
    place.a = place.b = *center;
    return float_at_most(radius, graze_obb_distance_segment(box, &place));
}

static void sweep_obb_set_center(const graze_obb *box, const graze_sphere *sphere,
                                 const graze_vec3 *place, graze_sweep_hit *hit)
{
    float off = greater_size(greatest_of(box->center.x, box->center.y, box->center.z),
                             greatest_of(box->half.x, box->half.y, box->half.z));
    off =
        greater_size(greater_size(off, sphere->radius), greatest_of(place->x, place->y, place->z)) *
        0x1p-23f;
    hit->center = *place;
    for (int i = 0; i < SWEEP_TRIES; i++) {
        if (sweep_obb_is_free(box, &hit->center, sphere->radius))
            return;
        sweep_step_off(&hit->center, place, &hit->normal, &off);
    }
    hit->center = sphere->center;
}

/* The hit has the place in the coordinates of the box. */
static void sweep_obb_write(const graze_obb *box, const graze_sphere *sphere,
                            const graze_vec3 *motion, graze_sweep_hit *hit)
{
    const graze_vec3 *start = &sphere->center;
    const float t = hit->fraction;
    const graze_vec3 point = sweep_obb_from(box, &hit->point),
                     place = graze_vec3_of(float_held(start->x + motion->x * t),
                                           float_held(start->y + motion->y * t),
                                           float_held(start->z + motion->z * t));
    vec3_set(&hit->point, float_held(box->center.x + point.x), float_held(box->center.y + point.y),
             float_held(box->center.z + point.z));
    hit->normal = sweep_obb_from(box, &hit->normal);
    sweep_obb_set_center(box, sphere, &place, hit);
}

/* ---- The routine ---- */

/* All numbers are finite, and so are the squares of lengths. A zero axis hides its half extent from the cast at the aabb, which
 * tests the radius. */
static bool sweep_obb_has_numbers(const graze_obb *box, const graze_sphere *sphere,
                                  const graze_vec3 *motion)
{
    const graze_vec3 *a = box->axis;
    return are_finite(box->half.x, box->half.y, box->half.z) &&
           is_finite(vec3_dot(&a[0], &a[0]) + vec3_dot(&a[1], &a[1]) + vec3_dot(&a[2], &a[2])) &&
           is_finite(vec3_dot(motion, motion) + vec3_dot(&sphere->center, &sphere->center) +
                     vec3_dot(&box->center, &box->center));
}

graze_result graze_obb_spherecast(const graze_obb *box, const graze_sphere *sphere,
                                  graze_vec3 motion, graze_sweep_hit *hit)
{
    const graze_vec3 from = vec3_between(&box->center, &sphere->center);
    graze_aabb local;
    graze_sphere mover;
    if (!sweep_obb_has_numbers(box, sphere, &motion))
        return GRAZE_MISS;
    sweep_obb_set_local(&local, box);
    mover.center = sweep_obb_along(box, &from);
    mover.radius = sphere->radius;
    const graze_result result =
        graze_aabb_spherecast(&local, &mover, sweep_obb_along(box, &motion), hit);
    if (result == GRAZE_INSIDE && hit != 0)
        sweep_write_inside(&sphere->center, hit);
    else if (result != GRAZE_MISS && hit != 0)
        sweep_obb_write(box, sphere, &motion, hit);
    return result;
}

#endif
