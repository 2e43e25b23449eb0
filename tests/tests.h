/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The parts of the tests and their groups, made by `make names` from tests/registry. main.c runs the
 * groups of PARTS, or of one part, or one group.
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
    IN_FIXED(GROUP, wide_beside) \
    IN_FIXED(GROUP, wide_signed) \
    IN_FIXED(GROUP, wide_divide) \
    IN_FIXED(GROUP, wide_root) \
    IN_FIXED(GROUP, wide_256) \
    IN_FIXED(GROUP, wide_far) \
    IN_FIXED(GROUP, wide_long) \
    IN_FIXED(GROUP, arith) \
    IN_FLOAT(GROUP, float_words) \
    IN_FIXED(GROUP, arith3_near) \
    IN_FIXED(GROUP, arith3_far)

#define PART_numbers(GROUP) \
    GROUP(number) \
    GROUP(version) \
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
    GROUP(aabb_capsule) \
    GROUP(aabb_from) \
    GROUP(bounds) \
    GROUP(hash_boxes) \
    GROUP(hash_aabb_capsule)

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
    GROUP(disc_capsule) \
    GROUP(hash_disc) \
    GROUP(hash_disc_capsule)

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
    GROUP(obb_capsule) \
    GROUP(obb_triangle) \
    GROUP(hash_obb) \
    GROUP(hash_obb_capsule) \
    GROUP(hash_obb_triangle)

#define PART_walls(GROUP) \
    GROUP(segment2_line) \
    GROUP(segment2_point) \
    GROUP(segment2_pairs) \
    GROUP(hash_segment2)

#define PART_polygons(GROUP) \
    GROUP(polygon2) \
    GROUP(polygon2_solids) \
    GROUP(polygon2_line) \
    GROUP(polygon2_near) \
    GROUP(hash_polygon2) \
    GROUP(hash_polygon2_lines)

#define PART_capsules(GROUP) \
    GROUP(capsule_solids) \
    GROUP(capsule_line) \
    GROUP(capsule_point) \
    GROUP(capsule_off) \
    GROUP(capsule_sides) \
    GROUP(hash_capsule)

#define PART_cylinders(GROUP) \
    GROUP(cylinder_solids) \
    GROUP(cylinder_point) \
    GROUP(cylinder_line) \
    GROUP(hash_cylinder)

#define PART_capsules2(GROUP) \
    GROUP(capsule2_solids) \
    GROUP(capsule2_point) \
    GROUP(capsule2_off) \
    GROUP(capsule2_rest) \
    GROUP(capsule2_line) \
    GROUP(hash_capsule2)

#define PART_segments(GROUP) \
    GROUP(segment_pairs) \
    GROUP(segment_distances) \
    GROUP(hash_segment)

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
    GROUP(face_capsule) \
    GROUP(face_aabb) \
    GROUP(face_lines) \
    GROUP(face_rest_images) \
    GROUP(triangle_pairs) \
    GROUP(hash_face_rest) \
    GROUP(hash_triangle_pairs) \
    GROUP(hash_face_capsule)

#define PART_meshes(GROUP) \
    GROUP(mesh_line) \
    GROUP(mesh_loop) \
    GROUP(mesh_rest) \
    GROUP(mesh_inside) \
    GROUP(hash_mesh) \
    GROUP(hash_mesh_rest) \
    GROUP(hash_mesh_inside)

#define PART_contacts(GROUP) \
    GROUP(contact_solids) \
    GROUP(contact_flats) \
    GROUP(contact_faces) \
    GROUP(contact_clip) \
    GROUP(hash_contact) \
    GROUP(hash_contact_solids)

#define PART_core_contacts(GROUP) \
    GROUP(contact_cores) \
    GROUP(contact_core_meshes) \
    GROUP(contact_core_boxes) \
    GROUP(contact_core_obbs) \
    GROUP(hash_contact_cores)

