/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Boxes and capsules, in floats: see shape/box_core_float.h. */
#include "../include/graze/aabb.h"

#if GRAZE_FLOAT
#include "shape/box_core_float.h"

bool graze_aabb_overlaps_capsule(const graze_aabb *box, const graze_capsule *capsule)
{
    box_core c;
    if (!float_at_most(0.0f, capsule->radius) || !float_at_most(box->min.x, box->max.x) ||
        !float_at_most(box->min.y, box->max.y) || !float_at_most(box->min.z, box->max.z))
        return false;
    box_set_core(&c, box, &capsule->core);
    if (!is_finite(c.run[0] * c.run[0] + c.run[1] * c.run[1] + c.run[2] * c.run[2]))
        return false;
    const float squared = box_core_squared(&c);
    return is_finite(squared) && float_at_most(squared, capsule->radius * capsule->radius);
}

#endif
