/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes: what the routines for near coordinates hand to those for any, and what they ask
 * about one axis of the box.
 */
#ifndef GRAZE_OBB_FAR_H
#define GRAZE_OBB_FAR_H

#include "../../include/graze/obb.h"
#include "../number/degrees.h"

bool graze_obb_contains_point_far(const graze_obb *box, const graze_vec3 *point);
void graze_obb_closest_point_far(const graze_obb *box, const graze_vec3 *point,
                                 graze_vec3 *nearest);
bool graze_obb_overlaps_sphere_far(const graze_obb *box, const graze_sphere *sphere);
bool graze_obb_overlaps_aabb_far(const graze_obb *box, const graze_aabb *other);
bool graze_obb_overlaps_obb_far(const graze_obb *a, const graze_obb *b);
/* Of a segment or of a ray: the other is NULL, and so is its hit. leaving: the last point, not the first. */
bool graze_obb_overlaps_far(const graze_obb *box, const graze_segment *segment,
                            const graze_ray *ray);
graze_result graze_obb_cast_far(const graze_obb *box, const graze_segment *segment,
                                graze_line_hit *line_hit, const graze_ray *ray,
                                graze_ray_hit *ray_hit, bool leaving);

enum { AXIS_X, AXIS_Y, AXIS_Z, NO_AXIS };

GRAZE_INLINE graze_scalar half_on(const graze_obb *box, int axis)
{
    return axis == AXIS_X ? box->half.x : axis == AXIS_Y ? box->half.y : box->half.z;
}

/* |half| <= 2^31: 2^47, beside 3 * 2^61 of a near reach and 3 * 2^63 of a far one. */
GRAZE_INLINE void set_half_reach(reach *to, const graze_obb *box, int axis)
{
    reach_set_product(to, half_on(box, axis), length_of(GRAZE_ONE));
}

GRAZE_INLINE void add_half_reach(reach *sum, const graze_obb *box, int axis)
{
    reach_add_product(sum, half_on(box, axis), length_of(GRAZE_ONE));
}

static inline bool is_zero_axis(const graze_vec3 *axis)
{
    return !(axis->x < 0 || axis->x > 0 || axis->y < 0 || axis->y > 0 || axis->z < 0 ||
             axis->z > 0);
}

#endif
