/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Oriented boxes and capsules, in floats: in the coordinates of the box as in shape/box_core_float.h. */
#include "../include/graze/obb.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/box_core_float.h"

/* One axis: from the sides to the start of the core, and the way to its end. Returns where the start is. */
static inline float obb_set_core_axis(box_core *c, int i, const graze_vec3 *axis, float half,
                                      const graze_vec3 *start, const graze_vec3 *run)
{
    const float at = vec3_dot(axis, start);
    c->low[i] = at + half;
    c->high[i] = at - half;
    c->run[i] = vec3_dot(axis, run);
    return at;
}

/* The result is finite if all numbers are, and the square of the length of the core. A half extent may be infinite. */
static float obb_set_core(box_core *c, const graze_obb *box, const graze_segment *core)
{
    const graze_vec3 start = vec3_between(&box->center, &core->a),
                     run = vec3_between(&core->a, &core->b);
    const float x = obb_set_core_axis(c, 0, &box->axis[0], box->half.x, &start, &run);
    const float y = obb_set_core_axis(c, 1, &box->axis[1], box->half.y, &start, &run);
    const float z = obb_set_core_axis(c, 2, &box->axis[2], box->half.z, &start, &run);
    const float squared = c->run[0] * c->run[0] + c->run[1] * c->run[1] + c->run[2] * c->run[2];
    return x + y + z + squared;
}

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
