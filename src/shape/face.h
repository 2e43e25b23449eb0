/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of faces. A triangle and a parallelogram are a corner and two edges, u and v; only the limits of their
 * multiples differ. Near code is compiled for each, after begin_near.h and begin_triangle.h or begin_parallelogram.h,
 * which determine what each name below means. Far code is compiled once, after begin_far.h and begin_any_face.h, and
 * tests IS_TRIANGLE.
 *
 *   face_shape               the type
 *   FACE_ORIGIN(f)           the corner from which the edges u and v lead
 *   FACE_END_OF_U, FACE_END_OF_V(f)   the ends of these edges for a triangle, the edges for a parallelogram
 *   FACE_MOST_CORNERS, FACE_CORNERS_OF(f)   the number of corners
 *   FACE_EDGE_IN_RANGE(edge) whether the bounds of an edge hold, after are_all_near
 */
#include "../number/separation.h"
#include "../number/degrees.h"
#include "face_far.h"
#include "frames.h"

#ifndef GRAZE_FACE_NAMES
#define GRAZE_FACE_NAMES
#define face_separation_of_corner      GRAZE_FACE_WORD(face_separation_of_corner)
#define face_separation_of_edge        GRAZE_FACE_WORD(face_separation_of_edge)
#define face_separation_of_inside      GRAZE_FACE_WORD(face_separation_of_inside)
#define face_are_lengths               GRAZE_FACE_WORD(face_are_lengths)
#define face_at_corner                 GRAZE_FACE_WORD(face_at_corner)
#define face_barycentric_of_ray        GRAZE_FACE_WORD(face_barycentric_of_ray)
#define face_barycentric_of_segment    GRAZE_FACE_WORD(face_barycentric_of_segment)
#define face_barycentric_volumes       GRAZE_FACE_WORD(face_barycentric_volumes)
#define face_before_limit              GRAZE_FACE_WORD(face_before_limit)
#define face_box_corners               GRAZE_FACE_WORD(face_box_corners)
#define face_cast_near_ray             GRAZE_FACE_WORD(face_cast_near_ray)
#define face_cast_near_segment         GRAZE_FACE_WORD(face_cast_near_segment)
#define face_cast_ray                  GRAZE_FACE_WORD(face_cast_ray)
#define face_cast_segment              GRAZE_FACE_WORD(face_cast_segment)
#define face_closest_point             GRAZE_FACE_WORD(face_closest_point)
#define face_contains_barycentric      GRAZE_FACE_WORD(face_contains_barycentric)
#define face_corner_at                 GRAZE_FACE_WORD(face_corner_at)
#define face_distance                  GRAZE_FACE_WORD(face_distance)
#define face_dots                      GRAZE_FACE_WORD(face_dots)
#define face_dots_are_numbers          GRAZE_FACE_WORD(face_dots_are_numbers)
#define face_edge                      GRAZE_FACE_WORD(face_edge)
#define face_edges_in_range            GRAZE_FACE_WORD(face_edges_in_range)
#define face_extend                    GRAZE_FACE_WORD(face_extend)
#define face_find_border               GRAZE_FACE_WORD(face_find_border)
#define face_find_on_ray               GRAZE_FACE_WORD(face_find_on_ray)
#define face_find_on_segment           GRAZE_FACE_WORD(face_find_on_segment)
#define face_find_part                 GRAZE_FACE_WORD(face_find_part)
#define face_frame                     GRAZE_FACE_WORD(face_frame)
#define face_frame_in_range            GRAZE_FACE_WORD(face_frame_in_range)
#define face_gap_left                  GRAZE_FACE_WORD(face_gap_left)
#define face_has_ends_on_one_side      GRAZE_FACE_WORD(face_has_ends_on_one_side)
#define face_is_beside_box             GRAZE_FACE_WORD(face_is_beside_box)
#define face_is_beside_sphere          GRAZE_FACE_WORD(face_is_beside_sphere)
#define face_is_from_back              GRAZE_FACE_WORD(face_is_from_back)
#define face_is_known_near             GRAZE_FACE_WORD(face_is_known_near)
#define face_is_longer                 GRAZE_FACE_WORD(face_is_longer)
#define face_is_near                   GRAZE_FACE_WORD(face_is_near)
#define face_is_out_of_reach_of_box    GRAZE_FACE_WORD(face_is_out_of_reach_of_box)
#define face_is_out_of_reach_of_sphere GRAZE_FACE_WORD(face_is_out_of_reach_of_sphere)
#define face_is_zero_normal            GRAZE_FACE_WORD(face_is_zero_normal)
#define face_line                      GRAZE_FACE_WORD(face_line)
#define face_line_in_range             GRAZE_FACE_WORD(face_line_in_range)
#define face_linecast                  GRAZE_FACE_WORD(face_linecast)
#define face_linecast_front            GRAZE_FACE_WORD(face_linecast_front)
#define face_load_edge                 GRAZE_FACE_WORD(face_load_edge)
#define face_load_edge_length          GRAZE_FACE_WORD(face_load_edge_length)
#define face_load_frame                GRAZE_FACE_WORD(face_load_frame)
#define face_load_ray                  GRAZE_FACE_WORD(face_load_ray)
#define face_load_row                  GRAZE_FACE_WORD(face_load_row)
#define face_load_segment              GRAZE_FACE_WORD(face_load_segment)
#define face_load_u                    GRAZE_FACE_WORD(face_load_u)
#define face_load_v                    GRAZE_FACE_WORD(face_load_v)
#define face_locate_on_ray             GRAZE_FACE_WORD(face_locate_on_ray)
#define face_locate_on_segment         GRAZE_FACE_WORD(face_locate_on_segment)
#define face_may_meet_ray              GRAZE_FACE_WORD(face_may_meet_ray)
#define face_may_meet_segment          GRAZE_FACE_WORD(face_may_meet_segment)
#define face_meet_ray                  GRAZE_FACE_WORD(face_meet_ray)
#define face_meet_segment              GRAZE_FACE_WORD(face_meet_segment)
#define face_meets_across              GRAZE_FACE_WORD(face_meets_across)
#define face_meets_edge                GRAZE_FACE_WORD(face_meets_edge)
#define face_meets_edges               GRAZE_FACE_WORD(face_meets_edges)
#define face_meets_interval            GRAZE_FACE_WORD(face_meets_interval)
#define face_meets_plane               GRAZE_FACE_WORD(face_meets_plane)
#define face_meets_third_edge          GRAZE_FACE_WORD(face_meets_third_edge)
#define face_meets_u_and_v             GRAZE_FACE_WORD(face_meets_u_and_v)
#define face_move_beyond               GRAZE_FACE_WORD(face_move_beyond)
#define face_move_off                  GRAZE_FACE_WORD(face_move_off)
#define face_nearest_part              GRAZE_FACE_WORD(face_nearest_part)
#define face_normal                    GRAZE_FACE_WORD(face_normal)
#define face_off_surface               GRAZE_FACE_WORD(face_off_surface)
#define face_on_edge                   GRAZE_FACE_WORD(face_on_edge)
#define face_overlaps_aabb             GRAZE_FACE_WORD(face_overlaps_aabb)
#define face_overlaps_ray              GRAZE_FACE_WORD(face_overlaps_ray)
#define face_overlaps_segment          GRAZE_FACE_WORD(face_overlaps_segment)
#define face_overlaps_sphere           GRAZE_FACE_WORD(face_overlaps_sphere)
#define face_pass_ray                  GRAZE_FACE_WORD(face_pass_ray)
#define face_pass_segment              GRAZE_FACE_WORD(face_pass_segment)
#define face_passes_through            GRAZE_FACE_WORD(face_passes_through)
#define face_progress_to_plane         GRAZE_FACE_WORD(face_progress_to_plane)
#define face_raycast                   GRAZE_FACE_WORD(face_raycast)
#define face_raycast_front             GRAZE_FACE_WORD(face_raycast_front)
#define face_result_of                 GRAZE_FACE_WORD(face_result_of)
#define face_rises                     GRAZE_FACE_WORD(face_rises)
#define face_row                       GRAZE_FACE_WORD(face_row)
#define face_run_leads_away            GRAZE_FACE_WORD(face_run_leads_away)
#define face_runs_through              GRAZE_FACE_WORD(face_runs_through)
#define face_set_separation            GRAZE_FACE_WORD(face_set_separation)
#define face_set_barycentric           GRAZE_FACE_WORD(face_set_barycentric)
#define face_set_box_corners           GRAZE_FACE_WORD(face_set_box_corners)
#define face_set_dots                  GRAZE_FACE_WORD(face_set_dots)
#define face_set_dots_of_parallelogram GRAZE_FACE_WORD(face_set_dots_of_parallelogram)
#define face_set_dots_of_triangle      GRAZE_FACE_WORD(face_set_dots_of_triangle)
#define face_set_edge                  GRAZE_FACE_WORD(face_set_edge)
#define face_set_edge_of_parallelogram GRAZE_FACE_WORD(face_set_edge_of_parallelogram)
#define face_set_edge_of_triangle      GRAZE_FACE_WORD(face_set_edge_of_triangle)
#define face_set_edge_vector           GRAZE_FACE_WORD(face_set_edge_vector)
#define face_set_height                GRAZE_FACE_WORD(face_set_height)
#define face_set_normal                GRAZE_FACE_WORD(face_set_normal)
#define face_set_progress              GRAZE_FACE_WORD(face_set_progress)
#define face_set_u                     GRAZE_FACE_WORD(face_set_u)
#define face_set_v                     GRAZE_FACE_WORD(face_set_v)
#define face_side_of_corner            GRAZE_FACE_WORD(face_side_of_corner)
#define face_side_of_start             GRAZE_FACE_WORD(face_side_of_start)
#define face_turn_line                 GRAZE_FACE_WORD(face_turn_line)
#define face_write_corner              GRAZE_FACE_WORD(face_write_corner)
#define face_write_inside              GRAZE_FACE_WORD(face_write_inside)
#define face_write_normal              GRAZE_FACE_WORD(face_write_normal)
#define face_write_on_border           GRAZE_FACE_WORD(face_write_on_border)
#define face_write_on_edge             GRAZE_FACE_WORD(face_write_on_edge)
#endif

