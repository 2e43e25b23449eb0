/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Each query that clamps: QUERY(name, what it does to `a`, by the scene `s`). Included twice by queries.h. */
QUERY(graze_aabb_closest_point, graze_aabb_closest_point(&s->boxes[0], &s->points[0], &a->point))
QUERY(graze_aabb_contains_aabb, a->result = graze_aabb_contains_aabb(&s->boxes[0], &s->boxes[1]))
QUERY(graze_aabb_contains_point, a->result = graze_aabb_contains_point(&s->boxes[0], &s->points[0]))
QUERY(graze_aabb_distance, a->number = graze_aabb_distance(&s->boxes[0], &s->points[0]))
QUERY(graze_aabb_distance_sq, a->wide = graze_aabb_distance_sq(&s->boxes[0], &s->points[0]))
QUERY(graze_aabb_from_center_size, graze_aabb_from_center_size(&s->points[0], &s->size, &a->box))
QUERY(graze_aabb_from_points, graze_aabb_from_points(s->points, s->count, &a->box))
QUERY(graze_aabb_linecast, a->result = graze_aabb_linecast(&s->boxes[0], &s->segment, &a->line_hit))
QUERY(graze_aabb_linecast_exit,
      a->result = graze_aabb_linecast_exit(&s->boxes[0], &s->segment, &a->line_hit))
QUERY(graze_aabb_merge, graze_aabb_merge(&s->boxes[0], &s->boxes[1], &a->box))
QUERY(graze_aabb_off_surface,
      graze_aabb_off_surface(&s->boxes[0], &s->points[0], &s->normal, &a->point))
QUERY(graze_aabb_overlaps_aabb, a->result = graze_aabb_overlaps_aabb(&s->boxes[0], &s->boxes[1]))
QUERY(graze_aabb_overlaps_ray, a->result = graze_aabb_overlaps_ray(&s->boxes[0], &s->ray))
QUERY(graze_aabb_overlaps_segment,
      a->result = graze_aabb_overlaps_segment(&s->boxes[0], &s->segment))
QUERY(graze_aabb_overlaps_sphere,
      a->result = graze_aabb_overlaps_sphere(&s->boxes[0], &s->spheres[0]))
QUERY(graze_aabb_raycast, a->result = graze_aabb_raycast(&s->boxes[0], &s->ray, &a->ray_hit))
QUERY(graze_aabb_raycast_exit,
      a->result = graze_aabb_raycast_exit(&s->boxes[0], &s->ray, &a->ray_hit))
QUERY(graze_rect_closest_point, graze_rect_closest_point(&s->rects[0], &s->points2[0], &a->point2))
QUERY(graze_rect_contains_point,
      a->result = graze_rect_contains_point(&s->rects[0], &s->points2[0]))
QUERY(graze_rect_contains_rect, a->result = graze_rect_contains_rect(&s->rects[0], &s->rects[1]))
QUERY(graze_rect_distance, a->number = graze_rect_distance(&s->rects[0], &s->points2[0]))
QUERY(graze_rect_distance_sq, a->wide = graze_rect_distance_sq(&s->rects[0], &s->points2[0]))
QUERY(graze_rect_from_center_size, graze_rect_from_center_size(&s->points2[0], &s->size2, &a->rect))
QUERY(graze_rect_from_points, graze_rect_from_points(s->points2, s->count, &a->rect))
QUERY(graze_rect_linecast,
      a->result = graze_rect_linecast(&s->rects[0], &s->segment2, &a->line_hit2))
QUERY(graze_rect_linecast_exit,
      a->result = graze_rect_linecast_exit(&s->rects[0], &s->segment2, &a->line_hit2))
QUERY(graze_rect_merge, graze_rect_merge(&s->rects[0], &s->rects[1], &a->rect))
QUERY(graze_rect_off_surface,
      graze_rect_off_surface(&s->rects[0], &s->points2[0], &s->normal2, &a->point2))
QUERY(graze_rect_overlaps_circle,
      a->result = graze_rect_overlaps_circle(&s->rects[0], &s->circles[0]))
QUERY(graze_rect_overlaps_ray, a->result = graze_rect_overlaps_ray(&s->rects[0], &s->ray2))
QUERY(graze_rect_overlaps_rect, a->result = graze_rect_overlaps_rect(&s->rects[0], &s->rects[1]))
QUERY(graze_rect_overlaps_segment,
      a->result = graze_rect_overlaps_segment(&s->rects[0], &s->segment2))
QUERY(graze_rect_raycast, a->result = graze_rect_raycast(&s->rects[0], &s->ray2, &a->ray_hit2))
QUERY(graze_rect_raycast_exit,
      a->result = graze_rect_raycast_exit(&s->rects[0], &s->ray2, &a->ray_hit2))
