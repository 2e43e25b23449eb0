/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for polygons: separate2_outline.c computes their results, and clamps each corner where it
 * is loaded. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "shape/outline.h"

#define CLAMP_WHERE_LOADED(polygon) ((void)(polygon)) /* as in polygon2.h */

graze_separation graze_polygon2_separate_circle(const graze_polygon2 *target,
                                                const graze_circle *mover, graze_vec2 *move,
                                                graze_vec2 *normal)
{
    outline_case o;
    CLAMP_WHERE_LOADED(target);
    CLAMP(graze_circle, mover);
    outline_set_target(&o, target->corners, target->count, 0);
    outline_set_mover(&o, &mover->center, &mover->center, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

graze_separation graze_polygon2_separate_capsule2(const graze_polygon2 *target,
                                                  const graze_capsule2 *mover, graze_vec2 *move,
                                                  graze_vec2 *normal)
{
    outline_case o;
    CLAMP_WHERE_LOADED(target);
    CLAMP(graze_capsule2, mover);
    outline_set_target(&o, target->corners, target->count, 0);
    outline_set_mover(&o, &mover->core.a, &mover->core.b, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

#endif
