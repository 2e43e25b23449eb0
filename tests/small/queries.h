/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* One source for both builds, included by queries_fixed.c and queries_small.c: each query that clamps. */
#include "scene.h"

static void ask_aabb_closest_point(const scene *s, answer *a)
{
    graze_aabb_closest_point(&s->boxes[0], &s->points[0], &a->point);
}

static void ask_aabb_contains_aabb(const scene *s, answer *a)
{
    a->result = graze_aabb_contains_aabb(&s->boxes[0], &s->boxes[1]);
}

static void ask_aabb_contains_point(const scene *s, answer *a)
{
    a->result = graze_aabb_contains_point(&s->boxes[0], &s->points[0]);
}

static void ask_aabb_distance(const scene *s, answer *a)
{
    a->number = graze_aabb_distance(&s->boxes[0], &s->points[0]);
}

static void ask_aabb_distance_sq(const scene *s, answer *a)
{
    a->wide = graze_aabb_distance_sq(&s->boxes[0], &s->points[0]);
}

static void ask_aabb_from_center_size(const scene *s, answer *a)
{
    graze_aabb_from_center_size(&s->points[0], &s->size, &a->box);
}

static void ask_aabb_from_points(const scene *s, answer *a)
{
    graze_aabb_from_points(s->points, s->count, &a->box);
}

static void ask_aabb_linecast(const scene *s, answer *a)
{
    a->result = graze_aabb_linecast(&s->boxes[0], &s->segment, &a->line_hit);
}

static void ask_aabb_linecast_exit(const scene *s, answer *a)
{
    a->result = graze_aabb_linecast_exit(&s->boxes[0], &s->segment, &a->line_hit);
}

static void ask_aabb_merge(const scene *s, answer *a)
{
    graze_aabb_merge(&s->boxes[0], &s->boxes[1], &a->box);
}

static void ask_aabb_off_surface(const scene *s, answer *a)
{
    graze_aabb_off_surface(&s->boxes[0], &s->points[0], &s->normal, &a->point);
}

static void ask_aabb_overlaps_aabb(const scene *s, answer *a)
{
    a->result = graze_aabb_overlaps_aabb(&s->boxes[0], &s->boxes[1]);
}

static void ask_aabb_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_aabb_overlaps_ray(&s->boxes[0], &s->ray);
}

static void ask_aabb_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_aabb_overlaps_segment(&s->boxes[0], &s->segment);
}

static void ask_aabb_overlaps_sphere(const scene *s, answer *a)
{
    a->result = graze_aabb_overlaps_sphere(&s->boxes[0], &s->spheres[0]);
}

static void ask_aabb_raycast(const scene *s, answer *a)
{
    a->result = graze_aabb_raycast(&s->boxes[0], &s->ray, &a->ray_hit);
}

static void ask_aabb_raycast_exit(const scene *s, answer *a)
{
    a->result = graze_aabb_raycast_exit(&s->boxes[0], &s->ray, &a->ray_hit);
}

static void ask_rect_closest_point(const scene *s, answer *a)
{
    graze_rect_closest_point(&s->rects[0], &s->points2[0], &a->point2);
}

static void ask_rect_contains_point(const scene *s, answer *a)
{
    a->result = graze_rect_contains_point(&s->rects[0], &s->points2[0]);
}

static void ask_rect_contains_rect(const scene *s, answer *a)
{
    a->result = graze_rect_contains_rect(&s->rects[0], &s->rects[1]);
}

static void ask_rect_distance(const scene *s, answer *a)
{
    a->number = graze_rect_distance(&s->rects[0], &s->points2[0]);
}

static void ask_rect_distance_sq(const scene *s, answer *a)
{
    a->wide = graze_rect_distance_sq(&s->rects[0], &s->points2[0]);
}

static void ask_rect_from_center_size(const scene *s, answer *a)
{
    graze_rect_from_center_size(&s->points2[0], &s->size2, &a->rect);
}

static void ask_rect_from_points(const scene *s, answer *a)
{
    graze_rect_from_points(s->points2, s->count, &a->rect);
}

