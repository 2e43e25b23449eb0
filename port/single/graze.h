/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * graze.h: graze 0.9.0, all of the library, written by toolchain/amalgamate from the files named below.
 * A comment that several files have stands where it occurs first. The words of private headers are specified in src/.
 * Permission is granted by the MIT licence, in the file LICENSE of graze.
 */

/* ---- include/graze/graze.h ---- */
/**
 * @file
 * graze: exact intersection queries on machines too small for floats.
 *
 * A name consists of graze_, the shape, the verb, and the other shape. The verb determines the
 * result:
 *
 *     verb                             result
 *     -------------------------------  ------------------------------------------------------------
 *     overlaps, contains               bool: closed sets, exact, no division, no root
 *     linecast (a segment),            graze_result, and a hit if you pass one: the first point of
 *     raycast (a ray)                  the line in the shape
 *     linecast_exit, raycast_exit      the same for the last point of the line in a solid
 *     side_of, classify                graze_side, graze_view: the side of a surface, exact
 *     closest_point, distance, ...     a construction: its comment says how it rounds
 *     from_...                         a shape or a hit, made from other data
 *     graze_nearest_..._linecast       the first shape of an array on the line
 *
 * Structures are passed by const pointer, and results are written through the last pointers. The
 * functions of vector algebra take vectors by value. No routine allocates memory, keeps state,
 * calls a library or reports an error: every input is valid and has a defined result. There is
 * one exception: the indices of a mesh MUST be indices of its vertices.
 *
 * A result may alias an argument of the same type, as in graze_aabb_merge(&a, &b, &a). A hit, and
 * a result of any other type, MUST NOT overlap the shape or the line, unless the comment of the
 * routine allows it.
 *
 * Structures have the alignment of their members, 4 bytes (frustums 8 bytes, the array of indices
 * of a mesh 2 bytes), and no padding. A graze_mesh contains pointers, and may have padding.
 *
 * Every routine is re-entrant: threads, cores and interrupt handlers may call any routine at the
 * same time, with the same shapes, as long as nobody writes to these shapes. A handler needs the
 * stack that tests/bench/RESULTS.md lists. In the float build on an FPU it also needs its
 * floating-point registers saved, as Cortex-M does by default.
 *
 * In the small world, GRAZE_SMALL_WORLD=1 (see number.h), queries clamp their arguments. The
 * result is the exact one for the clamped numbers. The same limits hold for all shapes, for the
 * elements of arrays, and for the vertices of meshes:
 *
 *     argument                                           clamped to
 *     -------------------------------------------------  ------------------------------------------
 *     positions: points, centers, corners, the ends of   [-8192, 8192) units: raw -2^29 to 2^29 - 1
 *     segments, the origins of rays, the point of a
 *     plane, the coordinate of a plane across an axis
 *     dir of a ray; u and v of a parallelogram           the same, each component
 *     radii, half extents                                the same: a negative one stays negative
 *     axes of an oriented box in a query with a box      [-1, 1], each component
 *     the center of a box that is made from other data   as a position
 *     sizes of such a box, normals, t_max, counts,       not clamped
 *     axes in other queries
 *     scalars, vectors, text, angles, transforms,        not clamped: as in the fixed build
 *     cameras, frustums, 4x4 matrices
 *
 * If a hit contains a copy of an argument, such as the start of a line, it is a copy of the
 * clamped argument. Computed results may lie outside the limits: the point of a hit on a ray with
 * a huge t, or the far corner of a parallelogram. A box that lies beyond the world on an axis
 * becomes a flat box on the border of the world, even if it was inverted on that axis.
 */
#ifndef GRAZE_H
#define GRAZE_H
/* clang-format off */
/* Made by `make names`. */

/* ---- include/graze/number.h ---- */
/**
 * @file
 * The number types of graze, and the switch that selects them.
 *
 * GRAZE_FLOAT 0, the default, is the fixed build: a graze_scalar is Q16.16, a whole number of
 * 1/65536 in an int32_t. Every bit pattern is a valid number. The range is -32768 to 32767.99998.
 * A raw unit is 1/65536.
 *
 * GRAZE_FLOAT 1 is the float build: a graze_scalar is a float, and results are as good as
 * binary32 allows.
 *
 * Both builds have the same API. A source file uses one of them. A program may contain both,
 * since the float build exports other names (see names.h) and has its own archive.
 *
 * Set the switch with -DGRAZE_FLOAT=1; or, if you can't pass flags, in a file graze_config.h on
 * the include path. A value other than 0 and 1 is an error. If the flag and the file have
 * different values, that is an error too.
 */
#ifndef GRAZE_NUMBER_H
#define GRAZE_NUMBER_H
#include <float.h>
#include <stdbool.h>
#include <stdint.h>
/* Names up to the next endcond are internal: they test the switches. */
/** @cond internal */
/* GRAZE_FLOAT_VALUE(x) is 1 for 0, and 2 for 1; for others it is a name, which #if takes for 0. */
#define GRAZE_FLOAT_VALUE(x)  GRAZE_FLOAT_VALUE_(x)
#define GRAZE_FLOAT_VALUE_(x) GRAZE_FLOAT_VALUE_##x
#define GRAZE_FLOAT_VALUE_0   1
#define GRAZE_FLOAT_VALUE_1   2
#if !defined(GRAZE_FLOAT)
#define GRAZE_FLOAT_BY_FLAG 0
#elif GRAZE_FLOAT_VALUE(GRAZE_FLOAT) == 1
#define GRAZE_FLOAT_BY_FLAG 1
#else
#define GRAZE_FLOAT_BY_FLAG 2
#endif
#if defined(__has_include)
#if __has_include("graze_config.h")
#include "graze_config.h"
#endif
#endif
/** @endcond */
#ifndef GRAZE_FLOAT
/** Selects the number type: 0 for Q16.16, 1 for float. */
#define GRAZE_FLOAT 0
#endif
#if !GRAZE_FLOAT_VALUE(GRAZE_FLOAT)
#error "GRAZE_FLOAT must be 0 or 1"
#elif GRAZE_FLOAT_BY_FLAG && GRAZE_FLOAT_BY_FLAG != GRAZE_FLOAT_VALUE(GRAZE_FLOAT)
#error "graze_config.h and a compiler flag give GRAZE_FLOAT different values"
#endif
#ifndef GRAZE_SMALL_WORLD
/**
 * Selects the small world if it is 1, in the fixed build only: coordinates are clamped to [-8192,
 * 8192) units, and the library contains no code for other coordinates. graze.h lists which
 * arguments are clamped. Set it, like GRAZE_FLOAT, for the library and for the programs that call
 * it; the small world exports names of its own.
 */
#define GRAZE_SMALL_WORLD 0
#endif
#if !GRAZE_FLOAT_VALUE(GRAZE_SMALL_WORLD)
#error "GRAZE_SMALL_WORLD must be 0 or 1"
#elif GRAZE_SMALL_WORLD && GRAZE_FLOAT
#error "GRAZE_SMALL_WORLD is for the fixed build: not with GRAZE_FLOAT"
#endif
#ifndef GRAZE_NO_ASM
/**
 * 1: the fixed build is compiled from C alone. By default gcc and clang compile the products of two
 * words for Cortex-M0, M0+, M1 and M23, and short divisions for all of these but M23, from the
 * assembly of port/cortex_m0/. The products need about half the instructions of the C. The results
 * are the same. Only the library tests this switch.
 */
#define GRAZE_NO_ASM 0
#endif
#if !GRAZE_FLOAT_VALUE(GRAZE_NO_ASM)
#error "GRAZE_NO_ASM must be 0 or 1"
#endif
#ifndef GRAZE_SMALL_CODE
/**
 * 1: at -Os gcc compiles all of the library for size. By default it compiles the routines for near
 * coordinates as at -O2. On Cortex-M3 an average routine then takes a sixth fewer instructions and
 * 7 % more flash, and the whole library 27 % more; on M0 that is done for boxes only. The float
 * build does not need it. The results are the same. Only the library tests this switch.
 */
#define GRAZE_SMALL_CODE 0
#endif
#if !GRAZE_FLOAT_VALUE(GRAZE_SMALL_CODE)
#error "GRAZE_SMALL_CODE must be 0 or 1"
#endif
/* ---- include/graze/names.h ---- */
/*
 * The float build exports grazef_ names, so that a float caller who is given the fixed library
 * fails to link instead of reading integers as floats, and one program can hold both builds.
 * You always write graze_. The types are renamed as well, so that C++ sees two types, not one
 * type defined twice.
 *
 * Made by `make names`.
 */
#ifndef GRAZE_NAMES_H
#define GRAZE_NAMES_H
#if GRAZE_FLOAT
#define graze_aabb           grazef_aabb
#define graze_camera         grazef_camera
#define graze_circle         grazef_circle
#define graze_disc           grazef_disc
#define graze_normal         grazef_normal
#define graze_frustum        grazef_frustum
#define graze_segment        grazef_segment
#define graze_ray            grazef_ray
#define graze_line_hit       grazef_line_hit
#define graze_ray_hit        grazef_ray_hit
#define graze_face_line_hit  grazef_face_line_hit
#define graze_face_ray_hit   grazef_face_ray_hit
#define graze_segment2       grazef_segment2
#define graze_ray2           grazef_ray2
#define graze_line_hit2      grazef_line_hit2
#define graze_ray_hit2       grazef_ray_hit2
#define graze_mat4           grazef_mat4
#define graze_matrix         grazef_matrix
#define graze_mesh           grazef_mesh
#define graze_scalar         grazef_scalar
#define graze_fraction       grazef_fraction
#define graze_wide           grazef_wide
#define graze_obb            grazef_obb
#define graze_plane          grazef_plane
#define graze_quaternion     grazef_quaternion
#define graze_rect           grazef_rect
#define graze_wall_line_hit2 grazef_wall_line_hit2
#define graze_wall_ray_hit2  grazef_wall_ray_hit2
#define graze_sphere         grazef_sphere
#define graze_vec2           grazef_vec2
#define graze_vec3           grazef_vec3
#define graze_mul       grazef_mul
#define graze_div       grazef_div
#define graze_sqrt      grazef_sqrt
#define graze_from_wide grazef_from_wide
#define graze_angle_from_degrees grazef_angle_from_degrees
#define graze_angle_from_radians grazef_angle_from_radians
#define graze_angle_to_degrees   grazef_angle_to_degrees
#define graze_angle_to_radians   grazef_angle_to_radians
#define graze_sin                grazef_sin
#define graze_cos                grazef_cos
#define graze_sincos             grazef_sincos
#define graze_tan                grazef_tan
#define graze_sin_radians        grazef_sin_radians
#define graze_cos_radians        grazef_cos_radians
#define graze_tan_radians        grazef_tan_radians
#define graze_atan2              grazef_atan2
#define graze_asin               grazef_asin
#define graze_acos               grazef_acos
#define graze_from_text grazef_from_text
#define graze_to_text   grazef_to_text
#define graze_vec3_dot       grazef_vec3_dot
#define graze_vec3_length_sq grazef_vec3_length_sq
#define graze_vec3_cross     grazef_vec3_cross
#define graze_vec3_lerp      grazef_vec3_lerp
#define graze_vec3_length    grazef_vec3_length
#define graze_vec3_distance  grazef_vec3_distance
#define graze_vec3_normalize grazef_vec3_normalize
#define graze_vec3_reflect   grazef_vec3_reflect
#define graze_vec3_slide     grazef_vec3_slide
#define graze_vec2_dot       grazef_vec2_dot
#define graze_vec2_length_sq grazef_vec2_length_sq
#define graze_vec2_cross     grazef_vec2_cross
#define graze_vec2_lerp      grazef_vec2_lerp
#define graze_vec2_length    grazef_vec2_length
#define graze_vec2_distance  grazef_vec2_distance
#define graze_vec2_normalize grazef_vec2_normalize
#define graze_vec2_reflect   grazef_vec2_reflect
#define graze_vec2_slide     grazef_vec2_slide
#define graze_vec2_rotate    grazef_vec2_rotate
#define graze_sphere_contains_point   grazef_sphere_contains_point
#define graze_sphere_overlaps_sphere  grazef_sphere_overlaps_sphere
#define graze_sphere_closest_point    grazef_sphere_closest_point
#define graze_sphere_distance         grazef_sphere_distance
#define graze_sphere_off_surface      grazef_sphere_off_surface
#define graze_sphere_overlaps_segment grazef_sphere_overlaps_segment
#define graze_sphere_overlaps_ray     grazef_sphere_overlaps_ray
#define graze_sphere_linecast         grazef_sphere_linecast
#define graze_sphere_linecast_exit    grazef_sphere_linecast_exit
#define graze_sphere_raycast          grazef_sphere_raycast
#define graze_sphere_raycast_exit     grazef_sphere_raycast_exit
#define graze_circle_contains_point   grazef_circle_contains_point
#define graze_circle_overlaps_circle  grazef_circle_overlaps_circle
#define graze_circle_closest_point    grazef_circle_closest_point
#define graze_circle_distance         grazef_circle_distance
#define graze_circle_off_surface      grazef_circle_off_surface
#define graze_circle_overlaps_segment grazef_circle_overlaps_segment
#define graze_circle_overlaps_ray     grazef_circle_overlaps_ray
#define graze_circle_linecast         grazef_circle_linecast
#define graze_circle_linecast_exit    grazef_circle_linecast_exit
#define graze_circle_raycast          grazef_circle_raycast
#define graze_circle_raycast_exit     grazef_circle_raycast_exit
#define graze_aabb_contains_point   grazef_aabb_contains_point
#define graze_aabb_overlaps_aabb    grazef_aabb_overlaps_aabb
#define graze_aabb_contains_aabb    grazef_aabb_contains_aabb
#define graze_aabb_overlaps_sphere  grazef_aabb_overlaps_sphere
#define graze_aabb_closest_point    grazef_aabb_closest_point
#define graze_aabb_distance         grazef_aabb_distance
#define graze_aabb_distance_sq      grazef_aabb_distance_sq
#define graze_aabb_off_surface      grazef_aabb_off_surface
#define graze_aabb_from_center_size grazef_aabb_from_center_size
#define graze_aabb_from_points      grazef_aabb_from_points
#define graze_aabb_merge            grazef_aabb_merge
#define graze_aabb_overlaps_segment grazef_aabb_overlaps_segment
#define graze_aabb_overlaps_ray     grazef_aabb_overlaps_ray
#define graze_aabb_linecast         grazef_aabb_linecast
#define graze_aabb_linecast_exit    grazef_aabb_linecast_exit
#define graze_aabb_raycast          grazef_aabb_raycast
#define graze_aabb_raycast_exit     grazef_aabb_raycast_exit
#define graze_rect_contains_point   grazef_rect_contains_point
#define graze_rect_overlaps_rect    grazef_rect_overlaps_rect
#define graze_rect_contains_rect    grazef_rect_contains_rect
#define graze_rect_overlaps_circle  grazef_rect_overlaps_circle
#define graze_rect_closest_point    grazef_rect_closest_point
#define graze_rect_distance         grazef_rect_distance
#define graze_rect_distance_sq      grazef_rect_distance_sq
#define graze_rect_off_surface      grazef_rect_off_surface
#define graze_rect_from_center_size grazef_rect_from_center_size
#define graze_rect_from_points      grazef_rect_from_points
#define graze_rect_merge            grazef_rect_merge
#define graze_rect_overlaps_segment grazef_rect_overlaps_segment
#define graze_rect_overlaps_ray     grazef_rect_overlaps_ray
#define graze_rect_linecast         grazef_rect_linecast
#define graze_rect_linecast_exit    grazef_rect_linecast_exit
#define graze_rect_raycast          grazef_rect_raycast
#define graze_rect_raycast_exit     grazef_rect_raycast_exit
#define graze_quaternion_from_axis_angle grazef_quaternion_from_axis_angle
#define graze_quaternion_multiply        grazef_quaternion_multiply
#define graze_quaternion_normalize       grazef_quaternion_normalize
#define graze_quaternion_rotate          grazef_quaternion_rotate
#define graze_matrix_transform_point     grazef_matrix_transform_point
#define graze_matrix_transform_direction grazef_matrix_transform_direction
#define graze_matrix_multiply            grazef_matrix_multiply
#define graze_matrix_inverse_rigid       grazef_matrix_inverse_rigid
#define graze_matrix_from_quaternion     grazef_matrix_from_quaternion
#define graze_matrix_look_at             grazef_matrix_look_at
#define graze_obb_contains_point   grazef_obb_contains_point
#define graze_obb_overlaps_aabb    grazef_obb_overlaps_aabb
#define graze_obb_overlaps_obb     grazef_obb_overlaps_obb
#define graze_obb_closest_point    grazef_obb_closest_point
#define graze_obb_overlaps_sphere  grazef_obb_overlaps_sphere
#define graze_obb_overlaps_segment grazef_obb_overlaps_segment
#define graze_obb_overlaps_ray     grazef_obb_overlaps_ray
#define graze_obb_linecast         grazef_obb_linecast
#define graze_obb_linecast_exit    grazef_obb_linecast_exit
#define graze_obb_raycast          grazef_obb_raycast
#define graze_obb_raycast_exit     grazef_obb_raycast_exit
#define graze_obb_from_axes        grazef_obb_from_axes
#define graze_obb_from_matrix      grazef_obb_from_matrix
#define graze_obb_from_quaternion  grazef_obb_from_quaternion
#define graze_segment2_overlaps_segment grazef_segment2_overlaps_segment
#define graze_segment2_overlaps_ray     grazef_segment2_overlaps_ray
#define graze_segment2_linecast         grazef_segment2_linecast
#define graze_segment2_raycast          grazef_segment2_raycast
#define graze_segment2_closest_point    grazef_segment2_closest_point
#define graze_segment2_distance         grazef_segment2_distance
#define graze_plane_from_points     grazef_plane_from_points
#define graze_plane_distance        grazef_plane_distance
#define graze_plane_project_point   grazef_plane_project_point
#define graze_plane_side_of_point   grazef_plane_side_of_point
#define graze_plane_classify_aabb   grazef_plane_classify_aabb
#define graze_plane_classify_sphere grazef_plane_classify_sphere
#define graze_plane_linecast        grazef_plane_linecast
#define graze_plane_raycast         grazef_plane_raycast
#define graze_plane_xy_linecast     grazef_plane_xy_linecast
#define graze_plane_xz_linecast     grazef_plane_xz_linecast
#define graze_plane_yz_linecast     grazef_plane_yz_linecast
#define graze_plane_xy_raycast      grazef_plane_xy_raycast
#define graze_plane_xz_raycast      grazef_plane_xz_raycast
#define graze_plane_yz_raycast      grazef_plane_yz_raycast
#define graze_triangle_overlaps_segment       grazef_triangle_overlaps_segment
#define graze_triangle_overlaps_ray           grazef_triangle_overlaps_ray
#define graze_triangle_linecast               grazef_triangle_linecast
#define graze_triangle_raycast                grazef_triangle_raycast
#define graze_triangle_linecast_front         grazef_triangle_linecast_front
#define graze_triangle_raycast_front          grazef_triangle_raycast_front
#define graze_triangle_barycentric_of_segment grazef_triangle_barycentric_of_segment
#define graze_triangle_barycentric_of_ray     grazef_triangle_barycentric_of_ray
#define graze_triangle_closest_point          grazef_triangle_closest_point
#define graze_triangle_distance               grazef_triangle_distance
#define graze_triangle_overlaps_sphere        grazef_triangle_overlaps_sphere
#define graze_triangle_overlaps_aabb          grazef_triangle_overlaps_aabb
#define graze_triangle_normal                 grazef_triangle_normal
#define graze_triangle_off_surface            grazef_triangle_off_surface
#define graze_parallelogram_overlaps_segment       grazef_parallelogram_overlaps_segment
#define graze_parallelogram_overlaps_ray           grazef_parallelogram_overlaps_ray
#define graze_parallelogram_linecast               grazef_parallelogram_linecast
#define graze_parallelogram_raycast                grazef_parallelogram_raycast
#define graze_parallelogram_linecast_front         grazef_parallelogram_linecast_front
#define graze_parallelogram_raycast_front          grazef_parallelogram_raycast_front
#define graze_parallelogram_barycentric_of_segment grazef_parallelogram_barycentric_of_segment
#define graze_parallelogram_barycentric_of_ray     grazef_parallelogram_barycentric_of_ray
#define graze_parallelogram_closest_point          grazef_parallelogram_closest_point
#define graze_parallelogram_distance               grazef_parallelogram_distance
#define graze_parallelogram_overlaps_sphere        grazef_parallelogram_overlaps_sphere
#define graze_parallelogram_overlaps_aabb          grazef_parallelogram_overlaps_aabb
#define graze_parallelogram_normal                 grazef_parallelogram_normal
#define graze_parallelogram_off_surface            grazef_parallelogram_off_surface
#define graze_disc_overlaps_segment grazef_disc_overlaps_segment
#define graze_disc_overlaps_ray     grazef_disc_overlaps_ray
#define graze_disc_linecast         grazef_disc_linecast
#define graze_disc_raycast          grazef_disc_raycast
#define graze_disc_closest_point    grazef_disc_closest_point
#define graze_mesh_overlaps_segment grazef_mesh_overlaps_segment
#define graze_mesh_overlaps_ray     grazef_mesh_overlaps_ray
#define graze_mesh_linecast         grazef_mesh_linecast
#define graze_mesh_raycast          grazef_mesh_raycast
#define graze_mesh_aabb             grazef_mesh_aabb
#define graze_nearest_aabb_linecast     grazef_nearest_aabb_linecast
#define graze_nearest_aabb_raycast      grazef_nearest_aabb_raycast
#define graze_nearest_sphere_linecast   grazef_nearest_sphere_linecast
#define graze_nearest_sphere_raycast    grazef_nearest_sphere_raycast
#define graze_nearest_obb_linecast      grazef_nearest_obb_linecast
#define graze_nearest_obb_raycast       grazef_nearest_obb_raycast
#define graze_nearest_triangle_linecast grazef_nearest_triangle_linecast
#define graze_nearest_triangle_raycast  grazef_nearest_triangle_raycast
#define graze_frustum_contains_point  grazef_frustum_contains_point
#define graze_frustum_classify_sphere grazef_frustum_classify_sphere
#define graze_frustum_classify_aabb   grazef_frustum_classify_aabb
#define graze_frustum_classify_obb    grazef_frustum_classify_obb
#define graze_frustum_classify_aabbs  grazef_frustum_classify_aabbs
#define graze_frustum_culls_sphere    grazef_frustum_culls_sphere
#define graze_frustum_culls_aabb      grazef_frustum_culls_aabb
#define graze_frustum_culls_obb       grazef_frustum_culls_obb
#define graze_frustum_culls_aabb_from grazef_frustum_culls_aabb_from
#define graze_frustum_overlaps_aabb   grazef_frustum_overlaps_aabb
#define graze_frustum_corners         grazef_frustum_corners
#define graze_frustum_aabb            grazef_frustum_aabb
#define graze_aabb_positive_vertex    grazef_aabb_positive_vertex
#define graze_aabb_negative_vertex    grazef_aabb_negative_vertex
#define graze_camera_look_at      grazef_camera_look_at
#define graze_frustum_from_camera grazef_frustum_from_camera
#define graze_camera_ray          grazef_camera_ray
#define graze_mat4_from_matrix  grazef_mat4_from_matrix
#define graze_mat4_multiply     grazef_mat4_multiply
#define graze_mat4_perspective  grazef_mat4_perspective
#define graze_mat4_orthographic grazef_mat4_orthographic
#define graze_frustum_from_mat4 grazef_frustum_from_mat4
#define graze_selftest grazef_selftest
#define graze_version grazef_version
#define graze_results grazef_results
#endif
#endif
#if GRAZE_SMALL_WORLD
/* ---- include/graze/names_small.h ---- */
/*
 * The small world (GRAZE_SMALL_WORLD in number.h) exports grazes_ names, so that a caller and a library
 * of different builds fail to link, and one program can hold both. You always write graze_. The types
 * keep their names: they are those of the fixed build.
 *
 * Made by `make names`.
 */
