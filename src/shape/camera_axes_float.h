/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * The axes of a camera, in floats: each times a power of two, so that products of axes neither overflow nor vanish.
 *
 *   camera_axes, camera_axes_of(&camera)   the axes, the greatest component of each from 1/2 to 1; and the powers
 *   camera_side_of(&axes)   the triple product: below 0 for axes like those of graze_camera_look_at, above 0 for
 *                           mirrored ones, 0 for axes in one plane
 */
#ifndef GRAZE_SHAPE_CAMERA_AXES_FLOAT_H
#define GRAZE_SHAPE_CAMERA_AXES_FLOAT_H

#include "../../include/graze/camera.h"
#include "../number/float_scale.h"

typedef struct {
    graze_vec3 right, up, forward;
    float right_scale, up_scale, forward_scale;
} camera_axes;

/* Of an axis of 2^125 or more the power is subnormal or 0. */
static inline float camera_times_power(float x, float power)
{
    return float_at_most(FLT_MIN, power) ? float_times_power(x, power) : x * power;
}

/* Returns the power of two. */
static inline float camera_scale_axis(graze_vec3 *scaled, const graze_vec3 *axis)
{
    const float scale = 0.25f * scale_of(greatest_of(axis->x, axis->y, axis->z));
    scaled->x = camera_times_power(axis->x, scale);
    scaled->y = camera_times_power(axis->y, scale);
    scaled->z = camera_times_power(axis->z, scale);
    return scale;
}

static inline camera_axes camera_axes_of(const graze_camera *c)
{
    camera_axes a;
    a.right_scale = camera_scale_axis(&a.right, &c->right);
    a.up_scale = camera_scale_axis(&a.up, &c->up);
    a.forward_scale = camera_scale_axis(&a.forward, &c->forward);
    return a;
}

static inline float camera_side_of(const camera_axes *a)
{
    const graze_vec3 back = vec3_cross(&a->right, &a->up);
    return vec3_dot(&back, &a->forward);
}

#endif