QUERY(graze_sphere_closest_point,
      graze_sphere_closest_point(&s->spheres[0], &s->points[0], &a->point))
QUERY(graze_sphere_contains_point,
      a->result = graze_sphere_contains_point(&s->spheres[0], &s->points[0]))
QUERY(graze_sphere_distance, a->number = graze_sphere_distance(&s->spheres[0], &s->points[0]))
QUERY(graze_sphere_linecast,
      a->result = graze_sphere_linecast(&s->spheres[0], &s->segment, &a->line_hit))
QUERY(graze_sphere_linecast_exit,
      a->result = graze_sphere_linecast_exit(&s->spheres[0], &s->segment, &a->line_hit))
QUERY(graze_sphere_off_surface,
      graze_sphere_off_surface(&s->spheres[0], &s->points[0], &s->normal, &a->point))
QUERY(graze_sphere_overlaps_ray, a->result = graze_sphere_overlaps_ray(&s->spheres[0], &s->ray))
QUERY(graze_sphere_overlaps_segment,
      a->result = graze_sphere_overlaps_segment(&s->spheres[0], &s->segment))
QUERY(graze_sphere_overlaps_sphere,
      a->result = graze_sphere_overlaps_sphere(&s->spheres[0], &s->spheres[1]))
QUERY(graze_sphere_raycast, a->result = graze_sphere_raycast(&s->spheres[0], &s->ray, &a->ray_hit))
QUERY(graze_sphere_raycast_exit,
      a->result = graze_sphere_raycast_exit(&s->spheres[0], &s->ray, &a->ray_hit))
QUERY(graze_circle_closest_point,
      graze_circle_closest_point(&s->circles[0], &s->points2[0], &a->point2))
QUERY(graze_circle_contains_point,
      a->result = graze_circle_contains_point(&s->circles[0], &s->points2[0]))
QUERY(graze_circle_distance, a->number = graze_circle_distance(&s->circles[0], &s->points2[0]))
QUERY(graze_circle_linecast,
      a->result = graze_circle_linecast(&s->circles[0], &s->segment2, &a->line_hit2))
QUERY(graze_circle_linecast_exit,
      a->result = graze_circle_linecast_exit(&s->circles[0], &s->segment2, &a->line_hit2))
QUERY(graze_circle_off_surface,
      graze_circle_off_surface(&s->circles[0], &s->points2[0], &s->normal2, &a->point2))
QUERY(graze_circle_overlaps_circle,
      a->result = graze_circle_overlaps_circle(&s->circles[0], &s->circles[1]))
QUERY(graze_circle_overlaps_ray, a->result = graze_circle_overlaps_ray(&s->circles[0], &s->ray2))
QUERY(graze_circle_overlaps_segment,
      a->result = graze_circle_overlaps_segment(&s->circles[0], &s->segment2))
QUERY(graze_circle_raycast,
      a->result = graze_circle_raycast(&s->circles[0], &s->ray2, &a->ray_hit2))
QUERY(graze_circle_raycast_exit,
      a->result = graze_circle_raycast_exit(&s->circles[0], &s->ray2, &a->ray_hit2))
QUERY(graze_obb_closest_point, graze_obb_closest_point(&s->obbs[0], &s->points[0], &a->point))
QUERY(graze_obb_contains_point, a->result = graze_obb_contains_point(&s->obbs[0], &s->points[0]))
QUERY(graze_obb_from_axes, graze_obb_from_axes(&s->points[0], s->obbs[2].axis, &s->size, &a->obb))
QUERY(graze_obb_from_matrix, graze_obb_from_matrix(&s->matrix, &s->size, &a->obb))
QUERY(graze_obb_from_quaternion,
      graze_obb_from_quaternion(&s->points[0], &s->rotation, &s->size, &a->obb))
QUERY(graze_obb_linecast, a->result = graze_obb_linecast(&s->obbs[0], &s->segment, &a->line_hit))
QUERY(graze_obb_linecast_exit,
      a->result = graze_obb_linecast_exit(&s->obbs[0], &s->segment, &a->line_hit))
QUERY(graze_obb_overlaps_aabb, a->result = graze_obb_overlaps_aabb(&s->obbs[0], &s->boxes[0]))
QUERY(graze_obb_overlaps_obb, a->result = graze_obb_overlaps_obb(&s->obbs[0], &s->obbs[1]))
QUERY(graze_obb_overlaps_ray, a->result = graze_obb_overlaps_ray(&s->obbs[0], &s->ray))
QUERY(graze_obb_overlaps_segment, a->result = graze_obb_overlaps_segment(&s->obbs[0], &s->segment))
QUERY(graze_obb_overlaps_sphere, a->result = graze_obb_overlaps_sphere(&s->obbs[0], &s->spheres[0]))
QUERY(graze_obb_raycast, a->result = graze_obb_raycast(&s->obbs[0], &s->ray, &a->ray_hit))
QUERY(graze_obb_raycast_exit, a->result = graze_obb_raycast_exit(&s->obbs[0], &s->ray, &a->ray_hit))
QUERY(graze_segment2_closest_point,
      graze_segment2_closest_point(&s->wall, &s->points2[0], &a->point2))
