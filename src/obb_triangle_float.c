/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Oriented boxes and triangles, in floats: in the coordinates of the box, axis . (p - center), where the box is an axis-aligned
 * one around the origin.
 */
#include "../include/graze/obb.h"

#if GRAZE_FLOAT
#include "number/float.h"

#define OBB_FARTHEST_SIDE 0x1p126f

static graze_vec3 obb_coordinates(const graze_obb *box, const graze_vec3 *point)
{
    const graze_vec3 way = vec3_between(&box->center, point);
    return graze_vec3_of(vec3_dot(&box->axis[0], &way), vec3_dot(&box->axis[1], &way),
                         vec3_dot(&box->axis[2], &way));
}

/* A half extent may be infinite; twice it must not be. */
static float obb_side(float half)
{
    return float_less(OBB_FARTHEST_SIDE, half) ? OBB_FARTHEST_SIDE : half;
}

bool graze_obb_overlaps_triangle(const graze_obb *box, const graze_triangle *triangle)
{
    graze_aabb sides;
    graze_triangle turned;
    sides.max.x = obb_side(box->half.x);
    sides.max.y = obb_side(box->half.y);
    sides.max.z = obb_side(box->half.z);
    sides.min = graze_vec3_of(-sides.max.x, -sides.max.y, -sides.max.z);
    turned.a = obb_coordinates(box, &triangle->a);
    turned.b = obb_coordinates(box, &triangle->b);
    turned.c = obb_coordinates(box, &triangle->c);
    return graze_triangle_overlaps_aabb(&turned, &sides);
}

#undef OBB_FARTHEST_SIDE

#endif
