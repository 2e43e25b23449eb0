/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in space: whether, where and on what they stop.
 *
 * graze_TARGET_spherecast: the target stays where it is, and the sphere moves by `motion`. If both
 * move, subtract the motion of the target. The end of the path is center + motion, and saturates: a
 * motion that leaves the world ends at the border of the world on that axis. In the small world
 * (GRAZE_SMALL_WORLD) that is the border of the small world.
 *
 *     mover    target                        header
 *     -------  ----------------------------  ------------------------------------------------------
 *     sphere   plane, sphere, capsule, aabb  sweep.h
 *     sphere   triangle, parallelogram       sweep_face.h
 *     sphere   obb                           sweep_obb.h
 *     capsule  plane, sphere                 sweep_capsule.h
 *     aabb     aabb                          sweep.h
 *     aabb     triangle                      sweep_face_box.h
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     The sphere is nowhere nearer to the target than   GRAZE_MISS
 *     its radius, nor exactly as near
 *     It starts apart, and touches the target without   GRAZE_TOUCH
 *     coming nearer than its radius: it passes, runs
 *     along a side, or ends there
 *     It starts apart, and comes nearer than its        GRAZE_HIT
 *     radius
 *     It starts in touch, and moves away or along       GRAZE_TOUCH, fraction = 0, with the normal
 *     It starts in touch, and moves in                  GRAZE_HIT, fraction = 0
 *     It starts nearer than its radius                  GRAZE_INSIDE, fraction = 0, center and point
 *                                                       = the start, normal = 0, feature =
 *                                                       GRAZE_FEATURE_NONE
 *     Zero motion                                       a test of the start: GRAZE_INSIDE,
 *                                                       GRAZE_TOUCH or GRAZE_MISS
 *     Radius 0                                          a line: the result of
 *                                                       graze_TARGET_linecast
 *     A negative radius, an empty target                the empty set: GRAZE_MISS
 *     Float build: NaN, or an infinite number           GRAZE_MISS
 *
 * What the fixed build promises, for all numbers, including opposite corners of the world:
 *
 *   1. Which of the four results it is, is exact.
 *   2. Except for GRAZE_INSIDE, the sphere at `center` does not overlap the target: it is not nearer
 *      than its radius. Where the rounded place is nearer, `center` is up to one raw unit off it on
 *      each axis, away from the target. If the radius is 0, `center` of a GRAZE_HIT at a plane is
 *      strictly on the side of the start; at a box it is on the box, as for a line. A sphere that
 *      starts in touch stays where it is.
 *   3. `center` is within GRAZE_SWEEP_CENTER_BOUND raw units of the exact place on each axis, and
 *      `point` within GRAZE_SWEEP_POINT_BOUND raw units of the exact point of contact. On a plane a
 *      coordinate of `point` may be beyond the world of the path, and saturates as a scalar.
 *   4. A cast from `center` to the same end, of which the motion is the end less `center`, is never
 *      GRAZE_INSIDE. It is not GRAZE_MISS if the end is nearer to the target than the radius, or if
 *      the way from `center` to the end crosses the target. Only where the difference saturates,
 *      the way is shorter.
 *
 * So a sphere that stops at `center` is never in a target and never behind a plane, and a target that
 * it leaves does not hold it.
 *
 * In the float build numbers are rounded. All numbers of a hit are finite, and a miss does not change
 * the hit. `center` is tested with the rounded distance from the target: it is not nearer than the
 * radius, or it is the start. The next cast from there is not GRAZE_INSIDE either, unless squares overflow
 * or underflow. A sphere that nearly touches may be reported on either side.
 */
#ifndef GRAZE_SWEEP_H
#define GRAZE_SWEEP_H

#include "aabb.h"
#include "capsule.h"
#include "plane.h"
#include "sphere.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Where a shape that moves meets a target. The fraction is at most the exact part of the motion, and
 * less than 2^-29 below it. The exact point of contact decides between face, edge and corner.
 *
 * The index of a box: the faces are 0 to 5 in the order -x +x -y +y -z +z, as in line.h. An edge along
 * x, y or z has the number 0, 4 or 8, plus 1 at max of the first of the other two axes, plus 2 at max
 * of the second. A corner has 1 at max of x, plus 2 at max of y, plus 4 at max of z. A plane and a round
 * surface are one face, whose index is 0.
 */
typedef struct graze_sweep_hit {
    graze_vec3 center;       /**< Where the mover stops: its center; of a box, its min. */
    graze_vec3 point;        /**< The point of contact, on the target. */
    graze_vec3 normal;       /**< Unit normal of the target there, to the mover; 0 if none. */
    graze_fraction fraction; /**< How far it came, at most the exact part. */
    graze_feature feature; /**< GRAZE_FEATURE_FACE, _EDGE or _CORNER. A round surface is a face. */
    int32_t index;         /**< Which face, edge or corner; 0 for GRAZE_FEATURE_NONE. */
} graze_sweep_hit;

