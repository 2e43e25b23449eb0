/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* graze_rect_circlecast. Its algorithm is in shape/sweep2_rect.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/sweep2_rect.h"

graze_result graze_rect_circlecast(const graze_rect *rect, const graze_circle *circle,
                                   graze_vec2 motion, graze_sweep_hit2 *hit)
{
    graze_segment2 path;
    CLAMP_BOTH(graze_rect, rect, graze_circle, circle);
    sweep2_set_path(&path, &circle->center, motion);
    return sweep2_cast_at_rect(rect, circle->radius, &path, hit);
}

#include "wide/end_fast.h"

#endif