#ifndef GRAZE_NAMES_SMALL_H
#define GRAZE_NAMES_SMALL_H
/* Routines that clamp their arguments: see graze.h. */
#define graze_sphere_contains_point   grazes_sphere_contains_point
#define graze_sphere_overlaps_sphere  grazes_sphere_overlaps_sphere
#define graze_sphere_closest_point    grazes_sphere_closest_point
#define graze_sphere_distance         grazes_sphere_distance
#define graze_sphere_off_surface      grazes_sphere_off_surface
#define graze_sphere_overlaps_segment grazes_sphere_overlaps_segment
#define graze_sphere_overlaps_ray     grazes_sphere_overlaps_ray
#define graze_sphere_linecast         grazes_sphere_linecast
#define graze_sphere_linecast_exit    grazes_sphere_linecast_exit
#define graze_sphere_raycast          grazes_sphere_raycast
#define graze_sphere_raycast_exit     grazes_sphere_raycast_exit
#define graze_circle_contains_point   grazes_circle_contains_point
#define graze_circle_overlaps_circle  grazes_circle_overlaps_circle
#define graze_circle_closest_point    grazes_circle_closest_point
#define graze_circle_distance         grazes_circle_distance
#define graze_circle_off_surface      grazes_circle_off_surface
#define graze_circle_overlaps_segment grazes_circle_overlaps_segment
#define graze_circle_overlaps_ray     grazes_circle_overlaps_ray
#define graze_circle_linecast         grazes_circle_linecast
#define graze_circle_linecast_exit    grazes_circle_linecast_exit
#define graze_circle_raycast          grazes_circle_raycast
#define graze_circle_raycast_exit     grazes_circle_raycast_exit
#define graze_aabb_contains_point   grazes_aabb_contains_point
#define graze_aabb_overlaps_aabb    grazes_aabb_overlaps_aabb
#define graze_aabb_contains_aabb    grazes_aabb_contains_aabb
#define graze_aabb_overlaps_sphere  grazes_aabb_overlaps_sphere
#define graze_aabb_closest_point    grazes_aabb_closest_point
#define graze_aabb_distance         grazes_aabb_distance
#define graze_aabb_distance_sq      grazes_aabb_distance_sq
#define graze_aabb_off_surface      grazes_aabb_off_surface
#define graze_aabb_from_center_size grazes_aabb_from_center_size
#define graze_aabb_from_points      grazes_aabb_from_points
#define graze_aabb_merge            grazes_aabb_merge
#define graze_aabb_overlaps_segment grazes_aabb_overlaps_segment
#define graze_aabb_overlaps_ray     grazes_aabb_overlaps_ray
#define graze_aabb_linecast         grazes_aabb_linecast
#define graze_aabb_linecast_exit    grazes_aabb_linecast_exit
#define graze_aabb_raycast          grazes_aabb_raycast
#define graze_aabb_raycast_exit     grazes_aabb_raycast_exit
#define graze_rect_contains_point   grazes_rect_contains_point
#define graze_rect_overlaps_rect    grazes_rect_overlaps_rect
#define graze_rect_contains_rect    grazes_rect_contains_rect
#define graze_rect_overlaps_circle  grazes_rect_overlaps_circle
#define graze_rect_closest_point    grazes_rect_closest_point
#define graze_rect_distance         grazes_rect_distance
#define graze_rect_distance_sq      grazes_rect_distance_sq
#define graze_rect_off_surface      grazes_rect_off_surface
#define graze_rect_from_center_size grazes_rect_from_center_size
#define graze_rect_from_points      grazes_rect_from_points
#define graze_rect_merge            grazes_rect_merge
#define graze_rect_overlaps_segment grazes_rect_overlaps_segment
#define graze_rect_overlaps_ray     grazes_rect_overlaps_ray
#define graze_rect_linecast         grazes_rect_linecast
#define graze_rect_linecast_exit    grazes_rect_linecast_exit
#define graze_rect_raycast          grazes_rect_raycast
#define graze_rect_raycast_exit     grazes_rect_raycast_exit
#define graze_obb_contains_point   grazes_obb_contains_point
#define graze_obb_overlaps_aabb    grazes_obb_overlaps_aabb
#define graze_obb_overlaps_obb     grazes_obb_overlaps_obb
#define graze_obb_closest_point    grazes_obb_closest_point
#define graze_obb_overlaps_sphere  grazes_obb_overlaps_sphere
#define graze_obb_overlaps_segment grazes_obb_overlaps_segment
#define graze_obb_overlaps_ray     grazes_obb_overlaps_ray
#define graze_obb_linecast         grazes_obb_linecast
#define graze_obb_linecast_exit    grazes_obb_linecast_exit
#define graze_obb_raycast          grazes_obb_raycast
#define graze_obb_raycast_exit     grazes_obb_raycast_exit
#define graze_obb_from_axes        grazes_obb_from_axes
#define graze_obb_from_matrix      grazes_obb_from_matrix
#define graze_obb_from_quaternion  grazes_obb_from_quaternion
#define graze_segment2_overlaps_segment grazes_segment2_overlaps_segment
#define graze_segment2_overlaps_ray     grazes_segment2_overlaps_ray
#define graze_segment2_linecast         grazes_segment2_linecast
#define graze_segment2_raycast          grazes_segment2_raycast
#define graze_segment2_closest_point    grazes_segment2_closest_point
#define graze_segment2_distance         grazes_segment2_distance
#define graze_plane_from_points     grazes_plane_from_points
#define graze_plane_distance        grazes_plane_distance
#define graze_plane_project_point   grazes_plane_project_point
#define graze_plane_side_of_point   grazes_plane_side_of_point
#define graze_plane_classify_aabb   grazes_plane_classify_aabb
#define graze_plane_classify_sphere grazes_plane_classify_sphere
#define graze_plane_linecast        grazes_plane_linecast
#define graze_plane_raycast         grazes_plane_raycast
#define graze_plane_xy_linecast     grazes_plane_xy_linecast
#define graze_plane_xz_linecast     grazes_plane_xz_linecast
#define graze_plane_yz_linecast     grazes_plane_yz_linecast
#define graze_plane_xy_raycast      grazes_plane_xy_raycast
#define graze_plane_xz_raycast      grazes_plane_xz_raycast
#define graze_plane_yz_raycast      grazes_plane_yz_raycast
#define graze_triangle_overlaps_segment       grazes_triangle_overlaps_segment
#define graze_triangle_overlaps_ray           grazes_triangle_overlaps_ray
#define graze_triangle_linecast               grazes_triangle_linecast
#define graze_triangle_raycast                grazes_triangle_raycast
#define graze_triangle_linecast_front         grazes_triangle_linecast_front
#define graze_triangle_raycast_front          grazes_triangle_raycast_front
#define graze_triangle_barycentric_of_segment grazes_triangle_barycentric_of_segment
#define graze_triangle_barycentric_of_ray     grazes_triangle_barycentric_of_ray
#define graze_triangle_closest_point          grazes_triangle_closest_point
#define graze_triangle_distance               grazes_triangle_distance
#define graze_triangle_overlaps_sphere        grazes_triangle_overlaps_sphere
#define graze_triangle_overlaps_aabb          grazes_triangle_overlaps_aabb
#define graze_triangle_normal                 grazes_triangle_normal
#define graze_triangle_off_surface            grazes_triangle_off_surface
#define graze_parallelogram_overlaps_segment       grazes_parallelogram_overlaps_segment
#define graze_parallelogram_overlaps_ray           grazes_parallelogram_overlaps_ray
#define graze_parallelogram_linecast               grazes_parallelogram_linecast
#define graze_parallelogram_raycast                grazes_parallelogram_raycast
#define graze_parallelogram_linecast_front         grazes_parallelogram_linecast_front
#define graze_parallelogram_raycast_front          grazes_parallelogram_raycast_front
#define graze_parallelogram_barycentric_of_segment grazes_parallelogram_barycentric_of_segment
#define graze_parallelogram_barycentric_of_ray     grazes_parallelogram_barycentric_of_ray
#define graze_parallelogram_closest_point          grazes_parallelogram_closest_point
#define graze_parallelogram_distance               grazes_parallelogram_distance
#define graze_parallelogram_overlaps_sphere        grazes_parallelogram_overlaps_sphere
#define graze_parallelogram_overlaps_aabb          grazes_parallelogram_overlaps_aabb
#define graze_parallelogram_normal                 grazes_parallelogram_normal
#define graze_parallelogram_off_surface            grazes_parallelogram_off_surface
#define graze_disc_overlaps_segment grazes_disc_overlaps_segment
#define graze_disc_overlaps_ray     grazes_disc_overlaps_ray
#define graze_disc_linecast         grazes_disc_linecast
#define graze_disc_raycast          grazes_disc_raycast
#define graze_disc_closest_point    grazes_disc_closest_point
#define graze_mesh_overlaps_segment grazes_mesh_overlaps_segment
#define graze_mesh_overlaps_ray     grazes_mesh_overlaps_ray
#define graze_mesh_linecast         grazes_mesh_linecast
#define graze_mesh_raycast          grazes_mesh_raycast
#define graze_mesh_aabb             grazes_mesh_aabb
#define graze_nearest_aabb_linecast     grazes_nearest_aabb_linecast
#define graze_nearest_aabb_raycast      grazes_nearest_aabb_raycast
#define graze_nearest_sphere_linecast   grazes_nearest_sphere_linecast
#define graze_nearest_sphere_raycast    grazes_nearest_sphere_raycast
#define graze_nearest_obb_linecast      grazes_nearest_obb_linecast
#define graze_nearest_obb_raycast       grazes_nearest_obb_raycast
#define graze_nearest_triangle_linecast grazes_nearest_triangle_linecast
#define graze_nearest_triangle_raycast  grazes_nearest_triangle_raycast
/* Routines that do not clamp. */
#define graze_mul       grazes_mul
#define graze_div       grazes_div
#define graze_sqrt      grazes_sqrt
#define graze_from_wide grazes_from_wide
#define graze_angle_from_degrees grazes_angle_from_degrees
#define graze_angle_from_radians grazes_angle_from_radians
#define graze_angle_to_degrees   grazes_angle_to_degrees
#define graze_angle_to_radians   grazes_angle_to_radians
#define graze_sin                grazes_sin
#define graze_cos                grazes_cos
#define graze_sincos             grazes_sincos
#define graze_tan                grazes_tan
#define graze_sin_radians        grazes_sin_radians
#define graze_cos_radians        grazes_cos_radians
#define graze_tan_radians        grazes_tan_radians
#define graze_atan2              grazes_atan2
#define graze_asin               grazes_asin
#define graze_acos               grazes_acos
#define graze_from_text grazes_from_text
#define graze_to_text   grazes_to_text
#define graze_vec3_dot       grazes_vec3_dot
#define graze_vec3_length_sq grazes_vec3_length_sq
#define graze_vec3_cross     grazes_vec3_cross
#define graze_vec3_lerp      grazes_vec3_lerp
#define graze_vec3_length    grazes_vec3_length
#define graze_vec3_distance  grazes_vec3_distance
#define graze_vec3_normalize grazes_vec3_normalize
#define graze_vec3_reflect   grazes_vec3_reflect
#define graze_vec3_slide     grazes_vec3_slide
#define graze_vec2_dot       grazes_vec2_dot
#define graze_vec2_length_sq grazes_vec2_length_sq
#define graze_vec2_cross     grazes_vec2_cross
#define graze_vec2_lerp      grazes_vec2_lerp
#define graze_vec2_length    grazes_vec2_length
#define graze_vec2_distance  grazes_vec2_distance
#define graze_vec2_normalize grazes_vec2_normalize
#define graze_vec2_reflect   grazes_vec2_reflect
#define graze_vec2_slide     grazes_vec2_slide
#define graze_vec2_rotate    grazes_vec2_rotate
#define graze_quaternion_from_axis_angle grazes_quaternion_from_axis_angle
#define graze_quaternion_multiply        grazes_quaternion_multiply
#define graze_quaternion_normalize       grazes_quaternion_normalize
#define graze_quaternion_rotate          grazes_quaternion_rotate
#define graze_matrix_transform_point     grazes_matrix_transform_point
#define graze_matrix_transform_direction grazes_matrix_transform_direction
#define graze_matrix_multiply            grazes_matrix_multiply
#define graze_matrix_inverse_rigid       grazes_matrix_inverse_rigid
#define graze_matrix_from_quaternion     grazes_matrix_from_quaternion
#define graze_matrix_look_at             grazes_matrix_look_at
#define graze_frustum_contains_point  grazes_frustum_contains_point
#define graze_frustum_classify_sphere grazes_frustum_classify_sphere
#define graze_frustum_classify_aabb   grazes_frustum_classify_aabb
#define graze_frustum_classify_obb    grazes_frustum_classify_obb
#define graze_frustum_classify_aabbs  grazes_frustum_classify_aabbs
#define graze_frustum_culls_sphere    grazes_frustum_culls_sphere
#define graze_frustum_culls_aabb      grazes_frustum_culls_aabb
#define graze_frustum_culls_obb       grazes_frustum_culls_obb
#define graze_frustum_culls_aabb_from grazes_frustum_culls_aabb_from
#define graze_frustum_overlaps_aabb   grazes_frustum_overlaps_aabb
#define graze_frustum_corners         grazes_frustum_corners
#define graze_frustum_aabb            grazes_frustum_aabb
#define graze_aabb_positive_vertex    grazes_aabb_positive_vertex
#define graze_aabb_negative_vertex    grazes_aabb_negative_vertex
#define graze_camera_look_at      grazes_camera_look_at
#define graze_frustum_from_camera grazes_frustum_from_camera
#define graze_camera_ray          grazes_camera_ray
#define graze_mat4_from_matrix  grazes_mat4_from_matrix
#define graze_mat4_multiply     grazes_mat4_multiply
#define graze_mat4_perspective  grazes_mat4_perspective
#define graze_mat4_orthographic grazes_mat4_orthographic
#define graze_frustum_from_mat4 grazes_frustum_from_mat4
#define graze_selftest grazes_selftest
#define graze_version grazes_version
#define graze_results grazes_results
#endif
#endif
/* Names up to the next endcond are internal: they check constants. */
#ifdef __cplusplus
#define GRAZE_CAST(type, x) static_cast<type>(x)
#else
#define GRAZE_CAST(type, x) ((type)(x))
#endif
/* Inline functions that C++ may call in a constant expression: graze.hpp does. */
#if defined(__cplusplus) && __cplusplus >= 201402L
#define GRAZE_CONSTEXPR constexpr
#else
#define GRAZE_CONSTEXPR
#endif
/*
 * GRAZE_CONSTANT_OF(type, x, holds, value) is the value, of that type. It is an error if x is not
 * constant or `holds` is false. Compilers other than gcc and clang, and C++98, reject only the
 * second, and only in a static initializer; elsewhere the expression divides by zero.
 */
#if !defined(__GNUC__) || (defined(__cplusplus) && __cplusplus < 201103L)
#define GRAZE_CONSTANT_OF(type, x, holds, value) ((value) / GRAZE_CAST(type, holds))
#elif defined(__cplusplus)
extern "C++" {
template <bool> struct graze_needs_a_constant_in_range; /* only this one is defined: */
template <> struct graze_needs_a_constant_in_range<true> {
    enum { ONE = 1 };
};
}
#define GRAZE_CONSTANT_OF(type, x, holds, value) \
    ((value)*GRAZE_CAST( \
        type, graze_needs_a_constant_in_range<(__builtin_constant_p(x) && (holds))>::ONE))
#else
int graze_no_constant(void); /* nowhere defined, never called */
/* The compiler names this type in its message. */
struct graze_needs_a_constant_in_range {
    int unused;
};
#define GRAZE_CONSTANT_OF(type, x, holds, value) \
    __builtin_choose_expr(__builtin_constant_p(x) && \
        __builtin_constant_p((holds) ? 1 : graze_no_constant()), \
        value, ((struct graze_needs_a_constant_in_range){0}))
#endif
#define GRAZE_CONSTANT(x, holds, value) GRAZE_CONSTANT_OF(graze_scalar, x, holds, value)
/*
 * Around inline functions of the float build. clang compiles each operation between the two macros
 * as it is written, even if -funsafe-math-optimizations or a part of it applies to the rest of your
 * file. clang ignores this pragma for some targets: see the limits in README.md.
 */
#if defined(__clang__)
#define GRAZE_STRICT_FLOATS_BEGIN \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wignored-pragmas\"") \
        _Pragma("float_control(precise, on, push)")
#define GRAZE_STRICT_FLOATS_END _Pragma("float_control(pop)") _Pragma("clang diagnostic pop")
#else
#define GRAZE_STRICT_FLOATS_BEGIN
#define GRAZE_STRICT_FLOATS_END
#endif
/* The operands of constant ratios. */
#define GRAZE_RATIO_INT(x) GRAZE_CAST(int64_t, (x) | 0) /* no float passes here */
#define GRAZE_RATIO_ABS(x) \
    GRAZE_CAST(uint64_t, GRAZE_RATIO_INT(x) < 0 ? -GRAZE_RATIO_INT(x) : GRAZE_RATIO_INT(x))
#define GRAZE_RATIO_FITS(x) (GRAZE_RATIO_ABS(x) < UINT64_C(70368744177664)) /* 2^46 */
#if GRAZE_FLOAT
/** A coordinate, a length or a factor. */
typedef float graze_scalar;
/** A position on a segment: 0 at the start, GRAZE_FRACTION_ONE at the end. */
typedef float graze_fraction;
/** A sum of products of two scalars: a dot product, a squared length. */
typedef float graze_wide;
#define GRAZE_ONE          1.0f       /**< The scalar 1. */
#define GRAZE_FRACTION_ONE 1.0f       /**< The fraction 1. */
#define GRAZE_SCALAR_MIN   (-FLT_MAX) /**< The least scalar. */
#define GRAZE_SCALAR_MAX   FLT_MAX    /**< The greatest scalar. */
#define GRAZE_WIDE_MIN     (-FLT_MAX) /**< The least wide number. */
#define GRAZE_WIDE_MAX     FLT_MAX    /**< The greatest wide number. */
/** A constant from a decimal literal: GRAZE_C(-1.25). */
#define GRAZE_C(x) \
    GRAZE_CONSTANT((x) < 0, GRAZE_IN_RANGE(GRAZE_CAST(graze_scalar, x)), \
        GRAZE_CAST(graze_scalar, x))
/** The constant n / d for constant n and d. */
#define GRAZE_RATIO(n, d) \
    GRAZE_CONSTANT(GRAZE_CAST(graze_scalar, n) < GRAZE_CAST(graze_scalar, d), \
        (d) != 0 && GRAZE_IN_RANGE(GRAZE_RATIO_OF_FLOATS(n, d)), \
        GRAZE_RATIO_OF_FLOATS(n, d))
#define GRAZE_RATIO_OF_FLOATS(n, d) (GRAZE_CAST(graze_scalar, n) / GRAZE_CAST(graze_scalar, d))
#define GRAZE_IN_RANGE(x)           ((x) <= FLT_MAX && (x) >= -FLT_MAX)
#else
/** A coordinate, a length or a factor, in Q16.16. */
typedef int32_t graze_scalar;
/** A position on a segment, in Q2.30: 0 at the start, GRAZE_FRACTION_ONE at the end. */
typedef int32_t graze_fraction;
/**
 * A sum of products of two scalars, in Q32.32: a dot product, a squared length. A scalar would
 * saturate at the squared length of 181 units.
 */
typedef int64_t graze_wide;
#define GRAZE_ONE          INT32_C(65536)      /**< The scalar 1. */
#define GRAZE_FRACTION_ONE INT32_C(1073741824) /**< The fraction 1. */
#define GRAZE_SCALAR_MIN   INT32_MIN           /**< The least scalar: -32768. */
#define GRAZE_SCALAR_MAX   INT32_MAX           /**< The greatest scalar: 32767.99998. */
#define GRAZE_WIDE_MIN     INT64_MIN           /**< The least wide number. */
#define GRAZE_WIDE_MAX     INT64_MAX           /**< The greatest wide number. */
/**
 * A constant from a decimal literal, rounded to nearest, ties away from zero: GRAZE_C(-1.25).
 *
 * It is an error if the literal is out of range or if x is not constant. It is also an error if
 * literals have fewer than 64 bits (AVR, -fsingle-precision-constant), because the number would
 * not be the same everywhere. A compiler other than gcc and clang may accept the first two:
 * GRAZE_C(40000) then divides by zero at run time, and a variable x uses double arithmetic.
 * Whether a `static const double` is constant depends on the compiler and its optimisation level:
 * write the literal.
 */
#define GRAZE_C(x) \
    GRAZE_CONSTANT((x) < 0, \
        sizeof(1.0) > sizeof(float) && GRAZE_C_WIDE(x) < 2147483647.5 && \
        GRAZE_C_WIDE(x) > -2147483648.5, \
        GRAZE_CAST(graze_scalar, GRAZE_C_WIDE(x) + ((x) < 0 ? -0.5 : 0.5)))
#define GRAZE_C_WIDE(x) (GRAZE_CAST(double, x) * 65536.0)
/**
 * The constant n / d for constant integers n and d (|n| < 2^46, 0 < |d| < 2^46), rounded to
 * nearest, ties away from zero.
 *
 * It is an integer constant expression without floats: it is the same on every compiler, and is
 * valid as a case label or an array size. It is an error if n or d is not constant or out of
 * range, as for GRAZE_C.
 */
#define GRAZE_RATIO(n, d) \
    GRAZE_CONSTANT(GRAZE_RATIO_INT(n) < GRAZE_RATIO_INT(d), \
        GRAZE_RATIO_FITS(n) && GRAZE_RATIO_FITS(d) && (d) != 0 && \
        GRAZE_RATIO_WIDE(n, d) <= INT32_MAX && GRAZE_RATIO_WIDE(n, d) >= INT32_MIN, \
        GRAZE_CAST(graze_scalar, GRAZE_RATIO_WIDE(n, d)))
/* 2^17 * 2^46 + 2^46 < 2^64; the quotient is at most half of that, < 2^63 */
#define GRAZE_RATIO_SIZE(n, d) \
    ((UINT64_C(131072) * GRAZE_RATIO_ABS(n) + GRAZE_RATIO_ABS(d)) / (2 * GRAZE_RATIO_ABS(d)))
#define GRAZE_RATIO_WIDE(n, d) \
    (((GRAZE_RATIO_INT(n) < 0) != (GRAZE_RATIO_INT(d) < 0) ? -INT64_C(1) : INT64_C(1)) * \
     GRAZE_CAST(int64_t, GRAZE_RATIO_SIZE(n, d)))
#endif
/** The t_max of a ray without a limit. */
#define GRAZE_NO_LIMIT GRAZE_SCALAR_MAX
#endif
/* ---- include/graze/scalar.h ---- */
/**
 * @file
 * Arithmetic with scalars, and conversions from and to integers and wide numbers.
 *
 * Every result is the exact one, rounded once to nearest, ties away from zero. A result out of
 * range saturates at GRAZE_SCALAR_MIN or GRAZE_SCALAR_MAX. x / 0 saturates by the sign of x, and
 * 0 / 0 is 0. Nothing traps.
 *
 * In the float build results are rounded as IEEE binary32 rounds. Infinite results saturate, and
 * a NaN stays a NaN.
 */
#ifndef GRAZE_SCALAR_H
#define GRAZE_SCALAR_H
#ifdef __cplusplus
extern "C" {
#endif
/** Returns a * b. Rounded, saturating. */
graze_scalar graze_mul(graze_scalar a, graze_scalar b);

/** Returns a / b. Rounded, saturating. If b is 0: as above, whatever the sign of the zero. */
graze_scalar graze_div(graze_scalar a, graze_scalar b);

/** Returns the square root of x. Rounded; 0 if x is negative. */
graze_scalar graze_sqrt(graze_scalar x);

/** Converts a wide number, such as a dot product, to a scalar. Rounded, saturating. */
graze_scalar graze_from_wide(graze_wide x);
#if GRAZE_FLOAT
GRAZE_STRICT_FLOATS_BEGIN

/** Clamps x to [-FLT_MAX, FLT_MAX]; a NaN stays a NaN. */
static inline GRAZE_CONSTEXPR graze_scalar graze_held(float x)
{
    return x > FLT_MAX ? FLT_MAX : x < -FLT_MAX ? -FLT_MAX : x;
}

/** Returns a + b, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_add(graze_scalar a, graze_scalar b)
{
    return graze_held(a + b);
}

/** Returns a - b, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_sub(graze_scalar a, graze_scalar b)
{
    return graze_held(a - b);
}

/** Returns -x, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_neg(graze_scalar x)
{
    return graze_held(-x);
}

/** Returns |x|, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_abs(graze_scalar x)
{
    if (x < 0) /* not ?:, which clang's -fno-signed-zeros turns into another zero */
        return graze_held(-x);
    return graze_held(x);
}

/** Returns the lesser of a and b; NaN if one of them is. */
static inline GRAZE_CONSTEXPR graze_scalar graze_min(graze_scalar a, graze_scalar b)
{
    return a < b || a != a ? a : b;
}

/** Returns the greater of a and b; NaN if one of them is. */
static inline GRAZE_CONSTEXPR graze_scalar graze_max(graze_scalar a, graze_scalar b)
{
    return a > b || a != a ? a : b;
}

/** Converts x to a wide number. Exact. */
static inline GRAZE_CONSTEXPR graze_wide graze_to_wide(graze_scalar x)
{
    return x;
}

/** Converts x to a fraction, for graze_vec3_lerp. Saturating. */
static inline GRAZE_CONSTEXPR graze_fraction graze_to_fraction(graze_scalar x)
{
    return graze_held(x);
}

