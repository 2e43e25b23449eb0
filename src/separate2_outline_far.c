/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Outlines of any coordinates: separate2_outline.c calls these routines where a number is not near. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
#define GRAZE_FAR 1
#include "number/arithmetic.h"
#include "shape/begin_plane.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/separate_box.h"
#include "shape/separate_outline.h"

graze_separation graze_outline_separate_far(const outline_case *o, graze_vec2 *move,
                                            graze_vec2 *normal)
{
    return outline_separate(o, move, normal);
}

bool graze_outline_frees_far(const outline_case *o, const graze_segment2 *core)
{
    return outline_frees(o, core);
}

int graze_outline_side_far(const outline_case *o, const graze_vec2 *point)
{
    return outline_side_of(o, point);
}

#endif