#define FACE_CORNERS_OF(of) (IS_TRIANGLE(of) ? 3 : 4)

static inline void face_set_edge_vector(length3 *edge, const face_shape *f, const graze_vec3 *end)
{
    if (IS_TRIANGLE(f))
        set_between(edge, FACE_ORIGIN(f), end);
    else
        set_direction(edge, end);
}

static inline void face_set_u(length3 *u, const face_shape *f)
{
    face_set_edge_vector(u, f, FACE_END_OF_U(f));
}

static inline void face_set_v(length3 *v, const face_shape *f)
{
    face_set_edge_vector(v, f, FACE_END_OF_V(f));
}

/* The component of an edge along one axis. The caller MUST add the corner to the nearness as well. */
GRAZE_INLINE length face_load_edge_length(nearness *n, const face_shape *f, graze_scalar corner,
                                          graze_scalar end)
{
    return load_length(n, IS_TRIANGLE(f) ? corner : 0, end);
}

static inline bool face_is_near(const face_shape *f)
{
    return is_near(FACE_ORIGIN(f)) && is_near(FACE_END_OF_U(f)) && is_near(FACE_END_OF_V(f));
}

/* Adds the numbers to the nearness while it computes the differences, so that each number is read once. The caller
 * MUST add the corner as well. */