QUERY(graze_segment2_distance, a->number = graze_segment2_distance(&s->wall, &s->points2[0]))
QUERY(graze_segment2_linecast,
      a->result = graze_segment2_linecast(&s->wall, &s->segment2, &a->wall_line_hit2))
QUERY(graze_segment2_overlaps_ray, a->result = graze_segment2_overlaps_ray(&s->wall, &s->ray2))
QUERY(graze_segment2_overlaps_segment,
      a->result = graze_segment2_overlaps_segment(&s->wall, &s->segment2))
QUERY(graze_segment2_raycast,
      a->result = graze_segment2_raycast(&s->wall, &s->ray2, &a->wall_ray_hit2))
QUERY(graze_plane_classify_aabb, a->result = graze_plane_classify_aabb(&s->plane, &s->boxes[0]))
QUERY(graze_plane_classify_sphere,
      a->result = graze_plane_classify_sphere(&s->plane, &s->spheres[0]))
QUERY(graze_plane_distance, a->number = graze_plane_distance(&s->plane, &s->points[0]))
QUERY(graze_plane_from_points,
      graze_plane_from_points(&s->points[0], &s->points[1], &s->points[2], &a->plane))
QUERY(graze_plane_linecast,
      a->result = graze_plane_linecast(&s->plane, &s->segment, &a->face_line_hit))
QUERY(graze_plane_project_point, graze_plane_project_point(&s->plane, &s->points[0], &a->point))
QUERY(graze_plane_raycast, a->result = graze_plane_raycast(&s->plane, &s->ray, &a->face_ray_hit))
QUERY(graze_plane_side_of_point, a->result = graze_plane_side_of_point(&s->plane, &s->points[0]))
QUERY(graze_plane_xy_linecast,
      a->result = graze_plane_xy_linecast(s->position, &s->segment, &a->face_line_hit))
QUERY(graze_plane_xy_raycast,
      a->result = graze_plane_xy_raycast(s->position, &s->ray, &a->face_ray_hit))
QUERY(graze_plane_xz_linecast,
      a->result = graze_plane_xz_linecast(s->position, &s->segment, &a->face_line_hit))
QUERY(graze_plane_xz_raycast,
      a->result = graze_plane_xz_raycast(s->position, &s->ray, &a->face_ray_hit))
QUERY(graze_plane_yz_linecast,
      a->result = graze_plane_yz_linecast(s->position, &s->segment, &a->face_line_hit))
QUERY(graze_plane_yz_raycast,
      a->result = graze_plane_yz_raycast(s->position, &s->ray, &a->face_ray_hit))
QUERY(graze_triangle_barycentric_of_ray,
      a->result = graze_triangle_barycentric_of_ray(&s->triangles[0], &s->ray, &a->place))
QUERY(graze_triangle_barycentric_of_segment,
      a->result = graze_triangle_barycentric_of_segment(&s->triangles[0], &s->segment, &a->place))
QUERY(graze_triangle_closest_point,
      graze_triangle_closest_point(&s->triangles[0], &s->points[0], &a->point))
QUERY(graze_triangle_distance, a->number = graze_triangle_distance(&s->triangles[0], &s->points[0]))
QUERY(graze_triangle_linecast,
      a->result = graze_triangle_linecast(&s->triangles[0], &s->segment, &a->face_line_hit))
QUERY(graze_triangle_linecast_front,
      a->result = graze_triangle_linecast_front(&s->triangles[0], &s->segment, &a->face_line_hit))
QUERY(graze_triangle_normal, graze_triangle_normal(&s->triangles[0], &a->point))
QUERY(graze_triangle_off_surface,
      graze_triangle_off_surface(&s->triangles[0], &s->points[0], s->side, &a->point))
QUERY(graze_triangle_overlaps_aabb,
      a->result = graze_triangle_overlaps_aabb(&s->triangles[0], &s->boxes[0]))
QUERY(graze_triangle_overlaps_ray,
      a->result = graze_triangle_overlaps_ray(&s->triangles[0], &s->ray))
QUERY(graze_triangle_overlaps_segment,
      a->result = graze_triangle_overlaps_segment(&s->triangles[0], &s->segment))
QUERY(graze_triangle_overlaps_sphere,
      a->result = graze_triangle_overlaps_sphere(&s->triangles[0], &s->spheres[0]))
