/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Places on the path of a circle that moves: shared by walls and polygons. */
#ifndef GRAZE_SHAPE_SWEEP2_PLACE_H
#define GRAZE_SHAPE_SWEEP2_PLACE_H

#include "../../include/graze/sweep2.h"
#include "../number/spans.h"

/* Whether the place, rounded, is exactly that corner of the target. */
static inline bool sweep2_is_at(const graze_vec2 *place, const graze_segment2 *path,
                                const graze_vec2 *corner)
{
    graze_segment2 point;
    vec2_copy(&point.a, corner);
    vec2_copy(&point.b, corner);
    return place->x == corner->x && place->y == corner->y &&
           graze_segment2_overlaps_segment(&point, path);
}

static inline graze_scalar sweep2_moved(graze_scalar c, int sign)
{
    return s32_offset_held(c, sign < 0, sign == 0 ? 0 : 1);
}

#endif
