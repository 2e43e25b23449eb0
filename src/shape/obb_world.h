/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * From the coordinates of an oriented box to the world. Near and far.
 *
 * A way in the coordinates of the box is in the world the sum of the axes, each times its part of the way. It is exact. For a way
 * from the box to a place it is not 0: each part has the sign of axis . v, for the way v from the center of the box to the place, so
 * each term of sum . v is positive or 0. Its words: a part is A times a gap of obb_core.h at most, which is 81 * 2^183 near and
 * 81 * 2^189 far; three of these times 2^31 are below 2^222 and 2^228.
 */
#ifndef GRAZE_SHAPE_OBB_WORLD_H
#define GRAZE_SHAPE_OBB_WORLD_H

#include "obb_core_nearest.h"

enum { OBB_ALONG = OBB_SLOPE + 1 };

FAR_FRAMED void obb_set_normal_of_core(graze_vec3 *normal, const graze_obb *box,
                                       const uint32_t *way)
{
    uint32_t on[NO_AXIS * OBB_ALONG];
    escape heading;
    for (int k = AXIS_x; k < NO_AXIS; k++) {
        long_set_s64(on + k * OBB_ALONG, OBB_ALONG, 0);
        for (int i = AXIS_x; i < NO_AXIS; i++) {
            uint32_t weight[1];
            weight[0] = s32_bits(obb_component(&box->axis[i], k));
            graze_long_add_product(on + k * OBB_ALONG, OBB_ALONG, way + i * OBB_SLOPE, OBB_SLOPE,
                                   weight, 1, 1);
        }
    }
    obb_set_escape_along(&heading, on, OBB_ALONG);
    escape_set_unit(normal, &heading);
}

/* Raw extents: gcc -Os copies a structure with memcpy on a Cortex-M0. */
static inline void obb_set_point_at(graze_vec3 *point, const graze_obb *box, int64_t on_x,
                                    int64_t on_y, int64_t on_z)
{
    const graze_vec3 *a = box->axis, *center = &box->center;
    extent x, y, z;
    x.raw = on_x;
    y.raw = on_y;
    z.raw = on_z;
    point->x = moved_along(center->x, a[0].x, x, a[1].x, y, a[2].x, z);
    point->y = moved_along(center->y, a[0].y, x, a[1].y, y, a[2].y, z);
    point->z = moved_along(center->z, a[0].z, x, a[1].z, y, a[2].z, z);
}

#endif
