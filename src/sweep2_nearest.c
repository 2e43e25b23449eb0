/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routines of graze/sweep2_nearest.h. The search is in shape/sweep_nearest.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep2_nearest.h"
#include "wide/begin_fast.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/begin_plane.h"
#include "shape/sweep_nearest_box.h"

#include "shape/sweep_nearest_plane.h"

#include "shape/sweep_nearest.h"

graze_result graze_nearest_segment2_circlecast(const graze_segment2 *walls, uint32_t count,
                                               const graze_circle *circle, graze_vec2 motion,
                                               uint32_t *index, graze_sweep_hit2 *hit)
{
    sweep_search s;
    CLAMP(graze_circle, circle);
    s.targets = walls;
    s.count = count;
    sweep_begin_ball(&s, circle, motion);
    return sweep_nearest(SWEEP_WALL_CIRCLE, &s, index, hit);
}

graze_result graze_nearest_circle_circlecast(const graze_circle *targets, uint32_t count,
                                             const graze_circle *circle, graze_vec2 motion,
                                             uint32_t *index, graze_sweep_hit2 *hit)
{
    sweep_search s;
    CLAMP(graze_circle, circle);
    s.targets = targets;
    s.count = count;
    sweep_begin_ball(&s, circle, motion);
    return sweep_nearest(SWEEP_CIRCLE_CIRCLE, &s, index, hit);
}

graze_result graze_nearest_capsule2_circlecast(const graze_capsule2 *capsules, uint32_t count,
                                               const graze_circle *circle, graze_vec2 motion,
                                               uint32_t *index, graze_sweep_hit2 *hit)
{
    sweep_search s;
    CLAMP(graze_circle, circle);
    s.targets = capsules;
    s.count = count;
    sweep_begin_ball(&s, circle, motion);
    return sweep_nearest(SWEEP_CAPSULE2_CIRCLE, &s, index, hit);
}

graze_result graze_nearest_rect_circlecast(const graze_rect *rects, uint32_t count,
                                           const graze_circle *circle, graze_vec2 motion,
                                           uint32_t *index, graze_sweep_hit2 *hit)
{
    sweep_search s;
    CLAMP(graze_circle, circle);
    s.targets = rects;
    s.count = count;
    sweep_begin_ball(&s, circle, motion);
    return sweep_nearest(SWEEP_RECT_CIRCLE, &s, index, hit);
}

graze_result graze_nearest_rect_rectcast(const graze_rect *rects, uint32_t count,
                                         const graze_rect *mover, graze_vec2 motion,
                                         uint32_t *index, graze_sweep_hit2 *hit)
{
    sweep_search s;
    CLAMP(graze_rect, mover);
    s.targets = rects;
    s.count = count;
    sweep_begin_box(&s, mover, motion);
    return sweep_nearest(SWEEP_RECT_RECT, &s, index, hit);
}

#include "wide/end_fast.h"

#endif
