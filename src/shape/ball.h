/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of balls: a sphere in space, a circle in the plane, after begin_space.h or begin_plane.h.
 * ball_line.h is for near coordinates, and sphere_far.c and circle_far.c for others; ball_point.h takes any coordinates.
 */
#include "../number/degrees2.h"
#include "ball_crossing.h"
#include "ball_far.h"

typedef enum { BALL_AT_START, BALL_AT_END, BALL_ON_SURFACE } ball_place;

/* Coordinates and differences along all axes: see near.h. */
GRAZE_INLINE void nearness_add_point_n(nearness *n, const vector_n *v)
{
#define ADD_POINT(axis) nearness_add(n, v->axis)
    EACH_AXIS(ADD_POINT);
}
#undef ADD_POINT

GRAZE_INLINE void load_between_n(nearness *n, lengths_n *v, const vector_n *from,
                                 const vector_n *to)
{
#define LOAD_BETWEEN(axis) v->axis = load_length_now(n, from->axis, to->axis)
    EACH_AXIS(LOAD_BETWEEN);
}
#undef LOAD_BETWEEN

GRAZE_INLINE void load_direction_n(nearness *n, lengths_n *v, const vector_n *direction)
{
#define LOAD_DIRECTION(axis) v->axis = load_length_now(n, 0, direction->axis)
    EACH_AXIS(LOAD_DIRECTION);
}
#undef LOAD_DIRECTION

GRAZE_INLINE bool is_known_near_n(const vector_n *v)
{
#define IS_KNOWN_NEAR(axis) is_known_near_number(v->axis)
    return ALL_AXES(IS_KNOWN_NEAR);
}
#undef IS_KNOWN_NEAR

static inline bool lengths_in_range_n(const lengths_n *v)
{
#define LENGTH_IN_RANGE(axis) length_in_range(&v->axis)
    return ALL_AXES(LENGTH_IN_RANGE);
}
#undef LENGTH_IN_RANGE

/* ---- The three areas that decide whether a line meets a ball: a, b and c in a t^2 + 2 b t + c ---- */

/* Apart from the line: far numbers are computed by calls that take the address of this structure, and a
 * compiler can keep a structure in registers only while nothing takes its address. */
typedef struct {
    lengths_n from_center, run;
    area a, b, c;
} ball_measures;

GRAZE_INLINE void ball_measure(ball_measures *measures, length radius)
{
    set_dot_n(&measures->a, &measures->run, &measures->run);
    set_dot_n(&measures->b, &measures->from_center, &measures->run);
    set_dot_n(&measures->c, &measures->from_center, &measures->from_center);
    /* Added, not subtracted: with a subtraction gcc spills more registers. */
    area_add_product(&measures->c, length_negate(radius), radius);
}

GRAZE_INLINE bool ball_is_point(const ball_measures *measures)
{
    return area_sign(&measures->a) == 0;
}

GRAZE_INLINE void ball_set_discriminant(discriminant *d, const ball_measures *measures)
{
    discriminant_set(d, &measures->a, &measures->b, &measures->c);
}

GRAZE_INLINE bool ball_comes_within(const ball_measures *measures)
{
    discriminant d;
    discriminant_set_for_sign(&d, &measures->a, &measures->b, &measures->c);
    return discriminant_sign(&d) >= 0;
}

/* ---- The point and the normal where a line crosses the surface ---- */

/* The line starts at `start`, and its run is from `from` to `to`. Out of line, since most lines miss. */
GRAZE_REPEATED void ball_locate(const ball_n *ball, const vector_n *start, const vector_n *from,
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
