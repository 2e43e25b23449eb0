/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The small world exports only names that begin with grazes_, also for the arithmetic. For queries
 * see names_small.h. */
#ifndef GRAZE_WIDE_SMALL_NAMES_H
#define GRAZE_WIDE_SMALL_NAMES_H

#include "../../include/graze/number.h"

#if GRAZE_SMALL_WORLD

#define graze_separation_distance      grazes_separation_distance
#define graze_separation_distance_down grazes_separation_distance_down
#define graze_separation_distance_up   grazes_separation_distance_up
#define graze_separation_less          grazes_separation_less
#define graze_separation_rest          grazes_separation_rest
#define graze_separation_side          grazes_separation_side
#define graze_separation_within        grazes_separation_within
#define graze_crossing                 grazes_crossing
#define graze_crossing_ratio           grazes_crossing_ratio
#define graze_crossing_along_axis      grazes_crossing_along_axis
#define graze_crossing_normal          grazes_crossing_normal
#define graze_crossing_along           grazes_crossing_along
#define graze_crossing_of_strip        grazes_crossing_of_strip
#define graze_crossing_on_axis         grazes_crossing_on_axis
#define graze_escape_across            grazes_escape_across
#define graze_escape_along             grazes_escape_along
#define graze_foot_divide              grazes_foot_divide
#define graze_foot_range               grazes_foot_range
#define graze_foot_settled             grazes_foot_settled
#define graze_plane_escape             grazes_plane_escape
#define graze_obb_distance_rounded     grazes_obb_distance_rounded
#define graze_plane_frees              grazes_plane_frees
#define graze_plane_fall_crossing      grazes_plane_fall_crossing
#define graze_inverse_root             grazes_inverse_root
#define graze_long_add                 grazes_long_add
#define graze_long_add_product         grazes_long_add_product
#define graze_long_compare             grazes_long_compare
#define graze_long_length              grazes_long_length
#define graze_long_negate              grazes_long_negate
#define graze_long_set                 grazes_long_set
#define graze_long_set_product         grazes_long_set_product
#define graze_long_sign                grazes_long_sign
#define graze_reach_over               grazes_reach_over
#define graze_contact_set_normal       grazes_contact_set_normal
#define graze_contact_set_point        grazes_contact_set_point
#define graze_rim_holds                grazes_rim_holds
#define graze_rim_beside               grazes_rim_beside
#define graze_rim_share                grazes_rim_share
#define graze_rim_steps                grazes_rim_steps
#define graze_round_ratio              grazes_round_ratio
#define graze_round_wide               grazes_round_wide
#define graze_s128_mul_s64             grazes_s128_mul_s64
#define graze_s32_mul                  grazes_s32_mul
#define graze_s32_square               grazes_s32_square
#define graze_s64_mul                  grazes_s64_mul
#define graze_side_crossing            grazes_side_crossing
#define graze_side_on_axis             grazes_side_on_axis
#define graze_side_part                grazes_side_part
#define graze_share_divide             grazes_share_divide
#define graze_share_point              grazes_share_point
#define graze_surface                  grazes_surface
#define graze_share_times              grazes_share_times
#define graze_steps_beyond             grazes_steps_beyond
#define graze_top62_set                grazes_top62_set
#define graze_top62_set_wide           grazes_top62_set_wide
#define graze_torus_meets_core         grazes_torus_meets_core
#define graze_u128_compare_products    grazes_u128_compare_products
#define graze_u128_divide_digit        grazes_u128_divide_digit
#define graze_u128_mul                 grazes_u128_mul
#define graze_u128_mul_u32             grazes_u128_mul_u32
#define graze_u128_quotient            grazes_u128_quotient
#define graze_u128_sqrt                grazes_u128_sqrt
#define graze_u256_add_square          grazes_u256_add_square
#define graze_u32_divide_short         grazes_u32_divide_short
#define graze_u32_leading_zeros        grazes_u32_leading_zeros
#define graze_u32_mul                  grazes_u32_mul
#define graze_u32_square               grazes_u32_square
#define graze_u64_mul                  grazes_u64_mul
#define graze_u32_round_ratio          grazes_u32_round_ratio
#define graze_u64_quotient             grazes_u64_quotient
#define graze_u64_share_long           grazes_u64_share_long
#define graze_u64_sqrt                 grazes_u64_sqrt
#define graze_u64_sqrt_long            grazes_u64_sqrt_long
#define graze_unit                     grazes_unit
#define graze_unit_length              grazes_unit_length
#define graze_unit_scale               grazes_unit_scale
#define graze_unit_settled             grazes_unit_settled
#define graze_crossing_way             grazes_crossing_way
#define graze_face_balance             grazes_face_balance
#define graze_face_box_order           grazes_face_box_order
#define graze_face_box_write           grazes_face_box_write
#define graze_face_fall_crossing       grazes_face_fall_crossing
#define graze_separation_beyond        grazes_separation_beyond
#define graze_side_normal              grazes_side_normal
#define graze_top62_set_product        grazes_top62_set_product

#endif

#endif
