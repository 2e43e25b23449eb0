/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/cylinder.h for points. Its algorithm is in shape/cylinder_point.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/cylinder_point.h"

void graze_cylinder_closest_point(const graze_cylinder *cylinder, const graze_vec3 *point,
                                  graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_cylinder, cylinder, graze_vec3, point);
    cylinder_closest_point(cylinder, point, nearest);
}

#include "wide/end_fast.h"

#endif
