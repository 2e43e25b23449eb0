/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of walls. Included once for each arithmetic, after begin_far.h or begin_near.h,
 * which determine the arithmetic that each name below means.
 */
#include "../../include/graze/segment2.h"
#include "../number/degrees2.h"
#include "../number/solid.h"
#include "../wide/inlining.h"

#ifndef GRAZE_WALL_NAMES
#define GRAZE_WALL_NAMES
#define wall_closest_point   GRAZE_WORD(wall_closest_point)
#define wall_distance        GRAZE_WORD(wall_distance)
#define wall_distance_beside GRAZE_WORD(wall_distance_beside)
#define wall_is_between      GRAZE_WORD(wall_is_between)
#define wall_locate          GRAZE_WORD(wall_locate)
#define wall_locate_on_wall  GRAZE_WORD(wall_locate_on_wall)
#define wall_meet            GRAZE_WORD(wall_meet)
#define wall_meet_crossing   GRAZE_WORD(wall_meet_crossing)
#define wall_meet_parallel   GRAZE_WORD(wall_meet_parallel)
#define wall_meeting         GRAZE_WORD(wall_meeting)
#define wall_nearest_part    GRAZE_WORD(wall_nearest_part)
#define wall_order_to_end    GRAZE_WORD(wall_order_to_end)
#define wall_path            GRAZE_WORD(wall_path)
#define wall_point_beside    GRAZE_WORD(wall_point_beside)
#define wall_progress        GRAZE_WORD(wall_progress)
#define wall_set_ray         GRAZE_WORD(wall_set_ray)
#define wall_set_segment     GRAZE_WORD(wall_set_segment)
#define wall_set_zero        GRAZE_WORD(wall_set_zero)
#define wall_view            GRAZE_WORD(wall_view)
#define wall_with_nan        GRAZE_WORD(wall_with_nan)
#define wall_write_line_hit  GRAZE_WORD(wall_write_line_hit)
#define wall_write_ray_hit   GRAZE_WORD(wall_write_ray_hit)
#endif

#ifndef GRAZE_WALL_PARTS
#define GRAZE_WALL_PARTS
/* The part of a wall that is nearest to a point: an end, or the points between. */
typedef enum { WALL_BEYOND_A, WALL_BESIDE, WALL_BEYOND_B } wall_part;
#endif

#include "segment2_line.h"
#include "segment2_point.h"
