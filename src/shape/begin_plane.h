/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* From here on the words of shape/ that end in _n, and EACH_AXIS and its relatives, mean the plane:
 * see axes.h. */
#include "axes.h"

#include "end_axes.h"

#define GRAZE_AXES           2
#define FAR_OF_BALL(routine) graze_circle_##routine##_far

#define vector_n    graze_vec2
#define segment_n   graze_segment2
#define ray_n       graze_ray2
#define line_hit_n  graze_line_hit2
#define ray_hit_n   graze_ray_hit2
#define ball_n      graze_circle
#define box_n       graze_rect
#define sweep_hit_n graze_sweep_hit2

#define lengths_n       length2
#define set_between_n   set_between2
#define set_direction_n set_direction2
#define set_dot_n       set_dot2

#define nowhere_n  nowhere2
#define copy_n     vec2_copy
#define set_zero_n vec2_set_zero

#define AXIS_LIST            x, y
#define SPANS_OF_AXES        x, y, span_zero()
#define ON_AXIS(v, axis)     ((axis) == AXIS_x ? (v)->x : (v)->y)
#define ALL_AXES(IS)         (IS(x) && IS(y))
#define ANY_AXIS(IS)         (IS(x) || IS(y))
#define SUM_OF_AXES(plus, A) plus(A(x), A(y))
#define EACH_AXIS(DO)                                                                              \
    DO(x);                                                                                         \
    DO(y)
