/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Where things stand in the world: a rotation, or any linear map, and a shift.
 *
 * Each component of a result is the exact one, rounded once to nearest, ties away from zero, and saturates by
 * itself, but for graze_matrix_look_at, which states a bound. In the float build each operation rounds, and
 * products of numbers must neither overflow nor vanish: lengths from 2^-60 to 2^60.
 */
#ifndef GRAZE_MATRIX_H
#define GRAZE_MATRIX_H

#include "quaternion.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Where a transform takes the three unit axes, and where it takes the origin. So it is the columns
 * of a matrix that column vectors are multiplied by, and the rows of one that row vectors are, as
 * in DirectX.
 */
typedef struct graze_matrix {
    graze_vec3 x;
    graze_vec3 y;
    graze_vec3 z;
    graze_vec3 origin;
} graze_matrix;

/* Where m takes a point: m.x * point.x + m.y * point.y + m.z * point.z + m.origin. */
graze_vec3 graze_matrix_transform_point(const graze_matrix *m, graze_vec3 point);

/* Where m takes a direction: the same sum without m.origin. */
graze_vec3 graze_matrix_transform_direction(const graze_matrix *m, graze_vec3 direction);

/* The transform by b, then by a. Where a is the parent's place in the world and b the child's place in its
 * parent, the product is the child's place in the world. The product may be a or b itself. */
void graze_matrix_multiply(const graze_matrix *a, const graze_matrix *b, graze_matrix *product);

/*
 * The transposed axes, and the origin as they take it, negated: it undoes m where x, y and z are perpendicular
 * and of unit length. Rounded axes are off by about 2^-16, and the inverse then returns a point to within about
 * 2^-15 of its distance from the origin. The inverse may be m itself.
 */
void graze_matrix_inverse_rigid(const graze_matrix *m, graze_matrix *inverse);

/* The rotation, and then the shift by origin. */
void graze_matrix_from_quaternion(graze_quaternion rotation, graze_vec3 origin,
                                  graze_matrix *matrix);

/*
 * The place of something at eye that looks at target, with its back to z: -z points at the target, x to the
 * right, and y up, as close to `up` as it can be. Its inverse is the view matrix of OpenGL.
 *
 * Each component of the axes is within GRAZE_LOOK_AT_BOUND raw units; the way from eye to target may be as
 * long as the world, and `up` has any length. In the float build each component is within 2^-21 divided by
 * the sine of the angle between the view and `up`.
 *
 * With eye = target it looks along the -z of the world. Where `up` is zero or parallel to the view, the axis
 * of the world along which the view is least (the first of those) takes its place.
 */
void graze_matrix_look_at(graze_vec3 eye, graze_vec3 target, graze_vec3 up, graze_matrix *matrix);

#define GRAZE_LOOK_AT_BOUND 0.5001

#ifdef __cplusplus
}
#endif

#endif
