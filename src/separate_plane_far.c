/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes and movers of any coordinates: separate_plane.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/separate_plane.h"

graze_separation graze_plane_separate_core_far(const graze_plane *plane, const graze_segment *core,
                                               graze_scalar radius, const graze_vec3 *before,
                                               graze_vec3 *move, graze_vec3 *normal)
{
    return plane_separate_core(plane, core, radius, before, move, normal);
}

#endif