static void ask_rect_linecast(const scene *s, answer *a)
{
    a->result = graze_rect_linecast(&s->rects[0], &s->segment2, &a->line_hit2);
}

static void ask_rect_linecast_exit(const scene *s, answer *a)
{
    a->result = graze_rect_linecast_exit(&s->rects[0], &s->segment2, &a->line_hit2);
}

static void ask_rect_merge(const scene *s, answer *a)
{
    graze_rect_merge(&s->rects[0], &s->rects[1], &a->rect);
}

static void ask_rect_off_surface(const scene *s, answer *a)
{
    graze_rect_off_surface(&s->rects[0], &s->points2[0], &s->normal2, &a->point2);
}

static void ask_rect_overlaps_circle(const scene *s, answer *a)
{
    a->result = graze_rect_overlaps_circle(&s->rects[0], &s->circles[0]);
}

static void ask_rect_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_rect_overlaps_ray(&s->rects[0], &s->ray2);
}

static void ask_rect_overlaps_rect(const scene *s, answer *a)
{
    a->result = graze_rect_overlaps_rect(&s->rects[0], &s->rects[1]);
}

static void ask_rect_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_rect_overlaps_segment(&s->rects[0], &s->segment2);
}

static void ask_rect_raycast(const scene *s, answer *a)
{
    a->result = graze_rect_raycast(&s->rects[0], &s->ray2, &a->ray_hit2);
}

static void ask_rect_raycast_exit(const scene *s, answer *a)
{
    a->result = graze_rect_raycast_exit(&s->rects[0], &s->ray2, &a->ray_hit2);
}

static void ask_sphere_closest_point(const scene *s, answer *a)
{
    graze_sphere_closest_point(&s->spheres[0], &s->points[0], &a->point);
}

static void ask_sphere_contains_point(const scene *s, answer *a)
{
    a->result = graze_sphere_contains_point(&s->spheres[0], &s->points[0]);
}

static void ask_sphere_distance(const scene *s, answer *a)
{
    a->number = graze_sphere_distance(&s->spheres[0], &s->points[0]);
}

static void ask_sphere_linecast(const scene *s, answer *a)
{
    a->result = graze_sphere_linecast(&s->spheres[0], &s->segment, &a->line_hit);
}

static void ask_sphere_linecast_exit(const scene *s, answer *a)
{
    a->result = graze_sphere_linecast_exit(&s->spheres[0], &s->segment, &a->line_hit);
}

static void ask_sphere_off_surface(const scene *s, answer *a)
{
    graze_sphere_off_surface(&s->spheres[0], &s->points[0], &s->normal, &a->point);
}

static void ask_sphere_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_sphere_overlaps_ray(&s->spheres[0], &s->ray);
}

static void ask_sphere_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_sphere_overlaps_segment(&s->spheres[0], &s->segment);
}

static void ask_sphere_overlaps_sphere(const scene *s, answer *a)
{
    a->result = graze_sphere_overlaps_sphere(&s->spheres[0], &s->spheres[1]);
}

static void ask_sphere_raycast(const scene *s, answer *a)
{
    a->result = graze_sphere_raycast(&s->spheres[0], &s->ray, &a->ray_hit);
}

static void ask_sphere_raycast_exit(const scene *s, answer *a)
{
    a->result = graze_sphere_raycast_exit(&s->spheres[0], &s->ray, &a->ray_hit);
}

static void ask_circle_closest_point(const scene *s, answer *a)
{
    graze_circle_closest_point(&s->circles[0], &s->points2[0], &a->point2);
}

static void ask_circle_contains_point(const scene *s, answer *a)
{
    a->result = graze_circle_contains_point(&s->circles[0], &s->points2[0]);
}

static void ask_circle_distance(const scene *s, answer *a)
{
    a->number = graze_circle_distance(&s->circles[0], &s->points2[0]);
}

static void ask_circle_linecast(const scene *s, answer *a)
{
    a->result = graze_circle_linecast(&s->circles[0], &s->segment2, &a->line_hit2);
}

