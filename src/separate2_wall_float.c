/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h for walls: the build in floats; separate2_outline_float.c computes their results. */
#include "../include/graze/separate.h"

#if GRAZE_FLOAT
#include "number/float.h"
#include "shape/outline_door_float.h"

graze_separation graze_segment2_separate_circle(const graze_segment2 *target,
                                                const graze_circle *mover, const graze_vec2 *before,
                                                graze_vec2 *move, graze_vec2 *normal)
{
    outline_case o;
    graze_vec2 ends[2];
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
    graze_vec2 ends[2];
    outline_set_wall(&o, ends, target, before);
    outline_set_mover(&o, &mover->core.a, &mover->core.b, mover->radius);
    return graze_outline_separate(&o, move, normal);
}

#endif
