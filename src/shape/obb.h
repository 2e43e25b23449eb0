/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of oriented boxes, near and far: see number/arithmetic.h.
 *
 *   obb_set_half(&r, box, axis)   the half extent along an axis, as a reach
 */
#ifndef GRAZE_SHAPE_OBB_H
#define GRAZE_SHAPE_OBB_H

#include "../../include/graze/obb.h"
#include "../number/vectors.h"
#include "obb_edge.h"
#include "../number/solid.h"
#include "../wide/inlining.h"
#include "obb_axis.h"

/* Routines of obb_far.c. */
bool graze_obb_contains_point_far(const graze_obb *box, const graze_vec3 *point);
bool graze_obb_overlaps_aabb_far(const graze_obb *box, const graze_aabb *other);
bool graze_obb_overlaps_obb_far(const graze_obb *a, const graze_obb *b);
void graze_obb_closest_point_far(const graze_obb *box, const graze_vec3 *point,
                                 graze_vec3 *nearest);
bool graze_obb_overlaps_sphere_far(const graze_obb *box, const graze_sphere *sphere);
bool graze_obb_overlaps_segment_far(const graze_obb *box, const graze_segment *segment);
bool graze_obb_overlaps_ray_far(const graze_obb *box, const graze_ray *ray);
graze_result graze_obb_linecast_far(const graze_obb *box, const graze_segment *segment,
                                    graze_line_hit *hit);
graze_result graze_obb_linecast_exit_far(const graze_obb *box, const graze_segment *segment,
                                         graze_line_hit *hit);
graze_result graze_obb_raycast_far(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);
graze_result graze_obb_raycast_exit_far(const graze_obb *box, const graze_ray *ray,
                                        graze_ray_hit *hit);

/* |half| <= 2^31: 2^47, added to 3 * 2^61 for a near reach and 3 * 2^63 for a far one. */
GRAZE_INLINE void obb_set_half(reach *to, const graze_obb *box, int axis)
{
    reach_set_product(to, obb_half_on(box, axis), length_of(GRAZE_ONE));
}

#include "obb_passage.h"
#include "obb_line.h"
#include "obb_point.h"

/*
 * Two boxes: the functions that obb_aabb.h and obb_obb.h share, which follow.
 *
 * A box is three slabs, abs(u_i . (p - c_i)) <= h_i. By Farkas' lemma six slabs have no point in common exactly if some
 * sum k_i * u_i = 0 proves it: abs(sum k_i * (u_i . c_i)) is greater than the sum of abs(k_i) * h_i. It suffices to try
 * sums of as few u_i as can add up to 0. If the six u_i span space, these are found among the sums of four, with each
 * k_i the determinant of the other three. That makes fifteen, known as the separating axes: one axis of a box and all
 * axes of the other, which is a face; or two and two, an edge of each.
 */
static inline bool obb_has_close_halves(const graze_obb *box)
{
    const graze_vec3 *half = &box->half;
    return IMPLIES(are_close_halves(half->x, half->y, half->z),
                   is_close_half(half->x) && is_close_half(half->y) && is_close_half(half->z));
}

static inline bool obb_is_light_axis(const graze_vec3 *axis)
{
    return is_light(axis->x) && is_light(axis->y) && is_light(axis->z);
}

/* Tests each component, if the sum of all does not decide. */
GRAZE_ONCE bool obb_are_light_axes(const graze_vec3 *axis)
{
    return obb_is_light_axis(&axis[0]) && obb_is_light_axis(&axis[1]) &&
           obb_is_light_axis(&axis[2]);
}

GRAZE_INLINE bool obb_has_light_axes(const graze_obb *box)
{
    lightness n;
    lightness_begin(&n);
    lightness_add_axis(&n, &box->axis[0]);
    lightness_add_axis(&n, &box->axis[1]);
    lightness_add_axis(&n, &box->axis[2]);
    return IMPLIES(are_surely_light(&n), obb_are_light_axes(box->axis)) ||
           obb_are_light_axes(box->axis);
}

/* Returns true for a box that is not empty. */
static inline bool obb_is_solid(const graze_obb *box)
{
    return is_half(box->half.x) && is_half(box->half.y) && is_half(box->half.z);
}

#endif