/** The greatest error of a coordinate of `center`, in raw units of the fixed build. */
#define GRAZE_SWEEP_CENTER_BOUND 1.501
/** The greatest error of a coordinate of `point`, in raw units of the fixed build. */
#define GRAZE_SWEEP_POINT_BOUND 1.25

/**
 * @name Spheres that move
 *
 * The hit may be NULL; then no root is computed and nothing is divided. A miss does not change the
 * hit.
 * @{
 */

/**
 * Finds where a sphere that moves meets a plane. The plane is a face without edges: the sphere starts
 * on one side, and stops there at the distance of its radius. With a zero normal the structure is no
 * plane: GRAZE_MISS.
 *
 * The normal of the hit is the unit normal that points to the side of the start, or to the front if
 * the radius is 0 and the start is on the plane. It is within GRAZE_NORMALIZE_BOUND.
 */
graze_result graze_plane_spherecast(const graze_plane *plane, const graze_sphere *sphere,
                                    graze_vec3 motion, graze_sweep_hit *hit);

/**
 * Finds where a sphere that moves meets another one, the target. The normal is as exact as that of a
 * sphere whose radius is the sum of both radii; it is 0 if that sum is 0.
 */
graze_result graze_sphere_spherecast(const graze_sphere *target, const graze_sphere *sphere,
                                     graze_vec3 motion, graze_sweep_hit *hit);

/**
 * Finds where a sphere that moves meets a capsule. The normal is as exact as that of a capsule whose
 * radius is the sum of both radii; it is 0 if that sum is 0. A capsule whose core is one point has
 * the hits of the sphere, bit for bit in the fixed build.
 */
graze_result graze_capsule_spherecast(const graze_capsule *target, const graze_sphere *sphere,
                                      graze_vec3 motion, graze_sweep_hit *hit);

/**
 * Finds where a sphere that moves meets a box.
 *
 * A flat box, with min == max on an axis, is a face, a segment or a point; of the two sides of that
 * axis the one that the center is beyond counts, and, if it is in their plane, the one from which it
 * comes, or min if it does not move along the axis.
 *
 * The normal of a face is exact. That at an edge is within GRAZE_CIRCLE_NORMAL_BOUND of the radius, and
 * that at a corner within GRAZE_SPHERE_NORMAL_BOUND.
 */
graze_result graze_aabb_spherecast(const graze_aabb *box, const graze_sphere *sphere,
                                   graze_vec3 motion, graze_sweep_hit *hit);

/** @} */

/**
 * @name Boxes that move
 *
 * The table above holds for a box, in place of the sphere, with these words. The mover overlaps the
 * target if on each axis mover->min < box->max and box->min < mover->max, without equality. So a
 * mover enters a flat box, and a flat mover enters a box, unless both are flat on the same axis: then
 * the result is GRAZE_TOUCH or GRAZE_MISS. A mover of one point has the result of graze_aabb_linecast.
 * If the target or the mover is empty, the result is GRAZE_MISS.
 *
 * The whole mover moves by one vector. On an axis on which one of its sides would leave the world,
 * the motion ends where that side is at the border.
 *
 * `center` is where the corner mover->min stops: move the mover by center - mover->min, which is
 * exact. Each coordinate is rounded once, to nearest, ties away from the start. On an axis on which
 * the mover touches the target it is the exact coordinate. So the mover at `center` is in exact touch:
 * it does not overlap the target, and has a point in common with it. Promise 4 is stronger here: a
 * cast from `center` to the same end is GRAZE_TOUCH or GRAZE_HIT, at 0. `point` is the middle of all
 * that the target and the mover at `center` have in common, each coordinate rounded once, ties away
 * from zero. For GRAZE_INSIDE both are mover->min.
 *
 * Of several targets with GRAZE_HIT the first is the one with the least fraction, and of equal
 * fractions the one whose `center` is nearest to the start on each axis. There the mover overlaps
 * none of them that it did not overlap at the start.
 *
 * The feature follows from the number of axes on which the mover touches the target: on one axis a
 * face, on two an edge, on three a corner. The normal is along the first of these axes. On an axis on
 * which both are flat, the mover touches the face that it comes to, or that at min if it does not
 * move along that axis.
 *
 * In the float build the mover at `center` reaches from there to center + (max - min), rounded, on
 * each axis. It does not overlap the target, or it is at the start, or a coordinate of `center`
 * saturates at -FLT_MAX. A mover with a size beyond FLT_MAX misses.
 * @{
 */

/**
 * Finds where a box that moves meets a box. The hit may be NULL; then nothing is divided. A miss does
 * not change the hit.
 */
graze_result graze_aabb_aabbcast(const graze_aabb *box, const graze_aabb *mover, graze_vec3 motion,
                                 graze_sweep_hit *hit);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
