/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
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

/* clang-format off */

#if GRAZE_FLOAT

#define graze_aabb           grazef_aabb
#define graze_camera         grazef_camera
#define graze_capsule        grazef_capsule
#define graze_capsule2       grazef_capsule2
#define graze_circle         grazef_circle
#define graze_cylinder       grazef_cylinder
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
#define graze_polygon2       grazef_polygon2
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
#define graze_sqrt_down grazef_sqrt_down
#define graze_sqrt_up   grazef_sqrt_up
#define graze_from_wide grazef_from_wide

#define graze_angle_from_degrees grazef_angle_from_degrees
#define graze_angle_from_radians grazef_angle_from_radians
#define graze_angle_to_degrees   grazef_angle_to_degrees
#define graze_angle_to_radians   grazef_angle_to_radians
#define graze_sin                grazef_sin
#define graze_cos                grazef_cos
#define graze_sin_down           grazef_sin_down
#define graze_sin_up             grazef_sin_up
#define graze_cos_down           grazef_cos_down
#define graze_cos_up             grazef_cos_up
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

#define graze_vec3_dot           grazef_vec3_dot
#define graze_vec3_length_sq     grazef_vec3_length_sq
#define graze_vec3_cross         grazef_vec3_cross
#define graze_vec3_lerp          grazef_vec3_lerp
#define graze_vec3_length        grazef_vec3_length
#define graze_vec3_distance      grazef_vec3_distance
#define graze_vec3_length_down   grazef_vec3_length_down
#define graze_vec3_length_up     grazef_vec3_length_up
#define graze_vec3_distance_down grazef_vec3_distance_down
#define graze_vec3_distance_up   grazef_vec3_distance_up
#define graze_vec3_normalize     grazef_vec3_normalize
#define graze_vec3_reflect       grazef_vec3_reflect
#define graze_vec3_slide         grazef_vec3_slide

#define graze_vec2_dot           grazef_vec2_dot
#define graze_vec2_length_sq     grazef_vec2_length_sq
#define graze_vec2_cross         grazef_vec2_cross
#define graze_vec2_lerp          grazef_vec2_lerp
#define graze_vec2_length        grazef_vec2_length
#define graze_vec2_distance      grazef_vec2_distance
#define graze_vec2_length_down   grazef_vec2_length_down
#define graze_vec2_length_up     grazef_vec2_length_up
#define graze_vec2_distance_down grazef_vec2_distance_down
#define graze_vec2_distance_up   grazef_vec2_distance_up
#define graze_vec2_normalize     grazef_vec2_normalize
#define graze_vec2_reflect       grazef_vec2_reflect
#define graze_vec2_slide         grazef_vec2_slide
#define graze_vec2_rotate        grazef_vec2_rotate

#define graze_segment_closest_points   grazef_segment_closest_points
#define graze_segment_distance_segment grazef_segment_distance_segment

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

#define graze_capsule_contains_point   grazef_capsule_contains_point
#define graze_capsule_closest_point    grazef_capsule_closest_point
#define graze_capsule_distance         grazef_capsule_distance
#define graze_capsule_overlaps_segment grazef_capsule_overlaps_segment
#define graze_capsule_overlaps_ray     grazef_capsule_overlaps_ray
#define graze_capsule_overlaps_sphere  grazef_capsule_overlaps_sphere
#define graze_capsule_overlaps_capsule grazef_capsule_overlaps_capsule
#define graze_capsule_linecast         grazef_capsule_linecast
#define graze_capsule_linecast_exit    grazef_capsule_linecast_exit
#define graze_capsule_raycast          grazef_capsule_raycast
#define graze_capsule_raycast_exit     grazef_capsule_raycast_exit

#define graze_cylinder_contains_point   grazef_cylinder_contains_point
#define graze_cylinder_overlaps_segment grazef_cylinder_overlaps_segment
#define graze_cylinder_overlaps_ray     grazef_cylinder_overlaps_ray
#define graze_cylinder_linecast         grazef_cylinder_linecast
#define graze_cylinder_linecast_exit    grazef_cylinder_linecast_exit
#define graze_cylinder_raycast          grazef_cylinder_raycast
#define graze_cylinder_raycast_exit     grazef_cylinder_raycast_exit

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

