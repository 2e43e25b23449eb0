/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/sweep.h for boxes that move. Its algorithm is in shape/sweep_boxes.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep.h"
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_space.h"
#include "shape/box.h"
#include "shape/sweep_boxes.h"

graze_result graze_aabb_aabbcast(const graze_aabb *box, const graze_aabb *mover, graze_vec3 motion,
                                 graze_sweep_hit *hit)
{
    CLAMP_BOTH(graze_aabb, box, graze_aabb, mover);
    return box_sweep_box(box, mover, &motion, hit);
}

#include "wide/end_fast.h"

#endif