/** Converts a fraction, such as the one of a hit, to a scalar. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_fraction(graze_fraction f)
{
    return graze_held(f);
}

/** Returns x * f, for example the part of a length before a hit. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_mul_fraction(graze_scalar x, graze_fraction f)
{
    return graze_held(x * f);
}

/** Converts an integer to a scalar. Rounded. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_int(int32_t n)
{
    return GRAZE_CAST(graze_scalar, n);
}

/** Rounds x toward zero, saturating; 0 for a NaN. x minus the result is exact. */
static inline GRAZE_CONSTEXPR int32_t graze_cut(float x)
{
    return x >= 2147483648.0f   ? INT32_MAX
        : x > -2147483648.0f ? GRAZE_CAST(int32_t, x)
        : x < 0              ? INT32_MIN
        : 0;
}

/** Rounds x to the nearest integer, ties away from zero. Saturating; 0 for a NaN. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int(graze_scalar x)
{
    int32_t n = graze_cut(x);
    float rest = x - GRAZE_CAST(float, n);
    bool up = rest >= 0.5f && n < INT32_MAX, down = rest <= -0.5f && n > INT32_MIN;
    return n + (up ? 1 : 0) - (down ? 1 : 0);
}

/** Returns the greatest integer that is not greater than x. Saturating; 0 for a NaN. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int_down(graze_scalar x)
{
    int32_t n = graze_cut(x);
    return x < GRAZE_CAST(float, n) && n > INT32_MIN && n < INT32_MAX ? n - 1 : n;
}

GRAZE_STRICT_FLOATS_END
#else
/** Returns the scalar nearest to a raw number: clamps it to 32 bits. */
static inline GRAZE_CONSTEXPR graze_scalar graze_held(int64_t raw)
{
    return raw > INT32_MAX   ? INT32_MAX
        : raw < INT32_MIN ? INT32_MIN
        : GRAZE_CAST(graze_scalar, raw);
}

/** Returns a + b. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_add(graze_scalar a, graze_scalar b)
{
    return graze_held(GRAZE_CAST(int64_t, a) + b);
}

/** Returns a - b. Saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_sub(graze_scalar a, graze_scalar b)
{
    return graze_held(GRAZE_CAST(int64_t, a) - b);
}

/**
 * Returns -x. Saturating: -GRAZE_SCALAR_MIN is GRAZE_SCALAR_MAX, one raw unit less than the exact
 * result.
 */
static inline GRAZE_CONSTEXPR graze_scalar graze_neg(graze_scalar x)
{
    return x == INT32_MIN ? INT32_MAX : -x;
}

/** Returns |x|. Saturating, as graze_neg. */
static inline GRAZE_CONSTEXPR graze_scalar graze_abs(graze_scalar x)
{
    return x < 0 ? graze_neg(x) : x;
}

/** Returns the lesser of a and b. */
static inline GRAZE_CONSTEXPR graze_scalar graze_min(graze_scalar a, graze_scalar b)
{
    return a < b ? a : b;
}

/** Returns the greater of a and b. */
static inline GRAZE_CONSTEXPR graze_scalar graze_max(graze_scalar a, graze_scalar b)
{
    return a > b ? a : b;
}

static inline GRAZE_CONSTEXPR graze_wide graze_to_wide(graze_scalar x)
{
    return GRAZE_CAST(graze_wide, x) * 65536;
}

/** Converts x to a fraction, for graze_vec3_lerp. Exact for -2 <= x < 2, else saturating. */
static inline GRAZE_CONSTEXPR graze_fraction graze_to_fraction(graze_scalar x)
{
    return graze_held(GRAZE_CAST(int64_t, x) * 16384);
}

/** Converts a fraction, such as the one of a hit, to a scalar. Rounded. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_fraction(graze_fraction f)
{
    int64_t size = f < 0 ? -GRAZE_CAST(int64_t, f) : f, n = (8192 + size) / 16384;
    return GRAZE_CAST(graze_scalar, f < 0 ? -n : n);
}

/** Returns x * f, for example the part of a length before a hit. Rounded, saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_mul_fraction(graze_scalar x, graze_fraction f)
{
    int64_t product = GRAZE_CAST(int64_t, x) * f, size = product < 0 ? -product : product;
    int64_t n = (536870912 + size) / 1073741824; /* 2^29, 2^30 */
    return graze_held(product < 0 ? -n : n);
}

/** Converts an integer to a scalar. Exact from -32768 to 32767, else saturating. */
static inline GRAZE_CONSTEXPR graze_scalar graze_from_int(int32_t n)
{
    return graze_held(GRAZE_CAST(int64_t, n) * 65536);
}

/** Rounds x to the nearest integer, ties away from zero: 2.5 gives 3, and -2.5 gives -3. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int(graze_scalar x)
{
    int64_t size = x < 0 ? -GRAZE_CAST(int64_t, x) : x, n = (32768 + size) / 65536;
    return GRAZE_CAST(int32_t, x < 0 ? -n : n);
}

/** Returns the greatest integer that is not greater than x: -0.5 gives -1. */
static inline GRAZE_CONSTEXPR int32_t graze_to_int_down(graze_scalar x)
{
    return x < 0 ? -1 - (-1 - x) / 65536 : x / 65536;
}
#endif
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/angle.h ---- */
/**
 * @file
 * Angles, and sine, cosine, tangent and their inverses: the same bits on every core.
 *
 * A graze_angle is a uint32_t in both builds; a full turn is 2^32. It wraps at a full turn, so
 * you add, subtract and scale angles as unsigned integers, and every value is valid. Angles grow
 * from x towards y: counterclockwise, as in vec2.h.
 *
 * The bounds are errors. The error of a scalar is in raw units of 1/65536, in the float build in
 * units in the last place. The error of an angle is in 2^-32 turns. `make sin-all` computes the
 * greatest errors over every angle and every scalar. No function calls libm. The result for NaN
 * is NaN, or the angle 0.
 */
