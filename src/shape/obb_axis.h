/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The axes and faces of an oriented box: the functions that compute no product. */
#ifndef GRAZE_SHAPE_OBB_AXIS_H
#define GRAZE_SHAPE_OBB_AXIS_H

#include "../../include/graze/obb.h"
#include "../wide/inlining.h"
#include "axis.h"

GRAZE_INLINE graze_scalar obb_half_on(const graze_obb *box, int axis)
{
    return axis == AXIS_x ? box->half.x : axis == AXIS_y ? box->half.y : box->half.z;
}

static inline bool obb_is_zero_axis(const graze_vec3 *axis)
{
    return !(axis->x < 0 || axis->x > 0 || axis->y < 0 || axis->y > 0 || axis->z < 0 ||
             axis->z > 0);
}

static inline int obb_next_axis(int axis)
{
    return axis == AXIS_z ? AXIS_x : axis + 1;
}

/* A face is 2 * axis if the axis points away from it, and 1 more for the opposite face. */
enum { OBB_NO_FACE = 2 * NO_AXIS };

static inline int obb_face_of(int axis, bool along)
{
    return 2 * axis + (along ? 1 : 0);
}

/* Whether two boxes overlap. Near arithmetic cannot decide some queries: the far instance decides them, after the frame
 * of the near one is gone. */
typedef enum { OBB_NO, OBB_YES, OBB_UNKNOWN } obb_answer;

/* The tests of two boxes, row after row, three in each: the faces of one box, the faces of the other, and each edge of
 * one with the edges of the other. */
enum { OBB_FACES, OBB_OTHER_FACES, OBB_EDGES, OBB_TEST_ROWS = OBB_EDGES + NO_AXIS };

typedef struct {
    int row, axis;
} obb_test;

#endif
