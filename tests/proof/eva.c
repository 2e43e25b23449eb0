/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Every routine with every int32_t in every field, for Frama-C's value analysis: no overflow, no
 * division by zero, no bad shift, no read of what was never written, whatever comes in.
 */
#include "all_of_angles.h"
#include "all_of_cameras.h"
#include "all_of_faces.h"
#include "all_of_frustums.h"
#include "all_of_hits.h"
#include "all_of_meshes.h"
#include "all_of_polygons.h"
#include "all_of_transforms.h"
#include "any.h"
#include "nearest.h"

/* The routines that no file here calls: tests/proof/eva writes it by tests/proof/make_calls. */
#include "../../build/proof/others.h"

static void all_of_box(const graze_aabb *box)
{
    graze_vec3 point = any_vec3();
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    (void)graze_aabb_contains_point(box, &point);
    (void)graze_aabb_overlaps_segment(box, &segment);
    (void)graze_aabb_overlaps_ray(box, &ray);
    (void)graze_aabb_linecast(box, &segment, &line_hit);
    (void)graze_aabb_linecast_exit(box, &segment, &line_hit);
    (void)graze_aabb_raycast(box, &ray, &ray_hit);
    (void)graze_aabb_raycast_exit(box, &ray, &ray_hit);
}

static void boxes_and_points(const graze_aabb *box)
{
    graze_vec3 points[3], result;
    graze_aabb other, made;
    graze_sphere sphere;
    for (int i = 0; i < 3; i++)
        points[i] = any_vec3();
    other.min = any_vec3();
    other.max = any_vec3();
    sphere.center = any_vec3();
    sphere.radius = any();
    (void)graze_aabb_overlaps_aabb(box, &other);
    (void)graze_aabb_contains_aabb(box, &other);
    (void)graze_aabb_overlaps_sphere(box, &sphere);
    (void)graze_aabb_distance(box, &points[0]);
    (void)graze_aabb_distance_sq(box, &points[0]);
    graze_aabb_closest_point(box, &points[0], &result);
    graze_aabb_off_surface(box, &points[0], &points[1], &result);
    graze_aabb_from_center_size(&points[0], &points[1], &made);
    graze_aabb_from_points(points, 3, &made);
    graze_aabb_merge(box, &other, &made);
}

static void lines_and_rects(const graze_rect *rect)
{
    graze_segment2 segment;
    graze_ray2 ray;
    graze_line_hit2 line_hit;
    graze_ray_hit2 ray_hit;
    segment.a = any_vec2();
    segment.b = any_vec2();
    ray.origin = any_vec2();
    ray.dir = any_vec2();
    ray.t_max = any();
    (void)graze_rect_overlaps_segment(rect, &segment);
    (void)graze_rect_overlaps_ray(rect, &ray);
    (void)graze_rect_linecast(rect, &segment, &line_hit);
    (void)graze_rect_linecast_exit(rect, &segment, &line_hit);
    (void)graze_rect_raycast(rect, &ray, &ray_hit);
    (void)graze_rect_raycast_exit(rect, &ray, &ray_hit);
}

static void all_of_rects(void)
{
    graze_vec2 points[3], result;
    graze_rect rect, other, made;
    graze_circle circle;
    for (int i = 0; i < 3; i++)
        points[i] = any_vec2();
    rect.min = any_vec2();
    rect.max = any_vec2();
    other.min = any_vec2();
    other.max = any_vec2();
    circle.center = any_vec2();
    circle.radius = any();
    lines_and_rects(&rect);
    (void)graze_rect_contains_point(&rect, &points[0]);
    (void)graze_rect_overlaps_rect(&rect, &other);
    (void)graze_rect_contains_rect(&rect, &other);
    (void)graze_rect_overlaps_circle(&rect, &circle);
    (void)graze_rect_distance(&rect, &points[0]);
    (void)graze_rect_distance_sq(&rect, &points[0]);
    graze_rect_closest_point(&rect, &points[0], &result);
    graze_rect_off_surface(&rect, &points[0], &points[1], &result);
    graze_rect_from_center_size(&points[0], &points[1], &made);
    graze_rect_from_points(points, 3, &made);
    graze_rect_merge(&rect, &other, &made);
}

static void all_of_walls(void)
{
    graze_segment2 wall, segment;
    graze_ray2 ray;
    graze_wall_line_hit2 line_hit;
    graze_wall_ray_hit2 ray_hit;
    graze_vec2 point = any_vec2(), nearest;
    wall.a = any_vec2();
    wall.b = any_vec2();
    segment.a = any_vec2();
    segment.b = any_vec2();
    ray.origin = any_vec2();
    ray.dir = any_vec2();
    ray.t_max = any();
    (void)graze_segment2_overlaps_segment(&wall, &segment);
    (void)graze_segment2_overlaps_ray(&wall, &ray);
    (void)graze_segment2_linecast(&wall, &segment, &line_hit);
    (void)graze_segment2_raycast(&wall, &ray, &ray_hit);
    graze_segment2_closest_point(&wall, &point, &nearest);
    (void)graze_segment2_distance(&wall, &point);
    const graze_circle circle = {any_vec2(), any()};
    (void)graze_segment2_overlaps_circle(&wall, &circle);
}

