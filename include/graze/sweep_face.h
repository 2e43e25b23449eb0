/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Spheres that move at triangles and parallelograms: whether, where and on what they stop.
 *
 * The table and the promises of sweep.h hold, with the hit that it declares. Both sides of a face
 * count: a sphere that comes from behind stops as one from the front does. The sphere is nearer to the
 * face than its radius as soon as it is nearer to one of its points, inside or on the border.
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     It stops above the inside                         GRAZE_FEATURE_FACE, index 0; the normal is
 *                                                       that of the face, on the side of the start
 *     It stops at an edge or at a corner                GRAZE_FEATURE_EDGE or GRAZE_FEATURE_CORNER;
 *                                                       the normal leads from there to its center
 *     It starts in the plane, beside the face           An edge or a corner
 *     A face without area                               the segment or the point that its corners
 *                                                       span: an edge or a corner
 *     Radius 0                                          the result of graze_FACE_linecast: a line
 *                                                       along the plane, and any line at a face
 *                                                       without area, is GRAZE_MISS
 *
 * The exact point of contact decides between the inside, an edge and a corner: a point on an edge is no
 * point of the inside, and a corner is no point of an edge. The feature and the index are exact in the
 * fixed build. The corners have the index 0, 1, 2 in the order a, b, c, or 0 to 3 in the order corner,
 * corner + u, corner + u + v, corner + v. Edge i leads from corner i to the next one. Where the corners
 * and edges of a face without area overlap, the first in the order corner 0, edge 0, corner 1, edge 1 ...
 * counts.
 *
 * The bounds of `center` and `point` are those of sweep.h. At a corner, `point` is the corner, which
 * saturates if it is beyond the world. If the radius is 0, `point` is that of graze_FACE_linecast, and
 * `center` of a GRAZE_HIT is strictly on the side of the start. The normal of a face is within
 * GRAZE_SWEEP_FACE_NORMAL_BOUND raw units, and if the radius is 0 and the start is in the plane, it is
 * that of the front. At an edge or a corner it is within GRAZE_CAPSULE_NORMAL_BOUND of the radius.
 *
 * Promise 4 of sweep.h with radius 0: the way from `center` to the end may pass beside the edge that
 * the way from the start crossed, at most as far from it as `center` is off the path.
 *
 * In the float build the sphere at `center` is tested with the rounded distance from the face, as in
 * sweep.h. A face has no area there if its height is below 2^-19 of its longer edge, or if no component
 * of (b - a) x (c - a), or u x v, is above 2^-126. If the square of a length is infinite, the result is
 * GRAZE_MISS.
 */
#ifndef GRAZE_SWEEP_FACE_H
#define GRAZE_SWEEP_FACE_H

#include "parallelogram.h"
#include "sweep.h"
#include "triangle.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The greatest error of a component of the normal of a face, in raw units of the fixed build. */
#define GRAZE_SWEEP_FACE_NORMAL_BOUND 0.502

/**
 * @name Spheres that move at faces
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change the
 * hit.
 * @{
 */

/** Finds where a sphere that moves meets a triangle. */
graze_result graze_triangle_spherecast(const graze_triangle *triangle, const graze_sphere *sphere,
                                       graze_vec3 motion, graze_sweep_hit *hit);

/**
 * Finds where a sphere that moves meets a parallelogram. Its corners may be beyond the world, as in
 * parallelogram.h. In the small world each component of u and v is clamped to 2048 units either way.
 */
graze_result graze_parallelogram_spherecast(const graze_parallelogram *parallelogram,
                                            const graze_sphere *sphere, graze_vec3 motion,
                                            graze_sweep_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
