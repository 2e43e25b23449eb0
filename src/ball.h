/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A sphere in space and a circle in the plane: a center and a radius. See axes.h. And what the
 * routines for near coordinates hand to those for any: see arith3.h.
 */
#ifndef GRAZE_BALL_H
#define GRAZE_BALL_H

#include "axes.h"

#include "arith2.h"

#if GRAZE_AXES == 3

#define OF_BALL(routine)   graze_sphere_##routine
#define BALL_OVERLAPS_BALL graze_sphere_overlaps_sphere

typedef length3 lengths_n;

#define are_near_n(v)       is_near(v)
#define between_n(from, to) vector_between(from, to)
#define direction_n(dir)    vector_of(dir)
#define dot_n(a, b)         dot(a, b)

#else

#define OF_BALL(routine)   graze_circle_##routine
#define BALL_OVERLAPS_BALL graze_circle_overlaps_circle

typedef length2 lengths_n;

#define are_near_n(v)       is_near2(v)
#define between_n(from, to) vector2_between(from, to)
#define direction_n(dir)    vector2_of(dir)
#define dot_n(a, b)         dot2(a, b)

#endif

/* Or of a negative radius. */
static inline bool is_near_ball(const ball_n *ball)
{
    const vector_n *c = &ball->center;
#ifdef __FRAMAC__ /* as in arith3.h */
    return are_near_n(c) && is_near_number(ball->radius);
#else
    return are_near_with_radius(c->x, c->y, ON_AXIS(c, NO_AXIS - 1), ball->radius);
#endif
}

/* leaving: the last point, not the first. */
graze_result OF_BALL(linecast_far)(const ball_n *ball, const segment_n *segment, line_hit_n *hit,
                                   bool leaving);
graze_result OF_BALL(raycast_far)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit,
                                  bool leaving);

#endif
