/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in space, at oriented boxes: whether, where and on what they stop.
 *
 * The table of sweep.h holds, and so do its promises, with the words below. As for distances (see
 * obb.h), the axes count as perpendicular and of unit length: the distance of a place p from the box
 * is the root of the sum of the squares of the three excesses, and the excess on an axis is
 * max(abs(axis[i] . (p - center)) - half_i, 0). The result, the feature and the index are exact for
 * this distance, for any axes and any coordinates. A box whose axes are those of the world has the
 * results, features and indices of the aabb.
 */
#ifndef GRAZE_SWEEP_OBB_H
#define GRAZE_SWEEP_OBB_H

#include "obb.h"
#include "sweep.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The greatest error of a component of the normal of an oriented box, in raw units, for a sphere of
 * this radius in raw units, if its axes have unit length but for rounding. In the fixed build.
 */
#define GRAZE_SWEEP_OBB_NORMAL_BOUND(radius) (0.51 + 64.0 / (radius))

/**
 * Finds where a sphere that moves meets an oriented box.
 *
 * The faces, edges and corners are numbered as those of an aabb are, in the coordinates of the box:
 * -axis[0] is -x. A place on the plane of a side counts as beyond it, so it touches an edge or a
 * corner. A flat box, with a half extent of 0 along an axis that is not zero, is a face, a segment or
 * a point; of the two sides of that axis the one that the center is beyond counts, and, if it is in
 * their plane, the one from which it comes, or the lower one if it does not move along the axis. A
 * zero axis has no side. A box without sides contains the world: GRAZE_INSIDE.
 *
 * `center` keeps all promises of sweep.h, for any axes. A sphere of radius 0 has the result, the
 * point and the normal of graze_obb_linecast. Then `center` is on the plane of the first side on which
 * the sphere stops, or beyond that plane. So `center` is not in the interior, and the sphere does not
 * pass through a flat box.
 *
 * The normal is the unit vector along the sum of axis[i], each times its signed excess. For axes of
 * unit length but for rounding it is within GRAZE_SWEEP_OBB_NORMAL_BOUND of the radius. The point is
 * center plus the sum of axis[i], each times axis[i] . (p - center) clamped to [-half_i, half_i], for
 * the exact place p of the sphere's center; it is within GRAZE_SWEEP_POINT_BOUND for such axes, and
 * that of a corner is rounded once. With longer axes the errors grow by the square of their length.
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change the
 * hit. An empty box and a negative radius are the empty set: GRAZE_MISS.
 *
 * In the float build the axes should be perpendicular and of unit length but for rounding. The path
 * is computed in the coordinates of the box, so numbers are rounded twice. If the square of a length
 * is infinite, the result is GRAZE_MISS.
 */
graze_result graze_obb_spherecast(const graze_obb *box, const graze_sphere *sphere,
                                  graze_vec3 motion, graze_sweep_hit *hit);

#ifdef __cplusplus
}
#endif

#endif
