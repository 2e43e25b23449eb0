/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Cameras and projections, and what is exact about frustums, for eva.c. */
#ifndef GRAZE_TESTS_PROOF_ALL_OF_CAMERAS_H
#define GRAZE_TESTS_PROOF_ALL_OF_CAMERAS_H

#include "all_of_frustums.h"

static volatile graze_angle any_turn;
static volatile uint16_t any_pixel;

static graze_camera any_camera(void)
{
    graze_camera c;
    c.position = any_vec3();
    c.right = any_vec3();
    c.up = any_vec3();
    c.forward = any_vec3();
    c.fov = any_turn;
    c.aspect = any();
    c.z_near = any();
    c.z_far = any();
    return c;
}

static void any_mat4(graze_mat4 *m)
{
    for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
            m->m[row][column] = any();
}

static void all_of_projections(void)
{
    const graze_depth depth = any_byte;
    const graze_hand hand = any_byte;
    graze_matrix matrix;
    graze_rect picture;
    graze_mat4 a, b, r;
    graze_frustum f;
    matrix.x = any_vec3();
    matrix.y = any_vec3();
    matrix.z = any_vec3();
    matrix.origin = any_vec3();
    picture.min = any_vec2();
    picture.max = any_vec2();
    any_mat4(&a);
    any_mat4(&b);
    graze_mat4_from_matrix(&matrix, &r);
    graze_mat4_multiply(&a, &b, &r);
    graze_mat4_perspective(any_turn, any(), any(), any(), depth, hand, &r);
    (void)graze_mat4_perspective_fits(any(), any(), depth);
    graze_mat4_orthographic(&picture, any(), any(), depth, hand, &r);
    graze_frustum_from_mat4(&a, depth, &f);
}

static void all_of_cameras(void)
{
    const graze_camera camera = any_camera();
    const graze_frustum any_planes = any_frustum();
    graze_vec3 corners[GRAZE_FRUSTUM_CORNERS];
    graze_camera made;
    graze_frustum f;
    graze_ray ray;
    graze_aabb box;
    graze_camera_look_at(any_vec3(), any_vec3(), any_vec3(), &made);
    graze_camera_ray(&camera, any_pixel, any_pixel, any_pixel, any_pixel, &ray);
    graze_frustum_from_camera(&camera, &f);
    box.min = any_vec3();
    box.max = any_vec3();
    (void)graze_frustum_overlaps_aabb(&any_planes, &box);
    graze_frustum_corners(&any_planes, corners);
    graze_frustum_aabb(&any_planes, &box);
    all_of_projections();
}

#endif
