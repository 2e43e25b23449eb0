/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The axes of oriented boxes in floats. */
#ifndef GRAZE_SHAPE_OBB_AXES_FLOAT_H
#define GRAZE_SHAPE_OBB_AXES_FLOAT_H

#include "../number/float.h"

/* By components: gcc -Os may copy a whole structure with memcpy. */
GRAZE_INLINE void obb_copy(graze_vec3 *to, const graze_vec3 *from)
{
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}

GRAZE_INLINE bool obb_is_zero(const graze_vec3 *v)
{
    return is_zero(v->x) && is_zero(v->y) && is_zero(v->z);
}

/* The axis of the world that is farthest from the direction of v. */
static inline graze_vec3 obb_farthest_axis(const graze_vec3 *v)
{
    const float x = float_abs(v->x), y = float_abs(v->y), z = float_abs(v->z);
    if (float_at_most(x, y) && float_at_most(x, z))
        return graze_vec3_of(1.0f, 0.0f, 0.0f);
    return float_at_most(y, z) ? graze_vec3_of(0.0f, 1.0f, 0.0f) : graze_vec3_of(0.0f, 0.0f, 1.0f);
}

/* A unit vector perpendicular to two vectors that are zero or of unit length; to one if they are parallel. */
GRAZE_ONCE graze_vec3 obb_unit_across(const graze_vec3 *u, const graze_vec3 *v)
{
    graze_vec3 across = vec3_cross(u, v);
    if (obb_is_zero(&across) && obb_is_zero(u)) {
        const graze_vec3 beside = obb_farthest_axis(v);
        across = vec3_cross(&beside, v);
    } else if (obb_is_zero(&across)) {
        const graze_vec3 beside = obb_farthest_axis(u);
        across = vec3_cross(u, &beside);
    }
    if (obb_is_zero(&across))
        return graze_vec3_of(1.0f, 0.0f, 0.0f);
    return graze_vec3_normalize(across);
}

#endif
