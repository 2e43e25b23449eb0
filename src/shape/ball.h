/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of balls: a sphere in space, a circle in the plane, after begin_space.h or begin_plane.h.
 * ball_line.h and ball_point.h are for near coordinates, sphere_far.c and circle_far.c for any.
 */
#include "../number/degrees2.h"
#include "ball_crossing.h"
#include "ball_far.h"
#include "frames.h"
#include "hit_inside.h"

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

#include "ball_measures.h"
#include "ball_locate.h"
