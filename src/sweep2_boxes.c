/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/sweep2.h for rectangles that move. Its algorithm is in shape/sweep_boxes.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep2.h"
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_plane.h"
#include "shape/box.h"
#include "shape/sweep_boxes.h"

graze_result graze_rect_rectcast(const graze_rect *rect, const graze_rect *mover, graze_vec2 motion,
                                 graze_sweep_hit2 *hit)
{
    CLAMP_BOTH(graze_rect, rect, graze_rect, mover);
    return box_sweep_box(rect, mover, &motion, hit);
}

#include "wide/end_fast.h"

#endif
