/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the words of shape/ that end in _n, and EACH_AXIS and its relatives, mean space: see axes.h. */
#include "axes.h"

#include "end_axes.h"

#define GRAZE_AXES           3
#define FAR_OF_BALL(routine) graze_sphere_##routine##_far

#define vector_n    graze_vec3
#define segment_n   graze_segment
#define ray_n       graze_ray
#define line_hit_n  graze_line_hit
#define ray_hit_n   graze_ray_hit
#define ball_n      graze_sphere
#define box_n       graze_aabb
#define sweep_hit_n graze_sweep_hit

#define lengths_n       length3
#define set_between_n   set_between
#define set_direction_n set_direction
#define set_dot_n       set_dot

#define nowhere_n  nowhere3
#define copy_n     vec3_copy
#define set_zero_n vec3_set_zero

#define AXIS_LIST            x, y, z
#define SPANS_OF_AXES        x, y, z
#define ON_AXIS(v, axis)     ((axis) == AXIS_x ? (v)->x : (axis) == AXIS_y ? (v)->y : (v)->z)
#define ALL_AXES(IS)         (IS(x) && IS(y) && IS(z))
#define ANY_AXIS(IS)         (IS(x) || IS(y) || IS(z))
#define SUM_OF_AXES(plus, A) plus(plus(A(x), A(y)), A(z))
#define EACH_AXIS(DO)                                                                              \
    DO(x);                                                                                         \
    DO(y);                                                                                         \
    DO(z)
