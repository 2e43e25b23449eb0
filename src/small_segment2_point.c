/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Points near a wall, in the small world: see small.h. */
#define GRAZE_FAR 0
#include "number/small.h"
#if GRAZE_SMALL_WORLD

GRAZE_ONCE void NEAR(graze_segment2_closest_point)(const graze_segment2 *wall,
                                                   const graze_vec2 *point, graze_vec2 *nearest);
GRAZE_ONCE graze_scalar NEAR(graze_segment2_distance)(const graze_segment2 *wall,
                                                      const graze_vec2 *point);

#include "number/small_near_begin.h"
#include "shape/segment2_point.h"
#include "number/small_near_end.h"

void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
                                  graze_vec2 *nearest)
{
    struct {
        graze_segment2 wall;
        graze_vec2 point;
    } q;
    grazes_clamp(wall, point, &q, SEGMENT2 + SECOND * VEC2);
    NEAR(graze_segment2_closest_point)(&q.wall, &q.point, nearest);
}

graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point)
{
    struct {
        graze_segment2 wall;
        graze_vec2 point;
    } q;
    grazes_clamp(wall, point, &q, SEGMENT2 + SECOND * VEC2);
    return NEAR(graze_segment2_distance)(&q.wall, &q.point);
}

#endif
