/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The test image: on the host and, from the same sources, on every core. */
#include "check.h"
#include "tests.h"

int main(void)
{
#if !GRAZE_FLOAT
    test_wide();
    test_wide_signed();
    test_wide_divide();
    test_wide_root();
#endif
    test_number();
    test_scalar();
    test_vec3();
    test_text();
    test_arith();
    test_arith3_near();
    test_arith3_far();
    test_aabb();
    test_aabb_line();
    test_hash_aabb_line();
    test_hash_scalar();
    test_aabb_aabb();
    test_aabb_sphere();
    test_aabb_point();
    test_aabb_from();
    test_hash_boxes();
    test_plane_axis_line();
    test_plane_line();
    test_plane_side();
    test_plane_from();
    test_plane_point();
    test_hash_plane();
    test_hash_text();
    return check_summary();
}