#ifndef GRAZE_ANGLE_H
#define GRAZE_ANGLE_H
#ifdef __cplusplus
extern "C" {
#endif
/** An angle: a full turn is 2^32. */
typedef uint32_t graze_angle;
#define GRAZE_QUARTER_TURN UINT32_C(0x40000000) /**< 90 degrees. */
#define GRAZE_HALF_TURN    UINT32_C(0x80000000) /**< 180 degrees. */
/**
 * The constant angle of n / d turns, for integers |n| < 2^46 and 0 < d < 2^31, rounded to
 * nearest: an integer constant expression. GRAZE_TURNS(-1, 4) is three quarters of a turn.
 */
#define GRAZE_TURNS(n, d) \
    GRAZE_CONSTANT_OF(graze_angle, GRAZE_RATIO_INT(n) < GRAZE_RATIO_INT(d), \
        (d) > 0 && GRAZE_RATIO_INT(d) <= INT32_MAX && GRAZE_RATIO_FITS(n), \
        GRAZE_CAST(graze_angle, GRAZE_TURNS_WIDE(GRAZE_TURNS_REST(n, d), d)))
#define GRAZE_TURNS_REST(n, d) \
    GRAZE_CAST(uint64_t, ((n) % GRAZE_RATIO_INT(d) + GRAZE_RATIO_INT(d)) % GRAZE_RATIO_INT(d))
/* rest < d < 2^31  =>  sum < 2^63 + 2^30 */
#define GRAZE_TURNS_WIDE(rest, d) \
    (((rest)*UINT64_C(4294967296) + GRAZE_RATIO_ABS(d) / 2) / GRAZE_RATIO_ABS(d))

/**
 * The constant angle of a decimal literal in degrees, from -32768 to 32768: GRAZE_DEGREES(22.5).
 * Rounded to nearest. A literal out of range, or an x that is not constant, is an error, as for
 * GRAZE_C. If literals have fewer than 64 bits (AVR) use GRAZE_TURNS.
 */
#define GRAZE_DEGREES(x) GRAZE_ANGLE_OF(x, 360.0)
/** The constant angle of a decimal literal in radians, as GRAZE_DEGREES. */
#define GRAZE_RADIANS(x) GRAZE_ANGLE_OF(x, 6.28318530717958647692)
#define GRAZE_ANGLE_OF(x, turn) \
    GRAZE_CONSTANT_OF(graze_angle, (x) < 0, \
        sizeof(1.0) > sizeof(float) && (x) <= 32768 && (x) >= -32768, \
        GRAZE_CAST(graze_angle, GRAZE_CAST(int64_t, GRAZE_ANGLE_WIDE(x, turn) + \
        ((x) < 0 ? -0.5 : 0.5))))
#define GRAZE_ANGLE_WIDE(x, turn) (GRAZE_CAST(double, x) * 4294967296.0 / (turn))
#define GRAZE_FROM_DEGREES_BOUND 0.501 /**< The error of graze_angle_from_degrees. */
#define GRAZE_FROM_RADIANS_BOUND 0.501 /**< The error of graze_angle_from_radians. */
#define GRAZE_ATAN_BOUND         2.0   /**< The error of graze_atan2, graze_asin and graze_acos. */
#if GRAZE_FLOAT
#define GRAZE_SIN_BOUND 0.52 /**< The error of sines and cosines. */
#define GRAZE_TAN_BOUND 2.0  /**< The error of tangents. */
#define GRAZE_TO_DEGREES_BOUND \
    2.0 /**< The error of conversions of angles to degrees and radians. */
#else
#define GRAZE_SIN_BOUND 0.502 /**< The error of sines and cosines. */
#define GRAZE_TAN_BOUND 0.502 /**< The error of tangents. */
#define GRAZE_TO_DEGREES_BOUND \
    0.501 /**< The error of conversions of angles to degrees and radians. */
#endif
/**
 * Returns the angle of x degrees, within GRAZE_FROM_DEGREES_BOUND. Full turns are removed
 * exactly, however many x has.
 */
graze_angle graze_angle_from_degrees(graze_scalar x);

/**
 * Returns the angle of x radians, within GRAZE_FROM_RADIANS_BOUND. Full turns are removed
 * likewise.
 */
graze_angle graze_angle_from_radians(graze_scalar x);

/**
 * Returns the angle in degrees, from -180 to 180, within GRAZE_TO_DEGREES_BOUND. Half a turn is
 * -180, and the last angles before half a turn round to 180.
 */
graze_scalar graze_angle_to_degrees(graze_angle angle);

/**
 * Returns the angle in radians, between -pi and pi, within GRAZE_TO_DEGREES_BOUND. The
 * greatest magnitude, at half a turn and the angles next to it, is 205887 raw units; in the float
 * build it is the greatest float below pi.
 */
graze_scalar graze_angle_to_radians(graze_angle angle);

/** Returns the sine, within GRAZE_SIN_BOUND; exact at quarter turns. */
graze_scalar graze_sin(graze_angle angle);

/** Returns the cosine, within GRAZE_SIN_BOUND; exact at quarter turns. */
graze_scalar graze_cos(graze_angle angle);

/** Computes the sine and the cosine. Either pointer may be NULL. */
void graze_sincos(graze_angle angle, graze_scalar *sine, graze_scalar *cosine);

/**
 * Returns the tangent. The error is at most GRAZE_TAN_BOUND, in the fixed build plus 2^-26 of the
 * result. Exact at multiples of an eighth of a turn. Near the poles the result saturates: it is
 * GRAZE_SCALAR_MAX at a quarter turn and GRAZE_SCALAR_MIN at three quarters.
 */
graze_scalar graze_tan(graze_angle angle);

/** Returns the sine of x radians, for every scalar x, within GRAZE_SIN_BOUND. */
graze_scalar graze_sin_radians(graze_scalar x);
/** Returns the cosine of x radians, for every scalar x, within GRAZE_SIN_BOUND. */
graze_scalar graze_cos_radians(graze_scalar x);
/** Returns the tangent of x radians, for every scalar x, within the bounds of graze_tan. */
graze_scalar graze_tan_radians(graze_scalar x);

/**
 * Returns the angle from the x axis to the vector (x, y), within GRAZE_ATAN_BOUND for vectors of
 * any length. Exact on the axes and the diagonals, and 0 for the zero vector.
 */
graze_angle graze_atan2(graze_scalar y, graze_scalar x);

/**
 * Returns the angle whose sine is x, from minus to plus a quarter turn, within GRAZE_ATAN_BOUND.
 * x is clamped to [-1, 1].
 */
graze_angle graze_asin(graze_scalar x);

/**
 * Returns the angle whose cosine is x, from 0 to half a turn, within GRAZE_ATAN_BOUND. x is
 * clamped to [-1, 1]. A NaN gives a quarter turn.
 */
graze_angle graze_acos(graze_scalar x);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/convert.h ---- */
/**
 * @file
 * Conversions of scalars from and to float.
 *
 * These functions are inline, and so are compiled in your file: the archive of the fixed build
 * contains no float and calls no float helper.
 */
#ifndef GRAZE_CONVERT_H
#define GRAZE_CONVERT_H
#ifdef __cplusplus
extern "C" {
#endif
#if GRAZE_FLOAT
GRAZE_STRICT_FLOATS_BEGIN

/** Returns x. */
static inline float graze_to_float(graze_scalar x)
{
    return x;
}

/** Returns x, saturating; 0 if x is NaN. */
static inline graze_scalar graze_from_float(float x)
{
    return x >= 0 || x < 0 ? graze_held(x) : 0;
}

GRAZE_STRICT_FLOATS_END
#else
/**
 * Converts x to the nearest float. A tie rounds as the machine rounds when it converts an int.
 */
static inline float graze_to_float(graze_scalar x)
{
    return GRAZE_CAST(float, x) / 65536.0f;
}

/**
 * Converts x to the nearest scalar, ties away from zero. Saturating; 0 if x is NaN. The function
 * tests the bits of a NaN, since a comparison would not find it under -ffinite-math-only.
 */
static inline graze_scalar graze_from_float(float x)
{
    union {
        float number;
        uint32_t bits;
    } word;
    word.number = x;
    if (word.bits % UINT32_C(0x80000000) > UINT32_C(0x7f800000))
        return 0;
    float raw = x * 65536.0f;
    /* Not literals: these are wider if FLT_EVAL_METHOD is 1. */
    const float end = 2147483648.0f, half = 0.5f;
    if (!(raw < end && raw >= -end))
        return raw > 0 ? INT32_MAX : INT32_MIN;
    int32_t n = GRAZE_CAST(int32_t, raw);
    float rest = raw - GRAZE_CAST(float, n); /* exact; 0 from 2^23 on */
    return rest >= half ? n + 1 : rest <= -half ? n - 1 : n;
}
#endif
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/text.h ---- */
/**
 * @file
 * Conversions of scalars from and to decimal text, without printf and strtod: for a command on a
 * serial line, a value in a configuration, a number in a log.
 *
 * Both directions are exact except for one rounding, give the same result on every core, and do
 * not depend on a locale.
 *
 *     char text[GRAZE_TEXT_SIZE];
 *     graze_scalar x;
 *     size_t taken = graze_from_text(line + 2, length - 2, &x); // "x=1.25,y=-3": takes 4, "1.25"
 *     size_t written = graze_to_text(x, text);                  // writes "1.25" and a 0
 */
#ifndef GRAZE_TEXT_H
#define GRAZE_TEXT_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
/**
 * The length of a text that ends with a 0, or with another character that is no part of a number.
 */
#define GRAZE_TEXT_ALL GRAZE_CAST(size_t, -1)
#if GRAZE_FLOAT
/** The size of the longest text, -1.17549435e-38, with its 0. */
#define GRAZE_TEXT_SIZE 16
#else
/** The size of the longest text, -32767.99998, with its 0. */
#define GRAZE_TEXT_SIZE 13
#endif
/**
 * Reads the number at the start of the text, at most `length` characters, into x. Returns the
 * number of characters of the number. If the text does not start with a number, the result is 0
 * and x is unchanged.
 *
 * A number is an optional sign, + or -; then digits, with or without a point before, between or
 * after them; then, optionally, an exponent: e or E, an optional sign, and digits. An e without
 * digits after it is not part of the number. Leading blanks are not skipped: a text that starts
 * with a blank does not start with a number. ".5" and "5." are numbers, "." and "-" are not.
 *
 * x is rounded to the nearest raw unit, ties away from zero, and saturates, for any number of
 * digits and any exponent. In the float build it is rounded to the nearest float, ties to even;
 * there "nan" and "inf", in lower case, with or without a sign, are numbers too, and inf
 * saturates.
 */
size_t graze_from_text(const char *text, size_t length, graze_scalar *x);

/**
 * Writes x as the decimal number with the fewest digits that graze_from_text reads as x, and a 0
 * after it. Returns the number of characters before that 0.
 *
 * Of several such numbers it writes the nearest to x, and at a tie the one of greater size. A raw
 * unit is 0.00002, GRAZE_SCALAR_MIN is -32768, GRAZE_SCALAR_MAX is 32767.99998: a number that
 * reads as x only because reading saturates is not written.
 *
 * There are at most five decimals. In the float build there are at most nine digits. 0 and sizes
 * from 0.0001 to less than 1e9 have no exponent, all other sizes have one, as in 1e9 and
 * -1.17549435e-38. Negative zero is -0. A NaN is nan, and infinity is inf or -inf.
 */
size_t graze_to_text(graze_scalar x, char text[GRAZE_TEXT_SIZE]);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/vec3.h ---- */
/**
 * @file
 * Points and directions in space, and vector algebra.
 *
 * Vectors are passed by value, so that expressions can be nested. Each component of a result is
 * the exact one, rounded once to nearest, ties away from zero, and saturates by itself.
 *
 * Functions that add products are not inline: in your file a compiler could fuse a product and a
 * sum of floats, and the result bits would depend on its flags. The float build rounds each
 * operation.
 */
#ifndef GRAZE_VEC3_H
#define GRAZE_VEC3_H
#ifdef __cplusplus
extern "C" {
#endif
/** A point or a direction in space. */
typedef struct graze_vec3 {
    graze_scalar x; /**< The x coordinate. */
    graze_scalar y; /**< The y coordinate. */
    graze_scalar z; /**< The z coordinate. */
} graze_vec3;

/** Returns the vector (x, y, z). */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_of(graze_scalar x, graze_scalar y,
        graze_scalar z)
{
    graze_vec3 v = {x, y, z};
    return v;
}

/** Returns a + b. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_add(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_add(a.x, b.x), graze_add(a.y, b.y), graze_add(a.z, b.z));
}

/** Returns a - b. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_sub(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_sub(a.x, b.x), graze_sub(a.y, b.y), graze_sub(a.z, b.z));
}

/** Returns -v. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_neg(graze_vec3 v)
{
    return graze_vec3_of(graze_neg(v.x), graze_neg(v.y), graze_neg(v.z));
}

/** Returns v * s. */
static inline graze_vec3 graze_vec3_scale(graze_vec3 v, graze_scalar s)
{
    return graze_vec3_of(graze_mul(v.x, s), graze_mul(v.y, s), graze_mul(v.z, s));
}

/** Returns the lesser of a and b for each component. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_min(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_min(a.x, b.x), graze_min(a.y, b.y), graze_min(a.z, b.z));
}

/** Returns the greater of a and b for each component. */
static inline GRAZE_CONSTEXPR graze_vec3 graze_vec3_max(graze_vec3 a, graze_vec3 b)
{
    return graze_vec3_of(graze_max(a.x, b.x), graze_max(a.y, b.y), graze_max(a.z, b.z));
}

/**
 * Returns the dot product of a and b. Exact. It saturates at GRAZE_WIDE_MIN and GRAZE_WIDE_MAX;
 * that needs a product of lengths over 2^31 units^2, so vectors longer than 46340 units.
 * graze_from_wide converts the result to a scalar.
 */
graze_wide graze_vec3_dot(graze_vec3 a, graze_vec3 b);

/**
 * Returns the squared length of v, for comparing distances without a root. Exact, saturating, as
 * graze_vec3_dot.
 */
graze_wide graze_vec3_length_sq(graze_vec3 v);

/** Returns a x b, right-handed: x cross y is z. */
graze_vec3 graze_vec3_cross(graze_vec3 a, graze_vec3 b);

/**
 * Returns a + round((b - a) * t): exactly a at t = 0 and exactly b at t = GRAZE_FRACTION_ONE. t
 * ranges from -2 to less than 2, and the result is on the line through a and b; it saturates. A
 * tie rounds away from a.
 *
 * t is a fraction, as in the hits, because the sixteen fractional bits of a scalar cannot
 * distinguish the points of a long segment. graze_to_fraction converts a scalar.
 */
graze_vec3 graze_vec3_lerp(graze_vec3 a, graze_vec3 b, graze_fraction t);

/**
 * Returns the length of v. Rounded, so within 0.5 raw units; the exact length is never halfway
 * between two raw units, since its square is an integer if lengths are counted in raw units.
 * Saturates from 32768 units on. In the float build the result is within 3 units in the last
 * place: the root of three rounded squares.
 */
graze_scalar graze_vec3_length(graze_vec3 v);

/**
 * Returns the length of the exact b - a, which may itself be out of range. Rounded and
 * saturating, as graze_vec3_length; in the float build within 4 units in the last place.
 */
graze_scalar graze_vec3_distance(graze_vec3 a, graze_vec3 b);

/**
 * Returns v / |v|, for any length from one raw unit to the greatest; zero for the zero vector.
 * Each component is within GRAZE_NORMALIZE_BOUND raw units of the exact one, and its size is
 * never greater than GRAZE_ONE. In the float build a component whose size is at least 2^-120 is
 * within 4 units in the last place.
 */
graze_vec3 graze_vec3_normalize(graze_vec3 v);

/**
 * Returns v reflected by a plane with this normal. That is v - 2 (v . n) n / n^2, for normals of
 * any length that point to either side. A zero normal does not change v. In the float build the
 * result is within 2^-20 of |v|, for |v| of at least 2^-100.
 */
graze_vec3 graze_vec3_reflect(graze_vec3 v, graze_vec3 normal);

/**
 * Returns the part of v along a plane with this normal. That is v - (v . n) n / n^2, for the same
 * normals and with the same bound as graze_vec3_reflect. A tie rounds away from v.
 */
graze_vec3 graze_vec3_slide(graze_vec3 v, graze_vec3 normal);

/**
 * The greatest error of a component of graze_vec3_normalize, in raw units: 0.5 for the rounding,
 * and 2^-15 for the rounding of the length, which has 31 bits and an error of at most 0.5.
 */
#define GRAZE_NORMALIZE_BOUND 0.500030517578125
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/vec2.h ---- */
/**
 * @file
 * Points and directions in the plane, and vector algebra.
 *
 * The functions round and saturate as those of vec3.h, except where a comment says otherwise. x
 * points to the right and y up, so y is on the left of x.
 */
#ifndef GRAZE_VEC2_H
#define GRAZE_VEC2_H
#ifdef __cplusplus
extern "C" {
#endif
/** A point or a direction in the plane. */
typedef struct graze_vec2 {
    graze_scalar x; /**< The x coordinate. */
    graze_scalar y; /**< The y coordinate. */
} graze_vec2;

/** Returns the vector (x, y). */
static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_of(graze_scalar x, graze_scalar y)
{
    graze_vec2 v = {x, y};
    return v;
}

static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_add(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_add(a.x, b.x), graze_add(a.y, b.y));
}

static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_sub(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_sub(a.x, b.x), graze_sub(a.y, b.y));
}

static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_neg(graze_vec2 v)
{
    return graze_vec2_of(graze_neg(v.x), graze_neg(v.y));
}

static inline graze_vec2 graze_vec2_scale(graze_vec2 v, graze_scalar s)
{
    return graze_vec2_of(graze_mul(v.x, s), graze_mul(v.y, s));
}

static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_min(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_min(a.x, b.x), graze_min(a.y, b.y));
}

static inline GRAZE_CONSTEXPR graze_vec2 graze_vec2_max(graze_vec2 a, graze_vec2 b)
{
    return graze_vec2_of(graze_max(a.x, b.x), graze_max(a.y, b.y));
}

/**
 * Returns the dot product of a and b. Exact, with one exception: if both vectors are
 * (GRAZE_SCALAR_MIN, GRAZE_SCALAR_MIN), the result saturates, one less than the exact product.
 */
graze_wide graze_vec2_dot(graze_vec2 a, graze_vec2 b);

/**
 * Returns the squared length of v, for comparing distances without a root. Exact, as
 * graze_vec2_dot.
 */
graze_wide graze_vec2_length_sq(graze_vec2 v);

/**
 * Returns a x b = a.x * b.y - a.y * b.x: twice the area of the triangle of a and b, positive if b
 * points to the left of a, and 0 if they are parallel. Exact; in the fixed build it never
 * saturates.
 */
graze_wide graze_vec2_cross(graze_vec2 a, graze_vec2 b);

/** Returns a + round((b - a) * t), as graze_vec3_lerp. */
graze_vec2 graze_vec2_lerp(graze_vec2 a, graze_vec2 b, graze_fraction t);

/** Returns the length of v, rounded and saturating as graze_vec3_length. */
graze_scalar graze_vec2_length(graze_vec2 v);

/** Returns the length of the exact b - a, rounded and saturating as graze_vec3_distance. */
graze_scalar graze_vec2_distance(graze_vec2 a, graze_vec2 b);

/**
 * Returns v / |v|, within GRAZE_NORMALIZE_BOUND as graze_vec3_normalize; zero for the zero
 * vector.
 */
graze_vec2 graze_vec2_normalize(graze_vec2 v);

/** Returns v reflected by a line with this normal, as graze_vec3_reflect. */
graze_vec2 graze_vec2_reflect(graze_vec2 v, graze_vec2 normal);
/** Returns the part of v along a line with this normal, as graze_vec3_slide. */
graze_vec2 graze_vec2_slide(graze_vec2 v, graze_vec2 normal);

/**
 * Returns v rotated by the angle, counterclockwise. For lengths up to 1000 units each component
 * is within GRAZE_ROTATE_BOUND raw units; for greater lengths the 0.01 of this bound grows with
 * the length. Quarter turns are exact. In the float build the result is within 2^-22 of |v|, for
 * |v| of at least 2^-100.
 */
graze_vec2 graze_vec2_rotate(graze_vec2 v, graze_angle angle);

/** The greatest error of a component of graze_vec2_rotate, in raw units, up to 1000 units. */
#define GRAZE_ROTATE_BOUND 0.51
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/line.h ---- */
/**
 * @file
 * Lines, the results of casts, and the edge cases of all shapes.
 *
 * There are two kinds of line. A segment has two ends (`linecast`). A ray has an origin, a
 * direction and a limit (`raycast`). Both are closed sets: the ends belong to the line.
 *
 * All routines follow one policy:
 *
 *     case                                            result
 *     ----------------------------------------------  ---------------------------------------------
 *     The line has a point in common with the         GRAZE_TOUCH, with point, t and the normal of
 *     surface, but none with the interior: it is      that surface
 *     tangent, runs along a face or an edge, passes
 *     through a corner only, ends on the surface, or
 *     starts on it and leaves
 *     The line enters the interior, also from a       GRAZE_HIT
 *     start on the surface
 *     The line starts in the interior of a solid      GRAZE_INSIDE, t = 0, point = start,
 *                                                     normal = 0
 *     _exit: the line ends in the interior of a       GRAZE_INSIDE, t = the end, point = the end,
 *     solid                                           normal = 0
 *     Plane: the line passes from strictly one side   GRAZE_HIT
 *     to strictly the other
 *     Plane: the line starts or ends on the plane     GRAZE_TOUCH
 *     Plane: the line lies in the plane               GRAZE_TOUCH at t = 0
 *     Triangle, parallelogram, disc: the line passes  GRAZE_HIT
 *     through the face from strictly one side to
 *     strictly the other, also at edges, corners and
 *     the rim
 *     Triangle, parallelogram, disc: the line starts  GRAZE_TOUCH
 *     or ends on the face
 *     Triangle, parallelogram, disc: the line lies    GRAZE_MISS
 *     in the plane of the face, has no length, or
 *     t_max = 0
 *     Any other shape: zero-length segment, zero      a test of the start point: GRAZE_INSIDE in
 *     dir, or t_max = 0                               the interior, GRAZE_TOUCH on the surface,
 *                                                     else GRAZE_MISS; t = 0, also for _exit
 *     t_max < 0                                       the ray is empty: GRAZE_MISS
 *     The point is on an edge or a corner of a box    the normal of the first face that contains
 *                                                     the exact point, in the order
 *                                                     -x +x -y +y -z +z
 *     The point is on both faces of a flat axis of a  the normal of the face on the side that the
 *     box (min == max)                                line comes from; for _exit, of the face on
 *                                                     the side that the line goes to. The sign of
 *                                                     dir decides, also if t_max = 0. If the line
 *                                                     does not move along that axis: the - face
 *     The point is on an edge, a corner or a flat     the same, with the axes in the order in which
 *     axis of an oriented box                         they are stored
 *     Solid without interior: a flat box, a sphere    GRAZE_TOUCH or GRAZE_MISS, nothing else
 *     of radius 0
 *     Inverted box (min > max on any axis), negative  the empty set: GRAZE_MISS; it contains no
 *     radius, negative half extent                    point; it is GRAZE_BACK of every plane
 *     An axis of an oriented box is zero              the axis imposes no limit and has no face
 *     The normal of a plane is zero                   casts miss; every shape that is not empty is
 *                                                     GRAZE_ACROSS
 *     Triangle or parallelogram without area          casts miss; for points, spheres and boxes it
 *                                                     is the segment or the point that its corners
 *                                                     span
 *     Disc with a zero normal                         casts miss; every point is in its plane, so
 *                                                     for points it is the ball with this center
 *                                                     and radius
 *     Wall of zero length                             a point, for lines and for points
 *     Disc of radius 0                                as any disc: its center alone
 *     Float build: NaN                                predicates return false, casts miss, sides
 *                                                     are GRAZE_ACROSS
 *     Float build: infinity                           a side of a box may be infinite; a line with
 *                                                     an infinite coordinate misses
 *
 * A ray with t_max = 0 whose origin is on the surface of a solid is a GRAZE_TOUCH, whether dir
 * points into the solid or out of it. If a box is not flat, dir does not change the face.
 *
 * In the fixed build the result is exact for the numbers passed in, whatever they are.
 *
 * In the float build numbers are rounded, and a line that passes a surface within rounding may be
 * reported on either side of it. The following holds for all floats, including NaN, infinity,
 * subnormal and huge numbers:
 *
 *   - The result is one of those in the table. A miss does not change the hit. The result does
 *     not depend on whether you pass a hit. overlaps_ returns true if the cast does not miss. An
 *     exit misses if the entry misses.
 *   - All numbers of a hit are finite. (A normal that is copied from the shape is finite if the
 *     stored one is.)
 *   - A ray that reaches a box, a rectangle or an oriented box only beyond t = FLT_MAX misses.
 *   - fraction and wall_fraction are in [0, 1], and t is in [0, t_max]. The fraction or t of an
 *     entry is not greater than the one of the exit of the same line.
 *   - GRAZE_INSIDE of an entry: point is the start, and fraction or t is 0.
 *   - GRAZE_INSIDE of an exit of a segment: point is segment.b, and fraction is 1.
 *   - GRAZE_INSIDE of an exit of a ray: t is t_max, and point is origin + dir * t_max, with the
 *     product and the sum rounded. The sum saturates. If t_max is infinite or GRAZE_NO_LIMIT, t
 *     is FLT_MAX and the product is infinite. If rounding moves the point out of a box or a
 *     rectangle, the point is moved back to that side of it.
 *   - The exit of a line that is a point is at its start: fraction or t is 0. A line is a point
 *     for boxes, rectangles and oriented boxes if all components of b - a, or of dir, are 0, and
 *     for spheres and circles if each component is at most 2^-75 in size, for any t_max: the
 *     squares of the components then round to 0.
 *   - The point of a hit on a box or a rectangle is never outside, and is exactly on the face
 *     that the normal names.
 *
 * The following holds for ordinary floats: each coordinate, radius, half extent and component of
 * dir is 0 or has a size from 2^-20 to 2^10, and the axes of an oriented box are perpendicular
 * and of unit length, except for rounding. u is 2^-24. S is the greatest size among the
 * coordinates, radius and half extents of the shape, the coordinates of the start of the line,
 * the coordinates of the point, and the differences of point and start.
 *
 *   - The point differs from start + run * fraction, or start + dir * t, by at most
 *     GRAZE_FLOAT_POINT_ULPS u S on each axis.
 *   - The distance of the point from the center of a sphere or circle of radius r differs from r
 *     by at most GRAZE_FLOAT_BALL_ULPS u (S + S S / r). The length of the normal differs from 1
 *     by at most that bound divided by r.
 *   - The point is at most GRAZE_FLOAT_OBB_ULPS u S outside an oriented box along each axis.
 *   - A line that misses or touches a solid is nowhere deeper inside than these bounds, and neither
 *     is a line before its entry or after its exit. The depth in a box or a rectangle is at most
 *     GRAZE_FLOAT_POINT_ULPS u S. For a miss, S does not include the point.
 *   - The point on a plane, disc, triangle, parallelogram or wall is at most GRAZE_FLOAT_FACE_ULPS
 *     u S / e off its plane. For a disc it is at most as far beyond the rim. e is the sine of the angle
 *     between the edges at the first corner of a triangle or a parallelogram, and 1 for the others.
 *   - The point is at most GRAZE_FLOAT_FACE_ULPS u S / (e s) beyond an edge of a triangle or a
 *     parallelogram, or an end of a wall. s is the sine of the angle between line and plane. So a
 *     line that is parallel to the plane, except for rounding, may be reported as a hit beside the
 *     face. A triangle is never hit if the box around its corners and the box around the line, 2^-22
 *     of its length longer, are disjoint.
 *   - The length of the normal of a triangle, a parallelogram or a wall differs from 1 by at most
 *     GRAZE_FLOAT_NORMAL_ULPS u. A wall of zero length has normal 0.
 *   - A predicate of points, spheres and boxes is wrong only if the border is within 4 u S: 8 u S for
 *     two oriented boxes, and for faces times the length of the face over its height. Here S is the
 *     greatest size among the numbers of both shapes and the differences of their places.
 */
#ifndef GRAZE_LINE_H
#define GRAZE_LINE_H
#ifdef __cplusplus
extern "C" {
#endif
/** All points from a to b, both included. */
typedef struct graze_segment {
    graze_vec3 a; /**< The start. */
    graze_vec3 b; /**< The end. */
} graze_segment;

/** All points origin + t * dir with 0 <= t <= t_max, both ends included. */
typedef struct graze_ray {
    graze_vec3 origin;  /**< The start. */
    graze_vec3 dir;     /**< Of any length: t counts multiples of dir as it is stored. */
    graze_scalar t_max; /**< The limit of t. GRAZE_NO_LIMIT: no limit. Below 0: no point. */
} graze_ray;

/**
 * @name Bounds of the float build for ordinary floats
 *
 * The tests assert these bounds. A search of 26 million casts found at most 2.8, 2.6, 5.8 and, for
 * normals, 2.6; a search of 9 million casts near surfaces found at most 4 for faces.
 * @{
 */
#define GRAZE_FLOAT_POINT_ULPS  4 /**< Point of a hit from the line, in u S. */
#define GRAZE_FLOAT_BALL_ULPS   4 /**< Point from the surface of a ball, in u (S + S S / r). */
#define GRAZE_FLOAT_OBB_ULPS    8 /**< Point outside an oriented box, in u S. */
#define GRAZE_FLOAT_FACE_ULPS   8 /**< Point from a shape without interior, in u S. */
#define GRAZE_FLOAT_NORMAL_ULPS 4 /**< Length of a normal from 1, in u. */
/** @} */

/**
 * The result of a cast: GRAZE_MISS < GRAZE_TOUCH < GRAZE_HIT < GRAZE_INSIDE.
 *
 * `if (graze_..._linecast(...))` is true if the line and the closed shape have a point in common.
 * What to do with each result:
 *
 *             a ball that bounces                         a line of sight
 *     MISS    moves to the end of its step                is free
 *     TOUCH   moves on: it slides along the surface, or   is free if touching does not count, else
 *             has just left it                            blocked
 *     HIT     stops at `point`; `normal` reflects it      is blocked
 *     INSIDE  moves on, and leaves the shape by itself:   is blocked: the eye is in the solid. To
 *             there is no normal to reflect it, and       look out of this solid, leave it out of
 *             `point` is its start, where it would stay   the test
 *             for ever
 *
 * So `== GRAZE_HIT` makes a ball bounce, and `>= GRAZE_HIT` blocks a line of sight. The type is
 * not an enumeration, because the size of an enumeration depends on compiler flags.
 */
typedef uint8_t graze_result;
/** Values of graze_result, in this order. */
enum {
    GRAZE_MISS = 0,  /**< No point in common. */
    GRAZE_TOUCH = 1, /**< Only points of the surface in common. */
    GRAZE_HIT = 2,   /**< It enters (_exit: leaves) the interior, or passes a plane. */
    GRAZE_INSIDE = 3 /**< It starts (_exit: ends) in the interior. */
};

/**
 * The index that a miss reports: in graze_nearest_..._linecast, graze_mesh_linecast, and their
 * raycasts. No element has this index, because the greatest count is UINT32_MAX.
 */
#define GRAZE_NO_INDEX UINT32_MAX
/**
 * Where a segment hits a shape.
 *
 * point and fraction are rounded once, from their exact values, to nearest. A tie of `fraction`
 * rounds up, and a tie of `point` rounds away from the start of the segment. So the rounded point
 * of a line that ends in the interior may lie on the surface. For points on spheres and circles,
 * and for normals, the headers of the shapes state bounds.
 */
typedef struct graze_line_hit {
    graze_vec3 point;        /**< The point of the hit. */
    graze_vec3 normal;       /**< Outward normal of the surface at the point; 0 if none. */
    graze_fraction fraction; /**< Position between a and b: Q2.30, as 16 bits can't order hits. */
} graze_line_hit;

/**
 * Where a ray hits a shape, rounded as in graze_line_hit.
 *
 * t saturates at GRAZE_SCALAR_MAX, 32768 multiples of dir. Hits beyond that all have the same t,
 * but their points and results stay exact. t cannot saturate for a shape that ends within the
 * world if a component of dir is two units or more.
 */
typedef struct graze_ray_hit {
    graze_vec3 point;  /**< The point of the hit. */
    graze_vec3 normal; /**< Outward normal of the surface at the point; 0 if none. */
    graze_scalar t;    /**< Distance from the origin in multiples of dir. */
} graze_ray_hit;

/** The side of a surface: the sign of the signed distance. The normal points to the front. */
typedef int32_t graze_side;
/** Values of graze_side. */
enum {
    GRAZE_BACK = -1,  /**< Strictly behind the surface. */
    GRAZE_ACROSS = 0, /**< On both sides, or on the surface. */
    GRAZE_FRONT = 1   /**< Strictly in front of the surface. */
};

/**
 * Where a segment hits a surface that has two sides and no interior: a graze_line_hit, and the
 * side that the segment comes from. The normal does not depend on that side.
 */
typedef struct graze_face_line_hit {
    graze_vec3 point;        /**< The point of the hit. */
    graze_vec3 normal;       /**< Normal of the surface, whichever side the segment comes from. */
    graze_fraction fraction; /**< Position between a and b. */
    graze_side side;         /**< Side of the start; GRAZE_ACROSS if it is on the surface. */
} graze_face_line_hit;

/** Where a ray hits a surface that has two sides and no interior. */
typedef struct graze_face_ray_hit {
    graze_vec3 point;  /**< The point of the hit. */
    graze_vec3 normal; /**< Normal of the surface, whichever side the ray comes from. */
    graze_scalar t;    /**< Distance from the origin in multiples of dir. */
    graze_side side;   /**< Side of the origin; GRAZE_ACROSS if it is on the surface. */
} graze_face_ray_hit;

/**
 * @name Conversions between types of hits
 *
 * With these you can store the hits of solids and faces in one variable, or pass the hits of
 * segments and rays to one function. Members that both types have are copied, except for the
 * normal of a face. Convert a hit only if the cast did not miss.
 * @{
 */

/**
 * Converts the hit of a face to the type for solids. The normal of the result points to the side
 * that the segment comes from, as the outward normal of a solid does: if side is GRAZE_BACK, the
 * normal is negated, saturating. If side is GRAZE_ACROSS, the segment starts on the surface, and
 * the normal is copied: it points to the front.
 */
static inline void graze_line_hit_from_face_hit(const graze_face_line_hit *face_hit,
        graze_line_hit *hit)
{
    hit->point = face_hit->point;
    hit->normal = face_hit->normal;
    if (face_hit->side == GRAZE_BACK)
        hit->normal = graze_vec3_neg(face_hit->normal);
    hit->fraction = face_hit->fraction;
}

/** Converts the hit of a face to the type for solids, as graze_line_hit_from_face_hit. */
static inline void graze_ray_hit_from_face_hit(const graze_face_ray_hit *face_hit,
        graze_ray_hit *hit)
{
    hit->point = face_hit->point;
    hit->normal = face_hit->normal;
    if (face_hit->side == GRAZE_BACK)
        hit->normal = graze_vec3_neg(face_hit->normal);
    hit->t = face_hit->t;
}

/**
 * Converts the hit of a segment to the hit of the ray with origin a, dir b - a and t_max = 1. t
 * is the fraction, converted by graze_from_fraction. In the fixed build this rounds a second
 * time: t may differ by 1 raw unit from the t that a cast of the ray reports, and different
 * fractions may become the same t.
 */
static inline void graze_ray_hit_from_line_hit(const graze_line_hit *line_hit, graze_ray_hit *hit)
{
    hit->point = line_hit->point;
    hit->normal = line_hit->normal;
    hit->t = graze_from_fraction(line_hit->fraction);
}
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/sphere.h ---- */
/**
 * @file
 * The sphere, a solid ball: all points whose distance from center is at most radius.
 *
 * The surface belongs to the sphere. A sphere of radius 0 is a point; a sphere of negative radius
 * is empty.
 *
 * In the fixed build every predicate and every result of a cast is exact, for every sphere and
 * every line, including opposite corners of the world: a tangent is GRAZE_TOUCH, a line one raw
 * unit farther from the center is a miss, and a line one raw unit nearer is a hit. The policy is
 * the table in line.h. Points on the surface and normals are irrational and cannot be correctly
 * rounded at a bounded cost; they are within the bounds below.
 *
 * In the float build these squares must be finite and must not vanish: the squares of the
 * radius, of the distance of the line's start from the center, and of the run, which is b - a or
 * dir. So the run should have a length from 2^-62 to 2^62. A line with a longer run misses, also
 * if t_max is 0. The square of a shorter run is inexact, and so is the result; if all components
 * of the run are 2^-75 or less in size, the line counts as a point. The result is the one for a
 * line that is moved by a few units in the last place of the distance between start and center.
 * So a sphere smaller than these units is hit or missed by chance, its normal is any vector up
 * to unit length, and the end of a ray has the same error.
 */
#ifndef GRAZE_SPHERE_H
#define GRAZE_SPHERE_H
#ifdef __cplusplus
extern "C" {
#endif
/** A sphere. */
typedef struct graze_sphere {
    graze_vec3 center;   /**< The center. */
    graze_scalar radius; /**< The radius; a negative one makes the sphere empty. */
} graze_sphere;

/**
 * The greatest error of a coordinate of a point, of `t` and of `fraction`, in raw units of the
 * fixed build.
 */
#define GRAZE_SPHERE_POINT_BOUND 0.501
/**
 * The greatest error of a component of a normal, in raw units of the fixed build, for a radius
 * given in raw units: 0.502 for a radius of one unit or more. No component is ever greater than
 * GRAZE_ONE in size.
 */
#define GRAZE_SPHERE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))
/** True if the point is in the sphere or on its surface. */
bool graze_sphere_contains_point(const graze_sphere *sphere, const graze_vec3 *point);

/**
 * True if the spheres have a point in common. An empty sphere has no point in common with any
 * sphere.
 */
bool graze_sphere_overlaps_sphere(const graze_sphere *a, const graze_sphere *b);

/**
 * @name Points and a sphere
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN; the result may also be NaN if the difference of two coordinates is beyond the greatest
 * float. A distance saturates if its square is beyond the greatest float.
 * @{
 */

/**
 * Computes the point of the sphere that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the sphere is empty. A result on the surface is within
 * GRAZE_SPHERE_POINT_BOUND on each axis. So the rounded result may lie just outside the sphere,
 * and the closest point of the result may be a different point.
 */
void graze_sphere_closest_point(const graze_sphere *sphere, const graze_vec3 *point,
        graze_vec3 *nearest);

/**
 * Returns the distance from the point to the sphere, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units, since the distance from the center is the root of an integer if distances are
 * counted in raw units. The result is also 0 just outside, if the exact distance is less than
 * half a raw unit: use graze_sphere_contains_point to decide. Saturates at GRAZE_SCALAR_MAX,
 * which is also returned for an empty sphere.
 *
 * In the float build the squares, their sum and the root are rounded one after the other.
 */
graze_scalar graze_sphere_distance(const graze_sphere *sphere, const graze_vec3 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the sphere, on the side that
 * the normal of the hit names.
 *
 * The result is `point`, moved along one axis: the axis on which `normal`, as it is passed, has
 * the greatest component in size; of equal ones the first of x, y, z. The normal of a hit is
 * rounded, so this may be another axis than the one of the exact normal. On that axis the result
 * is the first raw unit outside the sphere on the side that the sign of the component names; in
 * the float build it is a little farther out, about 2^-20 of the radius. At the end of the world
 * nothing is beyond, and the result is at the end of the world.
 *
 * The point is unchanged if `normal` is 0, as for GRAZE_INSIDE, if the sphere is empty, or if the
 * line through `point` along that axis misses the sphere. If that line touches the sphere, the
 * point is moved.
 */
void graze_sphere_off_surface(const graze_sphere *sphere, const graze_vec3 *point,
        const graze_vec3 *normal, graze_vec3 *off);

/**
 * @name Lines against a sphere
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change
 * the hit. The normal points from the center to the exact point of the hit; for a sphere of
 * radius 0 the normal is 0. For a hit far along a ray `t` saturates, and a point outside the
 * world is clamped to the end of the world.
 * @{
 */

/** True if the segment and the sphere have a point in common. */
bool graze_sphere_overlaps_segment(const graze_sphere *sphere, const graze_segment *segment);

/** True if the ray and the sphere have a point in common. */
bool graze_sphere_overlaps_ray(const graze_sphere *sphere, const graze_ray *ray);

/** Finds the first point of the segment in the sphere. */
graze_result graze_sphere_linecast(const graze_sphere *sphere, const graze_segment *segment,
        graze_line_hit *hit);

/**
 * Finds the last point of the segment in the sphere. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_sphere_linecast_exit(const graze_sphere *sphere, const graze_segment *segment,
        graze_line_hit *hit);

/** Finds the first point of the ray in the sphere. */
graze_result graze_sphere_raycast(const graze_sphere *sphere, const graze_ray *ray,
        graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the sphere. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_sphere_raycast_exit(const graze_sphere *sphere, const graze_ray *ray,
        graze_ray_hit *hit);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/line2.h ---- */
/**
 * @file
 * Lines in the plane, and the results of casts there.
 *
 * The policy and the rounding are those of line.h, without z: read rectangle for box, and side
 * for face. A wall (segment2.h) corresponds to a plane, but has ends; segment2.h has a table of
 * its own.
 */
#ifndef GRAZE_LINE2_H
#define GRAZE_LINE2_H
#ifdef __cplusplus
extern "C" {
#endif
/** All points from a to b, both included. It is also the wall of segment2.h. */
typedef struct graze_segment2 {
    graze_vec2 a; /**< The start. */
    graze_vec2 b; /**< The end. */
} graze_segment2;

typedef struct graze_ray2 {
    graze_vec2 origin;  /**< The start. */
    graze_vec2 dir;     /**< Of any length: t counts multiples of dir as it is stored. */
    graze_scalar t_max; /**< The limit of t. GRAZE_NO_LIMIT: no limit. Below 0: no point. */
} graze_ray2;

/** Where a segment hits a shape, rounded as in graze_line_hit. */
typedef struct graze_line_hit2 {
    graze_vec2 point;        /**< The point of the hit. */
    graze_vec2 normal;       /**< Outward normal of the border at the point; 0 if none. */
    graze_fraction fraction; /**< Position between a and b. */
} graze_line_hit2;

/** Where a ray hits a shape, rounded as in graze_ray_hit. */
typedef struct graze_ray_hit2 {
    graze_vec2 point;  /**< The point of the hit. */
    graze_vec2 normal; /**< Outward normal of the border at the point; 0 if none. */
    graze_scalar t;    /**< Distance from the origin in multiples of dir. */
} graze_ray_hit2;

/** Converts the hit of a segment to the hit of a ray, as graze_ray_hit_from_line_hit. */
static inline void graze_ray_hit2_from_line_hit2(const graze_line_hit2 *line_hit,
        graze_ray_hit2 *hit)
{
    hit->point = line_hit->point;
    hit->normal = line_hit->normal;
    hit->t = graze_from_fraction(line_hit->fraction);
}
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/circle.h ---- */
/**
 * @file
 * The circle, a solid disc: all points of the plane whose distance from center is at most radius.
 *
 * The border belongs to the circle. A circle of radius 0 is a point; a circle of negative radius
 * is empty.
 *
 * It is the sphere of sphere.h on two axes, with the same policy (the table in line.h) and the
 * same bounds. In the fixed build every predicate and every result of a cast is exact, for every
 * circle and every line, including opposite corners of the world. The limits of the float build
 * are those of the sphere.
 */
#ifndef GRAZE_CIRCLE_H
#define GRAZE_CIRCLE_H
#ifdef __cplusplus
extern "C" {
#endif
/** A circle. */
typedef struct graze_circle {
    graze_vec2 center;   /**< The center. */
    graze_scalar radius; /**< The radius; a negative one makes the circle empty. */
} graze_circle;
#define GRAZE_CIRCLE_POINT_BOUND 0.501
#define GRAZE_CIRCLE_NORMAL_BOUND(radius) (0.501 + 64.0 / (radius))
/** True if the point is in the circle or on its border. */
bool graze_circle_contains_point(const graze_circle *circle, const graze_vec2 *point);

/**
 * True if the circles have a point in common. An empty circle has no point in common with any
 * circle.
 */
bool graze_circle_overlaps_circle(const graze_circle *a, const graze_circle *b);

/**
 * @name Points and a circle
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN; the result may also be NaN if the difference of two coordinates is beyond the greatest
 * float. A distance saturates if its square is beyond the greatest float.
 * @{
 */

/**
 * Computes the point of the circle that is nearest to `point`. The result is `point` itself if it
 * is inside, or if the circle is empty. A result on the border is within GRAZE_CIRCLE_POINT_BOUND
 * on each axis. So the rounded result may lie just outside the circle, and the closest point of
 * the result may be a different point.
 */
void graze_circle_closest_point(const graze_circle *circle, const graze_vec2 *point,
        graze_vec2 *nearest);

/**
 * Returns the distance from the point to the circle, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units, since the distance from the center is the root of an integer if distances are
 * counted in raw units. The result is also 0 just outside, if the exact distance is less than
 * half a raw unit: use graze_circle_contains_point to decide. Saturates at GRAZE_SCALAR_MAX,
 * which is also returned for an empty circle.
 *
 * In the float build the squares, their sum and the root are rounded one after the other.
 */
graze_scalar graze_circle_distance(const graze_circle *circle, const graze_vec2 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the circle, on the side that
 * the normal of the hit names.
 *
 * The result is `point`, moved along one axis: the axis on which `normal`, as it is passed, has
 * the greater component in size; x if both are equal. The normal of a hit is rounded, so this may
 * be another axis than the one of the exact normal. On that axis the result is the first raw unit
 * outside the circle on the side that the sign of the component names; in the float build it is a
 * little farther out, about 2^-20 of the radius. At the end of the world nothing is beyond, and
 * the result is at the end of the world.
 *
 * The point is unchanged if `normal` is 0, as for GRAZE_INSIDE, if the circle is empty, or if the
 * line through `point` along that axis misses the circle. If that line touches the circle, the
 * point is moved.
 */
void graze_circle_off_surface(const graze_circle *circle, const graze_vec2 *point,
        const graze_vec2 *normal, graze_vec2 *off);

/**
 * @name Lines against a circle
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change
 * the hit. The normal points from the center to the exact point of the hit; for a circle of
 * radius 0 the normal is 0. For a hit far along a ray `t` saturates, and a point outside the
 * world is clamped to the end of the world.
 * @{
 */

/** True if the segment and the circle have a point in common. */
bool graze_circle_overlaps_segment(const graze_circle *circle, const graze_segment2 *segment);

/** True if the ray and the circle have a point in common. */
bool graze_circle_overlaps_ray(const graze_circle *circle, const graze_ray2 *ray);

/** Finds the first point of the segment in the circle. */
graze_result graze_circle_linecast(const graze_circle *circle, const graze_segment2 *segment,
        graze_line_hit2 *hit);

/**
 * Finds the last point of the segment in the circle. GRAZE_INSIDE: the segment ends in the
 * interior.
 */
graze_result graze_circle_linecast_exit(const graze_circle *circle, const graze_segment2 *segment,
        graze_line_hit2 *hit);

/** Finds the first point of the ray in the circle. */
graze_result graze_circle_raycast(const graze_circle *circle, const graze_ray2 *ray,
        graze_ray_hit2 *hit);

/**
 * Finds the last point of the ray in the circle. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_circle_raycast_exit(const graze_circle *circle, const graze_ray2 *ray,
        graze_ray_hit2 *hit);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/aabb.h ---- */
/**
 * @file
 * The axis-aligned box: all points p with min <= p <= max on each axis.
 *
 * The surface belongs to the box. A box with min == max on an axis is flat: it has no interior. A
 * box with min > max on an axis is empty.
 *
 * In the fixed build every predicate and every result of a cast is exact, for every box and every
 * line, including opposite corners of the world. The table in line.h defines the results on
 * surfaces, edges and corners.
 */
#ifndef GRAZE_AABB_H
#define GRAZE_AABB_H
#ifdef __cplusplus
extern "C" {
#endif
/** An axis-aligned box. */
typedef struct graze_aabb {
    graze_vec3 min; /**< The least coordinates. */
    graze_vec3 max; /**< The greatest coordinates. */
} graze_aabb;

/** True if the point is in the box or on its surface. */
bool graze_aabb_contains_point(const graze_aabb *box, const graze_vec3 *point);

/** True if the boxes have a point in common. An empty box has no point in common with any box. */
bool graze_aabb_overlaps_aabb(const graze_aabb *a, const graze_aabb *b);

/**
 * True if every point of `other` is in `box` or on its surface. The empty box is contained in
 * every box, also in an empty one, and contains only empty boxes.
 */
bool graze_aabb_contains_aabb(const graze_aabb *box, const graze_aabb *other);

/**
 * True if the box and the sphere have a point in common: the squared distance from the center to
 * the box is at most the squared radius. False if the box is empty or the radius is negative. In
 * the float build squares are rounded, and a square beyond FLT_MAX is a miss.
 */
bool graze_aabb_overlaps_sphere(const graze_aabb *box, const graze_sphere *sphere);

/**
 * @name Points and a box
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN.
 * @{
 */

/**
 * Computes the point of the box that is nearest to `point`. The result is `point` itself if it is
 * in the box, or if the box is empty. Exact.
 */
void graze_aabb_closest_point(const graze_aabb *box, const graze_vec3 *point, graze_vec3 *nearest);

/**
 * Returns the distance from the point to the box, 0 if the point is inside. Rounded once, to
 * nearest, so the error is at most half a raw unit; the exact distance is never halfway between
 * two raw units, since its square is an integer if distances are counted in raw units. Saturates
 * at GRAZE_SCALAR_MAX, which is also returned for an empty box.
 *
 * In the float build the squares, their sum and the root are rounded one after the other; from
 * about 1.8e19 on the result saturates.
 */
graze_scalar graze_aabb_distance(const graze_aabb *box, const graze_vec3 *point);

/**
 * Returns the square of the exact distance from the point to the box. Exact. Saturates at
 * INT64_MAX, from a distance of about 46,340 units on; INT64_MAX is also returned for an empty
 * box. In the float build: FLT_MAX.
 */
graze_wide graze_aabb_distance_sq(const graze_aabb *box, const graze_vec3 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the box, on the side that the
 * normal of the hit names.
 *
 * On each axis on which the component of `normal` is not 0, the result is one raw unit (in the
 * float build, one float) beyond the side of the box that the sign names, whatever the sizes of
 * the component and of `point` are. On the other axes the result is `point`. The normal of a hit
 * has one such axis. At the end of the world nothing is beyond, and the result is on the surface.
 * If the normal is 0, as for GRAZE_INSIDE, the point is unchanged. In the float build each
 * coordinate of the result is NaN if the one number that it is computed from, or the component of
 * the normal, is NaN.
 */
void graze_aabb_off_surface(const graze_aabb *box, const graze_vec3 *point,
        const graze_vec3 *normal, graze_vec3 *off);

/**
 * @name Making a box
 * @{
 */

/**
 * Makes the box with this center and, on each axis, this size. If a size is an odd number of raw
 * units, half of it is rounded away from zero: both sides have the same distance from the center,
 * and the box is one raw unit larger than `size`. Sides beyond the world are clamped to the end
 * of the world (in the float build they become infinite). A negative size makes an inverted box.
 */
void graze_aabb_from_center_size(const graze_vec3 *center, const graze_vec3 *size, graze_aabb *box);

/**
 * Makes the smallest box that contains all points. With a count of 0 the box is empty: min is
 * GRAZE_SCALAR_MAX and max is GRAZE_SCALAR_MIN on each axis.
 */
void graze_aabb_from_points(const graze_vec3 *points, uint32_t count, graze_aabb *box);

/**
 * Makes the smallest box that contains both boxes. If one is empty, on whichever axis it is
 * inverted, the result is the other box. If both are empty, the result is the empty box of
 * graze_aabb_from_points.
 */
void graze_aabb_merge(const graze_aabb *a, const graze_aabb *b, graze_aabb *merged);

/**
 * @name Lines against a box
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is exactly on the face that the normal names, and never outside the box; on each
 * axis it is the exact point, rounded once. The normal is a unit vector along an axis.
 *
 * On an edge or a corner the normal names the first face, in the order -x +x -y +y -z +z, that
 * contains the exact point. For flat boxes, and for a ray with t_max = 0, see the table in
 * line.h.
 * @{
 */

/** True if the segment and the box have a point in common. */
bool graze_aabb_overlaps_segment(const graze_aabb *box, const graze_segment *segment);

/** True if the ray and the box have a point in common. */
bool graze_aabb_overlaps_ray(const graze_aabb *box, const graze_ray *ray);

/** Finds the first point of the segment in the box. */
graze_result graze_aabb_linecast(const graze_aabb *box, const graze_segment *segment,
        graze_line_hit *hit);

/**
 * Finds the last point of the segment in the box. The fraction counts from segment.a, and ties of
 * the point round away from segment.a, as for graze_aabb_linecast. GRAZE_INSIDE: the segment ends
 * in the interior.
 */
graze_result graze_aabb_linecast_exit(const graze_aabb *box, const graze_segment *segment,
        graze_line_hit *hit);

/** Finds the first point of the ray in the box. */
graze_result graze_aabb_raycast(const graze_aabb *box, const graze_ray *ray, graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the box. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_aabb_raycast_exit(const graze_aabb *box, const graze_ray *ray,
        graze_ray_hit *hit);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/rect.h ---- */
/**
 * @file
 * The axis-aligned rectangle: all points p of the plane with min <= p <= max on each axis.
 *
 * The border belongs to the rectangle. A rectangle with min == max on an axis is flat: it has no
 * interior. A rectangle with min > max on an axis is empty.
 *
 * It is the box of aabb.h on two axes, with the same policy (the table in line.h) and the same
 * rounding. In the fixed build every predicate and every result of a cast is exact, for every
 * rectangle and every line, including opposite corners of the world.
 */
#ifndef GRAZE_RECT_H
#define GRAZE_RECT_H
#ifdef __cplusplus
extern "C" {
#endif
/** An axis-aligned rectangle. */
typedef struct graze_rect {
    graze_vec2 min; /**< The least coordinates. */
    graze_vec2 max; /**< The greatest coordinates. */
} graze_rect;

/** True if the point is in the rectangle or on its border. */
bool graze_rect_contains_point(const graze_rect *rect, const graze_vec2 *point);

/**
 * True if the rectangles have a point in common. An empty rectangle has no point in common with
 * any rectangle.
 */
bool graze_rect_overlaps_rect(const graze_rect *a, const graze_rect *b);

/**
 * True if every point of `other` is in `rect` or on its border. The empty rectangle is contained
 * in every rectangle, also in an empty one, and contains only empty rectangles.
 */
bool graze_rect_contains_rect(const graze_rect *rect, const graze_rect *other);

/**
 * True if the rectangle and the circle have a point in common: the squared distance from the
 * center to the rectangle is at most the squared radius. False if the rectangle is empty or the
 * radius is negative. In the float build squares are rounded, and a square beyond FLT_MAX is a
 * miss.
 */
bool graze_rect_overlaps_circle(const graze_rect *rect, const graze_circle *circle);

/**
 * @name Points and a rectangle
 *
 * The result may alias an argument. In the float build a NaN in the arguments makes the result
 * NaN.
 * @{
 */

/**
 * Computes the point of the rectangle that is nearest to `point`. The result is `point` itself if
 * it is in the rectangle, or if the rectangle is empty. Exact.
 */
void graze_rect_closest_point(const graze_rect *rect, const graze_vec2 *point, graze_vec2 *nearest);

/**
 * Returns the distance from the point to the rectangle, 0 if the point is inside. Rounded once,
 * to nearest, so the error is at most half a raw unit; the exact distance is never halfway
 * between two raw units, since its square is an integer if distances are counted in raw units.
 * Saturates at GRAZE_SCALAR_MAX, which is also returned for an empty rectangle.
 *
 * In the float build the squares, their sum and the root are rounded one after the other; from
 * about 1.8e19 on the result saturates.
 */
graze_scalar graze_rect_distance(const graze_rect *rect, const graze_vec2 *point);

/**
 * Returns the square of the exact distance from the point to the rectangle. Exact. Saturates at
 * INT64_MAX, from a distance of about 46,340 units on; INT64_MAX is also returned for an empty
 * rectangle. In the float build: FLT_MAX.
 */
graze_wide graze_rect_distance_sq(const graze_rect *rect, const graze_vec2 *point);

/**
 * Computes a point to continue from after a hit: strictly outside the rectangle, on the side that
 * the normal of the hit names.
 *
 * On each axis on which the component of `normal` is not 0, the result is one raw unit (in the
 * float build, one float) beyond the side of the rectangle that the sign names, whatever the
 * sizes of the component and of `point` are. On the other axes the result is `point`. The normal
 * of a hit has one such axis. At the end of the world nothing is beyond, and the result is on the
 * border. If the normal is 0, as for GRAZE_INSIDE, the point is unchanged. In the float build each
 * coordinate of the result is NaN if the one number that it is computed from, or the component of
 * the normal, is NaN.
 */
void graze_rect_off_surface(const graze_rect *rect, const graze_vec2 *point,
        const graze_vec2 *normal, graze_vec2 *off);

/**
 * @name Making a rectangle
 * @{
 */

/**
 * Makes the rectangle with this center and, on each axis, this size. If a size is an odd number
 * of raw units, half of it is rounded away from zero: both sides have the same distance from the
 * center, and the rectangle is one raw unit larger than `size`. Sides beyond the world are
 * clamped to the end of the world (in the float build they become infinite). A negative size
 * makes an inverted rectangle.
 */
void graze_rect_from_center_size(const graze_vec2 *center, const graze_vec2 *size,
        graze_rect *rect);

/**
 * Makes the smallest rectangle that contains all points. With a count of 0 the rectangle is
 * empty: min is GRAZE_SCALAR_MAX and max is GRAZE_SCALAR_MIN on each axis.
 */
void graze_rect_from_points(const graze_vec2 *points, uint32_t count, graze_rect *rect);

/**
 * Makes the smallest rectangle that contains both rectangles. If one is empty, on whichever axis
 * it is inverted, the result is the other rectangle. If both are empty, the result is the empty
 * rectangle of graze_rect_from_points.
 */
void graze_rect_merge(const graze_rect *a, const graze_rect *b, graze_rect *merged);

/**
 * @name Lines against a rectangle
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is exactly on the side that the normal names, and never outside the rectangle;
 * on each axis it is the exact point, rounded once. The normal is a unit vector along an axis.
 *
 * On a corner the normal names the first side, in the order -x +x -y +y, that contains the exact
 * point. For flat rectangles, and for a ray with t_max = 0, see the table in line.h.
 * @{
 */

/** True if the segment and the rectangle have a point in common. */
bool graze_rect_overlaps_segment(const graze_rect *rect, const graze_segment2 *segment);

/** True if the ray and the rectangle have a point in common. */
bool graze_rect_overlaps_ray(const graze_rect *rect, const graze_ray2 *ray);

/** Finds the first point of the segment in the rectangle. */
graze_result graze_rect_linecast(const graze_rect *rect, const graze_segment2 *segment,
        graze_line_hit2 *hit);

/**
 * Finds the last point of the segment in the rectangle. The fraction counts from segment.a, and
 * ties of the point round away from segment.a, as for graze_rect_linecast. GRAZE_INSIDE: the
 * segment ends in the interior.
 */
graze_result graze_rect_linecast_exit(const graze_rect *rect, const graze_segment2 *segment,
        graze_line_hit2 *hit);

/** Finds the first point of the ray in the rectangle. */
graze_result graze_rect_raycast(const graze_rect *rect, const graze_ray2 *ray, graze_ray_hit2 *hit);

/**
 * Finds the last point of the ray in the rectangle. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 */
graze_result graze_rect_raycast_exit(const graze_rect *rect, const graze_ray2 *ray,
        graze_ray_hit2 *hit);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/quaternion.h ---- */
/**
 * @file
 * Rotations in space, as quaternions.
 *
 * A quaternion of any length but zero is a rotation, and its negative is the same rotation.
 * Functions that rotate divide by the square of the length, so a quaternion never stretches a
 * vector. The zero quaternion rotates nothing. The length of a product is the product of the
 * lengths: normalize a quaternion that you multiply in every frame, before its components
 * saturate or lose their bits.
 *
 * Unless a function states a bound, each component is the exact one, rounded once to nearest,
 * ties away from zero, and saturates by itself. In the float build each operation rounds:
 * components are within 2^-20 of the length of the result, for vectors of a length of at least
 * 2^-100, and for products of lengths from 2^-60 to 2^60.
 */
#ifndef GRAZE_QUATERNION_H
#define GRAZE_QUATERNION_H
#ifdef __cplusplus
extern "C" {
#endif
/** A rotation. (0, 0, 0, 1) rotates nothing. */
typedef struct graze_quaternion {
    graze_scalar x; /**< The x component of the vector part. */
    graze_scalar y; /**< The y component of the vector part. */
    graze_scalar z; /**< The z component of the vector part. */
    graze_scalar w; /**< The real part. */
} graze_quaternion;

/** Returns the quaternion (x, y, z, w). */
static inline graze_quaternion graze_quaternion_of(graze_scalar x, graze_scalar y, graze_scalar z,
        graze_scalar w)
{
    graze_quaternion q;
    q.x = x;
    q.y = y;
    q.z = z;
    q.w = w;
    return q;
}

/**
 * Returns the rotation about the axis by the angle, counterclockwise if the axis points at you.
 * The axis may have any length; a zero axis rotates nothing. The result has length one, and each
 * component is within GRAZE_QUATERNION_BOUND. For angles of half a turn or more, w is negative or
 * 0.
 */
graze_quaternion graze_quaternion_from_axis_angle(graze_vec3 axis, graze_angle angle);

/** Returns the rotation by b, then by a: Hamilton's product a b, not divided by any length. */
graze_quaternion graze_quaternion_multiply(graze_quaternion a, graze_quaternion b);

/**
 * Returns q / |q|, each component within GRAZE_QUATERNION_BOUND; (0, 0, 0, 1) for the zero
 * quaternion.
 */
graze_quaternion graze_quaternion_normalize(graze_quaternion q);

/** Returns v rotated by q. */
graze_vec3 graze_quaternion_rotate(graze_quaternion q, graze_vec3 v);
#if GRAZE_FLOAT
/** The greatest error of a component, in units of 2^-24. */
#define GRAZE_QUATERNION_BOUND 4.0
#else
/** The greatest error of a component, in raw units. */
#define GRAZE_QUATERNION_BOUND 0.5001
#endif
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/matrix.h ---- */
/**
 * @file
 * Transforms: a rotation, or any linear map, and a shift. A transform is also the place of an
 * object in the world.
 *
 * Each component of a result is the exact one, rounded once to nearest, ties away from zero, and
 * saturates by itself; graze_matrix_look_at states a bound instead. In the float build each
 * operation rounds, and products of numbers must neither overflow nor vanish: lengths from 2^-60
 * to 2^60 are safe.
 */
#ifndef GRAZE_MATRIX_H
#define GRAZE_MATRIX_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * A transform, stored as the images of the three unit axes and of the origin. These vectors are
 * the columns of a matrix that multiplies column vectors, and the rows of a matrix that
 * multiplies row vectors, as in DirectX.
 */
typedef struct graze_matrix {
    graze_vec3 x;      /**< The image of the x axis. */
    graze_vec3 y;      /**< The image of the y axis. */
    graze_vec3 z;      /**< The image of the z axis. */
    graze_vec3 origin; /**< The image of the origin. */
} graze_matrix;

/** Returns the image of a point: m.x * point.x + m.y * point.y + m.z * point.z + m.origin. */
graze_vec3 graze_matrix_transform_point(const graze_matrix *m, graze_vec3 point);

/** Returns the image of a direction: the same sum without m.origin. */
graze_vec3 graze_matrix_transform_direction(const graze_matrix *m, graze_vec3 direction);

/**
 * Computes the transform by b, then by a. If a is the place of a parent in the world, and b is
 * the place of a child in its parent, the product is the place of the child in the world. The
 * product may alias a or b.
 */
void graze_matrix_multiply(const graze_matrix *a, const graze_matrix *b, graze_matrix *product);

/**
 * Computes the inverse of m, if x, y and z of m are perpendicular and of unit length: the
 * transposed axes, and the negative of the origin transformed by these. Rounded axes have an
 * error of about 2^-16; the inverse then maps a point back to within about 2^-15 of its distance
 * from the origin. The inverse may alias m.
 */
void graze_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse);

/** Makes the transform that rotates, and then shifts by `origin`. */
void graze_matrix_from_quaternion(graze_quaternion rotation, graze_vec3 origin,
        graze_matrix *matrix);

/**
 * Makes the place of an object at `eye` that looks at `target` along its -z axis: x points to the
 * right, and y up, as close to `up` as possible. The inverse is the view matrix of OpenGL.
 *
 * Each component of the axes is within GRAZE_LOOK_AT_BOUND raw units. The distance from eye to
 * target may be as long as the world, and `up` may have any length. In the float build each
 * component is within 2^-21 divided by the sine of the angle between the view and `up`.
 *
 * If eye = target, the view is along the -z axis of the world. If `up` is zero or parallel to the
 * view, it is replaced by the axis of the world on which the view has the least component in
 * size; of equal ones the first of x, y, z.
 */
void graze_matrix_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_matrix *matrix);

/** The greatest error of a component of an axis of graze_matrix_look_at, in raw units. */
#define GRAZE_LOOK_AT_BOUND 0.5001
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/obb.h ---- */
/**
 * @file
 * The oriented box: three axes through a center, with a half extent on each.
 *
 * It is the set of all points p with abs(axis[i] . (p - center)) <= half_i for each axis.
 * half.x belongs to axis[0], half.y to axis[1], half.z to axis[2]. The surface belongs to the
 * box.
 *
 * All routines use the axes as they are stored. The axes need not have unit length and need not
 * be perpendicular; the fixed build computes exact results for these numbers, whatever they are.
 * A rotated axis is rounded to 16 bits, so the stored box differs a little from the box that was
 * rotated; queries use the stored axes.
 *
 * A half extent of 0 along an axis that is not zero makes the box flat: it has no interior. A
 * negative half extent on any axis makes the box empty. A zero axis imposes no limit, whatever
 * its half extent (if this is not negative), and has no face.
 *
 * In the float build products and sums are rounded one after the other; a query that overflows is
 * a miss. The table in line.h defines the results on surfaces, edges and corners.
 */
#ifndef GRAZE_OBB_H
#define GRAZE_OBB_H
#ifdef __cplusplus
extern "C" {
#endif
/** An oriented box. */
typedef struct graze_obb {
    graze_vec3 center;  /**< The center. */
    graze_vec3 axis[3]; /**< The axes, of any length. */
    graze_vec3 half;    /**< The half extents: x along axis[0], y along axis[1], z along axis[2]. */
} graze_obb;

bool graze_obb_contains_point(const graze_obb *box, const graze_vec3 *point);

/**
 * @name Boxes
 *
 * Both boxes are the same sets of points as for graze_obb_contains_point, so the fixed build
 * decides exactly, for any axes. That includes zero axes, which make a box without end. A common
 * point may be on the surfaces, and it may be outside the world. An empty box has no point in
 * common with any box.
 *
 * The method is the well-known test of fifteen axes, with factors that are correct for any axes,
 * not only for perpendicular axes of unit length. In the float build the axes may have any length
 * and should be about perpendicular; the result is unspecified if axes that are not zero do not
 * span space. Boxes whose distance or depth is within the rounding errors (see line.h) may be
 * reported either way. A box with a number that is not finite is a miss.
 * @{
 */

/** True if the oriented box and the axis-aligned box have a point in common. */
bool graze_obb_overlaps_aabb(const graze_obb *box, const graze_aabb *other);

/** True if the oriented boxes have a point in common. */
bool graze_obb_overlaps_obb(const graze_obb *a, const graze_obb *b);

/**
 * @name Points and spheres
 *
 * These routines treat the axes as perpendicular and of unit length. Stored axes are rounded, so
 * the surface of a box of 100 units is off by up to a few thousandths of a unit. Below, c_i is
 * axis[i] . (p - center), exact.
 * @{
 */

/**
 * Computes the point of the box that is nearest to `point`. The result is `point` itself if it is
 * in the box, or if the box is empty. Otherwise, with p = `point`, the result is center plus the
 * sum of axis[i] times c_i, with c_i clamped to [-half_i, half_i]. Each coordinate is rounded
 * once, ties away from the center, and saturates. In the float build each operation rounds, and a
 * NaN in the arguments makes the result NaN.
 */
void graze_obb_closest_point(const graze_obb *box, const graze_vec3 *point, graze_vec3 *nearest);

/**
 * True if the box and the sphere have a point in common. With p = the center of the sphere, the
 * excess on an axis is max(abs(c_i) - half_i, 0); the result is true if the sum of the squares of
 * the three excesses is at most the squared radius. This is decided exactly. False if the box is
 * empty or the radius is negative. In the float build squares are rounded, and a square beyond
 * FLT_MAX is a miss.
 */
bool graze_obb_overlaps_sphere(const graze_obb *box, const graze_sphere *sphere);

/**
 * @name Lines against an oriented box
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is the exact point, rounded once on each axis, ties away from the start of the
 * line; so it may lie a fraction of a raw unit beside the face. Outside the world the point
 * saturates.
 *
 * The normal is the stored axis or its negative, which saturates. It has the length of the stored
 * axis. On an edge or a corner the normal names the first face, in the order -axis[0] +axis[0]
 * -axis[1] +axis[1] -axis[2] +axis[2], that contains the exact point. For flat boxes, and for a
 * ray with t_max = 0, see the table in line.h.
 * @{
 */

bool graze_obb_overlaps_segment(const graze_obb *box, const graze_segment *segment);

bool graze_obb_overlaps_ray(const graze_obb *box, const graze_ray *ray);

graze_result graze_obb_linecast(const graze_obb *box, const graze_segment *segment,
        graze_line_hit *hit);

/**
 * Finds the last point of the segment in the box. The fraction counts from segment.a, and ties of
 * the point round away from segment.a, as for graze_obb_linecast. GRAZE_INSIDE: the segment ends
 * in the interior.
 */
graze_result graze_obb_linecast_exit(const graze_obb *box, const graze_segment *segment,
        graze_line_hit *hit);

graze_result graze_obb_raycast(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);

/**
 * Finds the last point of the ray in the box. GRAZE_INSIDE: the ray ends, at t_max, in the
 * interior.
 *
 * If the axes do not span space, the box has no end in some directions, and a ray without a limit
 * may have no last point. The result is then GRAZE_INSIDE, as for a ray that ends far away, or,
 * for a ray along a face, GRAZE_TOUCH with the normal of that face. t saturates, and so does the
 * point on each axis on which dir is not 0. In the float build the same holds if a half extent is
 * infinite or a face is beyond FLT_MAX.
 */
graze_result graze_obb_raycast_exit(const graze_obb *box, const graze_ray *ray, graze_ray_hit *hit);

/**
 * @name Making an oriented box
 *
 * The result may alias an argument. A negative size makes a negative half extent, and so an empty
 * box. In the float build a NaN in the arguments makes the result NaN.
 * @{
 */

/**
 * Makes the box with this center and with this size along the axes. The axes may have any length:
 * they are normalized as by graze_vec3_normalize, and a zero axis stays zero. If a size is an odd
 * number of raw units, half of it is rounded away from zero.
 */
void graze_obb_from_axes(const graze_vec3 *center, const graze_vec3 axes[3], const graze_vec3 *size,
        graze_obb *box);

/**
 * Makes the box that a rotation and scale by the matrix makes of a box of this size around the
 * origin. The center is world->origin, the axes are x, y and z of the matrix, normalized, and
 * half_i = size_i * |axis_i| / 2 with the axis of the matrix, rounded once, ties away from zero,
 * saturating. The matrix may mirror. If it shears, the axes of the box are not perpendicular; the
 * head of this file says how queries use such axes.
 *
 * A zero column makes the box flat: the half extent is 0, and the axis is a unit vector
 * perpendicular to the other two axes. If these are parallel or zero, it is perpendicular to one
 * of them, or any unit vector. So the box is flat, a line or a point. If the size is negative and
 * rounding or a zero column would make the half extent 0, the half extent is the size itself, so
 * that an empty box stays empty.
 */
void graze_obb_from_matrix(const graze_matrix *world, const graze_vec3 *size, graze_obb *box);

/**
 * Makes the box with this center and with this size along the axes of the world, rotated. The
 * quaternion may have any length: each component of an axis is the exact quotient by |q|^2,
 * rounded once, ties away from zero. The zero quaternion rotates nothing. If a size is an odd
 * number of raw units, half of it is rounded away from zero.
 */
void graze_obb_from_quaternion(const graze_vec3 *center, const graze_quaternion *rotation,
        const graze_vec3 *size, graze_obb *box);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/segment2.h ---- */
/**
 * @file
 * The wall: a graze_segment2 that lines in the plane can hit.
 *
 * The ends belong to the wall. It has two sides and no interior; the front is on the left of the
 * direction from a to b.
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     The line passes from strictly one side to         GRAZE_HIT
 *     strictly the other, through the wall or one of
 *     its ends
 *     An end of the line is on the wall                 GRAZE_TOUCH
 *     The line runs along the wall, and both have a     GRAZE_TOUCH at the first common point;
 *     point in common                                   side = GRAZE_ACROSS
 *     The wall has zero length, and its point is on     GRAZE_TOUCH; wall_fraction = 0,
 *     the line                                          normal = 0, side = GRAZE_ACROSS; fraction
 *                                                       or t is the place of the wall on the line
 *     Zero-length segment, zero dir, or t_max = 0       a test of the start point: GRAZE_TOUCH on
 *                                                       the wall, else GRAZE_MISS; fraction or
 *                                                       t = 0, side = GRAZE_ACROSS
 *     t_max < 0                                         the ray is empty: GRAZE_MISS
 *
 * In the fixed build every predicate and every result of a cast is exact, for every wall and
 * every line, including opposite corners of the world. In the float build products of differences
 * are rounded. A line misses if one of these products overflows, which needs differences of more
 * than 1e19; a line along the wall misses if the square of its length vanishes, which needs a
 * length of less than 2^-74, and such a wall counts as a point.
 */
#ifndef GRAZE_SEGMENT2_H
#define GRAZE_SEGMENT2_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * Where a segment hits a wall.
 *
 * point, fraction and wall_fraction are rounded once, as in graze_line_hit. The normal points to
 * the front of the wall, whichever side the line comes from; each component is within
 * GRAZE_SEGMENT2_NORMAL_BOUND raw units.
 */
typedef struct graze_wall_line_hit2 {
    graze_vec2 point;        /**< The point of the hit. */
    graze_vec2 normal;       /**< Of the front, of unit length; 0 if the wall has zero length. */
    graze_fraction fraction; /**< Position on the segment, 0 at its a. */
    graze_fraction wall_fraction; /**< Position on the wall; 0 if it has zero length. */
    graze_side side; /**< Side of the start; GRAZE_ACROSS: on the endless line of the wall. */
} graze_wall_line_hit2;

/** Where a ray hits a wall, rounded as in graze_wall_line_hit2. */
typedef struct graze_wall_ray_hit2 {
    graze_vec2 point;             /**< The point of the hit. */
    graze_vec2 normal;            /**< As in graze_wall_line_hit2. */
    graze_scalar t;               /**< Distance from the origin in multiples of dir. */
    graze_fraction wall_fraction; /**< Position on the wall; 0 if it has zero length. */
    graze_side side; /**< Side of the origin; GRAZE_ACROSS: on the endless line of the wall. */
} graze_wall_ray_hit2;

/**
 * @name Conversions to the hits of other shapes
 *
 * As the conversions of the hits of faces in line.h: the normal is negated, saturating, if side
 * is GRAZE_BACK, and else copied. The result has neither wall_fraction nor side.
 * @{
 */

/** Converts the hit of a wall to the type for circles and rectangles. */
static inline void graze_line_hit2_from_wall_hit2(const graze_wall_line_hit2 *wall_hit,
        graze_line_hit2 *hit)
{
    hit->point = wall_hit->point;
    hit->normal = wall_hit->normal;
    if (wall_hit->side == GRAZE_BACK)
        hit->normal = graze_vec2_neg(wall_hit->normal);
    hit->fraction = wall_hit->fraction;
}

static inline void graze_ray_hit2_from_wall_hit2(const graze_wall_ray_hit2 *wall_hit,
        graze_ray_hit2 *hit)
{
    hit->point = wall_hit->point;
    hit->normal = wall_hit->normal;
    if (wall_hit->side == GRAZE_BACK)
        hit->normal = graze_vec2_neg(wall_hit->normal);
    hit->t = wall_hit->t;
}

/**
 * The greatest error of a component of a normal, in raw units: like GRAZE_NORMALIZE_BOUND, but
 * walls may be longer than a vector.
 */
#define GRAZE_SEGMENT2_NORMAL_BOUND 0.5001
/**
 * @name Lines against a wall
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. On each axis the
 * point of a hit is the exact point, rounded once, ties away from the start of the line. For a
 * hit far along a ray the point saturates.
 * @{
 */

/**
 * True if the segment and the wall have a point in common. In the fixed build the result is the
 * same if you exchange wall and segment.
 */
bool graze_segment2_overlaps_segment(const graze_segment2 *wall, const graze_segment2 *segment);

/** True if the ray and the wall have a point in common. */
bool graze_segment2_overlaps_ray(const graze_segment2 *wall, const graze_ray2 *ray);

/** Finds the first point of the segment on the wall. */
graze_result graze_segment2_linecast(const graze_segment2 *wall, const graze_segment2 *segment,
        graze_wall_line_hit2 *hit);

/** Finds the first point of the ray on the wall. */
graze_result graze_segment2_raycast(const graze_segment2 *wall, const graze_ray2 *ray,
        graze_wall_ray_hit2 *hit);

/**
 * @name Points and a wall
 *
 * A wall of zero length is a point. In the float build a NaN makes the distance NaN, and both
 * coordinates of the nearest point. Squares of differences must neither overflow nor
 * vanish: differences from 2^-60 to 2^60 are safe.
 * @{
 */

/**
 * Computes the point of the wall that is nearest to `point`. On each axis the result is the exact
 * point, rounded once, ties away from the wall's a. The result may alias an argument.
 */
void graze_segment2_closest_point(const graze_segment2 *wall, const graze_vec2 *point,
        graze_vec2 *nearest);

/**
 * Returns the distance from the point to the exact wall, not to a rounded point of the wall.
 * Rounded once, to nearest, so the error is at most half a raw unit; saturating. In the fixed
 * build the exact distance is never halfway between two raw units: its square, counted in squares
 * of a raw unit, is a fraction whose denominator, in lowest terms, is not divisible by 4.
 */
graze_scalar graze_segment2_distance(const graze_segment2 *wall, const graze_vec2 *point);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/disc.h ---- */
/**
 * @file
 * The disc: a flat, round face in space, such as a floor marking, a shield, a manhole or a landing
 * pad.
 *
 * A disc has two sides and no interior. Its normal points to the front.
 *
 *     case                                                result
 *     --------------------------------------------------  ----------------------------------------
 *     The line passes through the disc from strictly one  GRAZE_HIT
 *     side to strictly the other, also at the rim
 *     The line starts or ends on the disc                 GRAZE_TOUCH
 *     The line lies in the plane of the disc, has no      GRAZE_MISS
 *     length, or t_max = 0
 *     Radius 0: the disc is its center                    as above: a line that passes through it
 *                                                         is a GRAZE_HIT, and one that starts or
 *                                                         ends there is a GRAZE_TOUCH
 *     Negative radius: the disc is empty                  GRAZE_MISS
 *     The normal is zero (for points: a ball)             GRAZE_MISS
 *     Any other line                                      GRAZE_MISS
 *
 * In the fixed build every predicate and every result of a cast is exact, for every disc and every
 * line, including opposite corners of the world.
 *
 * In the float build:
 *
 *   - The casts are right if |normal| times the distance of each end of the line from the center is
 *     from 2^-123 to 2^123 (of a ray: of its origin, and |normal| times |dir|), and if no two of
 *     these distances, the radius included, differ by a factor above 2^126. A line that passes the
 *     rim within rounding may be reported as a hit or as a miss. With larger products, and if t is
 *     beyond FLT_MAX, a line may miss.
 *   - A NaN, or an infinity other than t_max, makes a cast a miss.
 *   - graze_disc_closest_point is within its bound for normals of any length and for any distance.
 *     A NaN or an infinity makes the result NaN, unless the disc is empty: then the result is
 *     `point`, but NaN on each axis on which the center is NaN.
 */
#ifndef GRAZE_DISC_H
#define GRAZE_DISC_H
#ifdef __cplusplus
extern "C" {
#endif
/** All points of a plane that are within the radius of a point of this plane, rim included. */
typedef struct graze_disc {
    graze_vec3 center;   /**< The center. The plane of the disc goes through it exactly. */
    graze_vec3 normal;   /**< Perpendicular to the disc, of any length; it points to the front. */
    graze_scalar radius; /**< Below 0: no point. */
} graze_disc;

/**
 * @name Lines against a disc
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is the exact point, rounded once on each axis, ties away from the start of the
 * line. If an end of the line touches the disc, the point is that end, unchanged. A rounded point
 * may lie just off the plane or just outside the rim. Far along a ray `t` saturates, and a point
 * outside the world is clamped to the end of the world. The normal is the stored one, whichever
 * side the line comes from; hit.side is the side of the start, GRAZE_ACROSS if the start is on the
 * disc.
 * @{
 */

/** True if the segment passes through the disc, or starts or ends on it. */
bool graze_disc_overlaps_segment(const graze_disc *disc, const graze_segment *segment);

/** True if the ray passes through the disc, or starts or ends on it. */
bool graze_disc_overlaps_ray(const graze_disc *disc, const graze_ray *ray);

/** Finds the point of the segment on the disc. */
graze_result graze_disc_linecast(const graze_disc *disc, const graze_segment *segment,
        graze_face_line_hit *hit);

/** Finds the point of the ray on the disc. */
graze_result graze_disc_raycast(const graze_disc *disc, const graze_ray *ray,
        graze_face_ray_hit *hit);

/**
 * The error of a point of the rim from graze_disc_closest_point, on each axis, in raw units: half a
 * unit for the rounding, and less than 2^-13 for the root and the division.
 */
#define GRAZE_DISC_RIM_BOUND 0.501
/**
 * The error of graze_disc_closest_point in the float build: in units in the last place of the
 * greatest of the coordinate of the result, the coordinate of `point` on the same axis, and the
 * distance |d| of `point` from the center.
 *
 * With u = 2^-24: the part of d that is perpendicular to the normal has an error of 11 u |d|, as in
 * graze_plane_project_point and one difference more. The rim is nearer to the center than the
 * foot, so multiplying the unit vector by the radius does not increase this error. The length adds
 * 3, the quotient, the product and the sum with the center 1 each: 11 + 3 + 1 + 1 + 1 = 17, and
 * terms of the order of u^2. Found: 6.8.
 */
#define GRAZE_DISC_CLOSEST_ULPS 18
/**
 * Computes the point of the disc that is nearest to `point`. The result may alias an argument.
 *
 * The foot of the perpendicular from `point` to the plane decides, exactly:
 *
 *   - If it is on the disc, rim included, the result is the foot, rounded once on each axis, ties
 *     away from `point`.
 *   - Otherwise the result is the point of the rim on the way from the center to the foot, within
 *     GRAZE_DISC_RIM_BOUND on each axis.
 *
 * The result saturates: on an axis on which it is outside the world, it is at the end of the world.
 * A rounded result may lie just outside the disc, and a little off its plane. If the disc is empty,
 * the result is `point` itself. If the normal is zero, every point is in the plane of the disc, and
 * the disc is the ball with this center and radius: the result is `point` itself in the ball, and
 * otherwise the nearest point of the ball, within the same bound.
 */
void graze_disc_closest_point(const graze_disc *disc, const graze_vec3 *point, graze_vec3 *nearest);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/plane.h ---- */
/**
 * @file
 * The plane: a surface with two sides, without interior and without end. A line passes through
 * it, touches it or misses it.
 *
 *     case                                                result
 *     --------------------------------------------------  ----------------------------------------
 *     The line passes from strictly one side to strictly  GRAZE_HIT
 *     the other
 *     The line starts or ends on the plane                GRAZE_TOUCH
 *     The line lies in the plane                          GRAZE_TOUCH at t = 0
 *     Any other line                                      GRAZE_MISS
 *
 * In the fixed build every result of a cast and every side is exact, for every plane and every
 * line, including opposite corners of the world.
 *
 * In the float build:
 *
 *   - graze_plane_distance, graze_plane_project_point and graze_plane_from_points are within
 *     their bounds for normals of any length and for any distance, because they first scale by
 *     powers of two.
 *   - graze_plane_classify_sphere is right for normals of any length that are not subnormal, and
 *     for distances and radii up to 2^123.
 *   - graze_plane_side_of_point, graze_plane_classify_aabb and the casts are right if |normal|
 *     times each distance is from 2^-123 to 2^123. For a normal of graze_plane_from_points that
 *     is a distance from 2^-137 to 2^108; across an axis the normal is 1. With larger products a
 *     line may miss, and a point or a box may be GRAZE_ACROSS; with smaller products everything
 *     is on the plane.
 *   - A segment misses if a difference of its ends is not a number, and a ray misses if its height
 *     above the plane is not a number. If t is beyond the greatest float, t saturates; the point
 *     is computed from the quotient, and saturates by itself. On a plane across an axis the point
 *     is exactly on the plane, and if an end of a segment touches the plane, the point is that
 *     end.
 *   - A NaN makes a cast a miss, a side GRAZE_ACROSS, and a number or a point NaN. So a shape
 *     with a NaN stays in view if you use planes for culling.
 *   - Infinity has the effect of NaN, with two exceptions. graze_plane_side_of_point, and
 *     graze_plane_classify_aabb for a box that is unbounded on a side, are right if the normal
 *     has no component 0 on an axis with infinity; otherwise they return GRAZE_ACROSS.
 */
#ifndef GRAZE_PLANE_H
#define GRAZE_PLANE_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * A plane through a point, with a normal.
 *
 * It is the set of all points p with normal . (p - point) == 0. The front is where that product
 * is positive.
 *
 * The plane goes through its point exactly. The normal may have any length. With a zero normal
 * the structure is no plane: casts miss, and every shape that is not empty is GRAZE_ACROSS.
 */
typedef struct graze_plane {
    graze_vec3 point;  /**< A point of the plane. */
    graze_vec3 normal; /**< Perpendicular to the plane, of any length; it points to the front. */
} graze_plane;

/**
 * Makes the plane through a, b and c. Seen from its front, a, b and c are counterclockwise. The
 * point of the plane is a.
 *
 * The normal is (b - a) x (c - a) times a power of two. It is the greatest power of two for which
 * every component, rounded once to nearest, ties away from zero, is less than 32768 units in
 * size. So the greatest component is at least 16384 units. Such a normal keeps 31 bits of the
 * direction; a unit vector would keep 17. If you need unit length, use
 * graze_vec3_normalize(plane.normal).
 *
 * If no bit is lost, all three points are on the plane exactly. No bit is lost if the coordinates
 * are multiples of half a unit that differ by at most 23170 units on each axis, or multiples of
 * one unit that differ by at most 46340 units. If the three points are on one line, the normal is
 * zero. The plane may alias the points.
 *
 * In the float build the edges are scaled by powers of two as well, so that nothing overflows or
 * vanishes. Each component is within GRAZE_PLANE_NORMAL_ULPS units in the last place of |b - a|
 * |c - a|, times the same power.
 */
void graze_plane_from_points(const graze_vec3 *a, const graze_vec3 *b, const graze_vec3 *c,
        graze_plane *plane);

/**
 * Returns the signed distance of the point from the plane, for a normal of any length: positive
 * in front, negative behind, 0 if the normal is zero. Rounded to nearest, so the error is at most
 * half a raw unit; saturating. The exact distance is never halfway between two raw units: its
 * square, counted in squares of a raw unit, is a fraction whose denominator, in lowest terms, is
 * not divisible by 4.
 *
 * In the float build the result is within GRAZE_PLANE_DISTANCE_ULPS units in the last place of
 * the distance of the point from plane.point. That distance may itself be out of range.
 */
graze_scalar graze_plane_distance(const graze_plane *plane, const graze_vec3 *point);

/**
 * Computes the point of the plane that is nearest to `point`. On each axis the result is the
 * exact point, rounded once, ties away from `point`, saturating. If the normal is zero, the
 * result is `point` itself. The result may alias the point or the plane.
 *
 * In the float build each coordinate is within GRAZE_PLANE_PROJECT_ULPS units in the last place
 * of the greatest of three numbers: the coordinate itself, that coordinate of `point`, and the
 * distance of the two points.
 */
void graze_plane_project_point(const graze_plane *plane, const graze_vec3 *point,
        graze_vec3 *projection);

/**
 * @name Bounds of the float build
 *
 * The error of an operation is at most u = 2^-24 of its result, and u times a number is at most
 * one unit in the last place of that number. Let d be the vector from plane.point to the point,
 * and n the normal:
 *
 *     normal         u |b - a| |c - a| for each of two edges, a product and a difference: 4. The
 *                    greatest error that a search has found is 3.0
 *     n . d          u |n| |d| for each of a difference, a product and two sums: 4
 *     distance       the 4 of n . d; u |d| for the quotient; 1 1/2 + 1 for |n|, which is the root
 *                    of a number with an error of 3: 7 1/2, and terms of the order of u^2. Found:
 *                    5.7
 *     project_point  the 4 of n . d; u |d| for a quotient, a product and the 3 of |n|^2, and for
 *                    the difference at the end: 10, and terms of the order of u^2. Found: 7.4
 * @{
 */
#define GRAZE_PLANE_NORMAL_ULPS   4  /**< For graze_plane_from_points. */
#define GRAZE_PLANE_DISTANCE_ULPS 8  /**< For graze_plane_distance. */
#define GRAZE_PLANE_PROJECT_ULPS  11 /**< For graze_plane_project_point. */
/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the point is strictly there, and GRAZE_ACROSS if it is on
 * the plane.
 */
graze_side graze_plane_side_of_point(const graze_plane *plane, const graze_vec3 *point);

/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the whole box is strictly there. A box with a point on the
 * plane, even if it is only a corner, is GRAZE_ACROSS. An empty box is GRAZE_BACK, so that planes
 * that face inward cull it.
 */
graze_side graze_plane_classify_aabb(const graze_plane *plane, const graze_aabb *box);

/**
 * Returns GRAZE_FRONT or GRAZE_BACK if the whole sphere is strictly there, exactly, for a normal
 * of any length. A sphere that only touches the plane is GRAZE_ACROSS. A sphere of negative
 * radius is empty: GRAZE_BACK. In the float build a sphere with an infinite coordinate or radius
 * is GRAZE_ACROSS.
 */
graze_side graze_plane_classify_sphere(const graze_plane *plane, const graze_sphere *sphere);

/**
 * @name Lines against a plane
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. The point of a
 * hit is the exact point, rounded once on each axis, ties away from the start of the line; if an
 * end of the line touches the plane, the point is that end, unchanged. For a hit far along a ray
 * the point saturates. The normal is the stored one.
 * @{
 */

/** Finds where the segment passes through the plane or touches it. */
graze_result graze_plane_linecast(const graze_plane *plane, const graze_segment *segment,
        graze_face_line_hit *hit);

/** Finds where the ray passes through the plane or touches it. */
graze_result graze_plane_raycast(const graze_plane *plane, const graze_ray *ray,
        graze_face_ray_hit *hit);

/**
 * @name Lines against a plane across an axis
 *
 * Such a plane is the set of all points with one z, one y or one x. The front is where the
 * coordinate is greater.
 *
 * The hit may be NULL; then the fixed build does not divide. A miss does not change the hit. The
 * point of a hit is exactly on the plane; on the other axes it is the exact point, rounded once,
 * ties away from the start of the line. For a hit far along a ray the point saturates. The normal
 * is the unit vector along the positive axis, whichever side the line comes from; hit.side is
 * that side.
 * @{
 */

/**
 * Finds where the segment passes through, or touches, the plane with this z, parallel to x and y.
 */
graze_result graze_plane_xy_linecast(graze_scalar z, const graze_segment *segment,
        graze_face_line_hit *hit);

/**
 * Finds where the segment passes through, or touches, the plane with this y, parallel to x and z.
 */
graze_result graze_plane_xz_linecast(graze_scalar y, const graze_segment *segment,
        graze_face_line_hit *hit);

/**
 * Finds where the segment passes through, or touches, the plane with this x, parallel to y and z.
 */
graze_result graze_plane_yz_linecast(graze_scalar x, const graze_segment *segment,
        graze_face_line_hit *hit);

/** Finds where the ray passes through, or touches, the plane with this z. */
graze_result graze_plane_xy_raycast(graze_scalar z, const graze_ray *ray, graze_face_ray_hit *hit);

/** Finds where the ray passes through, or touches, the plane with this y. */
graze_result graze_plane_xz_raycast(graze_scalar y, const graze_ray *ray, graze_face_ray_hit *hit);

/** Finds where the ray passes through, or touches, the plane with this x. */
graze_result graze_plane_yz_raycast(graze_scalar x, const graze_ray *ray, graze_face_ray_hit *hit);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/triangle.h ---- */
/**
 * @file
 * The triangle: the corners a, b, c and all points between them, edges and corners included.
 *
 * A triangle has two sides and no interior. Seen from its front, the corners are
 * counterclockwise. If the corners are on one line or in one place, the triangle has no area:
 * casts miss, and for points, spheres and boxes it is the segment or the point that its corners
 * span.
 *
 *     case                                                result
 *     --------------------------------------------------  ----------------------------------------
 *     The line passes through the triangle from strictly  GRAZE_HIT
 *     one side to strictly the other, also at an edge or
 *     a corner
 *     The line starts or ends on the triangle             GRAZE_TOUCH
 *     The line lies in the plane of the triangle, has no  GRAZE_MISS
 *     length, or t_max = 0
 *
 * In the fixed build every predicate and every result of a cast is exact, for every triangle and
 * every line, including opposite corners of the world. So two triangles with a common edge leave
 * no gap there: a line that passes through the edge hits both.
 *
 * The float build is right if the product of any three of these lengths is between 2^-120 and
 * 2^120: the edges, the line, and the distance of the line's start from a. With larger products a
 * line may miss the triangle, and with smaller products a miss may be reported as a hit; the
 * normal of a hit needs the square of an edge in the same range.
 */
#ifndef GRAZE_TRIANGLE_H
#define GRAZE_TRIANGLE_H
#ifdef __cplusplus
extern "C" {
#endif
/** A triangle. */
typedef struct graze_triangle {
    graze_vec3 a; /**< The first corner. */
    graze_vec3 b; /**< The second corner. */
    graze_vec3 c; /**< The third corner. */
} graze_triangle;

/**
 * A place on a face. On a triangle it is a + u * (b - a) + v * (c - a), so the weight of a is 1 -
 * u - v. On a parallelogram it is corner + u * parallelogram.u + v * parallelogram.v. u and v are
 * rounded once, to nearest, ties up.
 */
typedef struct graze_barycentric {
    graze_fraction u; /**< The weight of b, or of the edge u. */
    graze_fraction v; /**< The weight of c, or of the edge v. */
} graze_barycentric;

/**
 * @name Lines against a triangle
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. The point of a
 * hit is the exact point, rounded once on each axis, ties away from the start of the line; if an
 * end of the line touches the triangle, the point is that end, unchanged. The normal is (b - a) x
 * (c - a) at unit length, each component within one raw unit, whichever side the line comes from;
 * hit.side is that side.
 * @{
 */

/** True if the segment passes through the triangle, or starts or ends on it. */
bool graze_triangle_overlaps_segment(const graze_triangle *triangle, const graze_segment *segment);

/** True if the ray passes through the triangle, or starts or ends on it. */
bool graze_triangle_overlaps_ray(const graze_triangle *triangle, const graze_ray *ray);

/** Finds the point of the segment on the triangle. */
graze_result graze_triangle_linecast(const graze_triangle *triangle, const graze_segment *segment,
        graze_face_line_hit *hit);

/** Finds the point of the ray on the triangle. */
graze_result graze_triangle_raycast(const graze_triangle *triangle, const graze_ray *ray,
        graze_face_ray_hit *hit);

/**
 * Finds the point of the segment on the triangle if the segment runs from the front to the back;
 * back-face hits are ignored. The direction of the segment decides this also if the segment
 * starts or ends on the triangle.
 */
graze_result graze_triangle_linecast_front(const graze_triangle *triangle,
        const graze_segment *segment, graze_face_line_hit *hit);
/**
 * Finds the point of the ray on the triangle if the ray runs from the front to the back, as
 * graze_triangle_linecast_front.
 */
graze_result graze_triangle_raycast_front(const graze_triangle *triangle, const graze_ray *ray,
        graze_face_ray_hit *hit);

/**
 * True if the endless line through both ends of the segment passes through the triangle; then
 * `place` is where. The ends of the segment do not limit that line. For a segment that hits the
 * triangle, `place` is the place of the exact point of the hit. If the result is false, as for a
 * line in the plane of the triangle, `place` is unchanged.
 */
bool graze_triangle_barycentric_of_segment(const graze_triangle *triangle,
        const graze_segment *segment, graze_barycentric *place);
/**
 * True if the endless line through the origin along dir passes through the triangle; then `place`
 * is where. The routine ignores t_max, also a negative one, and the triangle may be behind the
 * origin: cast the ray first. If the result is false, `place` is unchanged.
 */
bool graze_triangle_barycentric_of_ray(const graze_triangle *triangle, const graze_ray *ray,
        graze_barycentric *place);

/**
 * @name Points, spheres and boxes, and a triangle
 *
 * In the fixed build every predicate is exact, and each number is rounded once, to nearest. All
 * routines use the same set of points: a sphere overlaps the triangle if the exact distance of its
 * center is at most the radius. A triangle without area is the segment or the point that its
 * corners span.
 *
 * In the float build the product of any three of these lengths has to be in the range at the head
 * of this file: the edges, and the vectors from the edges to the point or to the corners of the
 * box. Far beyond that range a result may be NaN; a NaN in the arguments makes the result NaN.
 * Results are right to some units in the last place of the greatest of these lengths. For a very
 * thin triangle the error is greater: by the length of the triangle over its height. A triangle
 * counts as having no area if rounding alone may have produced its normal: each component of
 * (b - a) x (c - a) is at most 2^-20 times the square of the longer edge in size. The triangle is
 * then at most 2^-19 times as high as that edge is long.
 * @{
 */

/**
 * Computes the point of the triangle that is nearest to `point`. The result may alias an
 * argument.
 *
 * The result is the exact point, rounded once on each axis. The direction of a tie depends on
 * where the exact point is:
 *
 *   - in the interior of the triangle: a tie rounds away from `point`.
 *   - exactly on an edge, whether `point` is above that edge or beyond it: a tie rounds along the
 *     edge, in the direction a to b, b to c or c to a.
 *   - at a corner: the result is that corner, unchanged.
 *
 * If the triangle has no area, the exact point is on an edge or at a corner. If edges coincide
 * there, the first in the order ab, bc, ca that has the exact point between its ends decides the
 * tie. If all corners are equal, the result is that corner.
 */
void graze_triangle_closest_point(const graze_triangle *triangle, const graze_vec3 *point,
        graze_vec3 *nearest);

/**
 * Returns the distance from the point to the triangle. Rounded once, to nearest, so the error is
 * at most half a raw unit. In the fixed build the exact distance is never halfway between two raw
 * units: its square, counted in squares of a raw unit, is a fraction whose denominator, in lowest
 * terms, is not divisible by 4. Saturates at GRAZE_SCALAR_MAX.
 */
graze_scalar graze_triangle_distance(const graze_triangle *triangle, const graze_vec3 *point);

/**
 * True if the triangle and the sphere have a point in common, also if the triangle has no area.
 * False if the radius is negative.
 */
bool graze_triangle_overlaps_sphere(const graze_triangle *triangle, const graze_sphere *sphere);

/**
 * True if the triangle and the box have a point in common, also if the triangle has no area.
 * False if the box is empty.
 */
bool graze_triangle_overlaps_aabb(const graze_triangle *triangle, const graze_aabb *box);

/**
 * Computes (b - a) x (c - a) at unit length, each component within one raw unit: the same normal
 * as in a hit. Zero if the triangle has no area.
 */
void graze_triangle_normal(const graze_triangle *triangle, graze_vec3 *normal);

/**
 * Computes a point to continue from after a hit: strictly on the given side of the plane of the
 * triangle. `side` = hit.side is the side that the line came from; -hit.side is the side that it
 * goes to.
 *
 * The result is `point`, moved along one axis: the axis on which the normal has the greatest
 * component in size, of equal ones the first of x, y, z. In the fixed build this is the exact
 * normal (b - a) x (c - a), not the rounded one of a hit; so two components that are equal in
 * the rounded normal may still differ. On that axis the result is the first raw unit that is
 * strictly on that side, even if `point` is farther away on that side. In the float build the
 * result is a little farther, by about 2^-20 of the distance from a and 2^-23 of the coordinate.
 * That is enough if the sine of the angle between the edges at the first corner is 1/16 or more.
 * At the end of the world nothing is beyond, and the result is at the end of the world.
 *
 * The point is unchanged if `side` is GRAZE_ACROSS or the triangle has no area.
 */
void graze_triangle_off_surface(const graze_triangle *triangle, const graze_vec3 *point,
        graze_side side, graze_vec3 *off);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/parallelogram.h ---- */
/**
 * @file
 * The parallelogram: all points corner + s * u + t * v with 0 <= s <= 1 and 0 <= t <= 1, its
 * edges included.
 *
 * A parallelogram replaces two triangles and has no seam between them, at the cost of one: use it
 * for a wall, a panel or a window. Seen from its front, v is counterclockwise from u. If the
 * edges are parallel or one is zero, the parallelogram has no area: casts miss, and for points,
 * spheres and boxes it is the segment or the point that its four corners span. So
 * two parallel segments that collide are also reported by the parallelogram of their differences.
 *
 * The policy and the bounds of the float build are those of triangle.h.
 */
#ifndef GRAZE_PARALLELOGRAM_H
#define GRAZE_PARALLELOGRAM_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * A parallelogram. u and v lead from the corner to the two neighbouring corners. Corners may lie
 * beyond the world: these parts of the parallelogram exist for queries too.
 */
typedef struct graze_parallelogram {
    graze_vec3 corner; /**< A corner. */
    graze_vec3 u;      /**< The edge from it to a neighbour. */
    graze_vec3 v;      /**< The edge from it to the other neighbour. */
} graze_parallelogram;

/**
 * @name Lines against a parallelogram
 *
 * The hit may be NULL; then nothing is divided. A miss does not change the hit. The point of a
 * hit is the exact point, rounded once on each axis, ties away from the start of the line; if an
 * end of the line touches the parallelogram, the point is that end, unchanged. The normal is u x
 * v at unit length, each component within one raw unit, whichever side the line comes from;
 * hit.side is that side.
 * @{
 */

/** True if the segment passes through the parallelogram, or starts or ends on it. */
bool graze_parallelogram_overlaps_segment(const graze_parallelogram *parallelogram,
        const graze_segment *segment);

/** True if the ray passes through the parallelogram, or starts or ends on it. */
bool graze_parallelogram_overlaps_ray(const graze_parallelogram *parallelogram,
        const graze_ray *ray);

/** Finds the point of the segment on the parallelogram. */
graze_result graze_parallelogram_linecast(const graze_parallelogram *parallelogram,
        const graze_segment *segment, graze_face_line_hit *hit);

/** Finds the point of the ray on the parallelogram. */
graze_result graze_parallelogram_raycast(const graze_parallelogram *parallelogram,
        const graze_ray *ray, graze_face_ray_hit *hit);

/**
 * Finds the point of the segment on the parallelogram if the segment runs from the front to the
 * back, as graze_triangle_linecast_front.
 */
graze_result graze_parallelogram_linecast_front(const graze_parallelogram *parallelogram,
        const graze_segment *segment,
        graze_face_line_hit *hit);
/**
 * Finds the point of the ray on the parallelogram if the ray runs from the front to the back, as
 * graze_triangle_raycast_front.
 */
graze_result graze_parallelogram_raycast_front(const graze_parallelogram *parallelogram,
        const graze_ray *ray, graze_face_ray_hit *hit);

/**
 * True if the endless line through both ends of the segment passes through the parallelogram;
 * then `place` is where. The ends of the segment do not limit that line. If the result is false,
 * `place` is unchanged.
 */
bool graze_parallelogram_barycentric_of_segment(const graze_parallelogram *parallelogram,
        const graze_segment *segment,
        graze_barycentric *place);
/**
 * True if the endless line through the origin along dir passes through the parallelogram; then
 * `place` is where. The routine ignores t_max, also a negative one, and the parallelogram may be
 * behind the origin: cast the ray first. If the result is false, `place` is unchanged.
 */
bool graze_parallelogram_barycentric_of_ray(const graze_parallelogram *parallelogram,
        const graze_ray *ray, graze_barycentric *place);

/**
 * @name Points, spheres and boxes, and a parallelogram
 *
 * Exactness and the float build are as for the triangle; the normal is u x v. A parallelogram
 * without area is the segment or the point that its four corners span. Distances and overlaps are
 * those of the whole parallelogram, also of its parts beyond the world.
 * @{
 */

/**
 * Computes the point of the parallelogram that is nearest to `point`. The result may alias an
 * argument. A nearest point beyond the world is clamped to the end of the world on each axis.
 *
 * The result is the exact point, rounded once on each axis. The direction of a tie depends on
 * where the exact point is:
 *
 *   - in the interior of the parallelogram: a tie rounds away from `point`.
 *   - exactly on an edge, whether `point` is above that edge or beyond it: a tie rounds along the
 *     edge, in the direction of u or of v.
 *   - at a corner: the result is that corner.
 *
 * If the parallelogram has no area, the exact point is on an edge or at a corner. If edges
 * coincide there, the first of these that has the exact point between its ends decides the tie: u
 * from the corner, v from the end of u, u from the end of v, v from the corner.
 */
void graze_parallelogram_closest_point(const graze_parallelogram *parallelogram,
        const graze_vec3 *point, graze_vec3 *nearest);

/**
 * Returns the distance from the point to the parallelogram. Rounded once, to nearest, so the
 * error is at most half a raw unit; in the fixed build the exact distance is never halfway
 * between two raw units (see graze_triangle_distance). Saturates at GRAZE_SCALAR_MAX.
 */
graze_scalar graze_parallelogram_distance(const graze_parallelogram *parallelogram,
        const graze_vec3 *point);

/**
 * True if the parallelogram and the sphere have a point in common, also if the parallelogram has
 * no area. False if the radius is negative.
 */
bool graze_parallelogram_overlaps_sphere(const graze_parallelogram *parallelogram,
        const graze_sphere *sphere);

/**
 * True if the parallelogram and the box have a point in common, also if the parallelogram has no
 * area. False if the box is empty.
 */
bool graze_parallelogram_overlaps_aabb(const graze_parallelogram *parallelogram,
        const graze_aabb *box);

/**
 * Computes u x v at unit length, each component within one raw unit: the same normal as in a hit.
 * Zero if the parallelogram has no area.
 */
void graze_parallelogram_normal(const graze_parallelogram *parallelogram, graze_vec3 *normal);

/**
 * Computes a point to continue from after a hit: strictly on the given side of the plane of the
 * parallelogram. graze_triangle_off_surface says how; the exact normal, u x v, chooses the axis.
 */
void graze_parallelogram_off_surface(const graze_parallelogram *parallelogram,
        const graze_vec3 *point, graze_side side, graze_vec3 *off);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/mesh.h ---- */
/**
 * @file
 * The mesh: triangles on shared vertices; each face is three indices.
 *
 * Vertices and indices are only read, so they may stay in flash. A line hits a face as it hits a
 * triangle (see triangle.h), from both sides; a face without area is never hit. Every index MUST
 * be the index of an existing vertex; so a mesh has at most 65536 vertices.
 *
 * The result is that of a loop that casts the line at each triangle and keeps the hit with the
 * least rounded fraction or t, and of equal ones the hit of the lower index. It is equal to the
 * last bit. The mesh needs fewer instructions: if all vertices of a face are on one side of the
 * line, cached vertex flags reject the face.
 *
 * In the fixed build a closed mesh is watertight, by construction: a line from the outside to the
 * inside that does not lie in the plane of a face hits a face, also through edges and vertices.
 *
 * A query caches the flags of GRAZE_MESH_KEPT vertices on the stack, at index modulo
 * GRAZE_MESH_KEPT, until another vertex takes the place. So in a mesh of at most GRAZE_MESH_KEPT
 * vertices the flags of each vertex are computed once. In a larger mesh that depends on the
 * order: it is good if faces with common vertices are close in the list of faces, and these
 * vertices are close in the list of vertices. The flags of a vertex are computed once for a globe
 * in rings of 16, about four times in rings of 32, and for nearly each of its faces in random
 * order. The flags say on which sides of the line a vertex is; they do not contain its distance.
 * So a face that the flags do not reject is tested as a triangle: less than one face in fifty if
 * a line hits a globe.
 *
 * In the float build the flags do not say whether a vertex is before the start or beyond the end of
 * the line. They never reject a face that the line hits. But they reject some faces
 * beside the line that graze_triangle_linecast, because of rounding, may report as hit: there the
 * loop finds more hits. Every hit of the mesh is a hit of the triangle, with the same bits.
 */
#ifndef GRAZE_MESH_H
#define GRAZE_MESH_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * The number of cached vertices. It is fixed when the library is compiled: another value in your
 * program has no effect.
 */
#define GRAZE_MESH_KEPT 32
/** A mesh. The arrays belong to the caller. */
typedef struct graze_mesh {
    const graze_vec3 *vertices; /**< The vertices. */
    const uint16_t *indices;    /**< Three for each face, counterclockwise seen from its front. */
    uint32_t count;             /**< The number of faces. */
} graze_mesh;

/** True if the segment hits or touches a face. */
bool graze_mesh_overlaps_segment(const graze_mesh *mesh, const graze_segment *segment);
/** True if the ray hits or touches a face. */
bool graze_mesh_overlaps_ray(const graze_mesh *mesh, const graze_ray *ray);

/**
 * Finds the first face on the segment: the face with the least rounded fraction, and of equal
 * ones the face of the lower index. `hit` and the result are those of the triangle. `face` and
 * `hit` may each be NULL. A miss sets `face` to GRAZE_NO_INDEX and does not change `hit`; a count
 * of 0 is a miss.
 */
graze_result graze_mesh_linecast(const graze_mesh *mesh, const graze_segment *segment,
        uint32_t *face, graze_face_line_hit *hit);
/** Finds the first face on the ray, by the least rounded t, as graze_mesh_linecast. */
graze_result graze_mesh_raycast(const graze_mesh *mesh, const graze_ray *ray, uint32_t *face,
        graze_face_ray_hit *hit);

/**
 * Makes the smallest box that contains all faces. Test this box first if most lines miss the
 * mesh. Vertices that no face uses do not count. Without faces the box is empty, as that of
 * graze_aabb_from_points with a count of 0.
 */
void graze_mesh_aabb(const graze_mesh *mesh, graze_aabb *box);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/nearest.h ---- */
/**
 * @file
 * The nearest of many: which shape of an array a line hits first, and where.
 *
 * The array belongs to the caller and is only read, so it may stay in flash. Nothing is
 * allocated, and there are no callbacks. The result is that of a loop that casts the line at each
 * shape in turn and keeps the hit with the least t, or `fraction`; these are the rounded numbers
 * of the hits. Of equal ones the first shape in the array is kept; for a line that starts in a
 * shape the number is 0. `index` is the index of that shape, `hit` is the hit of its cast, and
 * the result is the result of its cast. Either pointer may be NULL. A miss sets `index` to
 * GRAZE_NO_INDEX and does not change `hit`. A count of 0 is a miss.
 *
 * The routines need fewer instructions than that loop. A shape is skipped if it has no point in
 * the box around the line; after a hit that box ends at the hit. For the other shapes the routines
 * compute only what the comparison needs, and they compute the point and the normal once, at the
 * end. A hit at 0 ends the search. So a short line among many shapes costs least, and an array is
 * searched fastest if near shapes come first. The float build returns the same bits as the loop
 * over its rounded casts; for triangles it compares with the box around the whole line, also after
 * a hit. For triangles on shared vertices see mesh.h.
 *
 * t saturates at GRAZE_SCALAR_MAX (see line.h): hits beyond that are equally far.
 *
 * @par Shapes of several kinds
 * For these you write the loop. It shortens the ray to the nearest hit so far:
 *
 *     graze_ray_hit hit, nearest;
 *     int best = -1;
 *     for (int i = 0; i < count; i++)
 *         if (graze_..._raycast(&shape[i], &ray, &hit) && (best < 0 || hit.t < ray.t_max)) {
 *             best = i;
 *             ray.t_max = hit.t;
 *             nearest = hit;
 *         }
 *
 * This loop is correct, for these reasons:
 *
 *   - A hit that the shortened ray misses has an exact t beyond t_max. Its rounded t is not below
 *     t_max, since t_max is a rounded number itself.
 *   - A hit at t_max, or at most half a raw unit before it, has the same rounded t: it is not
 *     nearer. `hit.t < ray.t_max` rejects it. `best < 0` accepts the first hit, even at the end
 *     of the ray.
 *   - So every accepted hit is before t_max. There the shortened ray has the same result, point
 *     and normal as the whole ray.
 *   - If t saturates, t_max becomes GRAZE_NO_LIMIT. That rejects nothing, but another t that
 *     saturates is not less.
 *   - After a hit at t = 0 the ray is a point, and no t is less than 0.
 *   - `nearest` is a copy, because a cast that hits at the same t overwrites `hit`.
 *
 * A segment is not shortened, since its ends are stored:
 *
 *     if (graze_..._linecast(&shape[i], &segment, &hit) && (best < 0 || hit.fraction < least)) {
 *         best = i;
 *         least = hit.fraction;
 *         nearest = hit;
 *     }
 *
 * Arrays of one kind and meshes take part like one shape: call graze_nearest_..._raycast or
 * graze_mesh_raycast in place of the cast. Planes, discs, triangles, parallelograms and meshes
 * have two sides and need a graze_face_ray_hit: graze_ray_hit_from_face_hit converts it to `hit`.
 *
 * In the float build the end of a ray is rounded too. A shortened ray may miss a hit that is
 * before t_max by no more than the rounding error, and may report GRAZE_TOUCH for GRAZE_HIT. If
 * you need the exact order of such hits, leave t_max as it is and compare with a variable of your
 * own, as for segments. The routines below do that.
 */
#ifndef GRAZE_NEAREST_H
#define GRAZE_NEAREST_H
#ifdef __cplusplus
extern "C" {
#endif
/** Finds the box that the segment hits first. */
graze_result graze_nearest_aabb_linecast(const graze_aabb *boxes, uint32_t count,
        const graze_segment *segment, uint32_t *index,
        graze_line_hit *hit);

/** Finds the box that the ray hits first. */
graze_result graze_nearest_aabb_raycast(const graze_aabb *boxes, uint32_t count,
        const graze_ray *ray, uint32_t *index, graze_ray_hit *hit);

/** Finds the sphere that the segment hits first. */
graze_result graze_nearest_sphere_linecast(const graze_sphere *spheres, uint32_t count,
        const graze_segment *segment, uint32_t *index,
        graze_line_hit *hit);
/** Finds the sphere that the ray hits first. */
graze_result graze_nearest_sphere_raycast(const graze_sphere *spheres, uint32_t count,
        const graze_ray *ray, uint32_t *index,
        graze_ray_hit *hit);

/** Finds the oriented box that the segment hits first. */
graze_result graze_nearest_obb_linecast(const graze_obb *boxes, uint32_t count,
        const graze_segment *segment, uint32_t *index,
        graze_line_hit *hit);
/** Finds the oriented box that the ray hits first. */
graze_result graze_nearest_obb_raycast(const graze_obb *boxes, uint32_t count, const graze_ray *ray,
        uint32_t *index, graze_ray_hit *hit);

/** Finds the triangle that the segment hits first, from either side. */
graze_result graze_nearest_triangle_linecast(const graze_triangle *triangles, uint32_t count,
        const graze_segment *segment, uint32_t *index,
        graze_face_line_hit *hit);
/** Finds the triangle that the ray hits first, from either side. */
graze_result graze_nearest_triangle_raycast(const graze_triangle *triangles, uint32_t count,
        const graze_ray *ray, uint32_t *index,
        graze_face_ray_hit *hit);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/frustum.h ---- */
/**
 * @file
 * The frustum: the part of the world that a camera can see, as six planes that face inward.
 *
 * A point p is in the frustum if normal[i] . p >= limit[i] for each of its planes. The fixed
 * build decides this exactly, for any normal and any limit. The float build rounds each product
 * and sum; there a plane neither culls nor contains a shape if the comparison has a NaN, either
 * from a number that is NaN or from an infinite coordinate times a zero component.
 *
 * classify and culls test one plane after the other, as renderers do. `culls` returns true if the
 * whole shape is behind one plane; then no point of it is in the frustum. A shape beside an edge
 * or a corner of the frustum may be behind no single plane: it is GRAZE_VIEW_PARTLY.
 * graze_frustum_overlaps_aabb is exact there.
 *
 * A shape in view may still be hidden by another shape. To find out, cast a line from the eye.
 */
#ifndef GRAZE_FRUSTUM_H
#define GRAZE_FRUSTUM_H
#ifdef __cplusplus
extern "C" {
#endif
/** A direction as fractions: each component is from -GRAZE_FRACTION_ONE to GRAZE_FRACTION_ONE. */
typedef struct graze_normal {
    graze_fraction x; /**< The x component. */
    graze_fraction y; /**< The y component. */
    graze_fraction z; /**< The z component. */
} graze_normal;

/** The order of the planes of a camera. */
enum {
    GRAZE_FRUSTUM_NEAR,   /**< The index of the near plane. */
    GRAZE_FRUSTUM_FAR,    /**< The index of the far plane. */
    GRAZE_FRUSTUM_LEFT,   /**< The index of the left plane. */
    GRAZE_FRUSTUM_RIGHT,  /**< The index of the right plane. */
    GRAZE_FRUSTUM_BOTTOM, /**< The index of the bottom plane. */
    GRAZE_FRUSTUM_TOP,    /**< The index of the top plane. */
    GRAZE_FRUSTUM_PLANES  /**< The number of planes. */
};
/** The number of corners of a frustum. */
enum { GRAZE_FRUSTUM_CORNERS = 8 /**< Eight. */ };

/**
 * Six planes that face inward.
 *
 * In the fixed build a limit counts 2^-46 units, which is the raw unit of a coordinate times the
 * raw unit of a fraction. So the limit of the plane through a point p is exactly normal . p.
 *
 * A normal should have unit length. Points and boxes do not depend on that. For a sphere, the
 * library compares normal . center - radius with the limit, exactly, as if the stored normal had
 * unit length. The rounding of a normal moves that border by less than 2^-30 of the radius: less
 * than 2 raw units.
 *
 * A plane with a zero normal excludes nothing if its limit is 0 or less, like a far plane at
 * infinity. It excludes everything if its limit is above 0.
 */
typedef struct graze_frustum {
    graze_wide limit[GRAZE_FRUSTUM_PLANES];    /**< Dot product of normal and p on the plane. */
    graze_normal normal[GRAZE_FRUSTUM_PLANES]; /**< The normals; they point inward. */
} graze_frustum;

/** How much of a shape is in view. */
typedef uint8_t graze_view;
/** Values of graze_view. */
enum {
    GRAZE_VIEW_OUTSIDE, /**< No point is in the frustum; for spheres see graze_frustum. */
    GRAZE_VIEW_PARTLY,  /**< Behind no plane, and not in front of all: it may be outside. */
    GRAZE_VIEW_INSIDE   /**< All points are in the frustum. */
};

/** True if the point is in the frustum or on its surface. */
bool graze_frustum_contains_point(const graze_frustum *frustum, const graze_vec3 *point);

/**
 * Returns GRAZE_VIEW_OUTSIDE if the whole sphere is behind one plane, and GRAZE_VIEW_INSIDE if it
 * is in front of each plane or touches it from the front. An empty sphere is GRAZE_VIEW_OUTSIDE.
 */
graze_view graze_frustum_classify_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
/**
 * Classifies a box, as graze_frustum_classify_sphere classifies a sphere. An empty box is
 * GRAZE_VIEW_OUTSIDE.
 */
graze_view graze_frustum_classify_aabb(const graze_frustum *frustum, const graze_aabb *box);

/**
 * Classifies an oriented box, as graze_frustum_classify_sphere classifies a sphere. Here the box
 * is the set of all points center + x axis[0] + y axis[1] + z axis[2] with |x| <= half.x, |y| <=
 * half.y and |z| <= half.z, with the stored axes. An empty box is GRAZE_VIEW_OUTSIDE.
 */
graze_view graze_frustum_classify_obb(const graze_frustum *frustum, const graze_obb *box);

/** Classifies `count` boxes: views[i] is the view of boxes[i]. */
void graze_frustum_classify_aabbs(const graze_frustum *frustum, const graze_aabb *boxes,
        uint32_t count, graze_view *views);

/** True if graze_frustum_classify_sphere returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_sphere(const graze_frustum *frustum, const graze_sphere *sphere);
/** True if graze_frustum_classify_aabb returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_aabb(const graze_frustum *frustum, const graze_aabb *box);
/** True if graze_frustum_classify_obb returns GRAZE_VIEW_OUTSIDE. */
bool graze_frustum_culls_obb(const graze_frustum *frustum, const graze_obb *box);

/**
 * True if graze_frustum_culls_aabb is true. It tests plane number *plane first, because a box
 * that was behind a plane in one frame is usually behind the same plane in the next frame.
 *
 * Keep a byte for each object, 0 at first. If the box is behind a plane, the routine writes the
 * number of that plane to *plane. A number of 6 or more counts as 0. For an empty box the result
 * is true, and *plane is unchanged.
 */
bool graze_frustum_culls_aabb_from(const graze_frustum *frustum, const graze_aabb *box,
        uint8_t *plane);

/**
 * True if the box and the frustum have a point in common. The fixed build decides this exactly,
 * for any planes.
 *
 * If graze_frustum_classify_aabb returns GRAZE_VIEW_PARTLY, this routine finds the boxes that are
 * beside the frustum. On a Cortex-M3 the benchmark counts 5,400 instructions on average, 51,000
 * for a box beside a far corner and 103,000 at most; graze_frustum_classify_aabb needs 234. Use
 * it for large boxes: few small boxes are beside the frustum. In the float build coordinates of the
 * box beyond 2^60 count as 2^60.
 */
bool graze_frustum_overlaps_aabb(const graze_frustum *frustum, const graze_aabb *box);

/**
 * Computes the eight points in which three planes meet: near or far, left or right, bottom or
 * top. corners[0] is near, left, bottom. Add 1 to the index for right, 2 for top, 4 for far:
 * corners[7] is far, right, top. Each coordinate is rounded once, to nearest, ties away from
 * zero, and saturates.
 *
 * If the far plane has a zero normal, each coordinate of a far corner that changes along the edge
 * saturates, and the other coordinates equal those of the near corner. On an edge parallel to the
 * near plane the two corners are then equal.
 *
 * If three planes have no single common point for another reason, Cramer's rule, with the planes
 * in the order above, divides by zero: the coordinate saturates by the sign of its numerator, or
 * is 0 for 0 / 0. In the float build a NaN makes NaNs.
 */
void graze_frustum_corners(const graze_frustum *frustum, graze_vec3 corners[GRAZE_FRUSTUM_CORNERS]);

/**
 * Makes the least box around the corners of graze_frustum_corners, rounded outward (in the float
 * build to nearest), saturating.
 *
 * The box contains every point of a frustum whose four edges all run from the near plane to the
 * far plane. The edges of cameras with perpendicular axes do, except for pictures more than 2^28
 * times as wide or high as they are far away. If a plane excludes everything, the box is empty:
 * GRAZE_SCALAR_MAX to GRAZE_SCALAR_MIN.
 */
void graze_frustum_aabb(const graze_frustum *frustum, graze_aabb *box);

/**
 * Returns the corner of the box that is farthest along the direction. If a component is 0: the
 * max of that axis.
 */
graze_vec3 graze_aabb_positive_vertex(const graze_aabb *box, graze_vec3 direction);
/**
 * Returns the corner of the box that is farthest against the direction. If a component is 0: the
 * min of that axis.
 */
graze_vec3 graze_aabb_negative_vertex(const graze_aabb *box, graze_vec3 direction);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/camera.h ---- */
/**
 * @file
 * The camera: the place of the eye, the direction of the view, and the extent of the picture.
 *
 *     graze_camera camera;
 *     graze_frustum frustum;
 *     graze_camera_look_at(eye, target, up, &camera);
 *     camera.fov = GRAZE_DEGREES(60);
 *     camera.aspect = GRAZE_RATIO(16, 9);
 *     camera.z_near = GRAZE_C(0.1);
 *     camera.z_far = GRAZE_C(500);
 *     graze_frustum_from_camera(&camera, &frustum);
 *     if (!graze_frustum_culls_aabb(&frustum, &box))
 *         draw(&box);
 *
 * A camera has a picture if 0 < fov < half a turn, 0 < aspect, 0 < z_near < z_far, and its three
 * axes do not lie in one plane; if an axis is zero, they do. Without a picture nothing is in
 * view.
 *
 * In the float build sizes should be from 2^-60 to 2^60. With an infinite z_far there is no
 * picture. Rounding may hide that axes lie in one plane. A NaN makes NaNs.
 */
#ifndef GRAZE_CAMERA_H
#define GRAZE_CAMERA_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * A camera. The axes should be perpendicular and of unit length, but the library uses them as
 * they are stored. The corners of the picture lie in the directions
 *
 *     forward +- tan(fov / 2) * aspect * right +- tan(fov / 2) * up
 *
 * so a longer `right` makes the picture wider. The length of `forward` does not move the near
 * plane and the far plane. The axes may be left-handed. For a matrix as in graze_matrix_look_at,
 * or one made from a quaternion, right is its x, up is its y, and forward is the negative of its
 * z.
 */
typedef struct graze_camera {
    graze_vec3 position; /**< The eye. */
    graze_vec3 right;    /**< The direction to the right of the picture. */
    graze_vec3 up;       /**< The direction to the top of the picture. */
    graze_vec3 forward;  /**< The direction of the view. */
    graze_angle fov;     /**< The vertical field of view: GRAZE_DEGREES(60), not 60. */
    graze_scalar aspect; /**< The width of the picture over its height. */
    graze_scalar z_near; /**< The distance of the near plane along `forward`, above 0. */
    graze_scalar z_far;  /**< The distance of the far plane along `forward`, above z_near. */
} graze_camera;

/**
 * Moves a camera to `eye` and turns it towards `target`: writes position and the axes, and does
 * not change fov, aspect, z_near and z_far. `up` may have any length and need not be
 * perpendicular to the view. For bounds, and for the cases eye = target and `up` along the view,
 * see graze_matrix_look_at.
 */
void graze_camera_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_camera *camera);

/**
 * Makes the planes of a camera. Each of the four side planes goes through position and two
 * corners of the picture. The near and the far plane are perpendicular to `forward`, at the
 * distances z_near and z_far from position. For a camera without a picture the frustum contains
 * nothing.
 *
 * For the stored axes, each component of a normal is within GRAZE_CAMERA_PLANE_BOUND of its exact
 * value if each axis makes an angle of 7 degrees or more with the plane of the other two. The
 * error of a side plane grows when axes come near one plane: for a smaller angle multiply the
 * bound by 7 degrees / angle. If an axis is more than a million times as long as another, the angle
 * must be 60 degrees instead of 7. Up to 1000 units from position, a plane is within GRAZE_CAMERA_DISTANCE_BOUND raw
 * units of the exact plane if these angles are 7 degrees or more, or 30 degrees for axes of any
 * lengths. The axes that graze_camera_look_at stores are rounded themselves; that moves a plane by
 * up to 0.023 units at 1000 units. The side planes contain position exactly.
 *
 * In the float build each component is within 2^-22 of its exact value if each axis makes an
 * angle of 60 degrees or more with the plane of the other two, and each limit within 2^-21 times the distances of position and of the plane;
 * for a smaller angle multiply both by 60 degrees / angle.
 */
void graze_frustum_from_camera(const graze_camera *camera, graze_frustum *frustum);

/** The error of a component of a normal, unless axes lie near one plane: 2^-28. */
#define GRAZE_CAMERA_PLANE_BOUND 3.7252903e-9 /* 2^-28 */
/** The greatest error of a plane of graze_frustum_from_camera, in raw units, up to 1000 units. */
#define GRAZE_CAMERA_DISTANCE_BOUND 2
/**
 * Makes the ray through the center of a pixel, for picking and for ray casting. x counts from the
 * left of a picture of `width` pixels, y from the top of a picture of `height` pixels, both from
 * 0. Pixels to the right of the picture and below it are valid.
 *
 * The ray starts at position, so it also hits shapes that are nearer than the near plane. Its dir
 * is z_far times the direction of the pixel, computed as for the corners above: if `forward` has
 * unit length, t = 1 is the far plane and t = z_near / z_far the near plane. t_max is 1. If dir
 * does not fit, it is halved until it does, and t_max is doubled each time, up to
 * GRAZE_SCALAR_MAX.
 *
 * Let X and Y be the coordinates of the pixel: from -1 to 1 in the picture, up to 131071 in size
 * beside it. The ray has the direction of forward + fx * right + fy * up, with the factors
 * fx = tan(fov / 2) * aspect * X and fy = tan(fov / 2) * Y. If both are below 2^24, the axes are perpendicular, and none is a million
 * times as long as another, each component of dir is within GRAZE_CAMERA_RAY_BOUND raw units if
 * dir is up to 1000 units long, and within 1 raw unit if it is longer. With an aspect of 1 the
 * factors are below 2^24 for all pixels of the picture up to a fov of 179.99999 degrees, and for
 * all pixels beside it up to 179 degrees. If a factor is greater, the length of dir may also
 * have a relative error of 2^-60 times the factor; its direction is not affected. If an axis is so much longer, a
 * component may also be off by 2^-29 of the length of dir. For axes that are not perpendicular,
 * terms that are longer than dir may cancel, and their errors remain. In the float build a
 * component is within 2^-21 times the sum of the sizes of its three terms.
 *
 * In the fixed build t is a multiple of 2^-16, so hits that are closer together than z_far /
 * 65536 may have the same t. While t_max is 1, a segment from origin to origin + dir
 * distinguishes them: its fraction is 2^14 times finer.
 *
 * If the camera has no picture, or if width or height is 0, dir is zero and t_max is -1: that ray
 * hits nothing.
 */
void graze_camera_ray(const graze_camera *camera, uint16_t x, uint16_t y, uint16_t width,
        uint16_t height, graze_ray *ray);

/** The greatest error of a component of a dir up to 1000 units long, in raw units. */
#define GRAZE_CAMERA_RAY_BOUND 0.52
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/mat4.h ---- */
/**
 * @file
 * Projections as 4x4 matrices, for programs that share them with a renderer, and the frustums of
 * projections.
 *
 * If you have a graze_camera, use graze_frustum_from_camera: a matrix in Q16.16 loses the far
 * plane. With a z_near of 0.1 or more, the far plane of the frustum of a projection is off by up
 * to (make far-plane)
 *
 *     z_far / z_near, up to              10     100    1000   10000
 *     depth from -1 to 1             0.01 %  0.05 %   0.4 %     4 %
 *     depth from 0 to 1, or 1 to 0   0.02 %  0.09 %   0.8 %     8 %
 *     graze_frustum_from_camera      0 %     0 %      0 %       0 %
 *
 * This holds for depths for which graze_mat4_perspective_fits returns true; for others a number
 * of the matrix saturates. With z_near 1000 and z_far 1001 the far plane would be at 16.4. Depths
 * fit if z_near is below 8192 and z_far is at least 2 * z_near. From a ratio of about 131,000 on,
 * or 262,000 for depth from -1 to 1, the far plane is lost: the frustum has no far end. The error
 * of a projection times a view is greater; it grows with the distance of the eye from the origin.
 * With z_near 0.1 and z_far 100 it is up to
 *
 *     the eye at, in units                0     100    1000
 *     depth from -1 to 1              0.8 %   1.3 %     6 %
 *     depth from 0 to 1, or 1 to 0    1.7 %   2.5 %    12 %
 *
 * In the float build each operation rounds, and sizes should be from 2^-30 to 2^30.
 */
#ifndef GRAZE_MAT4_H
#define GRAZE_MAT4_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * A 4x4 matrix that multiplies column vectors: clip.x, clip.y, clip.z and clip.w of the point (x,
 * y, z) are the products of the four rows with (x, y, z, 1). So a view-projection is projection
 * times view:
 *
 *     graze_mat4 projection, view, both;
 *     graze_mat4_perspective(GRAZE_DEGREES(90), GRAZE_ONE, GRAZE_ONE, GRAZE_C(3),
 *                            GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED, &projection);
 *     graze_matrix_look_at(eye, target, up, &place);
 *     graze_matrix_inverse_rigid(&place, &inverse);
 *     graze_mat4_from_matrix(&inverse, &view);
 *     graze_mat4_multiply(&projection, &view, &both);
 *     graze_frustum_from_mat4(&both, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &frustum);
 *
 * That projection is
 *
 *     1  0   0   0
 *     0  1   0   0
 *     0  0  -2  -3        it takes (0, 0, -1) to clip.z = -1, clip.w = 1: the near plane,
 *     0  0  -1   0        and (0, 0, -3) to clip.z = 3, clip.w = 3: the far plane
 *
 * In an array of 16 floats for OpenGL, Direct3D, Vulkan or Metal, m[row][column] is at 4 * column
 * + row: the array stores the columns one after the other, or the rows of a matrix that
 * multiplies row vectors. In Vulkan y points down, so the bottom and the top of its frustum are
 * exchanged. Convert each number of such an array with graze_from_float.
 */
typedef struct graze_mat4 {
    graze_scalar m[4][4]; /**< m[row][column]. */
} graze_mat4;

/**
 * The values of clip.z / clip.w at the near and at the far plane. Any other number means the
 * first.
 */
typedef uint8_t graze_depth;
/** Values of graze_depth. */
enum {
    GRAZE_DEPTH_MINUS_ONE_TO_ONE, /**< -1 near, 1 far: OpenGL. */
    GRAZE_DEPTH_ZERO_TO_ONE,      /**< 0 near, 1 far: Direct3D, Vulkan, Metal. */
    GRAZE_DEPTH_ONE_TO_ZERO       /**< 1 near, 0 far: reversed, for float depth buffers. */
};

/** The direction of the view of a projection. Any other number means the first. */
typedef uint8_t graze_hand;
/** Values of graze_hand. */
enum {
    GRAZE_RIGHT_HANDED, /**< Along -z, with x to the right and y up. */
    GRAZE_LEFT_HANDED   /**< Along +z, with x to the right and y up. */
};

/** Converts a transform to a 4x4 matrix; the last row is 0 0 0 1. */
void graze_mat4_from_matrix(const graze_matrix *matrix, graze_mat4 *mat4);

/**
 * Computes the transform by b, then by a. Each number is rounded once, from its exact value, and
 * saturates. The product may alias a or b.
 */
void graze_mat4_multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product);

/**
 * Makes the projection of a camera: fov is the field of view from the bottom of the picture to
 * its top, and aspect is the width of the picture over its height. Rational numbers are rounded
 * once. m[0][0] and m[1][1] are within GRAZE_PERSPECTIVE_BOUND raw units up to 1000, and within
 * 2^-25 of their size beyond. m[1][1] saturates for a fov of up to about 0.0035 degrees,
 * m[0][0] = m[1][1] / aspect if that exceeds the range, and m[2][2] or m[2][3] if
 * graze_mat4_perspective_fits returns false. A number that saturates is GRAZE_SCALAR_MAX or
 * GRAZE_SCALAR_MIN; so is one in the last half raw unit below 32768.
 *
 * The matrix is all zeros unless 0 < fov < half a turn, 0 < aspect and 0 < z_near < z_far.
 */
void graze_mat4_perspective(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
        graze_scalar z_far, graze_depth depth, graze_hand hand,
        graze_mat4 *mat4);

/**
 * The greatest error of m[0][0] and m[1][1] of graze_mat4_perspective, in raw units, up to 1000.
 */
#define GRAZE_PERSPECTIVE_BOUND 0.51
/**
 * True if graze_mat4_perspective can store these depths: 0 < z_near < z_far, and the exact values
 * of m[2][2] and m[2][3] are below 32768 in size. For depths of one unit or more the result is
 * true if z_near * z_far / (z_far - z_near) is below 16384 for depth from -1 to 1, and below 32768
 * otherwise. In the float build it is true for all depths from 2^-30 to 2^30. False for a NaN.
 */
static inline bool graze_mat4_perspective_fits(graze_scalar z_near, graze_scalar z_far,
        graze_depth depth)
{
    const bool zero_to_one = depth == GRAZE_DEPTH_ZERO_TO_ONE;
    const bool one_to_zero = depth == GRAZE_DEPTH_ONE_TO_ZERO, halved = zero_to_one || one_to_zero;
#if GRAZE_FLOAT
    const float shift = z_near * (z_far / (z_far - z_near));
    return 0 < z_near && z_near < z_far && (halved || z_near + z_far <= FLT_MAX) &&
        (halved ? shift : 2 * shift) <= FLT_MAX;
#else
    const int64_t from = z_near, to = z_far, range = to - from;
    const int64_t scaled = zero_to_one ? to : one_to_zero ? from : from + to;
    /* from * to < 2^62, range < 2^31 */
    return 0 < from && from < to && scaled < range * 32768 &&
        from * to < range * (halved ? INT64_C(2147483648) : INT64_C(1073741824));
#endif
}

/**
 * Makes the projection of a box: `picture` is the extent of the box in x and y, and the box
 * reaches from z_near to z_far along the view. z_near may be negative. Each number is rounded
 * once and saturates. m[0][0] is 2 / width, so its rounding moves a side of a box W units wide by
 * up to W * W / 2^19 units: 0.3 units for W = 400, 30 units for W = 4000. For large boxes
 * graze_obb is more exact. m[0][0] saturates if W is 2^-14 units or less, and m[0][3] if the
 * center of the box is 16384 W or more from 0; likewise in y, and along the view for depth from
 * -1 to 1.
 *
 * The matrix is all zeros unless picture.min < picture.max in x and in y, and z_near < z_far.
 */
void graze_mat4_orthographic(const graze_rect *picture, graze_scalar z_near, graze_scalar z_far,
        graze_depth depth, graze_hand hand, graze_mat4 *mat4);

/**
 * Makes the planes of a projection or of a view-projection. A point p is in the frustum if -w <=
 * x <= w, -w <= y <= w and z is in the range of `depth`, where (x, y, z, w) is the clip point of
 * p.
 *
 * A plane is the exact sum of two rows, divided by the length of its normal. Each component of
 * the normal is within GRAZE_MAT4_NORMAL_BOUND * 2^-30, and the limit, which saturates, is within
 * GRAZE_MAT4_LIMIT_BOUND * 2^-46. If the normal is zero, as for a far plane at infinity, the
 * limit is 0 if the plane excludes nothing, and above 0 if it excludes everything.
 *
 * For a singular matrix the frustum contains nothing; in the float build, for a matrix whose
 * determinant is computed as 0. There a NaN makes NaNs.
 */
void graze_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth, graze_frustum *frustum);

/** The greatest error of a component of a normal of graze_frustum_from_mat4, in 2^-30. */
#define GRAZE_MAT4_NORMAL_BOUND 0.5001
/** The greatest error of a limit of graze_frustum_from_mat4, in 2^-46. */
#define GRAZE_MAT4_LIMIT_BOUND 2
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/selftest.h ---- */
/**
 * @file
 * A check at start-up that this build of the library computes the documented bits, for programs
 * that compare results with those of other machines.
 */
#ifndef GRAZE_SELFTEST_H
#define GRAZE_SELFTEST_H
#ifdef __cplusplus
extern "C" {
#endif
/**
 * True if a few known results have the documented bits: products, quotients and roots, and casts
 * near the origin and far from it. The function keeps no state and takes less than a millisecond
 * on a core at 50 MHz.
 *
 * The fixed build returns false only if the compiler or the core is broken. The float build also
 * returns false if subnormals are flushed to zero, if the rounding mode at the time of the call
 * is not to nearest, or if compiler flags made the library compute other bits, such as clang's
 * -ffp-contract=fast on a core with fused multiply-add. The check is a sample: port/selftest
 * compares the results of all routines.
 */
bool graze_selftest(void);
#ifdef __cplusplus
}
#endif
#endif
/* ---- include/graze/version.h ---- */
/**
 * @file
 * The version of graze, and a number for the bits of its results.
 *
 * To require a version when you compile:
 *
 *     #if GRAZE_VERSION < 900
 *     #error "graze 0.9.0 or later is required"
 *     #endif
 *
 * Two machines that must compute the same bits, in lockstep for example, compare their numbers
 * before they start:
 *
 *     if (number_of_other_machine != graze_results() || !graze_selftest())
 *         refuse();
 *
 * A recording (a replay, a saved game, a table of expected results) stores graze_results() in the
 * same way. port/VERSIONS.md says what may change in which version.
 */
#ifndef GRAZE_VERSION_H
#define GRAZE_VERSION_H
#ifdef __cplusplus
extern "C" {
#endif
/** The version as text. */
#define GRAZE_VERSION_TEXT "0.9.0"
/** The major version. */
#define GRAZE_VERSION_MAJOR 0
/** The minor version. */
#define GRAZE_VERSION_MINOR 9
/** The patch version. */
#define GRAZE_VERSION_PATCH 0
/** The version as one number, a uint32_t: 0.9.0 is 0 * 10000 + 9 * 100 + 0 = 900. */
#define GRAZE_VERSION \
    (GRAZE_VERSION_MAJOR * UINT32_C(10000) + GRAZE_VERSION_MINOR * UINT32_C(100) + \
     GRAZE_VERSION_PATCH)
#if !GRAZE_FLOAT && !GRAZE_SMALL_WORLD
/**
 * A number for the bits of all results of this build, a uint32_t. Two libraries with the same
 * number return the same bits for the same arguments, for each routine that both have. (The float
 * build needs IEEE floats for that: see README.md.)
 *
 * The number grows by 1 when bits of results change, and only then: a new routine, a faster one or
 * a new version leave it as it is. Each build counts on its own: the fixed build from 10001, the
 * float build from 20001, the small world from 30001. So numbers of different builds are never
 * equal. The small world has the results of the fixed build only for coordinates within its
 * limits; if one of two machines uses it, build the other one with GRAZE_SMALL_WORLD=1 as well.
 */
#define GRAZE_RESULTS UINT32_C(10001)
#elif GRAZE_FLOAT
#define GRAZE_RESULTS UINT32_C(20001)
#else
#define GRAZE_RESULTS UINT32_C(30001)
#endif
/**
 * Returns the GRAZE_VERSION of the library that is linked, which may be another one than that of
 * the headers.
 */
uint32_t graze_version(void);

/** Returns the GRAZE_RESULTS of the library that is linked. */
uint32_t graze_results(void);
#ifdef __cplusplus
}
#endif
#endif
#endif
