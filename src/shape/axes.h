/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Some shapes are the same thing in space and in the plane: box and rectangle, sphere and circle.
 * Their headers say so once, and each is included by two files, with GRAZE_AXES 3 and 2. What they
 * say of one axis is a macro of its name, x, y or z; here is how that is said of all. A type whose
 * name ends in _n has as many axes.
 */
#ifndef GRAZE_AXES_H
#define GRAZE_AXES_H

#if GRAZE_AXES == 3

#include "../../include/graze/sphere.h"

typedef graze_vec3 vector_n;
typedef graze_sphere ball_n;
typedef graze_segment segment_n;
typedef graze_ray ray_n;
typedef graze_line_hit line_hit_n;
typedef graze_ray_hit ray_hit_n;

enum { AXIS_x, AXIS_y, AXIS_z, NO_AXIS };

#define AXES                 x, y, z
#define SPANS_OF_AXES        x, y, z
#define ON_AXIS(of, axis)    ((axis) == AXIS_x ? (of)->x : (axis) == AXIS_y ? (of)->y : (of)->z)
#define ALL_AXES(IS)         (IS(x) && IS(y) && IS(z))
#define ANY_AXIS(IS)         (IS(x) || IS(y) || IS(z))
#define SUM_OF_AXES(plus, A) plus(plus(A(x), A(y)), A(z))
#define EACH_AXIS(DO)                                                                              \
    DO(x);                                                                                         \
    DO(y);                                                                                         \
    DO(z)

#else

#include "../../include/graze/circle.h"

typedef graze_vec2 vector_n;
typedef graze_circle ball_n;
typedef graze_segment2 segment_n;
typedef graze_ray2 ray_n;
typedef graze_line_hit2 line_hit_n;
typedef graze_ray_hit2 ray_hit_n;

enum { AXIS_x, AXIS_y, NO_AXIS };

#define AXES                 x, y
#define SPANS_OF_AXES        x, y, span_zero()
#define ON_AXIS(of, axis)    ((axis) == AXIS_x ? (of)->x : (of)->y)
#define ALL_AXES(IS)         (IS(x) && IS(y))
#define ANY_AXIS(IS)         (IS(x) || IS(y))
#define SUM_OF_AXES(plus, A) plus(A(x), A(y))
#define EACH_AXIS(DO)                                                                              \
    DO(x);                                                                                         \
    DO(y)

#endif

#endif
