/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A ball, and a point or another ball: see axes.h for sphere and circle. No coordinate is too far
 * here: differences are spans, and what their squares add up to is held.
 */
#include "ball.h"

#include "../number/crossing.h"
#include "../number/solid.h"

GRAZE_INLINE span apart(graze_scalar p, graze_scalar q)
{
    return p <= q ? span_between(p, q) : span_between(q, p);
}

/* Of |p - q|, held at what no radius reaches. */
GRAZE_INLINE squares squares_apart(const vector_n *p, const vector_n *q)
{
#define SQUARE_APART(axis) squares_of(apart(p->axis, q->axis))
    return SUM_OF_AXES(squares_plus_held, SQUARE_APART);
}

bool OF_BALL(contains_point)(const ball_n *ball, const vector_n *point)
{
    return ball->radius >= 0 &&
           squares_at_most(squares_apart(&ball->center, point), squares_of(span_of(ball->radius)));
}

bool BALL_OVERLAPS_BALL(const ball_n *a, const ball_n *b)
{
    return a->radius >= 0 && b->radius >= 0 &&
           squares_at_most(squares_apart(&a->center, &b->center),
                           squares_of(span_sum(span_of(a->radius), span_of(b->radius))));
}

/* A NaN of ball or point as a NaN. */
static inline graze_scalar with_nan_of_all(graze_scalar value, const ball_n *ball,
                                           const vector_n *point)
{
    value = with_nan_of(value, ball->radius, ball->radius);
#define WITH_NAN(axis) value = with_nan_of(value, ball->center.axis, point->axis)
    EACH_AXIS(WITH_NAN);
    return value;
}

graze_scalar OF_BALL(distance)(const ball_n *ball, const vector_n *point)
{
    graze_scalar far_off = GRAZE_SCALAR_MAX;
    if (ball->radius >= 0)
        far_off = squares_root_beyond(squares_apart(&ball->center, point), span_of(ball->radius));
    return with_nan_of_all(far_off, ball, point);
}

/* From the center as far as the radius goes, on the way to the point. */
static inline void put_on_surface(const ball_n *ball, const vector_n *point, vector_n *nearest)
{
    crossing t;
    const vector_n *center = &ball->center;
#define APART(axis) span axis = apart(center->axis, point->axis)
    EACH_AXIS(APART);
    crossing_of_spans(&t, span_of(ball->radius), SPANS_OF_AXES);
#define ON_SURFACE(axis)                                                                           \
    nearest->axis =                                                                                \
        with_nan_of(crossing_of_way(center->axis, point->axis < center->axis, axis, &t),           \
                    center->axis, point->axis)
    EACH_AXIS(ON_SURFACE);
}

void OF_BALL(closest_point)(const ball_n *ball, const vector_n *point, vector_n *nearest)
{
    if (ball->radius >= 0 && !OF_BALL(contains_point)(ball, point)) {
        put_on_surface(ball, point, nearest);
        return;
    }
#define STAY(axis) nearest->axis = with_nan_of(point->axis, ball->center.axis, ball->radius)
    EACH_AXIS(STAY);
}

/* The first axis on which the normal is greatest; NO_AXIS of a zero one. */
GRAZE_INLINE int greatest_axis(const vector_n *normal)
{
    int greatest = NO_AXIS;
    span most = span_zero();
#define IF_GREATER(axis)                                                                           \
    if (span_less(most, span_of(normal->axis))) {                                                  \
        most = span_of(normal->axis);                                                              \
        greatest = AXIS_##axis;                                                                    \
    }
    EACH_AXIS(IF_GREATER);
    return greatest;
}

/* The squared distance of the point from the center on the other axes. */
GRAZE_INLINE squares squares_beside(const ball_n *ball, const vector_n *point, int axis_left_out)
{
#define SQUARE_BESIDE(axis)                                                                        \
    (AXIS_##axis == axis_left_out ? squares_of(span_zero())                                        \
                                  : squares_of(apart(ball->center.axis, point->axis)))
    return SUM_OF_AXES(squares_plus_held, SQUARE_BESIDE);
}

void OF_BALL(off_surface)(const ball_n *ball, const vector_n *point, const vector_n *normal,
                          vector_n *off)
{
    int axis_out = greatest_axis(normal);
    squares beside = squares_beside(ball, point, axis_out);
    squares whole = squares_of(span_of(ball->radius));
    bool moves = axis_out != NO_AXIS && ball->radius >= 0 && squares_at_most(beside, whole);
    span way = moves ? span_outside(whole, beside) : span_zero();
#define OFF(axis)                                                                                  \
    graze_scalar axis = moves && axis_out == AXIS_##axis                                           \
                            ? offset_held(ball->center.axis, normal->axis < 0, way)                \
                            : with_nan_of(point->axis, normal->axis, ball->center.axis)
#define WRITE_OFF(axis) off->axis = axis
    EACH_AXIS(OFF);
    EACH_AXIS(WRITE_OFF);
}
