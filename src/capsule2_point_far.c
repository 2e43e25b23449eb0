/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and capsules of the plane, of any coordinates: capsule2_point.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_plane.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/capsule2.h"
#include "shape/capsule2_point.h"

void graze_capsule2_closest_point_far(const graze_capsule2 *capsule, const graze_vec2 *point,
                                      graze_vec2 *nearest)
{
    capsule2_closest_point(capsule, point, nearest);
}

graze_scalar graze_capsule2_distance_far(const graze_capsule2 *capsule, const graze_vec2 *point)
{
    return capsule2_distance(capsule, point);
}

#endif