static void ask_circle_linecast_exit(const scene *s, answer *a)
{
    a->result = graze_circle_linecast_exit(&s->circles[0], &s->segment2, &a->line_hit2);
}

static void ask_circle_off_surface(const scene *s, answer *a)
{
    graze_circle_off_surface(&s->circles[0], &s->points2[0], &s->normal2, &a->point2);
}

static void ask_circle_overlaps_circle(const scene *s, answer *a)
{
    a->result = graze_circle_overlaps_circle(&s->circles[0], &s->circles[1]);
}

static void ask_circle_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_circle_overlaps_ray(&s->circles[0], &s->ray2);
}

static void ask_circle_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_circle_overlaps_segment(&s->circles[0], &s->segment2);
}

static void ask_circle_raycast(const scene *s, answer *a)
{
    a->result = graze_circle_raycast(&s->circles[0], &s->ray2, &a->ray_hit2);
}

static void ask_circle_raycast_exit(const scene *s, answer *a)
{
    a->result = graze_circle_raycast_exit(&s->circles[0], &s->ray2, &a->ray_hit2);
}

static void ask_obb_closest_point(const scene *s, answer *a)
{
    graze_obb_closest_point(&s->obbs[0], &s->points[0], &a->point);
}

static void ask_obb_contains_point(const scene *s, answer *a)
{
    a->result = graze_obb_contains_point(&s->obbs[0], &s->points[0]);
}

static void ask_obb_from_axes(const scene *s, answer *a)
{
    graze_obb_from_axes(&s->points[0], s->obbs[2].axis, &s->size, &a->obb);
}

static void ask_obb_from_matrix(const scene *s, answer *a)
{
    graze_obb_from_matrix(&s->matrix, &s->size, &a->obb);
}

static void ask_obb_from_quaternion(const scene *s, answer *a)
{
    graze_obb_from_quaternion(&s->points[0], &s->rotation, &s->size, &a->obb);
}

static void ask_obb_linecast(const scene *s, answer *a)
{
    a->result = graze_obb_linecast(&s->obbs[0], &s->segment, &a->line_hit);
}

static void ask_obb_linecast_exit(const scene *s, answer *a)
{
    a->result = graze_obb_linecast_exit(&s->obbs[0], &s->segment, &a->line_hit);
}

static void ask_obb_overlaps_aabb(const scene *s, answer *a)
{
    a->result = graze_obb_overlaps_aabb(&s->obbs[0], &s->boxes[0]);
}

static void ask_obb_overlaps_obb(const scene *s, answer *a)
{
    a->result = graze_obb_overlaps_obb(&s->obbs[0], &s->obbs[1]);
}

static void ask_obb_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_obb_overlaps_ray(&s->obbs[0], &s->ray);
}

static void ask_obb_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_obb_overlaps_segment(&s->obbs[0], &s->segment);
}

static void ask_obb_overlaps_sphere(const scene *s, answer *a)
{
    a->result = graze_obb_overlaps_sphere(&s->obbs[0], &s->spheres[0]);
}

static void ask_obb_raycast(const scene *s, answer *a)
{
    a->result = graze_obb_raycast(&s->obbs[0], &s->ray, &a->ray_hit);
}

static void ask_obb_raycast_exit(const scene *s, answer *a)
{
    a->result = graze_obb_raycast_exit(&s->obbs[0], &s->ray, &a->ray_hit);
}

static void ask_segment2_closest_point(const scene *s, answer *a)
{
    graze_segment2_closest_point(&s->wall, &s->points2[0], &a->point2);
}

static void ask_segment2_distance(const scene *s, answer *a)
{
    a->number = graze_segment2_distance(&s->wall, &s->points2[0]);
}

static void ask_segment2_linecast(const scene *s, answer *a)
{
    a->result = graze_segment2_linecast(&s->wall, &s->segment2, &a->wall_line_hit2);
}

static void ask_segment2_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_segment2_overlaps_ray(&s->wall, &s->ray2);
}

static void ask_segment2_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_segment2_overlaps_segment(&s->wall, &s->segment2);
}

