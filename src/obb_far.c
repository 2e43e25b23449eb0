/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes of any coordinates: obb.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/obb.h"
#include "shape/obb_aabb.h"
#include "shape/obb_obb.h"

bool graze_obb_contains_point_far(const graze_obb *box, const graze_vec3 *point)
{
    return obb_contains_point(box, point);
}

bool graze_obb_overlaps_aabb_far(const graze_obb *box, const graze_aabb *other)
{
    return obb_overlaps_aabb(box, other);
}

bool graze_obb_overlaps_obb_far(const graze_obb *a, const graze_obb *b)
{
    return obb_overlaps_obb(a, b);
}

void graze_obb_closest_point_far(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest)
{
    obb_closest_point(box, point, nearest);
}

bool graze_obb_overlaps_sphere_far(const graze_obb *box, const graze_sphere *sphere)
{
    return obb_overlaps_sphere(box, sphere);
}

bool graze_obb_overlaps_segment_far(const graze_obb *box, const graze_segment *segment)
{
    return obb_overlaps_segment(box, segment);
}

bool graze_obb_overlaps_ray_far(const graze_obb *box, const graze_ray *ray)
{
    return obb_overlaps_ray(box, ray);
}

graze_result graze_obb_linecast_far(const graze_obb *box, const graze_segment *segment,
                                    graze_line_hit *hit)
{
    return obb_linecast(box, segment, hit);
}

graze_result graze_obb_linecast_exit_far(const graze_obb *box, const graze_segment *segment,
                                         graze_line_hit *hit)
{
    return obb_linecast_exit(box, segment, hit);
}

graze_result graze_obb_raycast_far(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit)
{
    return obb_raycast(box, ray, hit);
}

graze_result graze_obb_raycast_exit_far(const graze_obb *box, const graze_ray *ray,
                                        graze_ray_hit *hit)
{
    return obb_raycast_exit(box, ray, hit);
}

#endif
