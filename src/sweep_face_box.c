/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The routine of graze/sweep_face_box.h. Its algorithm is in shape/sweep_face_box.h. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/sweep_face_box.h"
#include "number/arithmetic.h"
#include "number/clamp.h"
#include "shape/bounds.h"
#include "wide/begin_fast.h"
#include "shape/begin_space.h"
#include "shape/box.h"
#include "shape/sweep_boxes.h"
#include "shape/begin_triangle.h"
#include "shape/face.h"
#include "shape/face_aabb.h"
#include "shape/sweep_face_box.h"

static void face_box_set_bounds(graze_aabb *bounds, const graze_triangle *face)
{
    bounds_set_empty(bounds);
    bounds_widen(bounds, &face->a);
    bounds_widen(bounds, &face->b);
    bounds_widen(bounds, &face->c);
}

static graze_scalar face_box_way_on(box_run run)
{
    return s32_offset(0, run.down, run.length.raw);
}

GRAZE_ONCE graze_result face_box_cast(const face_box_move *move, const graze_aabb *bounds,
                                      graze_sweep_hit *hit)
{
    face_box_stop stop;
    const graze_result result = face_box_meet(move, bounds, hit != 0 ? &stop : 0);
    if (hit == 0 || result == GRAZE_MISS)
        return result;
    if (result == GRAZE_INSIDE)
        sweep_write_overlap(hit, move->mover);
    else
        graze_face_box_write(hit, move, &stop);
    return result;
}

/* The bounds of the triangle first, as a box: most movers do not come to them. */
graze_result graze_triangle_aabbcast(const graze_triangle *triangle, const graze_aabb *mover,
                                     graze_vec3 motion, graze_sweep_hit *hit)
{
    face_box_move move;
    graze_aabb bounds;
    CLAMP_BOTH(graze_triangle, triangle, graze_aabb, mover);
    box_passage p = box_whole_segment();
    const box_line line = sweep_line_of(mover, &motion);
    face_box_set_bounds(&bounds, triangle);
    if (!box_passes(&p, &bounds, &line) || !box_has_points(mover))
        return GRAZE_MISS;
    move.face = triangle;
    move.mover = mover;
    move.way.x = face_box_way_on(line.x);
    move.way.y = face_box_way_on(line.y);
    move.way.z = face_box_way_on(line.z);
    return face_box_cast(&move, &bounds, hit);
}

#include "wide/end_fast.h"

#endif
