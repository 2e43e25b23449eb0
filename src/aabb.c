/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/aabb.h. Their algorithms are in shape/box_*.h, which boxes share with rectangles. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#define GRAZE_PAYS_ON_THUMB_1 1
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_space.h"
#include "shape/box.h"
#include "shape/box_from.h"
#include "shape/box_line.h"
#include "shape/box_nearest.h"

bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_aabb, box, graze_vec3, point);
    return box_contains_point(box, point);
}

bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b)
{
    CLAMP_BOTH(graze_aabb, a, graze_aabb, b);
    return box_overlaps_box(a, b);
}

bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other)
{
    CLAMP_BOTH(graze_aabb, box, graze_aabb, other);
    return box_contains_box(box, other);
}

bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere)
{
    CLAMP_BOTH(graze_aabb, box, graze_sphere, sphere);
    return box_overlaps_ball(box, sphere);
}

void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_aabb, box, graze_vec3, point);
    box_closest_point(box, point, nearest);
}

graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_aabb, box, graze_vec3, point);
    return box_distance(box, point);
}

graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_aabb, box, graze_vec3, point);
    return box_distance_sq(box, point);
}

void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
                            const graze_vec3 *normal, graze_vec3 *off)
{
    CLAMP_BOTH(graze_aabb, box, graze_vec3, point);
    box_off_surface(box, point, normal, off);
}

void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box)
{
    CLAMP(graze_vec3, center);
    box_from_center_size(center, size, box);
}

void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box)
{
    box_from_points(points, count, box);
    if (count > 0)
        CLAMP_IN_PLACE(graze_aabb, box);
}

void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged)
{
    CLAMP_BOTH(graze_aabb, a, graze_aabb, b);
    box_merge(a, b, merged);
}

void graze_aabb_from_segment(const graze_segment *segment, graze_aabb *box)
{
    CLAMP(graze_segment, segment);
    box_from_segment(segment, box);
}

void graze_aabb_from_sphere(const graze_sphere *sphere, graze_aabb *box)
{
    CLAMP(graze_sphere, sphere);
    box_from_ball(sphere, box);
}

void graze_aabb_from_capsule(const graze_capsule *capsule, graze_aabb *box)
{
    CLAMP(graze_capsule, capsule);
    box_from_core(&capsule->core, capsule->radius, box);
}

void graze_aabb_expand(const graze_aabb *box, graze_scalar by, graze_aabb *expanded)
{
    CLAMP(graze_aabb, box);
    CLAMP_COORDINATE(by);
    box_expand(box, by, expanded);
}

bool graze_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment)
{
    CLAMP_BOTH(graze_aabb, box, graze_segment, segment);
    return box_overlaps_segment(box, segment);
}

bool graze_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray)
{
    CLAMP_BOTH(graze_aabb, box, graze_ray, ray);
    return box_overlaps_ray(box, ray);
}

graze_result graze_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
                                 graze_line_hit *hit)
{
    CLAMP_BOTH(graze_aabb, box, graze_segment, segment);
    return box_linecast(box, segment, hit);
}

graze_result graze_aabb_linecast_exit(const graze_aabb *box, const graze_segment *segment,
                                      graze_line_hit *hit)
{
    CLAMP_BOTH(graze_aabb, box, graze_segment, segment);
    return box_linecast_exit(box, segment, hit);
}

graze_result graze_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_aabb, box, graze_ray, ray);
    return box_raycast(box, ray, hit);
}

graze_result graze_aabb_raycast_exit(const graze_aabb *box, const graze_ray *ray,
                                     graze_ray_hit *hit)
{
    CLAMP_BOTH(graze_aabb, box, graze_ray, ray);
    return box_raycast_exit(box, ray, hit);
}

/* ---- For nearest.c ---- */

uint32_t graze_aabb_next(const nearest_line *l, const graze_aabb *boxes, uint32_t i, uint32_t count,
                         ratio *at)
{
    return box_next(l, boxes, i, count, at);
}

#include "wide/end_fast.h"

#endif
