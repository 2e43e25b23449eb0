/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes of any coordinates: contact_solid_obb.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1

#include "number/arithmetic.h"
#include "shape/contact_solid_obb.h"

void graze_obb_find_contact_far(obb_center *to, const graze_obb *box, const graze_vec3 *center)
{
    obb_find_contact(to, box, center);
}

#endif
