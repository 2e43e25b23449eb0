/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Planes of any coordinates: contact_solid_plane.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/contact_solid_plane.h"

void graze_plane_find_contact_far(plane_contact *to, const graze_plane *plane,
                                  const graze_segment *core, graze_scalar limit)
{
    plane_find_contact(to, plane, core, limit);
}

#endif