QUERY(graze_triangle_raycast,
      a->result = graze_triangle_raycast(&s->triangles[0], &s->ray, &a->face_ray_hit))
QUERY(graze_triangle_raycast_front,
      a->result = graze_triangle_raycast_front(&s->triangles[0], &s->ray, &a->face_ray_hit))
QUERY(graze_parallelogram_barycentric_of_ray,
      a->result = graze_parallelogram_barycentric_of_ray(&s->parallelogram, &s->ray, &a->place))
QUERY(graze_parallelogram_barycentric_of_segment,
      a->result = graze_parallelogram_barycentric_of_segment(&s->parallelogram, &s->segment,
                                                             &a->place))
QUERY(graze_parallelogram_closest_point,
      graze_parallelogram_closest_point(&s->parallelogram, &s->points[0], &a->point))
QUERY(graze_parallelogram_distance,
      a->number = graze_parallelogram_distance(&s->parallelogram, &s->points[0]))
QUERY(graze_parallelogram_linecast,
      a->result = graze_parallelogram_linecast(&s->parallelogram, &s->segment, &a->face_line_hit))
QUERY(graze_parallelogram_linecast_front,
      a->result = graze_parallelogram_linecast_front(&s->parallelogram, &s->segment,
                                                     &a->face_line_hit))
QUERY(graze_parallelogram_normal, graze_parallelogram_normal(&s->parallelogram, &a->point))
QUERY(graze_parallelogram_off_surface,
      graze_parallelogram_off_surface(&s->parallelogram, &s->points[0], s->side, &a->point))
QUERY(graze_parallelogram_overlaps_aabb,
      a->result = graze_parallelogram_overlaps_aabb(&s->parallelogram, &s->boxes[0]))
QUERY(graze_parallelogram_overlaps_ray,
      a->result = graze_parallelogram_overlaps_ray(&s->parallelogram, &s->ray))
QUERY(graze_parallelogram_overlaps_segment,
      a->result = graze_parallelogram_overlaps_segment(&s->parallelogram, &s->segment))
QUERY(graze_parallelogram_overlaps_sphere,
      a->result = graze_parallelogram_overlaps_sphere(&s->parallelogram, &s->spheres[0]))
QUERY(graze_parallelogram_raycast,
      a->result = graze_parallelogram_raycast(&s->parallelogram, &s->ray, &a->face_ray_hit))
QUERY(graze_parallelogram_raycast_front,
      a->result = graze_parallelogram_raycast_front(&s->parallelogram, &s->ray, &a->face_ray_hit))
QUERY(graze_mesh_aabb, graze_mesh_aabb(MESH, &a->box))
QUERY(graze_mesh_linecast,
      a->result = graze_mesh_linecast(MESH, &s->segment, &a->index, &a->face_line_hit))
QUERY(graze_mesh_overlaps_ray, a->result = graze_mesh_overlaps_ray(MESH, &s->ray))
QUERY(graze_mesh_overlaps_segment, a->result = graze_mesh_overlaps_segment(MESH, &s->segment))
QUERY(graze_mesh_raycast,
      a->result = graze_mesh_raycast(MESH, &s->ray, &a->index, &a->face_ray_hit))
QUERY(graze_nearest_aabb_linecast,
      a->result = graze_nearest_aabb_linecast(s->boxes, s->count, &s->segment, &a->index,
                                              &a->line_hit))
QUERY(graze_nearest_aabb_raycast,
      a->result = graze_nearest_aabb_raycast(s->boxes, s->count, &s->ray, &a->index, &a->ray_hit))
QUERY(graze_nearest_obb_linecast,
      a->result = graze_nearest_obb_linecast(s->obbs, s->count, &s->segment, &a->index,
                                             &a->line_hit))
QUERY(graze_nearest_obb_raycast,
      a->result = graze_nearest_obb_raycast(s->obbs, s->count, &s->ray, &a->index, &a->ray_hit))
QUERY(graze_nearest_sphere_linecast,
      a->result = graze_nearest_sphere_linecast(s->spheres, s->count, &s->segment, &a->index,
                                                &a->line_hit))
QUERY(graze_nearest_sphere_raycast,
      a->result = graze_nearest_sphere_raycast(s->spheres, s->count, &s->ray, &a->index,
                                               &a->ray_hit))
QUERY(graze_nearest_triangle_linecast,
      a->result = graze_nearest_triangle_linecast(s->triangles, s->count, &s->segment, &a->index,
                                                  &a->face_line_hit))
QUERY(graze_nearest_triangle_raycast,
      a->result = graze_nearest_triangle_raycast(s->triangles, s->count, &s->ray, &a->index,
                                                 &a->face_ray_hit))
