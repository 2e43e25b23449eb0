/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Turning a camera to a target, and the rays through its pixels. */
#include "../include/graze/number.h"

#if !GRAZE_FLOAT
#include "../include/graze/camera.h"
#include "shape/picture.h"
#include "shape/view_axes.h"

void graze_camera_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_camera *camera)
{
    set_view(&camera->right, &camera->up, &camera->forward, &eye, &target, &up);
    vec3_copy(&camera->position, &eye);
}

void graze_camera_ray(const graze_camera *camera, uint16_t x, uint16_t y, uint16_t width,
                      uint16_t height, graze_ray *ray)
{
    const picture_point pixel = {2 * (int32_t)x + 1 - width, height - 1 - 2 * (int32_t)y, width,
                                 height};
    sight weights;
    heading way;
    vec3_copy(&ray->origin, &camera->position);
    vec3_set(&ray->dir, 0, 0, 0);
    ray->t_max = -GRAZE_ONE;
    if (width == 0 || height == 0 || picture_hand(camera) == 0)
        return;
    const rotor half = rotor_of_half(camera->fov);
    set_sight(&weights, &half, camera->aspect, &pixel);
    set_way(&way, camera, &weights);
    set_run(ray, &way, &weights, camera->z_far);
}

#endif
