/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes and triangles. The algorithm is in shape/obb_triangle.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "wide/begin_fast.h"
#include "shape/obb_triangle.h"

bool graze_obb_overlaps_triangle(const graze_obb *box, const graze_triangle *triangle)
{
    CLAMP_BOTH(graze_obb, box, graze_triangle, triangle);
    return obb_overlaps_triangle(box, triangle);
}

#include "wide/end_fast.h"

#endif
