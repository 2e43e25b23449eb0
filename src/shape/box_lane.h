/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * One axis of a box, and of what moves along it: a point along a line (box_line.h), or another box (sweep_boxes.h). Each of these
 * says what a lane is, before box_passage.h compares lanes: so the type has a file of its own. After begin_space.h or begin_plane.h.
 */

/* The run of a line along one axis: the distance for one unit of its parameter, and the direction. */
typedef struct {
    span length;
    bool down;
} box_run;

/* One axis, mirrored where the move runs down, so that in a lane it runs up. */
typedef struct {
    graze_scalar low, high; /* the near and the far side of the slab */
    graze_scalar front,
        rear; /* what moves, at its start: its sides, or twice the start of a line */
    span length;
    bool mirrored;
} box_lane;

GRAZE_INLINE graze_scalar box_component(const vector_n *v, int axis)
{
    return ON_AXIS(v, axis);
}
