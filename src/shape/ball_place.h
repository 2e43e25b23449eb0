/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The point and the normal where a line crosses the surface of a ball: see axes.h. */
#ifndef GRAZE_BALL_PLACE_H
#define GRAZE_BALL_PLACE_H

#include "ball.h"

#include "../number/crossing.h"
#include "frames.h"
#include "hit_inside.h"

/* The line starts at `start`, and its run is from `from` to `to`. Out of line, since most lines miss. */
FRAMED_REPEATED void locate(const ball_n *ball, const vector_n *start, const vector_n *from,
                            const vector_n *to, const crossing *t, vector_n *point,
                            vector_n *normal)
{
    surface s;
    set_surface(&s, ball->radius);
    vector_n p;
#define LOCATE(axis)                                                                               \
    graze_scalar axis =                                                                            \
        cross_axis(t, &s, ball->center.axis, start->axis, from->axis, to->axis, &p.axis)
#define WRITE(axis) point->axis = p.axis, normal->axis = axis
    EACH_AXIS(LOCATE);
    EACH_AXIS(WRITE);
    normal_hold(normal, ball->radius);
}

#endif