#define graze_capsule2_contains_point    grazef_capsule2_contains_point
#define graze_capsule2_closest_point     grazef_capsule2_closest_point
#define graze_capsule2_distance          grazef_capsule2_distance
#define graze_capsule2_overlaps_segment  grazef_capsule2_overlaps_segment
#define graze_capsule2_overlaps_ray      grazef_capsule2_overlaps_ray
#define graze_capsule2_overlaps_circle   grazef_capsule2_overlaps_circle
#define graze_capsule2_overlaps_capsule2 grazef_capsule2_overlaps_capsule2
#define graze_capsule2_linecast          grazef_capsule2_linecast
#define graze_capsule2_linecast_exit     grazef_capsule2_linecast_exit
#define graze_capsule2_raycast           grazef_capsule2_raycast
#define graze_capsule2_raycast_exit      grazef_capsule2_raycast_exit

#define graze_aabb_contains_point   grazef_aabb_contains_point
#define graze_aabb_overlaps_aabb    grazef_aabb_overlaps_aabb
#define graze_aabb_contains_aabb    grazef_aabb_contains_aabb
#define graze_aabb_overlaps_sphere  grazef_aabb_overlaps_sphere
#define graze_aabb_overlaps_capsule grazef_aabb_overlaps_capsule
#define graze_aabb_closest_point    grazef_aabb_closest_point
#define graze_aabb_distance         grazef_aabb_distance
#define graze_aabb_distance_segment grazef_aabb_distance_segment
#define graze_aabb_distance_sq      grazef_aabb_distance_sq
#define graze_aabb_off_surface      grazef_aabb_off_surface
#define graze_aabb_from_center_size grazef_aabb_from_center_size
#define graze_aabb_from_points      grazef_aabb_from_points
#define graze_aabb_merge            grazef_aabb_merge
#define graze_aabb_from_segment     grazef_aabb_from_segment
#define graze_aabb_from_sphere      grazef_aabb_from_sphere
#define graze_aabb_from_capsule     grazef_aabb_from_capsule
#define graze_aabb_expand           grazef_aabb_expand
#define graze_aabb_overlaps_segment grazef_aabb_overlaps_segment
#define graze_aabb_overlaps_ray     grazef_aabb_overlaps_ray
#define graze_aabb_linecast         grazef_aabb_linecast
#define graze_aabb_linecast_exit    grazef_aabb_linecast_exit
#define graze_aabb_raycast          grazef_aabb_raycast
#define graze_aabb_raycast_exit     grazef_aabb_raycast_exit

#define graze_rect_contains_point    grazef_rect_contains_point
#define graze_rect_overlaps_rect     grazef_rect_overlaps_rect
#define graze_rect_contains_rect     grazef_rect_contains_rect
#define graze_rect_overlaps_circle   grazef_rect_overlaps_circle
#define graze_rect_overlaps_capsule2 grazef_rect_overlaps_capsule2
#define graze_rect_closest_point     grazef_rect_closest_point
#define graze_rect_distance          grazef_rect_distance
#define graze_rect_distance_sq       grazef_rect_distance_sq
#define graze_rect_off_surface       grazef_rect_off_surface
#define graze_rect_from_center_size  grazef_rect_from_center_size
#define graze_rect_from_points       grazef_rect_from_points
#define graze_rect_merge             grazef_rect_merge
#define graze_rect_from_segment2     grazef_rect_from_segment2
#define graze_rect_from_circle       grazef_rect_from_circle
#define graze_rect_from_capsule2     grazef_rect_from_capsule2
#define graze_rect_expand            grazef_rect_expand
#define graze_rect_overlaps_segment  grazef_rect_overlaps_segment
#define graze_rect_overlaps_ray      grazef_rect_overlaps_ray
#define graze_rect_linecast          grazef_rect_linecast
#define graze_rect_linecast_exit     grazef_rect_linecast_exit
#define graze_rect_raycast           grazef_rect_raycast
#define graze_rect_raycast_exit      grazef_rect_raycast_exit

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
#define graze_obb_overlaps_capsule grazef_obb_overlaps_capsule
#define graze_obb_distance_segment grazef_obb_distance_segment
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
#define graze_segment2_closest_points   grazef_segment2_closest_points
#define graze_segment2_distance_segment grazef_segment2_distance_segment

