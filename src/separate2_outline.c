/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves out of an outline in the plane: called by all routines of separate2_capsule.c, separate2_wall.c and
 * separate2_polygon.c, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "shape/begin_plane.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/box.h"
#include "shape/separate_box.h"
#include "shape/separate_outline.h"

GRAZE_SHARED graze_separation graze_outline_separate(const outline_case *o, graze_vec2 *move,
                                                     graze_vec2 *normal)
{
    return outline_separate(o, move, normal);
}

#include "wide/end_fast.h"

#endif
