/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of boxes: graze_aabb in space, graze_rect in the plane. A box is one interval on
 * each axis. Included after begin_space.h or begin_plane.h: they determine which function each name
 * below means. Any coordinates.
 */
#include "../number/solid.h"
#include "../number/spans.h"
#include "../wide/inlining.h"
#include "hit_inside.h"

#ifndef GRAZE_BOX_NAMES
#define GRAZE_BOX_NAMES
#define box_advance                   GRAZE_AXES_WORD(box_advance)
#define box_are_numbers               GRAZE_AXES_WORD(box_are_numbers)
#define box_axis_of                   GRAZE_AXES_WORD(box_axis_of)
#define box_cast_ray                  GRAZE_AXES_WORD(box_cast_ray)
#define box_cast_segment              GRAZE_AXES_WORD(box_cast_segment)
#define box_closest                   GRAZE_AXES_WORD(box_closest)
#define box_closest_point             GRAZE_AXES_WORD(box_closest_point)
#define box_component                 GRAZE_AXES_WORD(box_component)
#define box_contains_box              GRAZE_AXES_WORD(box_contains_box)
#define box_contains_point            GRAZE_AXES_WORD(box_contains_point)
#define box_coordinate                GRAZE_AXES_WORD(box_coordinate)
#define box_correct_normal            GRAZE_AXES_WORD(box_correct_normal)
#define box_distance                  GRAZE_AXES_WORD(box_distance)
#define box_distance_sq               GRAZE_AXES_WORD(box_distance_sq)
#define box_face_on                   GRAZE_AXES_WORD(box_face_on)
#define box_find_side                 GRAZE_AXES_WORD(box_find_side)
#define box_from_center_size          GRAZE_AXES_WORD(box_from_center_size)
#define box_from_points               GRAZE_AXES_WORD(box_from_points)
#define box_gap                       GRAZE_AXES_WORD(box_gap)
#define box_glides                    GRAZE_AXES_WORD(box_glides)
#define box_glides_on                 GRAZE_AXES_WORD(box_glides_on)
#define box_has_points                GRAZE_AXES_WORD(box_has_points)
#define box_is_at                     GRAZE_AXES_WORD(box_is_at)
#define box_is_beyond_end             GRAZE_AXES_WORD(box_is_beyond_end)
#define box_is_inside                 GRAZE_AXES_WORD(box_is_inside)
#define box_is_point                  GRAZE_AXES_WORD(box_is_point)
#define box_is_point_segment          GRAZE_AXES_WORD(box_is_point_segment)
#define box_lane                      GRAZE_AXES_WORD(box_lane)
#define box_lane_of                   GRAZE_AXES_WORD(box_lane_of)
#define box_line                      GRAZE_AXES_WORD(box_line)
#define box_line_of_ray               GRAZE_AXES_WORD(box_line_of_ray)
#define box_line_of_segment           GRAZE_AXES_WORD(box_line_of_segment)
#define box_linecast                  GRAZE_AXES_WORD(box_linecast)
#define box_linecast_exit             GRAZE_AXES_WORD(box_linecast_exit)
#define box_locate                    GRAZE_AXES_WORD(box_locate)
#define box_locate_on_axis            GRAZE_AXES_WORD(box_locate_on_axis)
#define box_merge                     GRAZE_AXES_WORD(box_merge)
#define box_merge_axis                GRAZE_AXES_WORD(box_merge_axis)
#define box_merged_side               GRAZE_AXES_WORD(box_merged_side)
#define box_narrow                    GRAZE_AXES_WORD(box_narrow)
#define box_narrow_all                GRAZE_AXES_WORD(box_narrow_all)
#define box_normal_on                 GRAZE_AXES_WORD(box_normal_on)
#define box_off_surface               GRAZE_AXES_WORD(box_off_surface)
#define box_outside                   GRAZE_AXES_WORD(box_outside)
#define box_overlaps_ball             GRAZE_AXES_WORD(box_overlaps_ball)
#define box_overlaps_box              GRAZE_AXES_WORD(box_overlaps_box)
#define box_overlaps_ray              GRAZE_AXES_WORD(box_overlaps_ray)
#define box_overlaps_segment          GRAZE_AXES_WORD(box_overlaps_segment)
#define box_passage                   GRAZE_AXES_WORD(box_passage)
#define box_passage_until             GRAZE_AXES_WORD(box_passage_until)
#define box_passes                    GRAZE_AXES_WORD(box_passes)
#define box_ray_starts_inside         GRAZE_AXES_WORD(box_ray_starts_inside)
#define box_raycast                   GRAZE_AXES_WORD(box_raycast)
#define box_raycast_exit              GRAZE_AXES_WORD(box_raycast_exit)
#define box_result_on                 GRAZE_AXES_WORD(box_result_on)
#define box_run                       GRAZE_AXES_WORD(box_run)
#define box_run_between               GRAZE_AXES_WORD(box_run_between)
#define box_run_of                    GRAZE_AXES_WORD(box_run_of)
#define box_run_on                    GRAZE_AXES_WORD(box_run_on)
#define box_segment_ends_inside       GRAZE_AXES_WORD(box_segment_ends_inside)
#define box_set_empty                 GRAZE_AXES_WORD(box_set_empty)
#define box_set_progress              GRAZE_AXES_WORD(box_set_progress)
#define box_side_at                   GRAZE_AXES_WORD(box_side_at)
#define box_side_of                   GRAZE_AXES_WORD(box_side_of)
#define box_squares_to                GRAZE_AXES_WORD(box_squares_to)
#define box_squares_to_nothing        GRAZE_AXES_WORD(box_squares_to_nothing)
#define box_touched_side              GRAZE_AXES_WORD(box_touched_side)
#define box_touches_between_ends      GRAZE_AXES_WORD(box_touches_between_ends)
#define box_touches_ray               GRAZE_AXES_WORD(box_touches_ray)
#define box_touches_segment           GRAZE_AXES_WORD(box_touches_segment)
#define box_whole_ray                 GRAZE_AXES_WORD(box_whole_ray)
#define box_whole_segment             GRAZE_AXES_WORD(box_whole_segment)
#define box_widen                     GRAZE_AXES_WORD(box_widen)
#define box_write_ray_hit             GRAZE_AXES_WORD(box_write_ray_hit)
#define box_write_ray_hit_by_face     GRAZE_AXES_WORD(box_write_ray_hit_by_face)
#define box_write_segment_hit         GRAZE_AXES_WORD(box_write_segment_hit)
#define box_write_segment_hit_by_face GRAZE_AXES_WORD(box_write_segment_hit_by_face)
#endif

#include "box_sides.h"
#include "box_box.h"
#include "box_ball.h"
#include "box_point.h"
#include "box_from.h"
#include "box_passage.h"
#include "box_hit.h"
#include "box_line.h"
