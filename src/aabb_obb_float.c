/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box around an oriented box, in floats: each edge reaches along an axis of the world by its component. */
#include "../include/graze/obb.h"

#if GRAZE_FLOAT
#include "shape/interval_float.h"
#include "shape/obb_axes_float.h"

/* An edge of axes that are about perpendicular is off by less than 2^-19 of its length, and so is the sum of three of them. */
#define AABB_OBB_MARGIN 0x1p-19f

static void aabb_set_sides(graze_aabb *box, graze_scalar low, graze_scalar high)
{
    box->min.x = box->min.y = box->min.z = low;
    box->max.x = box->max.y = box->max.z = high;
}

/* The edges from the center, each within its margin. */
static void aabb_add_edge(graze_vec3 *reach, const graze_vec3 *edge, float half)
{
    const float x = float_abs(edge->x), y = float_abs(edge->y), z = float_abs(edge->z);
    const float margin = AABB_OBB_MARGIN * (x + y + z), held = float_held(half);
    reach->x += (x + margin) * held;
    reach->y += (y + margin) * held;
    reach->z += (z + margin) * held;
}

/* The determinant of the axes may be 0 or infinite in floats. */
void graze_aabb_from_obb(const graze_obb *box, graze_aabb *around)
{
    graze_vec3 edge[3], reach = graze_vec3_of(0.0f, 0.0f, 0.0f);
    if (is_negative(box->half.x) || is_negative(box->half.y) || is_negative(box->half.z)) {
        aabb_set_sides(around, GRAZE_SCALAR_MAX, GRAZE_SCALAR_MIN);
        return;
    }
    const float scale = obb_set_edges(edge, box->axis);
    if (is_zero(scale) || float_less(FLT_MAX, float_abs(scale))) {
        aabb_set_sides(around, GRAZE_SCALAR_MIN, GRAZE_SCALAR_MAX);
        return;
    }
    aabb_add_edge(&reach, &edge[0], box->half.x);
    aabb_add_edge(&reach, &edge[1], box->half.y);
    aabb_add_edge(&reach, &edge[2], box->half.z);
    around->min.x = side_below(box->center.x, reach.x);
    around->min.y = side_below(box->center.y, reach.y);
    around->min.z = side_below(box->center.z, reach.z);
    around->max.x = side_above(box->center.x, reach.x);
    around->max.y = side_above(box->center.y, reach.y);
    around->max.z = side_above(box->center.z, reach.z);
}

#undef AABB_OBB_MARGIN

#endif
