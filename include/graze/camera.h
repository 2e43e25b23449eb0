/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Cameras: where the eye is, which way it looks, and how much of the world is in its picture.
 *
 *     graze_camera camera;
 *     graze_frustum frustum;
 *     graze_camera_look_at(eye, target, up, &camera);
 *     camera.fov = GRAZE_DEGREES(60);
 *     camera.aspect = GRAZE_RATIO(16, 9);
 *     camera.z_near = GRAZE_C(0.1);
 *     camera.z_far = GRAZE_C(500);
 *     graze_frustum_from_camera(&camera, &frustum);
 *     if (!graze_frustum_culls_aabb(&frustum, &box))
 *         draw(&box);
 *
 * A camera has a picture when 0 < fov < half a turn, 0 < aspect, 0 < z_near < z_far, and its three axes do not
 * lie in one plane; a zero axis makes them do so. Without a picture nothing is in view.
 *
 * In the float build sizes should be from 2^-60 to 2^60. An infinite z_far makes no picture, rounding may hide that
 * axes lie in one plane, and a NaN makes NaNs.
 */
#ifndef GRAZE_CAMERA_H
#define GRAZE_CAMERA_H

#include "angle.h"
#include "frustum.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The axes are meant to be perpendicular and of unit length, but are taken as they are stored. The corners of
 * the picture lie in the directions
 *
 *     forward +- tan(fov / 2) * aspect * right +- tan(fov / 2) * up
 *
 * so that a longer `right` makes the picture wider. The length of `forward` does not move the near and the far
 * plane. The axes may be left-handed. For a matrix as in graze_matrix_look_at, or rotated by a quaternion, right
 * is its x, up its y, and forward its -z.
 */
typedef struct graze_camera {
    graze_vec3 position;
    graze_vec3 right;
    graze_vec3 up;
    graze_vec3 forward;
    graze_angle fov;     /* the vertical field of view: GRAZE_DEGREES(60), not 60 */
    graze_scalar aspect; /* the width of the picture over its height */
    graze_scalar z_near; /* distances from position along `forward`, both above 0 */
    graze_scalar z_far;
} graze_camera;

/*
 * Moves a camera to `eye` and turns it towards `target`: writes position and the axes, and does not write fov,
 * aspect, z_near and z_far. `up` may have any length and need not be perpendicular to the view. For bounds, and
 * for eye = target and `up` along the view, see graze_matrix_look_at.
 */
void graze_camera_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_camera *camera);

/*
 * The planes of a camera. Each of the four side planes goes through position and two corners of the picture;
 * near and far are perpendicular to `forward`, at z_near and z_far from position.
 *
 * For the axes as they are stored, each component of a normal is within GRAZE_CAMERA_PLANE_BOUND of its exact
 * value, and a plane within GRAZE_CAMERA_DISTANCE_BOUND raw units of the exact plane, up to 1000 units from
 * position, if each axis makes an angle of 30 degrees or more with the plane of the other two. The axes that
 * graze_camera_look_at stores are rounded themselves: that moves a plane by up to 0.02 units at 1000 units. The
 * side planes contain position exactly. In the float build each component is within 2^-22 of its exact value,
 * and each limit within 2^-22 times the distances of position and of the plane.
 *
 * A camera without a picture makes a frustum that contains nothing.
 */
void graze_frustum_from_camera(const graze_camera *camera, graze_frustum *frustum);

#define GRAZE_CAMERA_PLANE_BOUND    3.7252903e-9 /* 2^-28 */
#define GRAZE_CAMERA_DISTANCE_BOUND 2

/*
 * The ray through the center of a pixel, for picking and for ray casting. x counts from the left of a picture of
 * `width` pixels, y from its top, of `height` pixels, both from 0. Pixels to the right or below it are valid.
 *
 * The ray starts at position, so it also hits what is nearer than the near plane. Its dir is z_far times the
 * direction of the pixel, computed as for the corners above: if `forward` has unit length, t = 1 is the far
 * plane and t = z_near / z_far the near one. t_max is 1. If dir does not fit, it is halved until it does, and
 * t_max is doubled each time, up to GRAZE_SCALAR_MAX. Each component of a dir up to 1000 units long is within
 * GRAZE_CAMERA_RAY_BOUND raw units, of a longer one within 1, for perpendicular axes: of others, terms that are
 * longer than dir may cancel, and their errors stay. If tan(fov / 2), or that times aspect, is 2^24 or more, the
 * length of dir is less exact, its direction is not. In the float build a component is within 2^-21
 * times the sum of the sizes of its three terms.
 *
 * In the fixed build t is a multiple of 2^-16, so hits closer together than z_far / 65536 may have the same t.
 * While t_max is 1 a segment from origin to origin + dir distinguishes them: its fraction is 2^14 times finer.
 *
 * If the camera has no picture, or width or height is 0, dir is zero and t_max is -1: that ray hits nothing.
 */
void graze_camera_ray(const graze_camera *camera, uint16_t x, uint16_t y, uint16_t width,
                      uint16_t height, graze_ray *ray);

#define GRAZE_CAMERA_RAY_BOUND 0.52

#ifdef __cplusplus
}
#endif

#endif