#define PART_separations(GROUP) \
    GROUP(separate_boxes) \
    GROUP(separate_balls) \
    GROUP(separate_faces) \
    GROUP(separate_places) \
    GROUP(separate_space) \
    GROUP(separate_space_places) \
    GROUP(separate_flat) \
    GROUP(separate_walls) \
    GROUP(hash_separate) \
    GROUP(hash_separate_space) \
    GROUP(hash_separate_flat)

#define PART_obb_moves(GROUP) \
    GROUP(separate_obb) \
    GROUP(separate_obb_places) \
    GROUP(hash_separate_obb)

#define PART_sweeps(GROUP) \
    GROUP(sweep2) \
    GROUP(sweep2_round) \
    GROUP(sweep2_rect) \
    GROUP(hash_sweep2)

#define PART_space_sweeps(GROUP) \
    GROUP(sweep_plane) \
    GROUP(sweep_round) \
    GROUP(sweep_box) \
    GROUP(hash_sweep) \
    GROUP(hash_sweep_box)

#define PART_face_sweeps(GROUP) \
    GROUP(sweep_face) \
    GROUP(hash_sweep_face)

#define PART_capsule_sweeps(GROUP) \
    GROUP(sweep_capsule) \
    GROUP(sweep_capsule_ball) \
    GROUP(sweep_capsule_core) \
    GROUP(hash_sweep_capsule)

#define PART_obb_sweeps(GROUP) \
    GROUP(sweep_obb) \
    GROUP(hash_sweep_obb)

#define PART_box_sweeps(GROUP) \
    GROUP(sweep_boxes) \
    GROUP(sweep_rest) \
    GROUP(hash_sweep_boxes)

#define PART_face_box_sweeps(GROUP) \
    GROUP(sweep_face_box) \
    GROUP(hash_sweep_face_box)

#define PART_polygon_sweeps(GROUP) \
    GROUP(sweep2_polygon) \
    GROUP(sweep2_polygon_places) \
    GROUP(hash_sweep2_polygon)

#define PART_arcs(GROUP) \
    GROUP(arc2) \
    GROUP(arc2_places) \
    GROUP(hash_arc2)

#define PART_mesh_moves(GROUP) \
    GROUP(separate_mesh) \
    GROUP(hash_separate_mesh)

#define PART_core_moves(GROUP) \
    GROUP(separate_cores) \
    GROUP(separate_core_places) \
    GROUP(hash_separate_cores)

#define PART_nearest(GROUP) \
    GROUP(nearest) \
    GROUP(hash_nearest)

#define PART_nearest_sweeps(GROUP) \
    GROUP(sweep_nearest) \
    GROUP(sweep_nearest_faces) \
    GROUP(sweep_nearest_flat) \
    GROUP(sweep_nearest_loop) \
    GROUP(hash_sweep_nearest)

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
    GROUP(contract_casts) \
    IN_FLOAT(GROUP, contract_ordinary) \
    GROUP(bounce) \
    GROUP(hit_types)

#define PART_aliasing(GROUP) \
    GROUP(aliasing)

#define PARTS(GROUP) \
    PART_arithmetic(GROUP) \
    PART_numbers(GROUP) \
    PART_boxes(GROUP) \
    PART_planes(GROUP) \
    PART_discs(GROUP) \
    PART_rectangles(GROUP) \
    PART_oriented(GROUP) \
    PART_walls(GROUP) \
    PART_polygons(GROUP) \
    PART_capsules(GROUP) \
    PART_cylinders(GROUP) \
    PART_capsules2(GROUP) \
    PART_segments(GROUP) \
    PART_balls(GROUP) \
    PART_faces(GROUP) \
    PART_surfaces(GROUP) \
    PART_meshes(GROUP) \
    PART_contacts(GROUP) \
    PART_core_contacts(GROUP) \
    PART_separations(GROUP) \
    PART_obb_moves(GROUP) \
    PART_sweeps(GROUP) \
    PART_space_sweeps(GROUP) \
    PART_face_sweeps(GROUP) \
    PART_capsule_sweeps(GROUP) \
    PART_obb_sweeps(GROUP) \
    PART_box_sweeps(GROUP) \
    PART_face_box_sweeps(GROUP) \
    PART_polygon_sweeps(GROUP) \
    PART_arcs(GROUP) \
    PART_mesh_moves(GROUP) \
    PART_core_moves(GROUP) \
    PART_nearest(GROUP) \
    PART_nearest_sweeps(GROUP) \
    PART_views(GROUP) \
    PART_contract(GROUP) \
    PART_aliasing(GROUP)

