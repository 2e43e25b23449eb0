/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The box around an oriented box. The algorithm is in shape/obb_bounds.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "number/arithmetic.h"

#include "shape/obb_bounds.h"

void graze_aabb_from_obb(const graze_obb *box, graze_aabb *around)
{
    CLAMP(graze_obb, box);
    bounds_set_around_obb(around, box);
}

#endif
