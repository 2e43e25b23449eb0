/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes that move at triangles, with any coordinates: sweep_face_box.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/axis.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/face_aabb.h"
#include "shape/sweep_face_box.h"

graze_result graze_triangle_aabbcast_far(const face_box_move *move, const graze_aabb *bounds,
                                         face_box_stop *stop)
{
    return face_box_meet(move, bounds, stop);
}

#endif
