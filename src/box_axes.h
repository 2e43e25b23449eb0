/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * A box in space and a rectangle in the plane are the same thing on three axes and on two: one
 * interval on each. The headers box*.h say so once, and each is included by two files, with
 * GRAZE_AXES 3 and 2. What they say of one axis is a macro of its name, x, y or z; here is how that
 * is said of all. A type whose name ends in _n has as many axes.
 */
#ifndef GRAZE_BOX_AXES_H
#define GRAZE_BOX_AXES_H

#if GRAZE_AXES == 3

#include "../include/graze/aabb.h"

typedef graze_vec3 vector_n;
typedef graze_aabb box_n;
typedef graze_sphere ball_n;
typedef graze_segment segment_n;
typedef graze_ray ray_n;
typedef graze_line_hit line_hit_n;
typedef graze_ray_hit ray_hit_n;

#define OF_BOX(routine)   graze_aabb_##routine
#define BOX_OVERLAPS_BOX  graze_aabb_overlaps_aabb
#define BOX_CONTAINS_BOX  graze_aabb_contains_aabb
#define BOX_OVERLAPS_BALL graze_aabb_overlaps_sphere

enum { AXIS_x, AXIS_y, AXIS_z, NO_AXIS };

#define AXES                 x, y, z
#define ON_AXIS(of, axis)    ((axis) == AXIS_x ? (of)->x : (axis) == AXIS_y ? (of)->y : (of)->z)
#define ALL_AXES(IS)         (IS(x) && IS(y) && IS(z))
#define ANY_AXIS(IS)         (IS(x) || IS(y) || IS(z))
#define SUM_OF_AXES(plus, A) plus(plus(A(x), A(y)), A(z))
#define EACH_AXIS(DO)                                                                              \
    DO(x);                                                                                         \
    DO(y);                                                                                         \
    DO(z)

#else

#include "../include/graze/rect.h"

typedef graze_vec2 vector_n;
typedef graze_rect box_n;
typedef graze_circle ball_n;
typedef graze_segment2 segment_n;
typedef graze_ray2 ray_n;
typedef graze_line_hit2 line_hit_n;
typedef graze_ray_hit2 ray_hit_n;

#define OF_BOX(routine)   graze_rect_##routine
#define BOX_OVERLAPS_BOX  graze_rect_overlaps_rect
#define BOX_CONTAINS_BOX  graze_rect_contains_rect
#define BOX_OVERLAPS_BALL graze_rect_overlaps_circle

enum { AXIS_x, AXIS_y, NO_AXIS };

#define AXES                 x, y
#define ON_AXIS(of, axis)    ((axis) == AXIS_x ? (of)->x : (of)->y)
#define ALL_AXES(IS)         (IS(x) && IS(y))
#define ANY_AXIS(IS)         (IS(x) || IS(y))
#define SUM_OF_AXES(plus, A) plus(A(x), A(y))
#define EACH_AXIS(DO)                                                                              \
    DO(x);                                                                                         \
    DO(y)

#endif

#endif
