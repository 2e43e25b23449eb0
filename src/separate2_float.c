/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h in the plane: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/separate_ball_float.h"
#include "shape/separate_float.h"

graze_separation graze_rect_separate_rect(const graze_rect *target, const graze_rect *mover,
                                          graze_vec2 *move, graze_vec2 *normal)
{
    way_out out = {0.0f, NO_WAY_OUT};
    if (!interval_is_entered(target->min.x, target->max.x, mover->min.x, mover->max.x) ||
        !interval_is_entered(target->min.y, target->max.y, mover->min.y, mover->max.y))
        return GRAZE_FREE;
    interval_try_ways(&out, 0, target->min.x, target->max.x, mover->min.x, mover->max.x);
    interval_try_ways(&out, 2, target->min.y, target->max.y, mover->min.y, mover->max.y);
    move->x = way_along(&out, 0, out.way);
    move->y = way_along(&out, 2, out.way);
    normal->x = way_along(&out, 0, 1.0f);
    normal->y = way_along(&out, 2, 1.0f);
    return out.side == NO_WAY_OUT ? GRAZE_NO_PLACE : GRAZE_MOVED;
}

/* ---- Balls ---- */

static graze_separation core_write(core_escape *b, graze_vec2 *move, graze_vec2 *normal)
{
    const graze_separation result = core_separate(b);
    if (result != GRAZE_FREE) {
        move->x = b->move[0];
        move->y = b->move[1];
        normal->x = b->normal[0];
        normal->y = b->normal[1];
    }
    return result;
}

/* False for a NaN. */
GRAZE_INLINE bool rect_is_target(const graze_rect *target)
{
    return float_at_most(target->min.x, target->max.x) &&
           float_at_most(target->min.y, target->max.y);
}

graze_separation graze_rect_separate_circle(const graze_rect *target, const graze_circle *mover,
                                            graze_vec2 *move, graze_vec2 *normal)
{
    core_escape b;
    if (!is_positive(mover->radius) || !rect_is_target(target))
        return GRAZE_FREE;
    core_begin(&b, 2, mover->radius);
    set_axis(&b, 0, target->min.x, mover->center.x, target->max.x);
    set_axis(&b, 1, target->min.y, mover->center.y, target->max.y);
    return core_write(&b, move, normal);
}

graze_separation graze_circle_separate_circle(const graze_circle *target, const graze_circle *mover,
                                              graze_vec2 *move, graze_vec2 *normal)
{
    core_escape b;
    if (!is_positive(mover->radius) || is_negative(target->radius))
        return GRAZE_FREE;
    core_begin(&b, 2, target->radius + mover->radius);
    set_axis(&b, 0, target->center.x, mover->center.x, target->center.x);
    set_axis(&b, 1, target->center.y, mover->center.y, target->center.y);
    return core_write(&b, move, normal);
}

#endif
