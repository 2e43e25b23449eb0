/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points and cylinders of any coordinates: cylinder_point.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/cylinder_point.h"

void graze_cylinder_closest_point_far(const graze_cylinder *cylinder, const graze_vec3 *point,
                                      graze_vec3 *nearest)
{
    cylinder_closest_point(cylinder, point, nearest);
}

#endif
