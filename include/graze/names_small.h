/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The small world (GRAZE_SMALL_WORLD in number.h) exports grazes_ names, so that a caller and a library
 * of different builds fail to link, and one program can hold both. You always write graze_. The types
 * keep their names: they are those of the fixed build.
 *
 * Made by `make names`.
 */
#ifndef GRAZE_NAMES_SMALL_H
#define GRAZE_NAMES_SMALL_H

/* clang-format off */

/* Routines that clamp their arguments: see graze.h. */

#define graze_segment_closest_points   grazes_segment_closest_points
#define graze_segment_distance_segment grazes_segment_distance_segment

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

#define graze_capsule_contains_point   grazes_capsule_contains_point
#define graze_capsule_closest_point    grazes_capsule_closest_point
#define graze_capsule_distance         grazes_capsule_distance
#define graze_capsule_overlaps_segment grazes_capsule_overlaps_segment
#define graze_capsule_overlaps_ray     grazes_capsule_overlaps_ray
#define graze_capsule_overlaps_sphere  grazes_capsule_overlaps_sphere
#define graze_capsule_overlaps_capsule grazes_capsule_overlaps_capsule
#define graze_capsule_linecast         grazes_capsule_linecast
#define graze_capsule_linecast_exit    grazes_capsule_linecast_exit
#define graze_capsule_raycast          grazes_capsule_raycast
#define graze_capsule_raycast_exit     grazes_capsule_raycast_exit

#define graze_cylinder_contains_point   grazes_cylinder_contains_point
#define graze_cylinder_overlaps_segment grazes_cylinder_overlaps_segment
#define graze_cylinder_overlaps_ray     grazes_cylinder_overlaps_ray
#define graze_cylinder_linecast         grazes_cylinder_linecast
#define graze_cylinder_linecast_exit    grazes_cylinder_linecast_exit
#define graze_cylinder_raycast          grazes_cylinder_raycast
#define graze_cylinder_raycast_exit     grazes_cylinder_raycast_exit

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

#define graze_capsule2_contains_point    grazes_capsule2_contains_point
#define graze_capsule2_closest_point     grazes_capsule2_closest_point
#define graze_capsule2_distance          grazes_capsule2_distance
#define graze_capsule2_overlaps_segment  grazes_capsule2_overlaps_segment
#define graze_capsule2_overlaps_ray      grazes_capsule2_overlaps_ray
#define graze_capsule2_overlaps_circle   grazes_capsule2_overlaps_circle
#define graze_capsule2_overlaps_capsule2 grazes_capsule2_overlaps_capsule2
#define graze_capsule2_linecast          grazes_capsule2_linecast
#define graze_capsule2_linecast_exit     grazes_capsule2_linecast_exit
#define graze_capsule2_raycast           grazes_capsule2_raycast
#define graze_capsule2_raycast_exit      grazes_capsule2_raycast_exit

#define graze_aabb_contains_point   grazes_aabb_contains_point
#define graze_aabb_overlaps_aabb    grazes_aabb_overlaps_aabb
#define graze_aabb_contains_aabb    grazes_aabb_contains_aabb
#define graze_aabb_overlaps_sphere  grazes_aabb_overlaps_sphere
#define graze_aabb_overlaps_capsule grazes_aabb_overlaps_capsule
#define graze_aabb_closest_point    grazes_aabb_closest_point
#define graze_aabb_distance         grazes_aabb_distance
#define graze_aabb_distance_segment grazes_aabb_distance_segment
#define graze_aabb_distance_sq      grazes_aabb_distance_sq
#define graze_aabb_off_surface      grazes_aabb_off_surface
#define graze_aabb_from_center_size grazes_aabb_from_center_size
#define graze_aabb_from_points      grazes_aabb_from_points
#define graze_aabb_merge            grazes_aabb_merge
#define graze_aabb_from_segment     grazes_aabb_from_segment
#define graze_aabb_from_sphere      grazes_aabb_from_sphere
#define graze_aabb_from_capsule     grazes_aabb_from_capsule
#define graze_aabb_expand           grazes_aabb_expand
#define graze_aabb_overlaps_segment grazes_aabb_overlaps_segment
#define graze_aabb_overlaps_ray     grazes_aabb_overlaps_ray
#define graze_aabb_linecast         grazes_aabb_linecast
#define graze_aabb_linecast_exit    grazes_aabb_linecast_exit
#define graze_aabb_raycast          grazes_aabb_raycast
#define graze_aabb_raycast_exit     grazes_aabb_raycast_exit