/* An image of one group. */
#define GROUP_wide(GROUP) GROUP(wide)
#define GROUP_wide_products(GROUP) GROUP(wide_products)
#define GROUP_wide_crossing(GROUP) GROUP(wide_crossing)
#define GROUP_wide_volume_hint(GROUP) GROUP(wide_volume_hint)
#define GROUP_wide_beside(GROUP) GROUP(wide_beside)
#define GROUP_wide_signed(GROUP) GROUP(wide_signed)
#define GROUP_wide_divide(GROUP) GROUP(wide_divide)
#define GROUP_wide_root(GROUP) GROUP(wide_root)
#define GROUP_wide_256(GROUP) GROUP(wide_256)
#define GROUP_wide_far(GROUP) GROUP(wide_far)
#define GROUP_wide_long(GROUP) GROUP(wide_long)
#define GROUP_arith(GROUP) GROUP(arith)
#define GROUP_float_words(GROUP) GROUP(float_words)
#define GROUP_arith3_near(GROUP) GROUP(arith3_near)
#define GROUP_arith3_far(GROUP) GROUP(arith3_far)
#define GROUP_number(GROUP) GROUP(number)
#define GROUP_version(GROUP) GROUP(version)
#define GROUP_selftest(GROUP) GROUP(selftest)
#define GROUP_scalar(GROUP) GROUP(scalar)
#define GROUP_angle(GROUP) GROUP(angle)
#define GROUP_transform(GROUP) GROUP(transform)
#define GROUP_vec3(GROUP) GROUP(vec3)
#define GROUP_vec2(GROUP) GROUP(vec2)
#define GROUP_text(GROUP) GROUP(text)
#define GROUP_hash_scalar(GROUP) GROUP(hash_scalar)
#define GROUP_hash_angle(GROUP) GROUP(hash_angle)
#define GROUP_hash_transform(GROUP) GROUP(hash_transform)
#define GROUP_hash_text(GROUP) GROUP(hash_text)
#define GROUP_hash_vec2(GROUP) GROUP(hash_vec2)
#define GROUP_hash_inline(GROUP) GROUP(hash_inline)
#define GROUP_hash_selftest(GROUP) GROUP(hash_selftest)
#define GROUP_aabb(GROUP) GROUP(aabb)
#define GROUP_aabb_line(GROUP) GROUP(aabb_line)
#define GROUP_hash_aabb_line(GROUP) GROUP(hash_aabb_line)
#define GROUP_aabb_aabb(GROUP) GROUP(aabb_aabb)
#define GROUP_aabb_sphere(GROUP) GROUP(aabb_sphere)
#define GROUP_aabb_point(GROUP) GROUP(aabb_point)
#define GROUP_aabb_capsule(GROUP) GROUP(aabb_capsule)
#define GROUP_aabb_from(GROUP) GROUP(aabb_from)
#define GROUP_bounds(GROUP) GROUP(bounds)
#define GROUP_hash_boxes(GROUP) GROUP(hash_boxes)
#define GROUP_hash_aabb_capsule(GROUP) GROUP(hash_aabb_capsule)
#define GROUP_plane_axis_line(GROUP) GROUP(plane_axis_line)
#define GROUP_plane_line(GROUP) GROUP(plane_line)
#define GROUP_plane_side(GROUP) GROUP(plane_side)
#define GROUP_plane_from(GROUP) GROUP(plane_from)
#define GROUP_plane_point(GROUP) GROUP(plane_point)
#define GROUP_hash_plane(GROUP) GROUP(hash_plane)
#define GROUP_disc_line(GROUP) GROUP(disc_line)
#define GROUP_disc_point(GROUP) GROUP(disc_point)
#define GROUP_disc_capsule(GROUP) GROUP(disc_capsule)
#define GROUP_hash_disc(GROUP) GROUP(hash_disc)
#define GROUP_hash_disc_capsule(GROUP) GROUP(hash_disc_capsule)
#define GROUP_rect(GROUP) GROUP(rect)
#define GROUP_rect_line(GROUP) GROUP(rect_line)
#define GROUP_rect_point(GROUP) GROUP(rect_point)
#define GROUP_rect_from(GROUP) GROUP(rect_from)
#define GROUP_hash_rect(GROUP) GROUP(hash_rect)
#define GROUP_obb_line(GROUP) GROUP(obb_line)
#define GROUP_obb_rest(GROUP) GROUP(obb_rest)
#define GROUP_obb_from(GROUP) GROUP(obb_from)
#define GROUP_obb_boxes(GROUP) GROUP(obb_boxes)
#define GROUP_obb_words(GROUP) GROUP(obb_words)
#define GROUP_obb_capsule(GROUP) GROUP(obb_capsule)
#define GROUP_obb_triangle(GROUP) GROUP(obb_triangle)
#define GROUP_hash_obb(GROUP) GROUP(hash_obb)
#define GROUP_hash_obb_capsule(GROUP) GROUP(hash_obb_capsule)
#define GROUP_hash_obb_triangle(GROUP) GROUP(hash_obb_triangle)
#define GROUP_segment2_line(GROUP) GROUP(segment2_line)
#define GROUP_segment2_point(GROUP) GROUP(segment2_point)
#define GROUP_segment2_pairs(GROUP) GROUP(segment2_pairs)
#define GROUP_hash_segment2(GROUP) GROUP(hash_segment2)
#define GROUP_polygon2(GROUP) GROUP(polygon2)
#define GROUP_polygon2_solids(GROUP) GROUP(polygon2_solids)
#define GROUP_polygon2_line(GROUP) GROUP(polygon2_line)
#define GROUP_polygon2_near(GROUP) GROUP(polygon2_near)
#define GROUP_hash_polygon2(GROUP) GROUP(hash_polygon2)
#define GROUP_hash_polygon2_lines(GROUP) GROUP(hash_polygon2_lines)
#define GROUP_capsule_solids(GROUP) GROUP(capsule_solids)
#define GROUP_capsule_line(GROUP) GROUP(capsule_line)
#define GROUP_capsule_point(GROUP) GROUP(capsule_point)
#define GROUP_capsule_off(GROUP) GROUP(capsule_off)
#define GROUP_capsule_sides(GROUP) GROUP(capsule_sides)
#define GROUP_hash_capsule(GROUP) GROUP(hash_capsule)
#define GROUP_cylinder_solids(GROUP) GROUP(cylinder_solids)
#define GROUP_cylinder_point(GROUP) GROUP(cylinder_point)
#define GROUP_cylinder_line(GROUP) GROUP(cylinder_line)
#define GROUP_hash_cylinder(GROUP) GROUP(hash_cylinder)
#define GROUP_capsule2_solids(GROUP) GROUP(capsule2_solids)
#define GROUP_capsule2_point(GROUP) GROUP(capsule2_point)
#define GROUP_capsule2_off(GROUP) GROUP(capsule2_off)
#define GROUP_capsule2_rest(GROUP) GROUP(capsule2_rest)
#define GROUP_capsule2_line(GROUP) GROUP(capsule2_line)
#define GROUP_hash_capsule2(GROUP) GROUP(hash_capsule2)
#define GROUP_segment_pairs(GROUP) GROUP(segment_pairs)
#define GROUP_segment_distances(GROUP) GROUP(segment_distances)
#define GROUP_hash_segment(GROUP) GROUP(hash_segment)
#define GROUP_ball_line(GROUP) GROUP(ball_line)
#define GROUP_ball_images(GROUP) GROUP(ball_images)
#define GROUP_ball_mirrored(GROUP) GROUP(ball_mirrored)
#define GROUP_ball_point(GROUP) GROUP(ball_point)
#define GROUP_ball_ball(GROUP) GROUP(ball_ball)
#define GROUP_hash_ball(GROUP) GROUP(hash_ball)
#define GROUP_face_line(GROUP) GROUP(face_line)
#define GROUP_face_seam(GROUP) GROUP(face_seam)
#define GROUP_face_place(GROUP) GROUP(face_place)
#define GROUP_face_article(GROUP) GROUP(face_article)
#define GROUP_hash_face(GROUP) GROUP(hash_face)
#define GROUP_face_point(GROUP) GROUP(face_point)
#define GROUP_face_surface(GROUP) GROUP(face_surface)
#define GROUP_face_sphere(GROUP) GROUP(face_sphere)
#define GROUP_face_capsule(GROUP) GROUP(face_capsule)
#define GROUP_face_aabb(GROUP) GROUP(face_aabb)
#define GROUP_face_lines(GROUP) GROUP(face_lines)
#define GROUP_face_rest_images(GROUP) GROUP(face_rest_images)
#define GROUP_triangle_pairs(GROUP) GROUP(triangle_pairs)
#define GROUP_hash_face_rest(GROUP) GROUP(hash_face_rest)
#define GROUP_hash_triangle_pairs(GROUP) GROUP(hash_triangle_pairs)
#define GROUP_hash_face_capsule(GROUP) GROUP(hash_face_capsule)
#define GROUP_mesh_line(GROUP) GROUP(mesh_line)
#define GROUP_mesh_loop(GROUP) GROUP(mesh_loop)
#define GROUP_mesh_rest(GROUP) GROUP(mesh_rest)
#define GROUP_mesh_inside(GROUP) GROUP(mesh_inside)
#define GROUP_hash_mesh(GROUP) GROUP(hash_mesh)
#define GROUP_hash_mesh_rest(GROUP) GROUP(hash_mesh_rest)
#define GROUP_hash_mesh_inside(GROUP) GROUP(hash_mesh_inside)
#define GROUP_contact_solids(GROUP) GROUP(contact_solids)
#define GROUP_contact_flats(GROUP) GROUP(contact_flats)
#define GROUP_contact_faces(GROUP) GROUP(contact_faces)
#define GROUP_contact_clip(GROUP) GROUP(contact_clip)
#define GROUP_hash_contact(GROUP) GROUP(hash_contact)
#define GROUP_hash_contact_solids(GROUP) GROUP(hash_contact_solids)
#define GROUP_contact_cores(GROUP) GROUP(contact_cores)
#define GROUP_contact_core_meshes(GROUP) GROUP(contact_core_meshes)
#define GROUP_contact_core_boxes(GROUP) GROUP(contact_core_boxes)
#define GROUP_contact_core_obbs(GROUP) GROUP(contact_core_obbs)
#define GROUP_hash_contact_cores(GROUP) GROUP(hash_contact_cores)
#define GROUP_separate_boxes(GROUP) GROUP(separate_boxes)
#define GROUP_separate_balls(GROUP) GROUP(separate_balls)
#define GROUP_separate_faces(GROUP) GROUP(separate_faces)
#define GROUP_separate_places(GROUP) GROUP(separate_places)
#define GROUP_separate_space(GROUP) GROUP(separate_space)
#define GROUP_separate_space_places(GROUP) GROUP(separate_space_places)
#define GROUP_separate_flat(GROUP) GROUP(separate_flat)
#define GROUP_separate_walls(GROUP) GROUP(separate_walls)
#define GROUP_hash_separate(GROUP) GROUP(hash_separate)
#define GROUP_hash_separate_space(GROUP) GROUP(hash_separate_space)
#define GROUP_hash_separate_flat(GROUP) GROUP(hash_separate_flat)
#define GROUP_separate_obb(GROUP) GROUP(separate_obb)
#define GROUP_separate_obb_places(GROUP) GROUP(separate_obb_places)
#define GROUP_hash_separate_obb(GROUP) GROUP(hash_separate_obb)
#define GROUP_sweep2(GROUP) GROUP(sweep2)
#define GROUP_sweep2_round(GROUP) GROUP(sweep2_round)
#define GROUP_sweep2_rect(GROUP) GROUP(sweep2_rect)
#define GROUP_hash_sweep2(GROUP) GROUP(hash_sweep2)
#define GROUP_sweep_plane(GROUP) GROUP(sweep_plane)
#define GROUP_sweep_round(GROUP) GROUP(sweep_round)
#define GROUP_sweep_box(GROUP) GROUP(sweep_box)
#define GROUP_hash_sweep(GROUP) GROUP(hash_sweep)
#define GROUP_hash_sweep_box(GROUP) GROUP(hash_sweep_box)
#define GROUP_sweep_face(GROUP) GROUP(sweep_face)
#define GROUP_hash_sweep_face(GROUP) GROUP(hash_sweep_face)
#define GROUP_sweep_capsule(GROUP) GROUP(sweep_capsule)
#define GROUP_sweep_capsule_ball(GROUP) GROUP(sweep_capsule_ball)
#define GROUP_sweep_capsule_core(GROUP) GROUP(sweep_capsule_core)
#define GROUP_hash_sweep_capsule(GROUP) GROUP(hash_sweep_capsule)
#define GROUP_sweep_obb(GROUP) GROUP(sweep_obb)
#define GROUP_hash_sweep_obb(GROUP) GROUP(hash_sweep_obb)
#define GROUP_sweep_boxes(GROUP) GROUP(sweep_boxes)
#define GROUP_sweep_rest(GROUP) GROUP(sweep_rest)
#define GROUP_hash_sweep_boxes(GROUP) GROUP(hash_sweep_boxes)
#define GROUP_sweep_face_box(GROUP) GROUP(sweep_face_box)
#define GROUP_hash_sweep_face_box(GROUP) GROUP(hash_sweep_face_box)
#define GROUP_sweep2_polygon(GROUP) GROUP(sweep2_polygon)
#define GROUP_sweep2_polygon_places(GROUP) GROUP(sweep2_polygon_places)
#define GROUP_hash_sweep2_polygon(GROUP) GROUP(hash_sweep2_polygon)
#define GROUP_arc2(GROUP) GROUP(arc2)
#define GROUP_arc2_places(GROUP) GROUP(arc2_places)
#define GROUP_hash_arc2(GROUP) GROUP(hash_arc2)
#define GROUP_separate_mesh(GROUP) GROUP(separate_mesh)
#define GROUP_hash_separate_mesh(GROUP) GROUP(hash_separate_mesh)
#define GROUP_separate_cores(GROUP) GROUP(separate_cores)
#define GROUP_separate_core_places(GROUP) GROUP(separate_core_places)
#define GROUP_hash_separate_cores(GROUP) GROUP(hash_separate_cores)
#define GROUP_nearest(GROUP) GROUP(nearest)
#define GROUP_hash_nearest(GROUP) GROUP(hash_nearest)
#define GROUP_sweep_nearest(GROUP) GROUP(sweep_nearest)
#define GROUP_sweep_nearest_faces(GROUP) GROUP(sweep_nearest_faces)
#define GROUP_sweep_nearest_flat(GROUP) GROUP(sweep_nearest_flat)
#define GROUP_sweep_nearest_loop(GROUP) GROUP(sweep_nearest_loop)
#define GROUP_hash_sweep_nearest(GROUP) GROUP(hash_sweep_nearest)
#define GROUP_frustum(GROUP) GROUP(frustum)
#define GROUP_frustum_exact(GROUP) GROUP(frustum_exact)
#define GROUP_frustum_corners(GROUP) GROUP(frustum_corners)
#define GROUP_hash_frustum(GROUP) GROUP(hash_frustum)
#define GROUP_camera(GROUP) GROUP(camera)
#define GROUP_camera_ray(GROUP) GROUP(camera_ray)
#define GROUP_camera_bounds(GROUP) GROUP(camera_bounds)
#define GROUP_mat4(GROUP) GROUP(mat4)
#define GROUP_mat4_fits(GROUP) GROUP(mat4_fits)
#define GROUP_frustum_from_mat4(GROUP) GROUP(frustum_from_mat4)
#define GROUP_hash_camera(GROUP) GROUP(hash_camera)
#define GROUP_contract_casts(GROUP) GROUP(contract_casts)
#define GROUP_contract_ordinary(GROUP) GROUP(contract_ordinary)
#define GROUP_bounce(GROUP) GROUP(bounce)
#define GROUP_hit_types(GROUP) GROUP(hit_types)
#define GROUP_aliasing(GROUP) GROUP(aliasing)

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
    GROUP(aabb_capsule) \
    GROUP(plane) \
    GROUP(disc) \
    GROUP(disc_capsule) \
    GROUP(rect) \
    GROUP(obb) \
    GROUP(obb_capsule) \
    GROUP(obb_triangle) \
    GROUP(segment2) \
    GROUP(polygon2) \
    GROUP(polygon2_lines) \
    GROUP(capsule) \
    GROUP(cylinder) \
    GROUP(capsule2) \
    GROUP(segment) \
    GROUP(ball) \
    GROUP(face) \
    GROUP(face_rest) \
    GROUP(triangle_pairs) \
    GROUP(face_capsule) \
    GROUP(mesh) \
    GROUP(mesh_rest) \
    GROUP(mesh_inside) \
    GROUP(contact) \
    GROUP(contact_solids) \
    GROUP(contact_cores) \
    GROUP(separate) \
    GROUP(separate_space) \
    GROUP(separate_flat) \
    GROUP(separate_obb) \
    GROUP(sweep2) \
    GROUP(sweep) \
    GROUP(sweep_box) \
    GROUP(sweep_face) \
    GROUP(sweep_capsule) \
    GROUP(sweep_obb) \
    GROUP(sweep_boxes) \
    GROUP(sweep_face_box) \
    GROUP(sweep2_polygon) \
    GROUP(arc2) \
    GROUP(separate_mesh) \
    GROUP(separate_cores) \
    GROUP(nearest) \
    GROUP(sweep_nearest) \
    GROUP(frustum) \
    GROUP(camera)

/* The types of shapes that have a linecast. */
#define CAST_TYPES(TYPE) \
    TYPE(sphere) \
    TYPE(capsule) \
    TYPE(cylinder) \
    TYPE(circle) \
    TYPE(capsule2) \
    TYPE(aabb) \
    TYPE(rect) \
    TYPE(obb) \
    TYPE(segment2) \
    TYPE(polygon2) \
    TYPE(plane) \
    TYPE(triangle) \
    TYPE(parallelogram) \
    TYPE(disc)

/* With planes across an axis. */
enum { CAST_KINDS = 17 };

#define DECLARE_GROUP(group) void test_##group(void);
PARTS(DECLARE_GROUP)

#endif
