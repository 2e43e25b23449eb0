/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/obb.h: oriented boxes. Their algorithms are in shape/obb_*.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#define GRAZE_PAYS_ON_THUMB_1 1
#include "wide/begin_fast.h"
#include "shape/obb.h"
#include "shape/obb_aabb.h"
#include "shape/obb_obb.h"
#include "shape/obb_nearest.h"

bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_obb, box, graze_vec3, point);
    return obb_contains_point(box, point);
}

bool graze_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other)
{
    CLAMP_BOTH_AS(graze_obb, CLAMPS_LIGHT_OBB, box, graze_aabb, CLAMPS_graze_aabb, other);
    return obb_overlaps_aabb(box, other);
}

bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b)
{
    CLAMP_BOTH_AS(graze_obb, CLAMPS_LIGHT_OBB, a, graze_obb, CLAMPS_LIGHT_OBB, b);
    return obb_overlaps_obb(a, b);
}

void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_obb, box, graze_vec3, point);
    obb_closest_point(box, point, nearest);
}

bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere)
{
    CLAMP_BOTH(graze_obb, box, graze_sphere, sphere);
    return obb_overlaps_sphere(box, sphere);
}

bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment)
{
    CLAMP_BOTH(graze_obb, box, graze_segment, segment);
    return obb_overlaps_segment(box, segment);
}

bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray)
{
    CLAMP_BOTH(graze_obb, box, graze_ray, ray);
    return obb_overlaps_ray(box, ray);
}

graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *hit)
{
    CLAMP_BOTH(graze_obb, box, graze_segment, segment);
    return obb_linecast(box, segment, hit);
}

graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
                                     graze_line_hit *hit)
{
    CLAMP_BOTH(graze_obb, box, graze_segment, segment);
    return obb_linecast_exit(box, segment, hit);
}

graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_obb, box, graze_ray, ray);
    return obb_raycast(box, ray, hit);
}

graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_obb, box, graze_ray, ray);
    return obb_raycast_exit(box, ray, hit);
}

/* ---- For nearest.c ---- */

bool graze_obb_finds_on_segment(const graze_obb *box, const graze_segment *segment,
                                graze_scalar limit, graze_fraction *fraction)
{
    CLAMP(graze_obb, box);
    const nearest_sight seen = obb_sees_on_segment(box, segment, limit, fraction);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return obb_finds_far_on_segment(box, segment, fraction));
    return seen == SIGHT_MEETS;
}

bool graze_obb_finds_on_ray(const graze_obb *box, const graze_ray *ray, graze_scalar limit,
                            graze_scalar *t)
{
    CLAMP(graze_obb, box);
    const nearest_sight seen = obb_sees_on_ray(box, ray, limit, t);
    UNLESS_NEAR(seen != SIGHT_IS_FAR, return obb_finds_far_on_ray(box, ray, t));
    return seen == SIGHT_MEETS;
}

#include "wide/end_fast.h"
#include "shape/obb_from.h"

void graze_obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3], const graze_vec3 *size,
                         graze_obb *box)
{
    CLAMP(graze_vec3, center);
    obb_from_axes(center, axes, size, box);
}

void graze_obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box)
{
    obb_from_matrix(world, size, box);
    CLAMP_IN_PLACE(graze_vec3, &box->center);
}

void graze_obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
                               const graze_vec3 *size, graze_obb *box)
{
    CLAMP(graze_vec3, center);
    obb_from_quaternion(center, rotation, size, box);
}

#endif