static void ask_segment2_raycast(const scene *s, answer *a)
{
    a->result = graze_segment2_raycast(&s->wall, &s->ray2, &a->wall_ray_hit2);
}

static void ask_plane_classify_aabb(const scene *s, answer *a)
{
    a->result = graze_plane_classify_aabb(&s->plane, &s->boxes[0]);
}

static void ask_plane_classify_sphere(const scene *s, answer *a)
{
    a->result = graze_plane_classify_sphere(&s->plane, &s->spheres[0]);
}

static void ask_plane_distance(const scene *s, answer *a)
{
    a->number = graze_plane_distance(&s->plane, &s->points[0]);
}

static void ask_plane_from_points(const scene *s, answer *a)
{
    graze_plane_from_points(&s->points[0], &s->points[1], &s->points[2], &a->plane);
}

static void ask_plane_linecast(const scene *s, answer *a)
{
    a->result = graze_plane_linecast(&s->plane, &s->segment, &a->face_line_hit);
}

static void ask_plane_project_point(const scene *s, answer *a)
{
    graze_plane_project_point(&s->plane, &s->points[0], &a->point);
}

static void ask_plane_raycast(const scene *s, answer *a)
{
    a->result = graze_plane_raycast(&s->plane, &s->ray, &a->face_ray_hit);
}

static void ask_plane_side_of_point(const scene *s, answer *a)
{
    a->result = graze_plane_side_of_point(&s->plane, &s->points[0]);
}

static void ask_plane_xy_linecast(const scene *s, answer *a)
{
    a->result = graze_plane_xy_linecast(s->position, &s->segment, &a->face_line_hit);
}

static void ask_plane_xy_raycast(const scene *s, answer *a)
{
    a->result = graze_plane_xy_raycast(s->position, &s->ray, &a->face_ray_hit);
}

static void ask_plane_xz_linecast(const scene *s, answer *a)
{
    a->result = graze_plane_xz_linecast(s->position, &s->segment, &a->face_line_hit);
}

static void ask_plane_xz_raycast(const scene *s, answer *a)
{
    a->result = graze_plane_xz_raycast(s->position, &s->ray, &a->face_ray_hit);
}

static void ask_plane_yz_linecast(const scene *s, answer *a)
{
    a->result = graze_plane_yz_linecast(s->position, &s->segment, &a->face_line_hit);
}

static void ask_plane_yz_raycast(const scene *s, answer *a)
{
    a->result = graze_plane_yz_raycast(s->position, &s->ray, &a->face_ray_hit);
}

static void ask_triangle_barycentric_of_ray(const scene *s, answer *a)
{
    a->result = graze_triangle_barycentric_of_ray(&s->triangles[0], &s->ray, &a->place);
}

static void ask_triangle_barycentric_of_segment(const scene *s, answer *a)
{
    a->result = graze_triangle_barycentric_of_segment(&s->triangles[0], &s->segment, &a->place);
}

static void ask_triangle_closest_point(const scene *s, answer *a)
{
    graze_triangle_closest_point(&s->triangles[0], &s->points[0], &a->point);
}

static void ask_triangle_distance(const scene *s, answer *a)
{
    a->number = graze_triangle_distance(&s->triangles[0], &s->points[0]);
}

static void ask_triangle_linecast(const scene *s, answer *a)
{
    a->result = graze_triangle_linecast(&s->triangles[0], &s->segment, &a->face_line_hit);
}

static void ask_triangle_linecast_front(const scene *s, answer *a)
{
    a->result = graze_triangle_linecast_front(&s->triangles[0], &s->segment, &a->face_line_hit);
}

static void ask_triangle_normal(const scene *s, answer *a)
{
    graze_triangle_normal(&s->triangles[0], &a->point);
}

static void ask_triangle_off_surface(const scene *s, answer *a)
{
    graze_triangle_off_surface(&s->triangles[0], &s->points[0], s->side, &a->point);
}

static void ask_triangle_overlaps_aabb(const scene *s, answer *a)
{
    a->result = graze_triangle_overlaps_aabb(&s->triangles[0], &s->boxes[0]);
}

