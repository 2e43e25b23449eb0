/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The groups of the test image, one for each file. */
#ifndef GRAZE_TESTS_TESTS_H
#define GRAZE_TESTS_TESTS_H

#if !GRAZE_FLOAT
void test_wide(void);
void test_wide_signed(void);
void test_wide_divide(void);
void test_wide_root(void);
#endif
void test_number(void);
void test_scalar(void);
void test_vec3(void);
void test_text(void);
void test_arith(void);
void test_arith3_near(void);
void test_arith3_far(void);
void test_aabb(void);
void test_aabb_line(void);
void test_hash_aabb_line(void);
void test_hash_scalar(void);
void test_aabb_aabb(void);
void test_aabb_sphere(void);
void test_aabb_point(void);
void test_aabb_from(void);
void test_hash_boxes(void);
void test_plane_axis_line(void);
void test_plane_line(void);
void test_plane_side(void);
void test_plane_from(void);
void test_plane_point(void);
void test_hash_plane(void);
void test_hash_text(void);

#endif
