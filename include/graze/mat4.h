/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Projections as 4x4 matrices, for programs that share them with a renderer, and the frustums of
 * projections.
 *
 * If you have a graze_camera, use graze_frustum_from_camera: a matrix in Q16.16 loses the far
 * plane. With a z_near of 0.1 or more, the far plane of the frustum of a projection is off by up
 * to (make far-plane)
 *
 *     z_far / z_near, up to              10     100    1000   10000
 *     depth from -1 to 1             0.01 %  0.05 %   0.4 %     4 %
 *     depth from 0 to 1, or 1 to 0   0.02 %  0.09 %   0.8 %     8 %
 *     graze_frustum_from_camera      0 %     0 %      0 %       0 %
 *
 * This holds for depths for which graze_mat4_perspective_fits returns true; for others a number
 * of the matrix saturates. With z_near 1000 and z_far 1001 the far plane would be at 16.4. Depths
 * fit if z_near is below 8192 and z_far is at least 2 * z_near. From a ratio of about 131,000 on,
 * or 262,000 for depth from -1 to 1, the far plane is lost: the frustum has no far end. The error
 * of a projection times a view is greater; it grows with the distance of the eye from the origin.
 * With z_near 0.1 and z_far 100 it is up to
 *
 *     the eye at, in units                0     100    1000
 *     depth from -1 to 1              0.8 %   1.3 %     6 %
 *     depth from 0 to 1, or 1 to 0    1.7 %   2.5 %    12 %
 *
 * In the float build each operation rounds, and sizes should be from 2^-30 to 2^30.
 */
#ifndef GRAZE_MAT4_H
#define GRAZE_MAT4_H

#include "angle.h"
#include "frustum.h"
#include "matrix.h"
#include "rect.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A 4x4 matrix that multiplies column vectors: clip.x, clip.y, clip.z and clip.w of the point (x,
 * y, z) are the products of the four rows with (x, y, z, 1). So a view-projection is projection
 * times view:
 *
 *     graze_mat4 projection, view, both;
 *     graze_mat4_perspective(GRAZE_DEGREES(90), GRAZE_ONE, GRAZE_ONE, GRAZE_C(3),
 *                            GRAZE_DEPTH_MINUS_ONE_TO_ONE, GRAZE_RIGHT_HANDED, &projection);
 *     graze_matrix_look_at(eye, target, up, &place);
 *     graze_matrix_inverse_rigid(&place, &inverse);
 *     graze_mat4_from_matrix(&inverse, &view);
 *     graze_mat4_multiply(&projection, &view, &both);
 *     graze_frustum_from_mat4(&both, GRAZE_DEPTH_MINUS_ONE_TO_ONE, &frustum);
 *
 * That projection is
 *
 *     1  0   0   0
 *     0  1   0   0
 *     0  0  -2  -3        it takes (0, 0, -1) to clip.z = -1, clip.w = 1: the near plane,
 *     0  0  -1   0        and (0, 0, -3) to clip.z = 3, clip.w = 3: the far plane
 *
 * In an array of 16 floats for OpenGL, Direct3D, Vulkan or Metal, m[row][column] is at 4 * column
 * + row: the array stores the columns one after the other, or the rows of a matrix that
 * multiplies row vectors. In Vulkan y points down, so the bottom and the top of its frustum are
 * exchanged. Convert each number of such an array with graze_from_float.
 */
typedef struct graze_mat4 {
    graze_scalar m[4][4]; /**< m[row][column]. */
} graze_mat4;

/**
 * The values of clip.z / clip.w at the near and at the far plane. Any other number means the
 * first.
 */
typedef uint8_t graze_depth;
/** Values of graze_depth. */
enum {
    GRAZE_DEPTH_MINUS_ONE_TO_ONE, /**< -1 near, 1 far: OpenGL. */
    GRAZE_DEPTH_ZERO_TO_ONE,      /**< 0 near, 1 far: Direct3D, Vulkan, Metal. */
    GRAZE_DEPTH_ONE_TO_ZERO       /**< 1 near, 0 far: reversed, for float depth buffers. */
};

/** The direction of the view of a projection. Any other number means the first. */
typedef uint8_t graze_hand;
/** Values of graze_hand. */
enum {
    GRAZE_RIGHT_HANDED, /**< Along -z, with x to the right and y up. */
    GRAZE_LEFT_HANDED   /**< Along +z, with x to the right and y up. */
};

/** Converts a transform to a 4x4 matrix; the last row is 0 0 0 1. */
void graze_mat4_from_matrix(const graze_matrix *matrix, graze_mat4 *mat4);

/**
 * Computes the transform by b, then by a. Each number is rounded once, from its exact value, and
 * saturates. The product may alias a or b.
 */
void graze_mat4_multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product);

