/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Scenes in the frame of an oriented box, in several frames and at several places. */
#ifndef GRAZE_TESTS_OBB_FRAMES_H
#define GRAZE_TESTS_OBB_FRAMES_H

#include "../support/shapes.h"
#include "boxes.h"

#define P(x, y, z) vec3_at(GRAZE_C(x), GRAZE_C(y), GRAZE_C(z))

/* Perpendicular axes of one length, 1 or 3; the excesses are the square of it times as long as in the frame of the box. */
static const struct {
    graze_vec3 axis[3];
    int squared;
} frames[] = {
    {{AT(1, 0, 0), AT(0, 1, 0), AT(0, 0, 1)}, 1},
    {{AT(0, 0, -1), AT(0, 1, 0), AT(-1, 0, 0)}, 1},
    {{AT(1, 2, 2), AT(2, 1, -2), AT(2, -2, 1)}, 9},
};
enum { FRAMES = sizeof frames / sizeof frames[0] };

/* Near the origin; and beyond near numbers, in the fixed build. */
static const graze_vec3 centers[] = {AT(0, 0, 0), AT(-7, 3, 16), AT(12000, -9000, 3)};
enum { CENTERS = GRAZE_FLOAT ? 2 : 3 };

static inline graze_obb box_in(int frame, graze_vec3 center, graze_vec3 half)
{
    graze_obb box;
    const graze_scalar squared = (graze_scalar)frames[frame].squared;
    box.center = center;
    for (int i = 0; i < 3; i++)
        box.axis[i] = frames[frame].axis[i];
    box.half = vec3_at(half.x * squared, half.y * squared, half.z * squared);
    return box;
}

/* A component of an axis is a whole number. */
static inline graze_scalar along(graze_scalar component, graze_scalar by)
{
    return component / GRAZE_ONE * by;
}

/* From the frame of the box to the world. */
static inline graze_vec3 point_in(const graze_obb *box, graze_vec3 p)
{
    const graze_vec3 *a = box->axis, *c = &box->center;
    return vec3_at(c->x + along(a[0].x, p.x) + along(a[1].x, p.y) + along(a[2].x, p.z),
                   c->y + along(a[0].y, p.x) + along(a[1].y, p.y) + along(a[2].y, p.z),
                   c->z + along(a[0].z, p.x) + along(a[1].z, p.y) + along(a[2].z, p.z));
}

#endif
