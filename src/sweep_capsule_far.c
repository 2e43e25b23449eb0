/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes and capsules of any coordinates: sweep_capsule.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/sweep_plane_core.h"

graze_result graze_plane_capsulecast_far(const graze_plane *plane, graze_scalar radius,
                                         const graze_segment *path, const graze_segment *beside,
                                         graze_sweep_hit *hit)
{
    return plane_capsulecast(plane, radius, path, beside, hit);
}

#endif
