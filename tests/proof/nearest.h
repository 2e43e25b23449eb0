/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* The nearest of two or three shapes that may be any there are: for eva.c. */
#ifndef GRAZE_TESTS_PROOF_NEAREST_H
#define GRAZE_TESTS_PROOF_NEAREST_H

#include "any.h"

static void nearest_of_some(const graze_segment *segment, const graze_ray *ray)
{
    graze_aabb boxes[2];
    graze_sphere spheres[3];
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    uint32_t index;
    for (int i = 0; i < 2; i++) {
        boxes[i].min = any_vec3();
        boxes[i].max = any_vec3();
    }
    for (int i = 0; i < 3; i++) {
        spheres[i].center = any_vec3();
        spheres[i].radius = any();
    }
    (void)graze_nearest_aabb_linecast(boxes, 2, segment, &index, &line_hit);
    (void)graze_nearest_aabb_raycast(boxes, 2, ray, &index, &ray_hit);
    (void)graze_nearest_sphere_linecast(spheres, 3, segment, &index, &line_hit);
    (void)graze_nearest_sphere_raycast(spheres, 3, ray, &index, &ray_hit);
}

static void nearest_of_others(const graze_segment *segment, const graze_ray *ray)
{
    graze_obb turned[2];
    graze_triangle triangles[2];
    graze_line_hit line_hit;
    graze_ray_hit ray_hit;
    graze_face_line_hit face_line_hit;
    graze_face_ray_hit face_ray_hit;
    uint32_t index;
    for (int i = 0; i < 2; i++) {
        turned[i].center = any_vec3();
        turned[i].half = any_vec3();
        for (int axis = 0; axis < 3; axis++)
            turned[i].axis[axis] = any_vec3();
        triangles[i].a = any_vec3();
        triangles[i].b = any_vec3();
        triangles[i].c = any_vec3();
    }
    (void)graze_nearest_obb_linecast(turned, 2, segment, &index, &line_hit);
    (void)graze_nearest_obb_raycast(turned, 2, ray, &index, &ray_hit);
    (void)graze_nearest_triangle_linecast(triangles, 2, segment, &index, &face_line_hit);
    (void)graze_nearest_triangle_raycast(triangles, 2, ray, &index, &face_ray_hit);
}

static void all_of_nearest(void)
{
    const graze_segment segment = any_segment();
    const graze_ray ray = any_ray();
    nearest_of_some(&segment, &ray);
    nearest_of_others(&segment, &ray);
}

#endif
