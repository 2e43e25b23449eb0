/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for walls: separate2_outline.c computes their results. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/clamp.h"
#include "shape/outline.h"

graze_separation graze_segment2_separate_circle(const graze_segment2 *target,
                                                const graze_circle *mover, const graze_vec2 *before,
                                                graze_vec2 *move, graze_vec2 *normal)
{
    outline_case o;
    graze_vec2 ends[2], clamped_before;
    CLAMP_BOTH(graze_segment2, target, graze_circle, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec2, before, &clamped_before);
    }
    outline_set_wall(&o, ends, target, before);
    outline_set_mover(&o, &mover->center, &mover->center, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

graze_separation graze_segment2_separate_capsule2(const graze_segment2 *target,
                                                  const graze_capsule2 *mover,
                                                  const graze_vec2 *before, graze_vec2 *move,
                                                  graze_vec2 *normal)
{
    outline_case o;
    graze_vec2 ends[2], clamped_before;
    CLAMP_BOTH(graze_segment2, target, graze_capsule2, mover);
    if (before != 0) {
        CLAMP_TO(graze_vec2, before, &clamped_before);
    }
    outline_set_wall(&o, ends, target, before);
    outline_set_mover(&o, &mover->core.a, &mover->core.b, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

#endif
