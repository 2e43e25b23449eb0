/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of oriented boxes, near and far: see number/arithmetic.h.
 *
 *   obb_set_half(&r, box, axis)   the half extent along an axis, as a reach
 */
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
#include "obb_separation.h"
#include "obb_aabb.h"
#include "obb_obb.h"
