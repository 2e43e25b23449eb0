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

#define between_n(from, to)           vector_between(from, to)
#define direction_n(dir)              vector_of(dir)
#define dot_n(a, b)                   dot(a, b)
#define ask_point_n(n, v)             ask_point(n, v)
#define ask_between_n(n, v, from, to) ask_between(n, v, from, to)
#define ask_direction_n(n, v, dir)    ask_direction(n, v, dir)

#else

#define OF_BALL(routine)   graze_circle_##routine
#define BALL_OVERLAPS_BALL graze_circle_overlaps_circle

typedef length2 lengths_n;

#define between_n(from, to)           vector2_between(from, to)
#define direction_n(dir)              vector2_of(dir)
#define dot_n(a, b)                   dot2(a, b)
#define ask_point_n(n, v)             ask_point2(n, v)
#define ask_between_n(n, v, from, to) ask_between2(n, v, from, to)
#define ask_direction_n(n, v, dir)    ask_direction2(n, v, dir)

#endif

/* leaving: the last point, not the first. */
graze_result OF_BALL(linecast_far)(const ball_n *ball, const segment_n *segment, line_hit_n *hit,
                                   bool leaving);
graze_result OF_BALL(raycast_far)(const ball_n *ball, const ray_n *ray, ray_hit_n *hit,
                                  bool leaving);

#endif
