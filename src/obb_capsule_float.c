/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes and capsules, in floats: in the coordinates of the box, shape/obb_core_float.h. */
#include "../include/graze/obb.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/obb_core_float.h"

bool graze_obb_overlaps_capsule(const graze_obb *box, const graze_capsule *capsule)
{
    box_core c;
    if (!float_at_most(0.0f, capsule->radius) || !float_at_most(0.0f, box->half.x) ||
        !float_at_most(0.0f, box->half.y) || !float_at_most(0.0f, box->half.z))
        return false;
    if (!is_finite(obb_set_core(&c, box, &capsule->core)))
        return false;
    const float squared = box_core_squared(&c);
    return is_finite(squared) && float_at_most(squared, capsule->radius * capsule->radius);
}

/* The lesser; NaN if one of them is. */
static inline float lesser_half(float a, float b)
{
    return float_at_most(a, b) || !float_at_most(a, a) ? a : b;
}

graze_scalar graze_obb_distance_segment(const graze_obb *box, const graze_segment *segment)
{
    box_core c;
    const float half = lesser_half(lesser_half(box->half.x, box->half.y), box->half.z);
    const float sum = obb_set_core(&c, box, segment);
    if (!is_finite(sum))
        return sum - sum; /* NaN */
    if (!float_at_most(0.0f, half))
        return is_negative(half) ? GRAZE_SCALAR_MAX : half;
    return float_sqrt(float_held(box_core_squared(&c)));
}

#endif
