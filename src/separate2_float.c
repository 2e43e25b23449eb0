/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h in the plane: the build in floats. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
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

#endif
