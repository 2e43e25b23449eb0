/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The axes of oriented boxes in floats. */
#ifndef GRAZE_SHAPE_OBB_AXES_FLOAT_H
#define GRAZE_SHAPE_OBB_AXES_FLOAT_H

#include "../number/float.h"

/* A unit vector perpendicular to two vectors that are zero or of unit length; to one if they are parallel. */
GRAZE_ONCE graze_vec3 obb_unit_across(const graze_vec3 *u, const graze_vec3 *v)
{
    graze_vec3 across = vec3_cross(u, v);
    if (vec3_is_zero(&across) && vec3_is_zero(u)) {
        const graze_vec3 beside = vec3_least_axis(v);
        across = vec3_cross(&beside, v);
    } else if (vec3_is_zero(&across)) {
        const graze_vec3 beside = vec3_least_axis(u);
        across = vec3_cross(u, &beside);
    }
    if (vec3_is_zero(&across))
        return graze_vec3_of(1.0f, 0.0f, 0.0f);
    return graze_vec3_normalize(across);
}

/*
 * Edge i runs by 1 along axis i and by 0 along the other two. Returns what the cross products were multiplied by: if the axes do not
 * span space, it is infinite, and the edges are infinite or NaN.
 */
GRAZE_ONCE float obb_set_edges(graze_vec3 edge[3], const graze_vec3 axis[3])
{
    edge[0] = vec3_cross(&axis[1], &axis[2]);
    edge[1] = vec3_cross(&axis[2], &axis[0]);
    edge[2] = vec3_cross(&axis[0], &axis[1]);
    const float scale = float_div(1.0f, vec3_dot(&axis[0], &edge[0]));
    for (int i = 0; i < 3; i++) {
        edge[i].x *= scale;
        edge[i].y *= scale;
        edge[i].z *= scale;
    }
    return scale;
}

#endif
