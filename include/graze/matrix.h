/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Transforms: a rotation, or any linear map, and a shift. A transform is also the place of an
 * object in the world.
 *
 * Each component of a result is the exact one, rounded once to nearest, ties away from zero, and
 * saturates by itself; graze_matrix_look_at states a bound instead. In the float build each
 * operation rounds, and products of numbers must neither overflow nor vanish: lengths from 2^-60
 * to 2^60 are safe.
 */
#ifndef GRAZE_MATRIX_H
#define GRAZE_MATRIX_H

#include "quaternion.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A transform, stored as the images of the three unit axes and of the origin. These vectors are
 * the columns of a matrix that multiplies column vectors, and the rows of a matrix that
 * multiplies row vectors, as in DirectX.
 */
typedef struct graze_matrix {
    graze_vec3 x;      /**< The image of the x axis. */
    graze_vec3 y;      /**< The image of the y axis. */
    graze_vec3 z;      /**< The image of the z axis. */
    graze_vec3 origin; /**< The image of the origin. */
} graze_matrix;

/** Returns the image of a point: m.x * point.x + m.y * point.y + m.z * point.z + m.origin. */
graze_vec3 graze_matrix_transform_point(const graze_matrix *m, graze_vec3 point);

/** Returns the image of a direction: the same sum without m.origin. */
graze_vec3 graze_matrix_transform_direction(const graze_matrix *m, graze_vec3 direction);

/**
 * Computes the transform by b, then by a. If a is the place of a parent in the world, and b is
 * the place of a child in its parent, the product is the place of the child in the world. The
 * product may alias a or b.
 */
void graze_matrix_multiply(const graze_matrix *a, const graze_matrix *b, graze_matrix *product);

/**
 * Computes the inverse of m, if x, y and z of m are perpendicular and of unit length: the
 * transposed axes, and the negative of the origin transformed by these. Rounded axes have an
 * error of about 2^-16; the inverse then maps a point back to within about 2^-15 of its distance
 * from the origin. The inverse may alias m.
 */
void graze_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse);

/** Makes the transform that rotates, and then shifts by `origin`. */
void graze_matrix_from_quaternion(graze_quaternion rotation, graze_vec3 origin,
                                  graze_matrix *matrix);

/**
 * Makes the place of an object at `eye` that looks at `target` along its -z axis: x points to the
 * right, and y up, as close to `up` as possible. The inverse is the view matrix of OpenGL.
 *
 * Each component of the axes is within GRAZE_LOOK_AT_BOUND raw units. The distance from eye to
 * target may be as long as the world, and `up` may have any length. In the float build each
 * component is within 2^-21 divided by the sine of the angle between the view and `up`.
 *
 * If eye = target, the view is along the -z axis of the world. If `up` is zero or parallel to the
 * view, it is replaced by the axis of the world on which the view has the least component in
 * size; of equal ones the first of x, y, z.
 */
void graze_matrix_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_matrix *matrix);

/** The greatest error of a component of an axis of graze_matrix_look_at, in raw units. */
#define GRAZE_LOOK_AT_BOUND 0.5001

#ifdef __cplusplus
}
#endif

#endif
