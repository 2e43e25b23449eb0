/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The parts of the tests and their groups, made by `make names` from tests/registry. main.c runs the
 * groups of PARTS, or of one part.
 */
#ifndef GRAZE_TESTS_TESTS_H
#define GRAZE_TESTS_TESTS_H

/* clang-format off */

#if GRAZE_FLOAT
#define IN_FIXED(GROUP, group)
#define IN_FLOAT(GROUP, group) GROUP(group)
#else
#define IN_FIXED(GROUP, group) GROUP(group)
#define IN_FLOAT(GROUP, group)
#endif

#define PART_arithmetic(GROUP) \
    IN_FIXED(GROUP, wide) \
    IN_FIXED(GROUP, wide_products) \
    IN_FIXED(GROUP, wide_crossing) \
    IN_FIXED(GROUP, wide_volume_hint) \
    IN_FIXED(GROUP, wide_signed) \
    IN_FIXED(GROUP, wide_divide) \
    IN_FIXED(GROUP, wide_root) \
    IN_FIXED(GROUP, wide_256) \
    IN_FIXED(GROUP, wide_far) \
    GROUP(arith) \
    IN_FLOAT(GROUP, float_words) \
    GROUP(arith3_near) \
    GROUP(arith3_far)

#define PART_numbers(GROUP) \
    GROUP(number) \
    GROUP(selftest) \
    GROUP(scalar) \
    GROUP(angle) \
    GROUP(transform) \
    GROUP(vec3) \
    GROUP(vec2) \
    GROUP(text) \
    GROUP(hash_scalar) \
    GROUP(hash_angle) \
    GROUP(hash_transform) \
    GROUP(hash_text) \
    GROUP(hash_vec2) \
    GROUP(hash_inline) \
    GROUP(hash_selftest)

#define PART_boxes(GROUP) \
    GROUP(aabb) \
    GROUP(aabb_line) \
    GROUP(hash_aabb_line) \
    GROUP(aabb_aabb) \
    GROUP(aabb_sphere) \
    GROUP(aabb_point) \
    GROUP(aabb_from) \
    GROUP(hash_boxes)

#define PART_planes(GROUP) \
    GROUP(plane_axis_line) \
    GROUP(plane_line) \
    GROUP(plane_side) \
    GROUP(plane_from) \
    GROUP(plane_point) \
    GROUP(hash_plane)

#define PART_discs(GROUP) \
    GROUP(disc_line) \
    GROUP(disc_point) \
    GROUP(hash_disc)

#define PART_rectangles(GROUP) \
    GROUP(rect) \
    GROUP(rect_line) \
    GROUP(rect_point) \
    GROUP(rect_from) \
    GROUP(hash_rect)

#define PART_oriented(GROUP) \
    GROUP(obb_line) \
    GROUP(obb_rest) \
    GROUP(obb_from) \
    GROUP(obb_boxes) \
    GROUP(obb_words) \
    GROUP(hash_obb)

#define PART_walls(GROUP) \
    GROUP(segment2_line) \
    GROUP(segment2_point) \
    GROUP(hash_segment2)

#define PART_balls(GROUP) \
    GROUP(ball_line) \
    GROUP(ball_images) \
    GROUP(ball_mirrored) \
    GROUP(ball_point) \
    GROUP(ball_ball) \
    GROUP(hash_ball)

#define PART_faces(GROUP) \
    GROUP(face_line) \
    GROUP(face_seam) \
    GROUP(face_place) \
    GROUP(face_article) \
    GROUP(hash_face)

#define PART_surfaces(GROUP) \
    GROUP(face_point) \
    GROUP(face_surface) \
    GROUP(face_sphere) \
    GROUP(face_aabb) \
    GROUP(face_lines) \
    GROUP(face_rest_images) \
    GROUP(hash_face_rest)

#define PART_meshes(GROUP) \
    GROUP(mesh_line) \
    GROUP(mesh_loop) \
    GROUP(hash_mesh)

#define PART_nearest(GROUP) \
    GROUP(nearest) \
    GROUP(hash_nearest)

#define PART_views(GROUP) \
    GROUP(frustum) \
    GROUP(frustum_exact) \
    GROUP(frustum_corners) \
    GROUP(hash_frustum) \
    GROUP(camera) \
    GROUP(camera_ray) \
    GROUP(camera_bounds) \
    GROUP(mat4) \
    GROUP(mat4_fits) \
    GROUP(frustum_from_mat4) \
    GROUP(hash_camera)

#define PART_contract(GROUP) \
    GROUP(aliasing) \
    GROUP(contract_casts) \
    IN_FLOAT(GROUP, contract_ordinary) \
    GROUP(bounce) \
    GROUP(hit_types)

#define PARTS(GROUP) \
    PART_arithmetic(GROUP) \
    PART_numbers(GROUP) \
    PART_boxes(GROUP) \
    PART_planes(GROUP) \
    PART_discs(GROUP) \
    PART_rectangles(GROUP) \
    PART_oriented(GROUP) \
    PART_walls(GROUP) \
    PART_balls(GROUP) \
    PART_faces(GROUP) \
    PART_surfaces(GROUP) \
    PART_meshes(GROUP) \
    PART_nearest(GROUP) \
    PART_views(GROUP) \
    PART_contract(GROUP)

/* The groups test_hash_GROUP, in the order of the tables in hashes.h. */
#define HASH_GROUPS(GROUP) \
    GROUP(scalar) \
    GROUP(angle) \
    GROUP(transform) \
    GROUP(text) \
    GROUP(vec2) \
    GROUP(inline) \
    GROUP(selftest) \
    GROUP(aabb_line) \
    GROUP(boxes) \
    GROUP(plane) \
    GROUP(disc) \
    GROUP(rect) \
    GROUP(obb) \
    GROUP(segment2) \
    GROUP(ball) \
    GROUP(face) \
    GROUP(face_rest) \
    GROUP(mesh) \
    GROUP(nearest) \
    GROUP(frustum) \
    GROUP(camera)

/* The types of shapes that have a linecast. */
#define CAST_TYPES(TYPE) \
    TYPE(sphere) \
    TYPE(circle) \
    TYPE(aabb) \
    TYPE(rect) \
    TYPE(obb) \
    TYPE(segment2) \
    TYPE(plane) \
    TYPE(triangle) \
    TYPE(parallelogram) \
    TYPE(disc)

/* With planes across an axis. */
enum { CAST_KINDS = 13 };

#define DECLARE_GROUP(group) void test_##group(void);
PARTS(DECLARE_GROUP)

#endif
