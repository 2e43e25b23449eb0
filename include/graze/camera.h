/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The camera: the place of the eye, the direction of the view, and the extent of the picture.
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
 * A camera has a picture if 0 < fov < half a turn, 0 < aspect, 0 < z_near < z_far, and its three
 * axes do not lie in one plane; if an axis is zero, they do. Without a picture nothing is in
 * view.
 *
 * In the float build sizes should be from 2^-60 to 2^60. With an infinite z_far there is no
 * picture. Rounding may hide that axes lie in one plane. A NaN makes NaNs.
 */
#ifndef GRAZE_CAMERA_H
#define GRAZE_CAMERA_H

#include "angle.h"
#include "frustum.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A camera. The axes should be perpendicular and of unit length, but the library uses them as
 * they are stored. The corners of the picture lie in the directions
 *
 *     forward +- tan(fov / 2) * aspect * right +- tan(fov / 2) * up
 *
 * so a longer `right` makes the picture wider. The length of `forward` does not move the near
 * plane and the far plane. The axes may be left-handed. For a matrix as in graze_matrix_look_at,
 * or one made from a quaternion, right is its x, up is its y, and forward is the negative of its
 * z.
 */
typedef struct graze_camera {
    graze_vec3 position; /**< The eye. */
    graze_vec3 right;    /**< The direction to the right of the picture. */
    graze_vec3 up;       /**< The direction to the top of the picture. */
    graze_vec3 forward;  /**< The direction of the view. */
    graze_angle fov;     /**< The vertical field of view: GRAZE_DEGREES(60), not 60. */
    graze_scalar aspect; /**< The width of the picture over its height. */
    graze_scalar z_near; /**< The distance of the near plane along `forward`, above 0. */
    graze_scalar z_far;  /**< The distance of the far plane along `forward`, above z_near. */
} graze_camera;

/**
 * Moves a camera to `eye` and turns it towards `target`: writes position and the axes, and does
 * not change fov, aspect, z_near and z_far. `up` may have any length and need not be
 * perpendicular to the view. For bounds, and for the cases eye = target and `up` along the view,
 * see graze_matrix_look_at.
 */
void graze_camera_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_camera *camera);

/**
 * Makes the planes of a camera. Each of the four side planes goes through position and two
 * corners of the picture. The near and the far plane are perpendicular to `forward`, at the
 * distances z_near and z_far from position. For a camera without a picture the frustum contains
 * nothing.
 *
 * For the stored axes, each component of a normal is within GRAZE_CAMERA_PLANE_BOUND of its exact
 * value if each axis makes an angle of 7 degrees or more with the plane of the other two. The
 * error of a side plane grows when axes come near one plane: for a smaller angle multiply the
 * bound by 7 degrees / angle. If an axis is more than a million times as long as another, the angle
 * must be 60 degrees instead of 7. Up to 1000 units from position, a plane is within GRAZE_CAMERA_DISTANCE_BOUND raw
 * units of the exact plane if these angles are 7 degrees or more, or 30 degrees for axes of any
 * lengths. The axes that graze_camera_look_at stores are rounded themselves; that moves a plane by
 * up to 0.023 units at 1000 units. The side planes contain position exactly.
 *
 * In the float build each component is within 2^-22 of its exact value if each axis makes an
 * angle of 60 degrees or more with the plane of the other two, and each limit within 2^-21 times the distances of position and of the plane;
 * for a smaller angle multiply both by 60 degrees / angle.
 */
void graze_frustum_from_camera(const graze_camera *camera, graze_frustum *frustum);

/** The error of a component of a normal, unless axes lie near one plane: 2^-28. */
#define GRAZE_CAMERA_PLANE_BOUND 3.7252903e-9 /* 2^-28 */
/** The greatest error of a plane of graze_frustum_from_camera, in raw units, up to 1000 units. */
#define GRAZE_CAMERA_DISTANCE_BOUND 2

/**
 * Makes the ray through the center of a pixel, for picking and for ray casting. x counts from the
 * left of a picture of `width` pixels, y from the top of a picture of `height` pixels, both from
 * 0. Pixels to the right of the picture and below it are valid.
 *
 * The ray starts at position, so it also hits shapes that are nearer than the near plane. Its dir
 * is z_far times the direction of the pixel, computed as for the corners above: if `forward` has
 * unit length, t = 1 is the far plane and t = z_near / z_far the near plane. t_max is 1. If dir
 * does not fit, it is halved until it does, and t_max is doubled each time, up to
 * GRAZE_SCALAR_MAX.
 *
 * Let X and Y be the coordinates of the pixel: from -1 to 1 in the picture, up to 131071 in size
 * beside it. The ray has the direction of forward + fx * right + fy * up, with the factors
 * fx = tan(fov / 2) * aspect * X and fy = tan(fov / 2) * Y. If both are below 2^24, the axes are perpendicular, and none is a million
 * times as long as another, each component of dir is within GRAZE_CAMERA_RAY_BOUND raw units if
 * dir is up to 1000 units long, and within 1 raw unit if it is longer. With an aspect of 1 the
 * factors are below 2^24 for all pixels of the picture up to a fov of 179.99999 degrees, and for
 * all pixels beside it up to 179 degrees. If a factor is greater, the length of dir may also
 * have a relative error of 2^-60 times the factor; its direction is not affected. If an axis is so much longer, a
 * component may also be off by 2^-29 of the length of dir. For axes that are not perpendicular,
 * terms that are longer than dir may cancel, and their errors remain. In the float build a
 * component is within 2^-21 times the sum of the sizes of its three terms.
 *
 * In the fixed build t is a multiple of 2^-16, so hits that are closer together than z_far /
 * 65536 may have the same t. While t_max is 1, a segment from origin to origin + dir
 * distinguishes them: its fraction is 2^14 times finer.
 *
 * If the camera has no picture, or if width or height is 0, dir is zero and t_max is -1: that ray
 * hits nothing.
 */
void graze_camera_ray(const graze_camera *camera, uint16_t x, uint16_t y, uint16_t width,
                      uint16_t height, graze_ray *ray);

/** The greatest error of a component of a dir up to 1000 units long, in raw units. */
#define GRAZE_CAMERA_RAY_BOUND 0.52

#ifdef __cplusplus
}
#endif

#endif
