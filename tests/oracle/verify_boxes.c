/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The oracle `aabb_rest`: N cases for each routine of the box with boxes, spheres and
 * points against the exact answer, bit by bit.
 */
#include "judge_boxes.h"

ORACLE(aabb_rest)
{
    static const boxes_library aabb = {
        .name = "verify_boxes",
        .prefix = "graze_aabb_",
        .names = {"overlaps_aabb", "contains_aabb", "overlaps_sphere"},
        .contains_point = graze_aabb_contains_point,
        .overlaps_box = graze_aabb_overlaps_aabb,
        .contains_box = graze_aabb_contains_aabb,
        .overlaps_ball = graze_aabb_overlaps_sphere,
        .closest_point = graze_aabb_closest_point,
        .distance = graze_aabb_distance,
        .distance_sq = graze_aabb_distance_sq,
        .off_surface = graze_aabb_off_surface,
        .from_center_size = graze_aabb_from_center_size,
        .from_points = graze_aabb_from_points,
        .merge = graze_aabb_merge,
        .alter = NULL,
    };
    return judge_boxes(&aabb, cases, seed, routine);
}
