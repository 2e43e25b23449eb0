/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/separate.h in the plane. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_plane.h"
#include "shape/box.h"
#include "shape/separate_box.h"
#include "shape/separate_ball.h"

graze_separation graze_rect_separate_rect(const graze_rect *target, const graze_rect *mover,
                                          graze_vec2 *move, graze_vec2 *normal)
{
    CLAMP_BOTH(graze_rect, target, graze_rect, mover);
    return box_separate_box(target, mover, move, normal);
}

graze_separation graze_rect_separate_circle(const graze_rect *target, const graze_circle *mover,
                                            graze_vec2 *move, graze_vec2 *normal)
{
    CLAMP_BOTH(graze_rect, target, graze_circle, mover);
    return box_separate_ball(target, mover, move, normal);
}

graze_separation graze_circle_separate_circle(const graze_circle *target, const graze_circle *mover,
                                              graze_vec2 *move, graze_vec2 *normal)
{
    CLAMP_BOTH(graze_circle, target, graze_circle, mover);
    return ball_separate_ball(target, mover, move, normal);
}

#include "wide/end_fast.h"

#endif