#define graze_polygon2_is_convex         grazef_polygon2_is_convex
#define graze_polygon2_contains_point    grazef_polygon2_contains_point
#define graze_polygon2_overlaps_circle   grazef_polygon2_overlaps_circle
#define graze_polygon2_overlaps_rect     grazef_polygon2_overlaps_rect
#define graze_polygon2_overlaps_polygon2 grazef_polygon2_overlaps_polygon2
#define graze_polygon2_closest_point     grazef_polygon2_closest_point
#define graze_polygon2_distance          grazef_polygon2_distance
#define graze_polygon2_overlaps_segment  grazef_polygon2_overlaps_segment
#define graze_polygon2_overlaps_ray      grazef_polygon2_overlaps_ray
#define graze_polygon2_linecast          grazef_polygon2_linecast
#define graze_polygon2_linecast_exit     grazef_polygon2_linecast_exit
#define graze_polygon2_raycast           grazef_polygon2_raycast
#define graze_polygon2_raycast_exit      grazef_polygon2_raycast_exit

#define graze_plane_from_points      grazef_plane_from_points
#define graze_plane_distance         grazef_plane_distance
#define graze_plane_project_point    grazef_plane_project_point
#define graze_plane_side_of_point    grazef_plane_side_of_point
#define graze_plane_classify_aabb    grazef_plane_classify_aabb
#define graze_plane_classify_sphere  grazef_plane_classify_sphere
#define graze_plane_classify_capsule grazef_plane_classify_capsule
#define graze_plane_linecast         grazef_plane_linecast
#define graze_plane_raycast          grazef_plane_raycast
#define graze_plane_xy_linecast      grazef_plane_xy_linecast
#define graze_plane_xz_linecast      grazef_plane_xz_linecast
#define graze_plane_yz_linecast      grazef_plane_yz_linecast
#define graze_plane_xy_raycast       grazef_plane_xy_raycast
#define graze_plane_xz_raycast       grazef_plane_xz_raycast
#define graze_plane_yz_raycast       grazef_plane_yz_raycast

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
#define graze_triangle_distance_segment       grazef_triangle_distance_segment
#define graze_triangle_overlaps_sphere        grazef_triangle_overlaps_sphere
#define graze_triangle_overlaps_capsule       grazef_triangle_overlaps_capsule
#define graze_triangle_overlaps_aabb          grazef_triangle_overlaps_aabb
#define graze_triangle_overlaps_triangle      grazef_triangle_overlaps_triangle
#define graze_triangle_normal                 grazef_triangle_normal
#define graze_triangle_off_surface            grazef_triangle_off_surface
#define graze_aabb_from_triangle              grazef_aabb_from_triangle

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
#define graze_parallelogram_overlaps_capsule       grazef_parallelogram_overlaps_capsule
#define graze_parallelogram_overlaps_aabb          grazef_parallelogram_overlaps_aabb
#define graze_parallelogram_normal                 grazef_parallelogram_normal
#define graze_parallelogram_off_surface            grazef_parallelogram_off_surface

#define graze_disc_overlaps_segment grazef_disc_overlaps_segment
#define graze_disc_overlaps_ray     grazef_disc_overlaps_ray
#define graze_disc_linecast         grazef_disc_linecast
#define graze_disc_raycast          grazef_disc_raycast
#define graze_disc_closest_point    grazef_disc_closest_point
#define graze_disc_overlaps_capsule grazef_disc_overlaps_capsule

#define graze_mesh_overlaps_segment  grazef_mesh_overlaps_segment
#define graze_mesh_overlaps_ray      grazef_mesh_overlaps_ray
#define graze_mesh_linecast          grazef_mesh_linecast
#define graze_mesh_raycast           grazef_mesh_raycast
#define graze_mesh_aabb              grazef_mesh_aabb
#define graze_mesh_overlaps_sphere   grazef_mesh_overlaps_sphere
#define graze_mesh_overlaps_capsule  grazef_mesh_overlaps_capsule
#define graze_mesh_overlaps_aabb     grazef_mesh_overlaps_aabb
#define graze_mesh_overlaps_triangle grazef_mesh_overlaps_triangle
#define graze_mesh_closest_point     grazef_mesh_closest_point
#define graze_mesh_face              grazef_mesh_face
#define graze_mesh_gather            grazef_mesh_gather
#define graze_mesh_contains_point    grazef_mesh_contains_point