/**
 * Makes the projection of a camera: fov is the field of view from the bottom of the picture to
 * its top, and aspect is the width of the picture over its height. Rational numbers are rounded
 * once. m[0][0] and m[1][1] are within GRAZE_PERSPECTIVE_BOUND raw units up to 1000, and within
 * 2^-25 of their size beyond. m[1][1] saturates for a fov of up to about 0.0035 degrees,
 * m[0][0] = m[1][1] / aspect if that exceeds the range, and m[2][2] or m[2][3] if
 * graze_mat4_perspective_fits returns false. A number that saturates is GRAZE_SCALAR_MAX or
 * GRAZE_SCALAR_MIN; so is one in the last half raw unit below 32768.
 *
 * The matrix is all zeros unless 0 < fov < half a turn, 0 < aspect and 0 < z_near < z_far.
 */
void graze_mat4_perspective(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
                            graze_scalar z_far, graze_depth depth, graze_hand hand,
                            graze_mat4 *mat4);

/**
 * The greatest error of m[0][0] and m[1][1] of graze_mat4_perspective, in raw units, up to 1000.
 */
#define GRAZE_PERSPECTIVE_BOUND 0.51

/**
 * True if graze_mat4_perspective can store these depths: 0 < z_near < z_far, and the exact values
 * of m[2][2] and m[2][3] are below 32768 in size. For depths of one unit or more the result is
 * true if z_near * z_far / (z_far - z_near) is below 16384 for depth from -1 to 1, and below 32768
 * otherwise. In the float build it is true for all depths from 2^-30 to 2^30. False for a NaN.
 */
static inline bool graze_mat4_perspective_fits(graze_scalar z_near, graze_scalar z_far,
                                               graze_depth depth)
{
    const bool zero_to_one = depth == GRAZE_DEPTH_ZERO_TO_ONE;
    const bool one_to_zero = depth == GRAZE_DEPTH_ONE_TO_ZERO, halved = zero_to_one || one_to_zero;
#if GRAZE_FLOAT
    const float shift = z_near * (z_far / (z_far - z_near));
    return 0 < z_near && z_near < z_far && (halved || z_near + z_far <= FLT_MAX) &&
           (halved ? shift : 2 * shift) <= FLT_MAX;
#else
    const int64_t from = z_near, to = z_far, range = to - from;
    const int64_t scaled = zero_to_one ? to : one_to_zero ? from : from + to;
    /* from * to < 2^62, range < 2^31 */
    return 0 < from && from < to && scaled < range * 32768 &&
           from * to < range * (halved ? INT64_C(2147483648) : INT64_C(1073741824));
#endif
}

/**
 * Makes the projection of a box: `picture` is the extent of the box in x and y, and the box
 * reaches from z_near to z_far along the view. z_near may be negative. Each number is rounded
 * once and saturates. m[0][0] is 2 / width, so its rounding moves a side of a box W units wide by
 * up to W * W / 2^19 units: 0.3 units for W = 400, 30 units for W = 4000. For large boxes
 * graze_obb is more exact. m[0][0] saturates if W is 2^-14 units or less, and m[0][3] if the
 * center of the box is 16384 W or more from 0; likewise in y, and along the view for depth from
 * -1 to 1.
 *
 * The matrix is all zeros unless picture.min < picture.max in x and in y, and z_near < z_far.
 */
void graze_mat4_orthographic(const graze_rect *picture, graze_scalar z_near, graze_scalar z_far,
                             graze_depth depth, graze_hand hand, graze_mat4 *mat4);

/**
 * Makes the planes of a projection or of a view-projection. A point p is in the frustum if -w <=
 * x <= w, -w <= y <= w and z is in the range of `depth`, where (x, y, z, w) is the clip point of
 * p.
 *
 * A plane is the exact sum of two rows, divided by the length of its normal. Each component of
 * the normal is within GRAZE_MAT4_NORMAL_BOUND * 2^-30, and the limit, which saturates, is within
 * GRAZE_MAT4_LIMIT_BOUND * 2^-46. If the normal is zero, as for a far plane at infinity, the
 * limit is 0 if the plane excludes nothing, and above 0 if it excludes everything.
 *
 * For a singular matrix the frustum contains nothing; in the float build, for a matrix whose
 * determinant is computed as 0. There a NaN makes NaNs.
 */
void graze_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth, graze_frustum *frustum);

/** The greatest error of a component of a normal of graze_frustum_from_mat4, in 2^-30. */
#define GRAZE_MAT4_NORMAL_BOUND 0.5001
/** The greatest error of a limit of graze_frustum_from_mat4, in 2^-46. */
#define GRAZE_MAT4_LIMIT_BOUND 2

#ifdef __cplusplus
}
#endif

#endif
