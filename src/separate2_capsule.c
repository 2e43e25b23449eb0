/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for capsules in the plane: separate2_outline.c computes their results. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "shape/outline.h"

graze_separation graze_circle_separate_capsule2(const graze_circle *target,
                                                const graze_capsule2 *mover, graze_vec2 *move,
                                                graze_vec2 *normal)
{
    outline_case o;
    CLAMP_BOTH(graze_circle, target, graze_capsule2, mover);
    outline_set_target(&o, &target->center, 1, target->radius);
    outline_set_mover(&o, &mover->core.a, &mover->core.b, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

/* The sides in the order -x -y +x +y. */
graze_separation graze_rect_separate_capsule2(const graze_rect *target, const graze_capsule2 *mover,
                                              graze_vec2 *move, graze_vec2 *normal)
{
    outline_case o;
    graze_vec2 corners[4];
    CLAMP_BOTH(graze_rect, target, graze_capsule2, mover);
    if (target->min.x > target->max.x || target->min.y > target->max.y)
        return GRAZE_FREE;
    corners[0].x = corners[1].x = target->min.x;
    corners[2].x = corners[3].x = target->max.x;
    corners[1].y = corners[2].y = target->min.y;
    corners[3].y = corners[0].y = target->max.y;
    outline_set_target(&o, corners, 4, 0);
    outline_set_mover(&o, &mover->core.a, &mover->core.b, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

#endif
