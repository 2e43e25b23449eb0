/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and capsules of any coordinates: contact_core_box.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/axes.h"
#include "shape/box_core.h"
#include "shape/contact_core_box.h"

bool graze_aabb_find_plane_of_core_far(graze_plane *plane, separation *apart, const graze_aabb *box,
                                       const graze_segment *core)
{
    return box_find_plane_of_core(plane, apart, box, core);
}

#endif
