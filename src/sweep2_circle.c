/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* A circle that moves at a circle, or at a corner: graze_circle_circlecast, and the corners of graze_rect_circlecast. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "shape/begin_plane.h"

#include "wide/begin_fast.h"
#include "shape/ball.h"
#include "shape/ball_point.h"
#include "shape/sweep2_circle.h"

GRAZE_SHARED graze_result graze_circle_sweep(const graze_circle *circle, graze_scalar more,
                                             const graze_segment2 *path, graze_sweep_hit2 *hit)
{
    return sweep2_cast_at_circle(circle, more, path, hit);
}

#include "wide/end_fast.h"

#endif
