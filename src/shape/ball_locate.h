/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The point and the normal where a line crosses the surface of a ball. Included by ball.h. */
/* The line starts at `start`, and its run is from `from` to `to`. Out of line, since most lines miss. */
FRAMED_REPEATED void ball_locate(const ball_n *ball, const vector_n *start, const vector_n *from,
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
#define HOLD(axis) normal->axis = normal_hold(normal->axis, ball->radius)
    if (normal_needs_hold(ball->radius)) {
        EACH_AXIS(HOLD);
    }
}
#undef LOCATE
#undef WRITE
#undef HOLD
