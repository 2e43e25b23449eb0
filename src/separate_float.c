/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h in space: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/separate_ball_float.h"
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

/* ---- Balls ---- */

static graze_separation core_write(core_escape *b, graze_vec3 *move, graze_vec3 *normal)
{
    const graze_separation result = core_separate(b);
    if (result != GRAZE_FREE) {
        vec3_set(move, b->move[0], b->move[1], b->move[2]);
        vec3_set(normal, b->normal[0], b->normal[1], b->normal[2]);
    }
    return result;
}

/* False for a NaN. */
GRAZE_INLINE bool aabb_is_target(const graze_aabb *target)
{
    return float_at_most(target->min.x, target->max.x) &&
           float_at_most(target->min.y, target->max.y) &&
           float_at_most(target->min.z, target->max.z);
}

graze_separation graze_aabb_separate_sphere(const graze_aabb *target, const graze_sphere *mover,
                                            graze_vec3 *move, graze_vec3 *normal)
{
    core_escape b;
    if (!is_positive(mover->radius) || !aabb_is_target(target))
        return GRAZE_FREE;
    core_begin(&b, 3, mover->radius);
    set_axis(&b, 0, target->min.x, mover->center.x, target->max.x);
    set_axis(&b, 1, target->min.y, mover->center.y, target->max.y);
    set_axis(&b, 2, target->min.z, mover->center.z, target->max.z);
    return core_write(&b, move, normal);
}

graze_separation graze_sphere_separate_sphere(const graze_sphere *target, const graze_sphere *mover,
                                              graze_vec3 *move, graze_vec3 *normal)
{
    core_escape b;
    if (!is_positive(mover->radius) || is_negative(target->radius))
        return GRAZE_FREE;
    core_begin(&b, 3, target->radius + mover->radius);
    set_axis(&b, 0, target->center.x, mover->center.x, target->center.x);
    set_axis(&b, 1, target->center.y, mover->center.y, target->center.y);
    set_axis(&b, 2, target->center.z, mover->center.z, target->center.z);
    return core_write(&b, move, normal);
}

#endif
