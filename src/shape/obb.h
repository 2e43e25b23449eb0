/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The algorithms of oriented boxes. Included once for each arithmetic, after begin_far.h or begin_near.h, which
 * determine the arithmetic that each name below means.
 *
 *   obb_set_half(&r, box, axis)   the half extent along an axis, as a reach
 */
#include "../../include/graze/obb.h"
#include "../number/degrees.h"
#include "../number/edge.h"
#include "../number/solid.h"
#include "../wide/inlining.h"
#include "obb_axis.h"

#ifndef GRAZE_OBB_NAMES
#define GRAZE_OBB_NAMES
#define obb_answer_of            GRAZE_WORD(obb_answer_of)
#define obb_are_boxes            GRAZE_WORD(obb_are_boxes)
#define obb_are_in_line          GRAZE_WORD(obb_are_in_line)
#define obb_are_light_axes       GRAZE_WORD(obb_are_light_axes)
#define obb_axis_meets           GRAZE_WORD(obb_axis_meets)
#define obb_begin_passage        GRAZE_WORD(obb_begin_passage)
#define obb_can_skip             GRAZE_WORD(obb_can_skip)
#define obb_cast_ray             GRAZE_WORD(obb_cast_ray)
#define obb_cast_segment         GRAZE_WORD(obb_cast_segment)
#define obb_closest_point        GRAZE_WORD(obb_closest_point)
#define obb_contact              GRAZE_WORD(obb_contact)
#define obb_contains             GRAZE_WORD(obb_contains)
#define obb_contains_point       GRAZE_WORD(obb_contains_point)
#define obb_corner_meets         GRAZE_WORD(obb_corner_meets)
#define obb_corners              GRAZE_WORD(obb_corners)
#define obb_crosses              GRAZE_WORD(obb_crosses)
#define obb_decide               GRAZE_WORD(obb_decide)
#define obb_decide_exactly       GRAZE_WORD(obb_decide_exactly)
#define obb_dets                 GRAZE_WORD(obb_dets)
#define obb_edge_meets_aabb      GRAZE_WORD(obb_edge_meets_aabb)
#define obb_edge_pair_meets      GRAZE_WORD(obb_edge_pair_meets)
#define obb_edges_meet_aabb      GRAZE_WORD(obb_edges_meet_aabb)
#define obb_end_meets            GRAZE_WORD(obb_end_meets)
#define obb_enters_in_time       GRAZE_WORD(obb_enters_in_time)
#define obb_excess_on            GRAZE_WORD(obb_excess_on)
#define obb_face_meets           GRAZE_WORD(obb_face_meets)
#define obb_first_face           GRAZE_WORD(obb_first_face)
#define obb_flat_slabs_meet      GRAZE_WORD(obb_flat_slabs_meet)
#define obb_guess                GRAZE_WORD(obb_guess)
#define obb_guess_edge           GRAZE_WORD(obb_guess_edge)
#define obb_guess_edge_pair      GRAZE_WORD(obb_guess_edge_pair)
#define obb_guess_edge_pairs     GRAZE_WORD(obb_guess_edge_pairs)
#define obb_guess_edges          GRAZE_WORD(obb_guess_edges)
#define obb_guess_face           GRAZE_WORD(obb_guess_face)
#define obb_guess_faces          GRAZE_WORD(obb_guess_faces)
#define obb_has_close_halves     GRAZE_WORD(obb_has_close_halves)
#define obb_has_light_axes       GRAZE_WORD(obb_has_light_axes)
#define obb_held_on              GRAZE_WORD(obb_held_on)
#define obb_hold_to_end          GRAZE_WORD(obb_hold_to_end)
#define obb_holds_center         GRAZE_WORD(obb_holds_center)
#define obb_holds_zero           GRAZE_WORD(obb_holds_zero)
#define obb_is_between_faces     GRAZE_WORD(obb_is_between_faces)
#define obb_is_box               GRAZE_WORD(obb_is_box)
#define obb_is_later             GRAZE_WORD(obb_is_later)
#define obb_is_light_axis        GRAZE_WORD(obb_is_light_axis)
#define obb_is_near_ray          GRAZE_WORD(obb_is_near_ray)
#define obb_is_near_segment      GRAZE_WORD(obb_is_near_segment)
#define obb_is_no_gap            GRAZE_WORD(obb_is_no_gap)
#define obb_is_point             GRAZE_WORD(obb_is_point)
#define obb_is_solid             GRAZE_WORD(obb_is_solid)
#define obb_is_sooner            GRAZE_WORD(obb_is_sooner)
#define obb_lane                 GRAZE_WORD(obb_lane)
#define obb_line                 GRAZE_WORD(obb_line)
#define obb_linecast             GRAZE_WORD(obb_linecast)
#define obb_linecast_exit        GRAZE_WORD(obb_linecast_exit)
#define obb_load_centers         GRAZE_WORD(obb_load_centers)
#define obb_load_corners         GRAZE_WORD(obb_load_corners)
#define obb_locate               GRAZE_WORD(obb_locate)
#define obb_meets_ray            GRAZE_WORD(obb_meets_ray)
#define obb_meets_segment        GRAZE_WORD(obb_meets_segment)
#define obb_meets_test           GRAZE_WORD(obb_meets_test)
#define obb_meets_tests_from     GRAZE_WORD(obb_meets_tests_from)
#define obb_narrow               GRAZE_WORD(obb_narrow)
#define obb_overlaps_aabb        GRAZE_WORD(obb_overlaps_aabb)
#define obb_overlaps_obb         GRAZE_WORD(obb_overlaps_obb)
#define obb_overlaps_ray         GRAZE_WORD(obb_overlaps_ray)
#define obb_overlaps_segment     GRAZE_WORD(obb_overlaps_segment)
#define obb_overlaps_sphere      GRAZE_WORD(obb_overlaps_sphere)
#define obb_passage              GRAZE_WORD(obb_passage)
#define obb_passes               GRAZE_WORD(obb_passes)
#define obb_peer                 GRAZE_WORD(obb_peer)
#define obb_raycast              GRAZE_WORD(obb_raycast)
#define obb_raycast_exit         GRAZE_WORD(obb_raycast_exit)
#define obb_set_component        GRAZE_WORD(obb_set_component)
#define obb_set_contact          GRAZE_WORD(obb_set_contact)
#define obb_set_corner_along     GRAZE_WORD(obb_set_corner_along)
#define obb_set_dets             GRAZE_WORD(obb_set_dets)
#define obb_set_edge             GRAZE_WORD(obb_set_edge)
#define obb_set_gap              GRAZE_WORD(obb_set_gap)
#define obb_set_half             GRAZE_WORD(obb_set_half)
#define obb_set_lane             GRAZE_WORD(obb_set_lane)
#define obb_set_line             GRAZE_WORD(obb_set_line)
#define obb_set_peer             GRAZE_WORD(obb_set_peer)
#define obb_set_ray              GRAZE_WORD(obb_set_ray)
#define obb_set_segment          GRAZE_WORD(obb_set_segment)
#define obb_set_weight           GRAZE_WORD(obb_set_weight)
#define obb_side_meets           GRAZE_WORD(obb_side_meets)
#define obb_sides_and_edges_meet GRAZE_WORD(obb_sides_and_edges_meet)
#define obb_signed_as            GRAZE_WORD(obb_signed_as)
#define obb_stays_in_slab        GRAZE_WORD(obb_stays_in_slab)
#define obb_with_nan             GRAZE_WORD(obb_with_nan)
#define obb_with_nan_of_vec3     GRAZE_WORD(obb_with_nan_of_vec3)
#define obb_write_contact        GRAZE_WORD(obb_write_contact)
#define obb_write_ray_hit        GRAZE_WORD(obb_write_ray_hit)
#define obb_write_segment_hit    GRAZE_WORD(obb_write_segment_hit)
#endif

/* |half| <= 2^31: 2^47, added to 3 * 2^61 for a near reach and 3 * 2^63 for a far one. */
GRAZE_INLINE void obb_set_half(reach *to, const graze_obb *box, int axis)
{
    reach_set_product(to, obb_half_on(box, axis), length_of(GRAZE_ONE));
}

#include "obb_passage.h"
#include "obb_line.h"
#include "obb_point.h"
#include "obb_separation.h"
#include "obb_aabb.h"
#include "obb_obb.h"
