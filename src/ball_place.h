/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The point and the normal where a line crosses the surface of a ball: see axes.h. */
#ifndef GRAZE_BALL_PLACE_H
#define GRAZE_BALL_PLACE_H

#include "ball.h"

#include "arith_crossing.h"
#include "frames.h"
#include "hit_inside.h"

/* Out of line, since most lines miss. */
FRAMED_REPEATED void locate(const ball_n *ball, const vector_n *start, const lengths_n *run,
                            const crossing *t, vector_n *point, vector_n *normal)
{
    lengths_n from_center;
    surface s;
    set_between_n(&from_center, &ball->center, start);
    set_surface(&s, ball->radius);
#define POINT(axis)  graze_scalar axis = crossing_along(start->axis, run->axis, t)
#define NORMAL(axis) normal->axis = normal_at(&s, from_center.axis, run->axis, t)
#define WRITE(axis)  point->axis = axis
    EACH_AXIS(POINT);
    EACH_AXIS(NORMAL);
    EACH_AXIS(WRITE);
    normal_hold(normal, ball->radius);
}

#endif