static void ask_triangle_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_triangle_overlaps_ray(&s->triangles[0], &s->ray);
}

static void ask_triangle_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_triangle_overlaps_segment(&s->triangles[0], &s->segment);
}

static void ask_triangle_overlaps_sphere(const scene *s, answer *a)
{
    a->result = graze_triangle_overlaps_sphere(&s->triangles[0], &s->spheres[0]);
}

static void ask_triangle_raycast(const scene *s, answer *a)
{
    a->result = graze_triangle_raycast(&s->triangles[0], &s->ray, &a->face_ray_hit);
}

static void ask_triangle_raycast_front(const scene *s, answer *a)
{
    a->result = graze_triangle_raycast_front(&s->triangles[0], &s->ray, &a->face_ray_hit);
}

static void ask_parallelogram_barycentric_of_ray(const scene *s, answer *a)
{
    a->result = graze_parallelogram_barycentric_of_ray(&s->parallelogram, &s->ray, &a->place);
}

static void ask_parallelogram_barycentric_of_segment(const scene *s, answer *a)
{
    a->result =
        graze_parallelogram_barycentric_of_segment(&s->parallelogram, &s->segment, &a->place);
}

static void ask_parallelogram_closest_point(const scene *s, answer *a)
{
    graze_parallelogram_closest_point(&s->parallelogram, &s->points[0], &a->point);
}

static void ask_parallelogram_distance(const scene *s, answer *a)
{
    a->number = graze_parallelogram_distance(&s->parallelogram, &s->points[0]);
}

static void ask_parallelogram_linecast(const scene *s, answer *a)
{
    a->result = graze_parallelogram_linecast(&s->parallelogram, &s->segment, &a->face_line_hit);
}

static void ask_parallelogram_linecast_front(const scene *s, answer *a)
{
    a->result =
        graze_parallelogram_linecast_front(&s->parallelogram, &s->segment, &a->face_line_hit);
}

static void ask_parallelogram_normal(const scene *s, answer *a)
{
    graze_parallelogram_normal(&s->parallelogram, &a->point);
}

static void ask_parallelogram_off_surface(const scene *s, answer *a)
{
    graze_parallelogram_off_surface(&s->parallelogram, &s->points[0], s->side, &a->point);
}

static void ask_parallelogram_overlaps_aabb(const scene *s, answer *a)
{
    a->result = graze_parallelogram_overlaps_aabb(&s->parallelogram, &s->boxes[0]);
}

static void ask_parallelogram_overlaps_ray(const scene *s, answer *a)
{
    a->result = graze_parallelogram_overlaps_ray(&s->parallelogram, &s->ray);
}

static void ask_parallelogram_overlaps_segment(const scene *s, answer *a)
{
    a->result = graze_parallelogram_overlaps_segment(&s->parallelogram, &s->segment);
}

static void ask_parallelogram_overlaps_sphere(const scene *s, answer *a)
{
    a->result = graze_parallelogram_overlaps_sphere(&s->parallelogram, &s->spheres[0]);
}

static void ask_parallelogram_raycast(const scene *s, answer *a)
{
    a->result = graze_parallelogram_raycast(&s->parallelogram, &s->ray, &a->face_ray_hit);
}

static void ask_parallelogram_raycast_front(const scene *s, answer *a)
{
    a->result = graze_parallelogram_raycast_front(&s->parallelogram, &s->ray, &a->face_ray_hit);
}

static void ask_mesh_aabb(const scene *s, answer *a)
{
    const graze_mesh mesh = {s->points, s->indices, s->count};
    graze_mesh_aabb(&mesh, &a->box);
}

static void ask_mesh_linecast(const scene *s, answer *a)
{
    const graze_mesh mesh = {s->points, s->indices, s->count};
    a->result = graze_mesh_linecast(&mesh, &s->segment, &a->index, &a->face_line_hit);
}

static void ask_mesh_overlaps_ray(const scene *s, answer *a)
{
    const graze_mesh mesh = {s->points, s->indices, s->count};
    a->result = graze_mesh_overlaps_ray(&mesh, &s->ray);
}

