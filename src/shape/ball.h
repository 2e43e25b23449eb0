/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of balls: a sphere in space, a circle in the plane. Included after begin_space.h
 * or begin_plane.h, and after begin_near.h or begin_far.h: they determine which function each name
 * below means. ball_line.h and ball_point.h are for near coordinates, sphere_line_far.h and
 * circle_line_far.h for any.
 */
#include "../number/degrees2.h"
#include "../number/crossing.h"
#include "frames.h"
#include "hit_inside.h"

#ifndef GRAZE_BALL_NAMES
#define GRAZE_BALL_NAMES
#define GRAZE_BALL_WORD(word)     GRAZE_WORD(GRAZE_AXES_WORD(word))
#define ball_approaches           GRAZE_BALL_WORD(ball_approaches)
#define ball_approaches_from_end  GRAZE_BALL_WORD(ball_approaches_from_end)
#define ball_begin                GRAZE_BALL_WORD(ball_begin)
#define ball_begin_ray            GRAZE_BALL_WORD(ball_begin_ray)
#define ball_begin_segment        GRAZE_BALL_WORD(ball_begin_segment)
#define ball_cast_ray             GRAZE_BALL_WORD(ball_cast_ray)
#define ball_cast_segment         GRAZE_BALL_WORD(ball_cast_segment)
#define ball_closest_point        GRAZE_BALL_WORD(ball_closest_point)
#define ball_end_discriminant     GRAZE_BALL_WORD(ball_end_discriminant)
#define ball_comes_within         GRAZE_BALL_WORD(ball_comes_within)
#define ball_contains_point       GRAZE_BALL_WORD(ball_contains_point)
#define ball_distance             GRAZE_BALL_WORD(ball_distance)
#define ball_ends_within          GRAZE_BALL_WORD(ball_ends_within)
#define ball_enter                GRAZE_BALL_WORD(ball_enter)
#define ball_found_end            GRAZE_BALL_WORD(ball_found_end)
#define ball_found_inside         GRAZE_BALL_WORD(ball_found_inside)
#define ball_found_on_surface     GRAZE_BALL_WORD(ball_found_on_surface)
#define ball_greatest_axis        GRAZE_BALL_WORD(ball_greatest_axis)
#define ball_has_numbers          GRAZE_BALL_WORD(ball_has_numbers)
#define ball_is_at_start          GRAZE_BALL_WORD(ball_is_at_start)
#define ball_is_endless           GRAZE_BALL_WORD(ball_is_endless)
#define ball_is_point             GRAZE_BALL_WORD(ball_is_point)
#define ball_leave                GRAZE_BALL_WORD(ball_leave)
#define ball_leave_after_turn     GRAZE_BALL_WORD(ball_leave_after_turn)
#define ball_leave_at_end         GRAZE_BALL_WORD(ball_leave_at_end)
#define ball_limit_is_within      GRAZE_BALL_WORD(ball_limit_is_within)
#define ball_line                 GRAZE_BALL_WORD(ball_line)
#define ball_line_in_range        GRAZE_BALL_WORD(ball_line_in_range)
#define ball_linecast             GRAZE_BALL_WORD(ball_linecast)
#define ball_linecast_exit        GRAZE_BALL_WORD(ball_linecast_exit)
#define ball_load                 GRAZE_BALL_WORD(ball_load)
#define ball_load_ray             GRAZE_BALL_WORD(ball_load_ray)
#define ball_load_segment         GRAZE_BALL_WORD(ball_load_segment)
#define ball_locate               GRAZE_BALL_WORD(ball_locate)
#define ball_locate_on_ray        GRAZE_BALL_WORD(ball_locate_on_ray)
#define ball_locate_on_segment    GRAZE_BALL_WORD(ball_locate_on_segment)
#define ball_measure              GRAZE_BALL_WORD(ball_measure)
#define ball_measure_ray          GRAZE_BALL_WORD(ball_measure_ray)
#define ball_measure_segment      GRAZE_BALL_WORD(ball_measure_segment)
#define ball_measures             GRAZE_BALL_WORD(ball_measures)
#define ball_meet_before          GRAZE_BALL_WORD(ball_meet_before)
#define ball_meets                GRAZE_BALL_WORD(ball_meets)
#define ball_meets_ray            GRAZE_BALL_WORD(ball_meets_ray)
#define ball_meets_segment        GRAZE_BALL_WORD(ball_meets_segment)
#define ball_off_surface          GRAZE_BALL_WORD(ball_off_surface)
#define ball_overlaps_ball        GRAZE_BALL_WORD(ball_overlaps_ball)
#define ball_overlaps_ray         GRAZE_BALL_WORD(ball_overlaps_ray)
#define ball_overlaps_segment     GRAZE_BALL_WORD(ball_overlaps_segment)
#define ball_set_on_surface       GRAZE_BALL_WORD(ball_set_on_surface)
#define ball_query                GRAZE_BALL_WORD(ball_query)
#define ball_raycast              GRAZE_BALL_WORD(ball_raycast)
#define ball_raycast_exit         GRAZE_BALL_WORD(ball_raycast_exit)
#define ball_result_of_depth      GRAZE_BALL_WORD(ball_result_of_depth)
#define ball_set_crossing         GRAZE_BALL_WORD(ball_set_crossing)
#define ball_set_discriminant     GRAZE_BALL_WORD(ball_set_discriminant)
#define ball_side_at_end          GRAZE_BALL_WORD(ball_side_at_end)
#define ball_side_of_end          GRAZE_BALL_WORD(ball_side_of_end)
#define ball_side_of_limit        GRAZE_BALL_WORD(ball_side_of_limit)
#define ball_squares_apart        GRAZE_BALL_WORD(ball_squares_apart)
#define ball_squares_beside       GRAZE_BALL_WORD(ball_squares_beside)
#define ball_turns                GRAZE_BALL_WORD(ball_turns)
#define ball_wants_place          GRAZE_BALL_WORD(ball_wants_place)
#define ball_with_nan             GRAZE_BALL_WORD(ball_with_nan)
#define ball_write_end_hit        GRAZE_BALL_WORD(ball_write_end_hit)
#define ball_write_hit            GRAZE_BALL_WORD(ball_write_hit)
#define ball_write_inside_hit     GRAZE_BALL_WORD(ball_write_inside_hit)
#define ball_write_inside_ray     GRAZE_BALL_WORD(ball_write_inside_ray)
#define ball_write_inside_segment GRAZE_BALL_WORD(ball_write_inside_segment)
#define ball_write_line_hit       GRAZE_BALL_WORD(ball_write_line_hit)
#define ball_write_ray_hit        GRAZE_BALL_WORD(ball_write_ray_hit)
#define ball_write_surface_hit    GRAZE_BALL_WORD(ball_write_surface_hit)
#define is_known_near_n           GRAZE_BALL_WORD(is_known_near_n)
#define lengths_in_range_n        GRAZE_BALL_WORD(lengths_in_range_n)
#define load_between_n            GRAZE_BALL_WORD(load_between_n)
#define load_direction_n          GRAZE_BALL_WORD(load_direction_n)
#define nearness_add_point_n      GRAZE_BALL_WORD(nearness_add_point_n)
#endif

#ifndef GRAZE_BALL_PLACES
#define GRAZE_BALL_PLACES
typedef enum { BALL_AT_START, BALL_AT_END, BALL_ON_SURFACE } ball_place;
#endif

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
