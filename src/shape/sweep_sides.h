/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The sides of a box that a moving box touches, or that a sphere is beyond where it stops, for both builds: the sides add up to a
 * face, an edge or a corner.
 *
 *   sweep_no_sides(&s)              of no axis yet
 *   sweep_add_side(&s, side, axis)  adds the next axis, in the order of axes, and returns the sign of the normal on it: that
 *                                   of the first side, and 0 on the other axes
 *   sweep_feature(&s, axes), sweep_index(&s)   as sweep.h and sweep2.h number them
 *   sweep_index_of(side)            of three axes: side[i] is -1 for min, 1 for max, and 0 for none. 0 if all are 0
 */
#ifndef GRAZE_SHAPE_SWEEP_SIDES_H
#define GRAZE_SHAPE_SWEEP_SIDES_H

#include "../../include/graze/line.h"
#include "../wide/inlining.h"
#include "axis.h"

/* The side that the mover touches on an axis. */
enum { SWEEP_AT_MIN, SWEEP_AT_MAX, SWEEP_BETWEEN };

typedef struct {
    int touched;       /* on how many axes */
    int first, beside; /* the first of these axes; the last other one, or AXIS_x if there is none */
    int corner;        /* a bit for each axis that is touched, the lowest for the first: 1 at max */
    int bit;           /* that of the next one */
} sweep_sides;

GRAZE_INLINE void sweep_no_sides(sweep_sides *s)
{
    s->touched = s->corner = 0;
    s->first = s->beside = AXIS_x;
    s->bit = 1;
}

static inline int sweep_add_side(sweep_sides *s, int side, int axis)
{
    if (side == SWEEP_BETWEEN) {
        s->beside = axis;
        return 0;
    }
    s->corner += s->bit * side;
    s->bit *= 2;
    if (s->touched++ > 0)
        return 0;
    s->first = axis;
    return side == SWEEP_AT_MIN ? -1 : 1;
}

GRAZE_INLINE graze_feature sweep_feature(const sweep_sides *s, int axes)
{
    return GRAZE_FEATURE_CORNER - axes + s->touched;
}

GRAZE_INLINE int32_t sweep_index(const sweep_sides *s)
{
    return (s->touched == 1 ? 2 * s->first : 4 * s->beside) + s->corner;
}

static inline int32_t sweep_index_of(const int side[3])
{
    sweep_sides s;
    sweep_no_sides(&s);
    for (int axis = 0; axis < 3; axis++)
        (void)sweep_add_side(&s, side[axis] == 0 ? SWEEP_BETWEEN : side[axis] > 0, axis);
    return s.touched == 0 ? 0 : sweep_index(&s);
}

#endif
