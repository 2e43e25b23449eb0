/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes and capsules of any coordinates: contact_core_obb.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/contact_core_obb.h"

int graze_obb_find_plane_of_core_far(graze_plane *plane, const graze_obb *box,
                                     const graze_segment *core, graze_scalar limit)
{
    return obb_find_plane_of_core(plane, box, core, limit);
}

#endif
