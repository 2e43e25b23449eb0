/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes and triangles of any coordinates: obb_triangle.c calls this routine where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/obb_triangle.h"

bool graze_obb_overlaps_triangle_far(const graze_obb *box, const graze_triangle *triangle)
{
    return obb_overlaps_triangle(box, triangle);
}

#endif
