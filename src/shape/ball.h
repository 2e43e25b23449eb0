/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere in space and a circle in the plane: a center and a radius. See axes.h. And what the
 * routines for near coordinates hand to those for any: see degrees.h.
 */
#ifndef GRAZE_BALL_H
#define GRAZE_BALL_H

#include "axes.h"

#include "../number/degrees2.h"

#if GRAZE_AXES == 3

#include "sphere_far.h"

#define OF_BALL(routine)   graze_sphere_##routine
#define BALL_OVERLAPS_BALL graze_sphere_overlaps_sphere

typedef length3 lengths_n;

#define set_between_n(v, from, to) set_between(v, from, to)
#define set_direction_n(v, dir)    set_direction(v, dir)
#define set_dot_n(to, a, b)        set_dot(to, a, b)

#else

#include "circle_far.h"

#define OF_BALL(routine)   graze_circle_##routine
#define BALL_OVERLAPS_BALL graze_circle_overlaps_circle

typedef length2 lengths_n;

#define set_between_n(v, from, to) set_between2(v, from, to)
#define set_direction_n(v, dir)    set_direction2(v, dir)
#define set_dot_n(to, a, b)        set_dot2(to, a, b)

#endif

static const vector_n nowhere = {0};

/* What of a line may be far: see near.h. */
GRAZE_INLINE void ask_point_n(nearness *n, const vector_n *v)
{
#define ASK_POINT(axis) nearness_ask(n, v->axis)
    EACH_AXIS(ASK_POINT);
}

GRAZE_INLINE void ask_between_n(nearness *n, lengths_n *v, const vector_n *from, const vector_n *to)
{
#define ASK_BETWEEN(axis) v->axis = length_asked_now(n, from->axis, to->axis)
    EACH_AXIS(ASK_BETWEEN);
}

GRAZE_INLINE void ask_direction_n(nearness *n, lengths_n *v, const vector_n *direction)
{
#define ASK_DIRECTION(axis) v->axis = length_asked_now(n, 0, direction->axis)
    EACH_AXIS(ASK_DIRECTION);
}

GRAZE_INLINE bool is_known_near_n(const vector_n *v)
{
#define IS_KNOWN_NEAR(axis) is_known_near_number(v->axis)
    return ALL_AXES(IS_KNOWN_NEAR);
}

static inline bool lengths_in_range_n(const lengths_n *v)
{
#define LENGTH_IN_RANGE(axis) length_in_range(&v->axis)
    return ALL_AXES(LENGTH_IN_RANGE);
}

#endif