static void ask_mesh_overlaps_segment(const scene *s, answer *a)
{
    const graze_mesh mesh = {s->points, s->indices, s->count};
    a->result = graze_mesh_overlaps_segment(&mesh, &s->segment);
}

static void ask_mesh_raycast(const scene *s, answer *a)
{
    const graze_mesh mesh = {s->points, s->indices, s->count};
    a->result = graze_mesh_raycast(&mesh, &s->ray, &a->index, &a->face_ray_hit);
}

static void ask_nearest_aabb_linecast(const scene *s, answer *a)
{
    a->result =
        graze_nearest_aabb_linecast(s->boxes, s->count, &s->segment, &a->index, &a->line_hit);
}

static void ask_nearest_aabb_raycast(const scene *s, answer *a)
{
    a->result = graze_nearest_aabb_raycast(s->boxes, s->count, &s->ray, &a->index, &a->ray_hit);
}

static void ask_nearest_obb_linecast(const scene *s, answer *a)
{
    a->result = graze_nearest_obb_linecast(s->obbs, s->count, &s->segment, &a->index, &a->line_hit);
}

static void ask_nearest_obb_raycast(const scene *s, answer *a)
{
    a->result = graze_nearest_obb_raycast(s->obbs, s->count, &s->ray, &a->index, &a->ray_hit);
}

static void ask_nearest_sphere_linecast(const scene *s, answer *a)
{
    a->result =
        graze_nearest_sphere_linecast(s->spheres, s->count, &s->segment, &a->index, &a->line_hit);
}

static void ask_nearest_sphere_raycast(const scene *s, answer *a)
{
    a->result = graze_nearest_sphere_raycast(s->spheres, s->count, &s->ray, &a->index, &a->ray_hit);
}

static void ask_nearest_triangle_linecast(const scene *s, answer *a)
{
    a->result = graze_nearest_triangle_linecast(s->triangles, s->count, &s->segment, &a->index,
                                                &a->face_line_hit);
}

static void ask_nearest_triangle_raycast(const scene *s, answer *a)
{
    a->result = graze_nearest_triangle_raycast(s->triangles, s->count, &s->ray, &a->index,
                                               &a->face_ray_hit);
}