GRAZE_INLINE void face_load_edge(nearness *n, length3 *edge, const face_shape *f,
                                 const graze_vec3 *end)
{
    const graze_vec3 *corner = FACE_ORIGIN(f);
    length_set(&edge->x, face_load_edge_length(n, f, corner->x, end->x));
    length_set(&edge->y, face_load_edge_length(n, f, corner->y, end->y));
    length_set(&edge->z, face_load_edge_length(n, f, corner->z, end->z));
}

GRAZE_INLINE void face_load_u(nearness *n, length3 *u, const face_shape *f)
{
    face_load_edge(n, u, f, FACE_END_OF_U(f));
}

GRAZE_INLINE void face_load_v(nearness *n, length3 *v, const face_shape *f)
{
    face_load_edge(n, v, f, FACE_END_OF_V(f));
}

static inline bool face_edges_in_range(const length3 *u, const length3 *v)
{
    return FACE_EDGE_IN_RANGE(&u->x) && FACE_EDGE_IN_RANGE(&u->y) && FACE_EDGE_IN_RANGE(&u->z) &&
           FACE_EDGE_IN_RANGE(&v->x) && FACE_EDGE_IN_RANGE(&v->y) && FACE_EDGE_IN_RANGE(&v->z);
}

static inline bool face_is_known_near(const face_shape *f)
{
    return is_known_near(FACE_ORIGIN(f)) && is_known_near(FACE_END_OF_U(f)) &&
           is_known_near(FACE_END_OF_V(f));
}

static inline void face_set_normal(area3 *normal, const face_shape *f)
{
    length3 u, v;
    face_set_u(&u, f);
    face_set_v(&v, f);
    set_cross_in_place(normal, &u, &v);
}

/* Returns true for the normal of a face without area. */
GRAZE_INSERTED bool face_is_zero_normal(const area3 *normal)
{
    return area_sign(&normal->x) == 0 && area_sign(&normal->y) == 0 && area_sign(&normal->z) == 0 &&
           are_areas(&normal->x, &normal->y, &normal->z);
}

/* Vectors from the corner of a face: its edges, and the gap to a point. */
typedef struct {
    length3 u, v, gap;
} face_frame;

static inline bool face_frame_in_range(const face_frame *from)
{
    return face_edges_in_range(&from->u, &from->v) && lengths_in_range(&from->gap);
}

/* In the order for which gcc spills the fewest registers. */
GRAZE_INLINE bool face_load_frame(face_frame *to, const face_shape *f, const graze_vec3 *point)
{
    nearness n;
    nearness_begin(&n);
    load_between(&n, &to->gap, FACE_ORIGIN(f), point);
    face_load_v(&n, &to->v, f);
    face_load_u(&n, &to->u, f);
    nearness_add_point(&n, FACE_ORIGIN(f));
    return IMPLIES(are_all_near(&n), face_frame_in_range(to)) && is_known_near(point) &&
           face_is_known_near(f);
}

/* Sets the normal, and the height of the point above the plane times the length of the normal. */
static inline void face_set_height(area3 *normal, volume *above, const face_frame *from)
{
    set_cross(normal, &from->u, &from->v);
    set_volume(above, normal, &from->gap);
}

#include "face_line.h"
#include "face_part.h"
#include "face_extent.h"
#include "face_point.h"
#include "face_surface.h"
