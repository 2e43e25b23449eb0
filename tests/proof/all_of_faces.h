/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Triangles and parallelograms, for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_FACES_H
#define GRAZE_TESTS_PROOF_ALL_OF_FACES_H

#include "any.h"

static void rest_of_triangles(const graze_triangle *triangle)
{
    graze_vec3 point = any_vec3(), made;
    graze_sphere sphere;
    graze_aabb box;
    graze_triangle other;
    sphere.center = any_vec3();
    sphere.radius = any();
    box.min = any_vec3();
    box.max = any_vec3();
    graze_triangle_closest_point(triangle, &point, &made);
    (void)graze_triangle_distance(triangle, &point);
    (void)graze_triangle_overlaps_sphere(triangle, &sphere);
    (void)graze_triangle_overlaps_aabb(triangle, &box);
    other.a = any_vec3();
    other.b = any_vec3();
    other.c = any_vec3();
    (void)graze_triangle_overlaps_triangle(triangle, &other);
    graze_triangle_normal(triangle, &made);
    graze_triangle_off_surface(triangle, &point, any(), &made);
}

static void all_of_triangles(void)
{
    graze_triangle triangle;
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_face_line_hit line_hit;
    graze_face_ray_hit ray_hit;
    graze_barycentric place;
    triangle.a = any_vec3();
    triangle.b = any_vec3();
    triangle.c = any_vec3();
    (void)graze_triangle_overlaps_segment(&triangle, &segment);
    (void)graze_triangle_overlaps_ray(&triangle, &ray);
    (void)graze_triangle_linecast(&triangle, &segment, &line_hit);
    (void)graze_triangle_linecast_front(&triangle, &segment, &line_hit);
    (void)graze_triangle_raycast(&triangle, &ray, &ray_hit);
    (void)graze_triangle_raycast_front(&triangle, &ray, &ray_hit);
    (void)graze_triangle_barycentric_of_segment(&triangle, &segment, &place);
    (void)graze_triangle_barycentric_of_ray(&triangle, &ray, &place);
    rest_of_triangles(&triangle);
}

static void rest_of_parallelograms(const graze_parallelogram *parallelogram)
{
    graze_vec3 point = any_vec3(), made;
    graze_sphere sphere;
    graze_aabb box;
    sphere.center = any_vec3();
    sphere.radius = any();
    box.min = any_vec3();
    box.max = any_vec3();
    graze_parallelogram_closest_point(parallelogram, &point, &made);
    (void)graze_parallelogram_distance(parallelogram, &point);
    (void)graze_parallelogram_overlaps_sphere(parallelogram, &sphere);
    (void)graze_parallelogram_overlaps_aabb(parallelogram, &box);
    graze_parallelogram_normal(parallelogram, &made);
    graze_parallelogram_off_surface(parallelogram, &point, any(), &made);
}

static void all_of_parallelograms(void)
{
    graze_parallelogram parallelogram;
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    graze_face_line_hit line_hit;
    graze_face_ray_hit ray_hit;
    graze_barycentric place;
    parallelogram.corner = any_vec3();
    parallelogram.u = any_vec3();
    parallelogram.v = any_vec3();
    (void)graze_parallelogram_overlaps_segment(&parallelogram, &segment);
    (void)graze_parallelogram_overlaps_ray(&parallelogram, &ray);
    (void)graze_parallelogram_linecast(&parallelogram, &segment, &line_hit);
    (void)graze_parallelogram_linecast_front(&parallelogram, &segment, &line_hit);
    (void)graze_parallelogram_raycast(&parallelogram, &ray, &ray_hit);
    (void)graze_parallelogram_raycast_front(&parallelogram, &ray, &ray_hit);
    (void)graze_parallelogram_barycentric_of_segment(&parallelogram, &segment, &place);
    (void)graze_parallelogram_barycentric_of_ray(&parallelogram, &ray, &place);
    rest_of_parallelograms(&parallelogram);
}

#endif