#define graze_rect_contains_point    grazes_rect_contains_point
#define graze_rect_overlaps_rect     grazes_rect_overlaps_rect
#define graze_rect_contains_rect     grazes_rect_contains_rect
#define graze_rect_overlaps_circle   grazes_rect_overlaps_circle
#define graze_rect_overlaps_capsule2 grazes_rect_overlaps_capsule2
#define graze_rect_closest_point     grazes_rect_closest_point
#define graze_rect_distance          grazes_rect_distance
#define graze_rect_distance_sq       grazes_rect_distance_sq
#define graze_rect_off_surface       grazes_rect_off_surface
#define graze_rect_from_center_size  grazes_rect_from_center_size
#define graze_rect_from_points       grazes_rect_from_points
#define graze_rect_merge             grazes_rect_merge
#define graze_rect_from_segment2     grazes_rect_from_segment2
#define graze_rect_from_circle       grazes_rect_from_circle
#define graze_rect_from_capsule2     grazes_rect_from_capsule2
#define graze_rect_expand            grazes_rect_expand
#define graze_rect_overlaps_segment  grazes_rect_overlaps_segment
#define graze_rect_overlaps_ray      grazes_rect_overlaps_ray
#define graze_rect_linecast          grazes_rect_linecast
#define graze_rect_linecast_exit     grazes_rect_linecast_exit
#define graze_rect_raycast           grazes_rect_raycast
#define graze_rect_raycast_exit      grazes_rect_raycast_exit

#define graze_obb_contains_point   grazes_obb_contains_point
#define graze_obb_overlaps_aabb    grazes_obb_overlaps_aabb
#define graze_obb_overlaps_obb     grazes_obb_overlaps_obb
#define graze_obb_closest_point    grazes_obb_closest_point
#define graze_obb_overlaps_sphere  grazes_obb_overlaps_sphere
#define graze_obb_overlaps_capsule grazes_obb_overlaps_capsule
#define graze_obb_distance_segment grazes_obb_distance_segment
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
#define graze_segment2_closest_points   grazes_segment2_closest_points
#define graze_segment2_distance_segment grazes_segment2_distance_segment

#define graze_polygon2_is_convex         grazes_polygon2_is_convex
#define graze_polygon2_contains_point    grazes_polygon2_contains_point
#define graze_polygon2_overlaps_circle   grazes_polygon2_overlaps_circle
#define graze_polygon2_overlaps_rect     grazes_polygon2_overlaps_rect
#define graze_polygon2_overlaps_polygon2 grazes_polygon2_overlaps_polygon2
#define graze_polygon2_closest_point     grazes_polygon2_closest_point
#define graze_polygon2_distance          grazes_polygon2_distance
#define graze_polygon2_overlaps_segment  grazes_polygon2_overlaps_segment
#define graze_polygon2_overlaps_ray      grazes_polygon2_overlaps_ray
#define graze_polygon2_linecast          grazes_polygon2_linecast
#define graze_polygon2_linecast_exit     grazes_polygon2_linecast_exit
#define graze_polygon2_raycast           grazes_polygon2_raycast
#define graze_polygon2_raycast_exit      grazes_polygon2_raycast_exit

#define graze_plane_from_points      grazes_plane_from_points
#define graze_plane_distance         grazes_plane_distance
#define graze_plane_project_point    grazes_plane_project_point
#define graze_plane_side_of_point    grazes_plane_side_of_point
#define graze_plane_classify_aabb    grazes_plane_classify_aabb
#define graze_plane_classify_sphere  grazes_plane_classify_sphere
#define graze_plane_classify_capsule grazes_plane_classify_capsule
#define graze_plane_linecast         grazes_plane_linecast
#define graze_plane_raycast          grazes_plane_raycast
#define graze_plane_xy_linecast      grazes_plane_xy_linecast
#define graze_plane_xz_linecast      grazes_plane_xz_linecast
#define graze_plane_yz_linecast      grazes_plane_yz_linecast
#define graze_plane_xy_raycast       grazes_plane_xy_raycast
#define graze_plane_xz_raycast       grazes_plane_xz_raycast
#define graze_plane_yz_raycast       grazes_plane_yz_raycast

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
#define graze_triangle_distance_segment       grazes_triangle_distance_segment
#define graze_triangle_overlaps_sphere        grazes_triangle_overlaps_sphere
#define graze_triangle_overlaps_capsule       grazes_triangle_overlaps_capsule
#define graze_triangle_overlaps_aabb          grazes_triangle_overlaps_aabb
#define graze_triangle_overlaps_triangle      grazes_triangle_overlaps_triangle
#define graze_triangle_normal                 grazes_triangle_normal
#define graze_triangle_off_surface            grazes_triangle_off_surface
#define graze_aabb_from_triangle              grazes_aabb_from_triangle

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
#define graze_parallelogram_overlaps_capsule       grazes_parallelogram_overlaps_capsule
#define graze_parallelogram_overlaps_aabb          grazes_parallelogram_overlaps_aabb
#define graze_parallelogram_normal                 grazes_parallelogram_normal
#define graze_parallelogram_off_surface            grazes_parallelogram_off_surface