#define graze_aabb_separate_aabb       grazef_aabb_separate_aabb
#define graze_rect_separate_rect       grazef_rect_separate_rect
#define graze_aabb_separate_sphere     grazef_aabb_separate_sphere
#define graze_sphere_separate_sphere   grazef_sphere_separate_sphere
#define graze_rect_separate_circle     grazef_rect_separate_circle
#define graze_circle_separate_circle   grazef_circle_separate_circle
#define graze_triangle_separate_sphere grazef_triangle_separate_sphere
#define graze_plane_separate_sphere    grazef_plane_separate_sphere
#define graze_plane_separate_capsule   grazef_plane_separate_capsule
#define graze_capsule_separate_sphere  grazef_capsule_separate_sphere
#define graze_sphere_separate_capsule  grazef_sphere_separate_capsule
#define graze_capsule_separate_capsule grazef_capsule_separate_capsule
#define graze_aabb_separate_capsule    grazef_aabb_separate_capsule

#define graze_triangle_planes_of_sphere grazef_triangle_planes_of_sphere
#define graze_mesh_planes_of_sphere     grazef_mesh_planes_of_sphere
#define graze_vec3_clip                 grazef_vec3_clip

#define graze_segment2_separate_circle   grazef_segment2_separate_circle
#define graze_circle_separate_capsule2   grazef_circle_separate_capsule2
#define graze_segment2_separate_capsule2 grazef_segment2_separate_capsule2
#define graze_rect_separate_capsule2     grazef_rect_separate_capsule2
#define graze_polygon2_separate_circle   grazef_polygon2_separate_circle
#define graze_polygon2_separate_capsule2 grazef_polygon2_separate_capsule2
#define graze_mesh_separate_sphere       grazef_mesh_separate_sphere

#define graze_nearest_aabb_linecast     grazef_nearest_aabb_linecast
#define graze_nearest_aabb_raycast      grazef_nearest_aabb_raycast
#define graze_nearest_sphere_linecast   grazef_nearest_sphere_linecast
#define graze_nearest_sphere_raycast    grazef_nearest_sphere_raycast
#define graze_nearest_capsule_linecast  grazef_nearest_capsule_linecast
#define graze_nearest_capsule_raycast   grazef_nearest_capsule_raycast
#define graze_nearest_cylinder_linecast grazef_nearest_cylinder_linecast
#define graze_nearest_cylinder_raycast  grazef_nearest_cylinder_raycast
#define graze_nearest_obb_linecast      grazef_nearest_obb_linecast
#define graze_nearest_obb_raycast       grazef_nearest_obb_raycast
#define graze_nearest_triangle_linecast grazef_nearest_triangle_linecast
#define graze_nearest_triangle_raycast  grazef_nearest_triangle_raycast

#define graze_frustum_contains_point   grazef_frustum_contains_point
#define graze_frustum_classify_sphere  grazef_frustum_classify_sphere
#define graze_frustum_classify_capsule grazef_frustum_classify_capsule
#define graze_frustum_classify_aabb    grazef_frustum_classify_aabb
#define graze_frustum_classify_obb     grazef_frustum_classify_obb
#define graze_frustum_classify_aabbs   grazef_frustum_classify_aabbs
#define graze_frustum_culls_sphere     grazef_frustum_culls_sphere
#define graze_frustum_culls_capsule    grazef_frustum_culls_capsule
#define graze_frustum_culls_aabb       grazef_frustum_culls_aabb
#define graze_frustum_culls_obb        grazef_frustum_culls_obb
#define graze_frustum_culls_aabb_from  grazef_frustum_culls_aabb_from
#define graze_frustum_overlaps_aabb    grazef_frustum_overlaps_aabb
#define graze_frustum_corners          grazef_frustum_corners
#define graze_frustum_aabb             grazef_frustum_aabb
#define graze_aabb_positive_vertex     grazef_aabb_positive_vertex
#define graze_aabb_negative_vertex     grazef_aabb_negative_vertex

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