static void all_of_scalars(void)
{
    graze_scalar a = any(), b = any();
    graze_wide wide = (graze_wide)any() * 2147483648 + any();
    (void)graze_mul(a, b);
    (void)graze_div(a, b);
    (void)graze_sqrt(a);
    (void)graze_sqrt_down(a);
    (void)graze_sqrt_up(a);
    (void)graze_from_wide(wide);
    (void)graze_from_int(a);
    (void)graze_to_int(a);
    (void)graze_to_int_down(a);
    (void)graze_to_fraction(a);
    (void)graze_from_fraction(a);
    (void)graze_mul_fraction(a, b);
}

static void all_of_vectors(void)
{
    graze_vec3 a = any_vec3(), b = any_vec3();
    (void)graze_vec3_add(a, b);
    (void)graze_vec3_sub(a, b);
    (void)graze_vec3_neg(a);
    (void)graze_vec3_scale(a, b.x);
    (void)graze_vec3_dot(a, b);
    (void)graze_vec3_length_sq(a);
    (void)graze_vec3_cross(a, b);
    (void)graze_vec3_lerp(a, b, any());
    (void)graze_vec3_length(a);
    (void)graze_vec3_distance(a, b);
    (void)graze_vec3_length_down(a);
    (void)graze_vec3_distance_down(a, b);
    (void)graze_vec3_length_up(a);
    (void)graze_vec3_distance_up(a, b);
    (void)graze_vec3_normalize(a);
}

/* Of as many characters as there are, or fewer. The texts that are written have a bound of their
 * own, which is tested: here they must stay within twice of it. */
static void all_of_text(void)
{
    char text[24], written[2 * GRAZE_TEXT_SIZE];
    graze_scalar x = any();
    for (int i = 0; i < 24; i++)
        text[i] = any_character;
    (void)graze_to_text(x, written);
    (void)graze_from_text(text, any_length % 20, &x);
}

static void all_of_flat_vectors(void)
{
    graze_vec2 a = any_vec2(), b = any_vec2();
    (void)graze_vec2_add(a, b);
    (void)graze_vec2_sub(a, b);
    (void)graze_vec2_neg(a);
    (void)graze_vec2_scale(a, b.x);
    (void)graze_vec2_dot(a, b);
    (void)graze_vec2_length_sq(a);
    (void)graze_vec2_cross(a, b);
    (void)graze_vec2_lerp(a, b, any());
    (void)graze_vec2_length(a);
    (void)graze_vec2_distance(a, b);
    (void)graze_vec2_length_down(a);
    (void)graze_vec2_distance_down(a, b);
    (void)graze_vec2_length_up(a);
    (void)graze_vec2_distance_up(a, b);
    (void)graze_vec2_normalize(a);
}

static void all_of_axis_planes(void)
{
    graze_scalar at = any();
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_face_line_hit line_hit;
    graze_face_ray_hit ray_hit;
    (void)graze_plane_xy_linecast(at, &segment, &line_hit);
    (void)graze_plane_xz_linecast(at, &segment, &line_hit);
    (void)graze_plane_yz_linecast(at, &segment, &line_hit);
    (void)graze_plane_xy_raycast(at, &ray, &ray_hit);
    (void)graze_plane_xz_raycast(at, &ray, &ray_hit);
    (void)graze_plane_yz_raycast(at, &ray, &ray_hit);
}

static void all_of_planes(const graze_aabb *box)
{
    graze_plane plane;
    graze_sphere sphere;
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_face_line_hit line_hit;
    graze_face_ray_hit ray_hit;
    plane.point = any_vec3();
    plane.normal = any_vec3();
    (void)graze_plane_side_of_point(&plane, &segment.a);
    (void)graze_plane_classify_aabb(&plane, box);
    sphere.center = any_vec3();
    sphere.radius = any();
    (void)graze_plane_classify_sphere(&plane, &sphere);
    (void)graze_plane_linecast(&plane, &segment, &line_hit);
    (void)graze_plane_raycast(&plane, &ray, &ray_hit);
}

static void all_of_built_planes(void)
{
    graze_plane plane, made;
    graze_vec3 point = any_vec3(), down;
    plane.point = any_vec3();
    plane.normal = any_vec3();
    (void)graze_plane_distance(&plane, &point);
    graze_plane_project_point(&plane, &point, &down);
    graze_plane_from_points(&plane.point, &plane.normal, &point, &made);
}

