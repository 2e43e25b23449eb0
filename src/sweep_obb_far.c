/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Spheres of any coordinates that move against an oriented box: sweep_obb.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/sweep_obb.h"

graze_result graze_obb_spherecast_far(const graze_obb *box, const graze_capsule *around,
                                      graze_sweep_hit *hit)
{
    return sweep_obb_spherecast(box, around, hit);
}

#endif
