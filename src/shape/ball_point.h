/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A ball, and a point or another ball. Any coordinates: differences are spans, and the sum of their squares saturates.
 * After begin_space.h or begin_plane.h.
 */
#include "greatest_axis.h"
#include "../number/solid.h"

/* |p - q|^2, saturating beyond the square of any radius. */
GRAZE_INLINE squares ball_squares_apart(const vector_n *p, const vector_n *q)
{
#define SQUARE_APART(axis) squares_of(span_apart(q->axis, p->axis))
    return SUM_OF_AXES(squares_plus_held, SQUARE_APART);
}
#undef SQUARE_APART

GRAZE_INLINE bool ball_contains_point(const ball_n *ball, const vector_n *point)
{
    return ball->radius >= 0 && squares_at_most(ball_squares_apart(&ball->center, point),
                                                squares_of(span_of(ball->radius)));
}

GRAZE_INLINE bool ball_overlaps_ball(const ball_n *a, const ball_n *b)
{
    return a->radius >= 0 && b->radius >= 0 &&
           squares_at_most(ball_squares_apart(&a->center, &b->center),
                           squares_of(span_sum(span_of(a->radius), span_of(b->radius))));
}

GRAZE_INLINE graze_scalar ball_distance(const ball_n *ball, const vector_n *point)
{
    graze_scalar far_off = GRAZE_SCALAR_MAX;
    if (ball->radius >= 0)
        far_off =
            squares_root_beyond(ball_squares_apart(&ball->center, point), span_of(ball->radius));
    return far_off;
}

/* The point of the surface on the way from the center to the point. */
static inline void ball_set_on_surface(const ball_n *ball, const vector_n *point, vector_n *nearest)
{
    crossing t;
    const vector_n *center = &ball->center;
#define APART(axis) span axis = span_apart(point->axis, center->axis)
    EACH_AXIS(APART);
    crossing_of_spans(&t, span_of(ball->radius), SPANS_OF_AXES);
#define BALL_ON_SURFACE(axis)                                                                      \
    nearest->axis = crossing_of_way(center->axis, point->axis < center->axis, axis, &t)
    EACH_AXIS(BALL_ON_SURFACE);
}
#undef APART
#undef BALL_ON_SURFACE

GRAZE_INLINE void ball_closest_point(const ball_n *ball, const vector_n *point, vector_n *nearest)
{
    if (ball->radius >= 0 && !ball_contains_point(ball, point)) {
        ball_set_on_surface(ball, point, nearest);
        return;
    }
#define STAY(axis) nearest->axis = point->axis
    EACH_AXIS(STAY);
}
#undef STAY

/* The squared distance of the point from the center on the other axes. */
GRAZE_INLINE squares ball_squares_beside(const ball_n *ball, const vector_n *point,
                                         int axis_left_out)
{
#define SQUARE_BESIDE(axis)                                                                        \
    (AXIS_##axis == axis_left_out ? squares_of(span_zero())                                        \
                                  : squares_of(span_apart(point->axis, ball->center.axis)))
    return SUM_OF_AXES(squares_plus_held, SQUARE_BESIDE);
}
#undef SQUARE_BESIDE

GRAZE_INLINE void ball_off_surface(const ball_n *ball, const vector_n *point,
                                   const vector_n *normal, vector_n *off)
{
    int axis_out = greatest_axis(normal);
    squares beside = ball_squares_beside(ball, point, axis_out);
    squares whole = squares_of(span_of(ball->radius));
    bool moves = axis_out != NO_AXIS && ball->radius >= 0 && squares_at_most(beside, whole);
    span way = moves ? span_outside(whole, beside) : span_zero();
#define OFF(axis)                                                                                  \
    graze_scalar axis = moves && axis_out == AXIS_##axis                                           \
                            ? offset_held(ball->center.axis, normal->axis < 0, way)                \
                            : point->axis
#define WRITE_OFF(axis) off->axis = axis
    EACH_AXIS(OFF);
    EACH_AXIS(WRITE_OFF);
}
#undef OFF
#undef WRITE_OFF