static void obb_constructions(const graze_obb *box)
{
    graze_vec3 point = any_vec3(), nearest;
    graze_sphere sphere;
    const graze_matrix matrix = any_matrix();
    const graze_quaternion rotation = any_quaternion();
    graze_obb made, other;
    graze_aabb aabb;
    sphere.center = any_vec3();
    sphere.radius = any();
    graze_obb_closest_point(box, &point, &nearest);
    (void)graze_obb_overlaps_sphere(box, &sphere);
    aabb.min = any_vec3();
    aabb.max = any_vec3();
    other.center = any_vec3();
    for (int i = 0; i < 3; i++)
        other.axis[i] = any_vec3();
    other.half = any_vec3();
    (void)graze_obb_overlaps_aabb(box, &aabb);
    (void)graze_obb_overlaps_obb(box, &other);
    graze_obb_from_axes(&point, box->axis, &box->half, &made);
    graze_obb_from_matrix(&matrix, &point, &made);
    graze_obb_from_quaternion(&point, &rotation, &box->half, &made);
}

static void all_of_oriented_boxes(void)
{
    graze_obb box;
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    box.center = any_vec3();
    for (int i = 0; i < 3; i++)
        box.axis[i] = any_vec3();
    box.half = any_vec3();
    (void)graze_obb_contains_point(&box, &segment.a);
    (void)graze_obb_overlaps_segment(&box, &segment);
    (void)graze_obb_overlaps_ray(&box, &ray);
    (void)graze_obb_linecast(&box, &segment, &line_hit);
    (void)graze_obb_linecast_exit(&box, &segment, &line_hit);
    (void)graze_obb_raycast(&box, &ray, &ray_hit);
    (void)graze_obb_raycast_exit(&box, &ray, &ray_hit);
    obb_constructions(&box);
}

static void all_of_spheres(void)
{
    graze_sphere sphere, other;
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    graze_vec3 point = any_vec3(), normal = any_vec3(), made;
    sphere.center = any_vec3();
    sphere.radius = any();
    other.center = any_vec3();
    other.radius = any();
    (void)graze_sphere_contains_point(&sphere, &point);
    (void)graze_sphere_overlaps_sphere(&sphere, &other);
    (void)graze_sphere_distance(&sphere, &point);
    graze_sphere_closest_point(&sphere, &point, &made);
    graze_sphere_off_surface(&sphere, &point, &normal, &made);
    (void)graze_sphere_overlaps_segment(&sphere, &segment);
    (void)graze_sphere_overlaps_ray(&sphere, &ray);
    (void)graze_sphere_linecast(&sphere, &segment, &line_hit);
    (void)graze_sphere_linecast_exit(&sphere, &segment, &line_hit);
    (void)graze_sphere_raycast(&sphere, &ray, &ray_hit);
    (void)graze_sphere_raycast_exit(&sphere, &ray, &ray_hit);
}

static void all_of_circles(void)
{
    graze_circle circle, other;
    graze_segment2 segment;
    graze_ray2 ray;
    graze_line_hit2 line_hit;
    graze_ray_hit2 ray_hit;
    graze_vec2 point = any_vec2(), normal = any_vec2(), made;
    circle.center = any_vec2();
    circle.radius = any();
    other.center = any_vec2();
    other.radius = any();
    segment.a = any_vec2();
    segment.b = any_vec2();
    ray.origin = any_vec2();
    ray.dir = any_vec2();
    ray.t_max = any();
    (void)graze_circle_contains_point(&circle, &point);
    (void)graze_circle_overlaps_circle(&circle, &other);
    (void)graze_circle_distance(&circle, &point);
    graze_circle_closest_point(&circle, &point, &made);
    graze_circle_off_surface(&circle, &point, &normal, &made);
    (void)graze_circle_overlaps_segment(&circle, &segment);
    (void)graze_circle_overlaps_ray(&circle, &ray);
    (void)graze_circle_linecast(&circle, &segment, &line_hit);
    (void)graze_circle_linecast_exit(&circle, &segment, &line_hit);
    (void)graze_circle_raycast(&circle, &ray, &ray_hit);
    (void)graze_circle_raycast_exit(&circle, &ray, &ray_hit);
}

int main(void)
{
    graze_aabb box;
    box.min = any_vec3();
    box.max = any_vec3();
    all_of_box(&box);
    boxes_and_points(&box);
    all_of_rects();
    all_of_walls();
    all_of_scalars();
    all_of_vectors();
    all_of_hits();
    all_of_angles();
    all_of_transforms();
    all_of_text();
    all_of_flat_vectors();
    all_of_axis_planes();
    all_of_planes(&box);
    all_of_built_planes();
    all_of_oriented_boxes();
    all_of_spheres();
    all_of_circles();
    all_of_triangles();
    all_of_parallelograms();
    all_of_meshes();
    all_of_polygons();
    all_of_nearest();
    all_of_frustums();
    all_of_cameras();
    all_of_others();
    return 0;
}
