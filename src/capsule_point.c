/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/capsule.h for points. Their algorithms are in shape/capsule_point.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/capsule_point.h"

void graze_capsule_closest_point(const graze_capsule *capsule, const graze_vec3 *point,
                                 graze_vec3 *nearest)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_vec3, point);
    capsule_closest_point(capsule, point, nearest);
}

graze_scalar graze_capsule_distance(const graze_capsule *capsule, const graze_vec3 *point)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_vec3, point);
    return capsule_distance(capsule, point);
}

#include "wide/end_fast.h"

#endif
