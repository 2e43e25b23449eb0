/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/* Turning a camera to a target, and the rays through its pixels, in floats. */
#include "../include/graze/camera.h"
#include "../include/graze/matrix.h"

#if GRAZE_FLOAT
#include "shape/camera_axes_float.h"
#include "shape/lens_float.h"

void graze_camera_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_camera *camera)
{
    graze_matrix place;
    graze_matrix_look_at(eye, target, up, &place);
    camera->position = eye;
    camera->right = place.x;
    camera->up = place.y;
    camera->forward = graze_vec3_of(0.0f - place.z.x, 0.0f - place.z.y, 0.0f - place.z.z);
}

/*
 * Whether the axes do not lie in one plane. A triple product that is small, or not finite, is computed again, from
 * scaled axes. With axes up to 2^60 the six products that vanished, below 2^-149, change it by less than 2^-86.
 */
static bool camera_has_volume(const graze_camera *c)
{
    const graze_vec3 back = vec3_cross(&c->right, &c->up);
    const float volume = vec3_dot(&back, &c->forward);
    if (float_less(0x1p-60f, float_abs(volume)) && is_finite(volume))
        return true;
    const camera_axes a = camera_axes_of(c);
    return !is_zero(camera_side_of(&a));
}

/* The direction at the weights of the three axes. */
static inline graze_vec3 camera_direction(const graze_camera *c, float forward, float right,
                                          float up)
{
    return graze_vec3_of(c->forward.x * forward + c->right.x * right + c->up.x * up,
                         c->forward.y * forward + c->right.y * right + c->up.y * up,
                         c->forward.z * forward + c->right.z * right + c->up.z * up);
}

/* dir = way * depth / along, halved until it fits: at most 120 times. */
static void camera_set_run(graze_ray *ray, const graze_vec3 *way, float depth, float along)
{
    const float most = greatest_of(way->x, way->y, way->z);
    float scale = float_div(depth, along);
    ray->t_max = 1.0f;
    while (float_less(FLT_MAX, most * scale) && float_less(ray->t_max, 0x1p120f)) {
        depth *= 0.5f;
        scale = float_div(depth, along);
        ray->t_max *= 2.0f;
    }
    ray->dir = graze_vec3_of(way->x * scale, way->y * scale, way->z * scale);
}

void graze_camera_ray(const graze_camera *camera, uint16_t x, uint16_t y, uint16_t width,
                      uint16_t height, graze_ray *ray)
{
    ray->origin = camera->position;
    if (width == 0 || height == 0 || !camera_has_volume(camera) ||
        !is_lens(camera->fov, camera->aspect, camera->z_near, camera->z_far)) {
        ray->dir = graze_vec3_of(0.0f, 0.0f, 0.0f);
        ray->t_max = -1.0f;
        return;
    }
    const lens half = lens_of(camera->fov);
    const float right = float_div((float)(2 * (int32_t)x + 1 - width), (float)width);
    const float up = float_div((float)(height - 1 - 2 * (int32_t)y), (float)height);
    const graze_vec3 way = camera_direction(camera, half.along,
                                            half.across * camera->aspect * right, half.across * up);
    camera_set_run(ray, &way, camera->z_far, half.along);
}

#endif