#define graze_disc_overlaps_segment grazes_disc_overlaps_segment
#define graze_disc_overlaps_ray     grazes_disc_overlaps_ray
#define graze_disc_linecast         grazes_disc_linecast
#define graze_disc_raycast          grazes_disc_raycast
#define graze_disc_closest_point    grazes_disc_closest_point
#define graze_disc_overlaps_capsule grazes_disc_overlaps_capsule

#define graze_mesh_overlaps_segment  grazes_mesh_overlaps_segment
#define graze_mesh_overlaps_ray      grazes_mesh_overlaps_ray
#define graze_mesh_linecast          grazes_mesh_linecast
#define graze_mesh_raycast           grazes_mesh_raycast
#define graze_mesh_aabb              grazes_mesh_aabb
#define graze_mesh_overlaps_sphere   grazes_mesh_overlaps_sphere
#define graze_mesh_overlaps_capsule  grazes_mesh_overlaps_capsule
#define graze_mesh_overlaps_aabb     grazes_mesh_overlaps_aabb
#define graze_mesh_overlaps_triangle grazes_mesh_overlaps_triangle
#define graze_mesh_closest_point     grazes_mesh_closest_point
#define graze_mesh_gather            grazes_mesh_gather
#define graze_mesh_contains_point    grazes_mesh_contains_point

#define graze_aabb_separate_aabb       grazes_aabb_separate_aabb
#define graze_rect_separate_rect       grazes_rect_separate_rect
#define graze_aabb_separate_sphere     grazes_aabb_separate_sphere
#define graze_sphere_separate_sphere   grazes_sphere_separate_sphere
#define graze_rect_separate_circle     grazes_rect_separate_circle
#define graze_circle_separate_circle   grazes_circle_separate_circle
#define graze_triangle_separate_sphere grazes_triangle_separate_sphere
#define graze_plane_separate_sphere    grazes_plane_separate_sphere
#define graze_plane_separate_capsule   grazes_plane_separate_capsule
#define graze_capsule_separate_sphere  grazes_capsule_separate_sphere
#define graze_sphere_separate_capsule  grazes_sphere_separate_capsule
#define graze_capsule_separate_capsule grazes_capsule_separate_capsule
#define graze_aabb_separate_capsule    grazes_aabb_separate_capsule

#define graze_triangle_planes_of_sphere grazes_triangle_planes_of_sphere
#define graze_mesh_planes_of_sphere     grazes_mesh_planes_of_sphere

#define graze_segment2_separate_circle   grazes_segment2_separate_circle
#define graze_circle_separate_capsule2   grazes_circle_separate_capsule2
#define graze_segment2_separate_capsule2 grazes_segment2_separate_capsule2
#define graze_rect_separate_capsule2     grazes_rect_separate_capsule2
#define graze_polygon2_separate_circle   grazes_polygon2_separate_circle
#define graze_polygon2_separate_capsule2 grazes_polygon2_separate_capsule2
#define graze_mesh_separate_sphere       grazes_mesh_separate_sphere