const query QUERIES[] = {
    {"graze_aabb_closest_point", ask_aabb_closest_point},
    {"graze_aabb_contains_aabb", ask_aabb_contains_aabb},
    {"graze_aabb_contains_point", ask_aabb_contains_point},
    {"graze_aabb_distance", ask_aabb_distance},
    {"graze_aabb_distance_sq", ask_aabb_distance_sq},
    {"graze_aabb_from_center_size", ask_aabb_from_center_size},
    {"graze_aabb_from_points", ask_aabb_from_points},
    {"graze_aabb_linecast", ask_aabb_linecast},
    {"graze_aabb_linecast_exit", ask_aabb_linecast_exit},
    {"graze_aabb_merge", ask_aabb_merge},
    {"graze_aabb_off_surface", ask_aabb_off_surface},
    {"graze_aabb_overlaps_aabb", ask_aabb_overlaps_aabb},
    {"graze_aabb_overlaps_ray", ask_aabb_overlaps_ray},
    {"graze_aabb_overlaps_segment", ask_aabb_overlaps_segment},
    {"graze_aabb_overlaps_sphere", ask_aabb_overlaps_sphere},
    {"graze_aabb_raycast", ask_aabb_raycast},
    {"graze_aabb_raycast_exit", ask_aabb_raycast_exit},
    {"graze_rect_closest_point", ask_rect_closest_point},
    {"graze_rect_contains_point", ask_rect_contains_point},
    {"graze_rect_contains_rect", ask_rect_contains_rect},
    {"graze_rect_distance", ask_rect_distance},
    {"graze_rect_distance_sq", ask_rect_distance_sq},
    {"graze_rect_from_center_size", ask_rect_from_center_size},
    {"graze_rect_from_points", ask_rect_from_points},
    {"graze_rect_linecast", ask_rect_linecast},
    {"graze_rect_linecast_exit", ask_rect_linecast_exit},
    {"graze_rect_merge", ask_rect_merge},
    {"graze_rect_off_surface", ask_rect_off_surface},
    {"graze_rect_overlaps_circle", ask_rect_overlaps_circle},
    {"graze_rect_overlaps_ray", ask_rect_overlaps_ray},
    {"graze_rect_overlaps_rect", ask_rect_overlaps_rect},
    {"graze_rect_overlaps_segment", ask_rect_overlaps_segment},
    {"graze_rect_raycast", ask_rect_raycast},
    {"graze_rect_raycast_exit", ask_rect_raycast_exit},
    {"graze_sphere_closest_point", ask_sphere_closest_point},
    {"graze_sphere_contains_point", ask_sphere_contains_point},
    {"graze_sphere_distance", ask_sphere_distance},
    {"graze_sphere_linecast", ask_sphere_linecast},
    {"graze_sphere_linecast_exit", ask_sphere_linecast_exit},
    {"graze_sphere_off_surface", ask_sphere_off_surface},
    {"graze_sphere_overlaps_ray", ask_sphere_overlaps_ray},
    {"graze_sphere_overlaps_segment", ask_sphere_overlaps_segment},
    {"graze_sphere_overlaps_sphere", ask_sphere_overlaps_sphere},
    {"graze_sphere_raycast", ask_sphere_raycast},
    {"graze_sphere_raycast_exit", ask_sphere_raycast_exit},
    {"graze_circle_closest_point", ask_circle_closest_point},
    {"graze_circle_contains_point", ask_circle_contains_point},
    {"graze_circle_distance", ask_circle_distance},
    {"graze_circle_linecast", ask_circle_linecast},
    {"graze_circle_linecast_exit", ask_circle_linecast_exit},
    {"graze_circle_off_surface", ask_circle_off_surface},
    {"graze_circle_overlaps_circle", ask_circle_overlaps_circle},
    {"graze_circle_overlaps_ray", ask_circle_overlaps_ray},
    {"graze_circle_overlaps_segment", ask_circle_overlaps_segment},
    {"graze_circle_raycast", ask_circle_raycast},
    {"graze_circle_raycast_exit", ask_circle_raycast_exit},
    {"graze_obb_closest_point", ask_obb_closest_point},
    {"graze_obb_contains_point", ask_obb_contains_point},
    {"graze_obb_from_axes", ask_obb_from_axes},
    {"graze_obb_from_matrix", ask_obb_from_matrix},
    {"graze_obb_from_quaternion", ask_obb_from_quaternion},
    {"graze_obb_linecast", ask_obb_linecast},
    {"graze_obb_linecast_exit", ask_obb_linecast_exit},
    {"graze_obb_overlaps_aabb", ask_obb_overlaps_aabb},
    {"graze_obb_overlaps_obb", ask_obb_overlaps_obb},
    {"graze_obb_overlaps_ray", ask_obb_overlaps_ray},
    {"graze_obb_overlaps_segment", ask_obb_overlaps_segment},
    {"graze_obb_overlaps_sphere", ask_obb_overlaps_sphere},
    {"graze_obb_raycast", ask_obb_raycast},
    {"graze_obb_raycast_exit", ask_obb_raycast_exit},
    {"graze_segment2_closest_point", ask_segment2_closest_point},
    {"graze_segment2_distance", ask_segment2_distance},
    {"graze_segment2_linecast", ask_segment2_linecast},
    {"graze_segment2_overlaps_ray", ask_segment2_overlaps_ray},
    {"graze_segment2_overlaps_segment", ask_segment2_overlaps_segment},
    {"graze_segment2_raycast", ask_segment2_raycast},
    {"graze_plane_classify_aabb", ask_plane_classify_aabb},
    {"graze_plane_classify_sphere", ask_plane_classify_sphere},
    {"graze_plane_distance", ask_plane_distance},
    {"graze_plane_from_points", ask_plane_from_points},
    {"graze_plane_linecast", ask_plane_linecast},
    {"graze_plane_project_point", ask_plane_project_point},
    {"graze_plane_raycast", ask_plane_raycast},
    {"graze_plane_side_of_point", ask_plane_side_of_point},
    {"graze_plane_xy_linecast", ask_plane_xy_linecast},
    {"graze_plane_xy_raycast", ask_plane_xy_raycast},
    {"graze_plane_xz_linecast", ask_plane_xz_linecast},
    {"graze_plane_xz_raycast", ask_plane_xz_raycast},
    {"graze_plane_yz_linecast", ask_plane_yz_linecast},
    {"graze_plane_yz_raycast", ask_plane_yz_raycast},
    {"graze_triangle_barycentric_of_ray", ask_triangle_barycentric_of_ray},
    {"graze_triangle_barycentric_of_segment", ask_triangle_barycentric_of_segment},
    {"graze_triangle_closest_point", ask_triangle_closest_point},
    {"graze_triangle_distance", ask_triangle_distance},
    {"graze_triangle_linecast", ask_triangle_linecast},
    {"graze_triangle_linecast_front", ask_triangle_linecast_front},
    {"graze_triangle_normal", ask_triangle_normal},
    {"graze_triangle_off_surface", ask_triangle_off_surface},
    {"graze_triangle_overlaps_aabb", ask_triangle_overlaps_aabb},
    {"graze_triangle_overlaps_ray", ask_triangle_overlaps_ray},
    {"graze_triangle_overlaps_segment", ask_triangle_overlaps_segment},
    {"graze_triangle_overlaps_sphere", ask_triangle_overlaps_sphere},
    {"graze_triangle_raycast", ask_triangle_raycast},
    {"graze_triangle_raycast_front", ask_triangle_raycast_front},
    {"graze_parallelogram_barycentric_of_ray", ask_parallelogram_barycentric_of_ray},
    {"graze_parallelogram_barycentric_of_segment", ask_parallelogram_barycentric_of_segment},
    {"graze_parallelogram_closest_point", ask_parallelogram_closest_point},
    {"graze_parallelogram_distance", ask_parallelogram_distance},
    {"graze_parallelogram_linecast", ask_parallelogram_linecast},
    {"graze_parallelogram_linecast_front", ask_parallelogram_linecast_front},
    {"graze_parallelogram_normal", ask_parallelogram_normal},
    {"graze_parallelogram_off_surface", ask_parallelogram_off_surface},
    {"graze_parallelogram_overlaps_aabb", ask_parallelogram_overlaps_aabb},
    {"graze_parallelogram_overlaps_ray", ask_parallelogram_overlaps_ray},
    {"graze_parallelogram_overlaps_segment", ask_parallelogram_overlaps_segment},
    {"graze_parallelogram_overlaps_sphere", ask_parallelogram_overlaps_sphere},
    {"graze_parallelogram_raycast", ask_parallelogram_raycast},
    {"graze_parallelogram_raycast_front", ask_parallelogram_raycast_front},
    {"graze_mesh_aabb", ask_mesh_aabb},
    {"graze_mesh_linecast", ask_mesh_linecast},
    {"graze_mesh_overlaps_ray", ask_mesh_overlaps_ray},
    {"graze_mesh_overlaps_segment", ask_mesh_overlaps_segment},
    {"graze_mesh_raycast", ask_mesh_raycast},
    {"graze_nearest_aabb_linecast", ask_nearest_aabb_linecast},
    {"graze_nearest_aabb_raycast", ask_nearest_aabb_raycast},
    {"graze_nearest_obb_linecast", ask_nearest_obb_linecast},
    {"graze_nearest_obb_raycast", ask_nearest_obb_raycast},
    {"graze_nearest_sphere_linecast", ask_nearest_sphere_linecast},
    {"graze_nearest_sphere_raycast", ask_nearest_sphere_raycast},
    {"graze_nearest_triangle_linecast", ask_nearest_triangle_linecast},
    {"graze_nearest_triangle_raycast", ask_nearest_triangle_raycast},
};
