/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Moves of capsules along an axis: called by near and far routines, so that this code is in flash once. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "number/arithmetic.h"
#include "shape/begin_space.h"
#include "shape/bounds.h"
#include "shape/box.h"
#include "shape/separate_box.h"
#include "shape/escape.h"
#include "shape/separate_cores.h"
#include "wide/begin_fast.h"

/* The ends of an interval of the target are a radius farther apart. */
static void axis_find_way_out(box_way_out *out, const graze_aabb *target, const graze_aabb *mover,
                              span radius)
{
    out->way = span_zero();
    out->side = BOX_NO_SIDE;
#define TRY_WAYS(axis)                                                                             \
    box_try_way(out, 2 * AXIS_##axis, span_moved(radius, target->min.axis, mover->max.axis),       \
                span_between(GRAZE_SCALAR_MIN, mover->min.axis));                                  \
    box_try_way(out, 2 * AXIS_##axis + 1, span_moved(radius, mover->min.axis, target->max.axis),   \
                span_between(mover->max.axis, GRAZE_SCALAR_MAX))
    EACH_AXIS(TRY_WAYS);
}
#undef TRY_WAYS

GRAZE_SHARED graze_separation graze_separate_along_axis(const graze_aabb *target,
                                                        const graze_segment *core, span radius,
                                                        graze_vec3 *move, graze_vec3 *normal)
{
    graze_aabb bounds;
    box_way_out out;
    bounds_set_core(&bounds, core);
    axis_find_way_out(&out, target, &bounds, radius);
    return box_write_way_out(move, normal, &out);
}

#include "wide/end_fast.h"

#endif
