/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h in space: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/separate_float.h"

graze_separation graze_aabb_separate_aabb(const graze_aabb *target, const graze_aabb *mover,
                                          graze_vec3 *move, graze_vec3 *normal)
{
    way_out out = {0.0f, NO_WAY_OUT};
    if (!interval_is_entered(target->min.x, target->max.x, mover->min.x, mover->max.x) ||
        !interval_is_entered(target->min.y, target->max.y, mover->min.y, mover->max.y) ||
        !interval_is_entered(target->min.z, target->max.z, mover->min.z, mover->max.z))
        return GRAZE_FREE;
    interval_try_ways(&out, 0, target->min.x, target->max.x, mover->min.x, mover->max.x);
    interval_try_ways(&out, 2, target->min.y, target->max.y, mover->min.y, mover->max.y);
    interval_try_ways(&out, 4, target->min.z, target->max.z, mover->min.z, mover->max.z);
    vec3_set(move, way_along(&out, 0, out.way), way_along(&out, 2, out.way),
             way_along(&out, 4, out.way));
    vec3_set(normal, way_along(&out, 0, 1.0f), way_along(&out, 2, 1.0f), way_along(&out, 4, 1.0f));
    return out.side == NO_WAY_OUT ? GRAZE_NO_PLACE : GRAZE_MOVED;
}

#endif
