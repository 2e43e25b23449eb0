/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/capsule.h for a point to continue from. Its algorithm is in shape/capsule_surface.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/capsule_surface.h"

void graze_capsule_off_surface(const graze_capsule *capsule, const graze_vec3 *point,
                               const graze_vec3 *normal, graze_vec3 *off)
{
    CLAMP_BOTH(graze_capsule, capsule, graze_vec3, point);
    capsule_off_surface(capsule, point, normal, off);
}

#include "wide/end_fast.h"

#endif
