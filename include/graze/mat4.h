/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/*
 * Projections as 4x4 matrices, for programs that share them with a renderer, and the frustums of these. With a
 * graze_camera at hand use graze_frustum_from_camera: a matrix in Q16.16 loses the far plane. With a z_near of 0.1
 * or more, that of a projection is off by up to (make far-plane)
 *
 *   z_far / z_near, up to              10     100    1000   10000
 *   depth from -1 to 1             0.01 %  0.05 %   0.4 %     4 %
 *   depth from 0 to 1, or 1 to 0   0.02 %  0.09 %   0.8 %     8 %
 *   graze_frustum_from_camera      0 %     0 %      0 %       0 %
 *
 * and from a ratio of about 131,000 on it is gone: the frustum has no far end. That of a projection times a view
 * is off by more, the farther the eye is from the origin. With z_near 0.1 and z_far 100 it is up to
 *
 *   the eye at, in units                0     100    1000
 *   depth from -1 to 1              0.8 %   1.3 %     6 %
 *   depth from 0 to 1, or 1 to 0    1.7 %   2.5 %    12 %
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

/*
 * m[row][column]. A matrix multiplies column vectors: clip.x, clip.y, clip.z and clip.w of the point (x, y, z)
 * are the products of the four rows with (x, y, z, 1). So a view-projection is projection times view:
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
 * In an array of 16 floats for OpenGL, Direct3D, Vulkan or Metal, m[row][column] is at 4 * column + row: columns
 * are stored first, or rows of a matrix that multiplies row vectors. In Vulkan y points down, so that bottom and
 * top of its frustum are exchanged. Convert each number with graze_from_float.
 */
typedef struct graze_mat4 {
    graze_scalar m[4][4];
} graze_mat4;

/* The values of clip.z / clip.w at the near and at the far plane. Any other number means the first. */
typedef uint8_t graze_depth;
enum {
    GRAZE_DEPTH_MINUS_ONE_TO_ONE, /* OpenGL */
    GRAZE_DEPTH_ZERO_TO_ONE,      /* Direct3D, Vulkan, Metal */
    GRAZE_DEPTH_ONE_TO_ZERO       /* reversed depth, as float depth buffers use it */
};

/* Which way a projection looks. Any other number means the first. */
typedef uint8_t graze_hand;
enum {
    GRAZE_RIGHT_HANDED, /* along -z, with x to the right and y up */
    GRAZE_LEFT_HANDED   /* along +z, with x to the right and y up */
};

/* The same transform, with a last row of 0 0 0 1. */
void graze_mat4_from_matrix(const graze_matrix *matrix, graze_mat4 *mat4);

/* The transform by b, then by a. Each number is rounded once, from its exact value, and saturates. The product
 * may be a or b itself. */
void graze_mat4_multiply(const graze_mat4 *a, const graze_mat4 *b, graze_mat4 *product);

/*
 * The projection of a camera: fov is the field of view from the bottom of the picture to its top, and aspect
 * the width of the picture over its height. Rational numbers are rounded once and saturate; m[0][0] and m[1][1]
 * are within GRAZE_PERSPECTIVE_BOUND raw units up to 1000, and within 2^-25 of themselves beyond.
 *
 * All zeros unless 0 < fov < half a turn, 0 < aspect and 0 < z_near < z_far.
 */
void graze_mat4_perspective(graze_angle fov, graze_scalar aspect, graze_scalar z_near,
                            graze_scalar z_far, graze_depth depth, graze_hand hand,
                            graze_mat4 *mat4);

#define GRAZE_PERSPECTIVE_BOUND 0.51

/*
 * The projection of a box: `picture` is its extent in x and y, and it reaches from z_near to z_far along the
 * view. z_near may be negative. Each number is rounded once and saturates: m[0][0] is 2 / width, so that
 * rounding moves a side of a box W units wide by up to W * W / 2^19 units, 0.3 of 400 and 30 of 4000. Of large
 * boxes graze_obb is more exact.
 *
 * All zeros unless picture.min < picture.max in x and in y, and z_near < z_far.
 */
void graze_mat4_orthographic(const graze_rect *picture, graze_scalar z_near, graze_scalar z_far,
                             graze_depth depth, graze_hand hand, graze_mat4 *mat4);

/*
 * The planes of a projection or of a view-projection: p is in the frustum when -w <= x <= w, -w <= y <= w and z
 * is in the range of `depth`, where (x, y, z, w) is the clip point of p. A plane is the exact sum of two rows,
 * divided by the length of its normal: each component of the normal is within GRAZE_MAT4_NORMAL_BOUND * 2^-30,
 * and the limit, which saturates, within GRAZE_MAT4_LIMIT_BOUND * 2^-46. If the normal is zero, as for a far
 * plane at infinity, the limit is 0 when the plane excludes nothing, and above 0 when it excludes everything.
 *
 * A singular matrix makes a frustum that contains nothing; in the float build one whose determinant is computed
 * as 0. There a NaN makes NaNs.
 */
void graze_frustum_from_mat4(const graze_mat4 *mat4, graze_depth depth, graze_frustum *frustum);

#define GRAZE_MAT4_NORMAL_BOUND 0.5001
#define GRAZE_MAT4_LIMIT_BOUND  2

#ifdef __cplusplus
}
#endif

#endif