#define graze_nearest_aabb_linecast     grazes_nearest_aabb_linecast
#define graze_nearest_aabb_raycast      grazes_nearest_aabb_raycast
#define graze_nearest_sphere_linecast   grazes_nearest_sphere_linecast
#define graze_nearest_sphere_raycast    grazes_nearest_sphere_raycast
#define graze_nearest_capsule_linecast  grazes_nearest_capsule_linecast
#define graze_nearest_capsule_raycast   grazes_nearest_capsule_raycast
#define graze_nearest_cylinder_linecast grazes_nearest_cylinder_linecast
#define graze_nearest_cylinder_raycast  grazes_nearest_cylinder_raycast
#define graze_nearest_obb_linecast      grazes_nearest_obb_linecast
#define graze_nearest_obb_raycast       grazes_nearest_obb_raycast
#define graze_nearest_triangle_linecast grazes_nearest_triangle_linecast
#define graze_nearest_triangle_raycast  grazes_nearest_triangle_raycast

/* Routines that do not clamp. */

#define graze_mul       grazes_mul
#define graze_div       grazes_div
#define graze_sqrt      grazes_sqrt
#define graze_sqrt_down grazes_sqrt_down
#define graze_sqrt_up   grazes_sqrt_up
#define graze_from_wide grazes_from_wide

#define graze_angle_from_degrees grazes_angle_from_degrees
#define graze_angle_from_radians grazes_angle_from_radians
#define graze_angle_to_degrees   grazes_angle_to_degrees
#define graze_angle_to_radians   grazes_angle_to_radians
#define graze_sin                grazes_sin
#define graze_cos                grazes_cos
#define graze_sin_down           grazes_sin_down
#define graze_sin_up             grazes_sin_up
#define graze_cos_down           grazes_cos_down
#define graze_cos_up             grazes_cos_up
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

#define graze_vec3_dot           grazes_vec3_dot
#define graze_vec3_length_sq     grazes_vec3_length_sq
#define graze_vec3_cross         grazes_vec3_cross
#define graze_vec3_lerp          grazes_vec3_lerp
#define graze_vec3_length        grazes_vec3_length
#define graze_vec3_distance      grazes_vec3_distance
#define graze_vec3_length_down   grazes_vec3_length_down
#define graze_vec3_length_up     grazes_vec3_length_up
#define graze_vec3_distance_down grazes_vec3_distance_down
#define graze_vec3_distance_up   grazes_vec3_distance_up
#define graze_vec3_normalize     grazes_vec3_normalize
#define graze_vec3_reflect       grazes_vec3_reflect
#define graze_vec3_slide         grazes_vec3_slide

#define graze_vec2_dot           grazes_vec2_dot
#define graze_vec2_length_sq     grazes_vec2_length_sq
#define graze_vec2_cross         grazes_vec2_cross
#define graze_vec2_lerp          grazes_vec2_lerp
#define graze_vec2_length        grazes_vec2_length
#define graze_vec2_distance      grazes_vec2_distance
#define graze_vec2_length_down   grazes_vec2_length_down
#define graze_vec2_length_up     grazes_vec2_length_up
#define graze_vec2_distance_down grazes_vec2_distance_down
#define graze_vec2_distance_up   grazes_vec2_distance_up
#define graze_vec2_normalize     grazes_vec2_normalize
#define graze_vec2_reflect       grazes_vec2_reflect
#define graze_vec2_slide         grazes_vec2_slide
#define graze_vec2_rotate        grazes_vec2_rotate

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

#define graze_mesh_face grazes_mesh_face

#define graze_vec3_clip grazes_vec3_clip

#define graze_frustum_contains_point   grazes_frustum_contains_point
#define graze_frustum_classify_sphere  grazes_frustum_classify_sphere
#define graze_frustum_classify_capsule grazes_frustum_classify_capsule
#define graze_frustum_classify_aabb    grazes_frustum_classify_aabb
#define graze_frustum_classify_obb     grazes_frustum_classify_obb
#define graze_frustum_classify_aabbs   grazes_frustum_classify_aabbs
#define graze_frustum_culls_sphere     grazes_frustum_culls_sphere
#define graze_frustum_culls_capsule    grazes_frustum_culls_capsule
#define graze_frustum_culls_aabb       grazes_frustum_culls_aabb
#define graze_frustum_culls_obb        grazes_frustum_culls_obb
#define graze_frustum_culls_aabb_from  grazes_frustum_culls_aabb_from
#define graze_frustum_overlaps_aabb    grazes_frustum_overlaps_aabb
#define graze_frustum_corners          grazes_frustum_corners
#define graze_frustum_aabb             grazes_frustum_aabb
#define graze_aabb_positive_vertex     grazes_aabb_positive_vertex
#define graze_aabb_negative_vertex     grazes_aabb_negative_vertex

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
