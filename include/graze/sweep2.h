/* SPDX-FileCopyrightText: 2026 the graze authors */
/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Shapes that move in the plane: whether, where and on what they stop.
 *
 * graze_TARGET_circlecast: the target stays where it is, and the circle moves by `motion`. If both
 * move, subtract the motion of the target. The end of the path is center + motion, and saturates: a
 * motion that leaves the world ends at the border of the world on that axis. In the small world
 * (GRAZE_SMALL_WORLD) that is the border of the small world.
 *
 *     case                                              result
 *     ------------------------------------------------  ------------------------------------------
 *     The circle is nowhere nearer to the target than   GRAZE_MISS
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
 *                                                       graze_TARGET_linecast. GRAZE_HIT at a wall:
 *                                                       from strictly one side to strictly the other
 *     A negative radius, an empty target                the empty set: GRAZE_MISS
 *     A wall of zero length, a rectangle of one point   a point: the corner 0
 *     A circle of radius 0                              a point
 *     A capsule of radius 0                             a wall, also for a circle of radius 0
 *     Float build: NaN, or an infinite number           GRAZE_MISS
 *
 * A circle, a capsule, a rectangle and a polygon have an interior, so a circle that starts anywhere in
 * them starts nearer than its radius. The exact point of contact decides which part of the target the
 * circle meets:
 *
 *     target        feature               index
 *     ------------  --------------------  ----------------------------------------------------------
 *     wall          GRAZE_FEATURE_EDGE    0: its side, without the ends
 *                   GRAZE_FEATURE_CORNER  0: a, 1: b
 *     circle,       GRAZE_FEATURE_EDGE    0: a round target is one edge
 *     capsule
 *     rectangle     GRAZE_FEATURE_EDGE    a side without its ends, in the order of rect.h. 0: -x,
 *                                         1: +x, 2: -y, 3: +y
 *                   GRAZE_FEATURE_CORNER  0: min, and 1 more at max.x, 2 more at max.y. Of corners in
 *                                         the same place the first
 *     polygon       GRAZE_FEATURE_EDGE    a side without its ends: i leads from corner i to the next
 *                   GRAZE_FEATURE_CORNER  which corner. Of equal corners the first
 *
 * What the fixed build promises, for all numbers, including opposite corners of the world:
 *
 *   1. Which of the four results it is, is exact.
 *   2. Except for GRAZE_INSIDE, the circle at `center` does not overlap the target: it is not nearer
 *      than its radius. Where the rounded place is nearer, `center` is up to one raw unit off it on
 *      each axis, away from the target. If the radius is 0, `center` of a GRAZE_HIT at a wall is
 *      strictly on the side of the start; at a rectangle it is on the border, as for a line. A circle
 *      that starts in touch stays where it is.
 *   3. `center` is within GRAZE_SWEEP2_CENTER_BOUND raw units of the exact place on each axis, and
 *      `point` within GRAZE_SWEEP2_POINT_BOUND raw units of the exact point of contact.
 *   4. A cast from `center` to the same end, of which the motion is the end less `center`, is never
 *      GRAZE_INSIDE. It is not GRAZE_MISS if the end is nearer to the target than the radius, or if
 *      the way from `center` to the end crosses the target. Only where the difference saturates,
 *      the way is shorter.
 *
 * So a circle that stops at `center` is never in a target and never behind it, and a target that it
 * leaves does not hold it.
 *
 * In the float build numbers are rounded. All numbers of a hit are finite, and a miss does not change
 * the hit. `center` is tested with the rounded distance from the target: it is not nearer than the
 * radius, or it is the start. The next cast from there is not GRAZE_INSIDE either, unless squares overflow
 * or underflow. A circle that nearly touches may be reported on either side.
 */
#ifndef GRAZE_SWEEP2_H
#define GRAZE_SWEEP2_H

#include "capsule2.h"
#include "polygon2.h"
#include "rect.h"
#include "segment2.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Where a circle that moves meets a target. The fraction is at most the exact part of the motion, and
 * less than 2^-29 below it.
 */
typedef struct graze_sweep_hit2 {
    graze_vec2 center;       /**< Where the mover stops: its center; of a rectangle, its min. */
    graze_vec2 point;        /**< The point of contact, on the target. */
    graze_vec2 normal;       /**< Unit normal of the target there, to the circle; 0 if none. */
    graze_fraction fraction; /**< How far it came, at most the exact part. */
    graze_feature feature;   /**< GRAZE_FEATURE_EDGE or GRAZE_FEATURE_CORNER: see above. */
    int32_t index;           /**< Which edge, or which corner; 0 for GRAZE_FEATURE_NONE. */
} graze_sweep_hit2;

/** The greatest error of a coordinate of `center`, in raw units of the fixed build. */
#define GRAZE_SWEEP2_CENTER_BOUND 1.501
/** The greatest error of a coordinate of `point`, in raw units of the fixed build. */
#define GRAZE_SWEEP2_POINT_BOUND 1.25

/**
 * Finds where a circle that moves meets a wall. The hit may be NULL; then no root is computed and
 * nothing is divided. A miss does not change the hit.
 *
 * The normal of a side is as exact as that of graze_wall_line_hit2, and points to the side of the
 * start. It is that of the front if the radius is 0 and the start is on the line of the wall. The
 * normal at an end of the wall is as exact as that of the circle with this radius around the end.
 */
graze_result graze_segment2_circlecast(const graze_segment2 *wall, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit);

/**
 * Finds where a circle that moves meets another circle. The hit may be NULL; then no root is computed
 * and nothing is divided. A miss does not change the hit.
 *
 * The normal is as exact as that of the circle whose radius is the sum of both. It is 0 if both radii
 * are 0.
 */
graze_result graze_circle_circlecast(const graze_circle *target, const graze_circle *circle,
                                     graze_vec2 motion, graze_sweep_hit2 *hit);

/**
 * Finds where a circle that moves meets a capsule. The hit may be NULL; then no root is computed and
 * nothing is divided. A miss does not change the hit.
 *
 * The point is on the surface of the capsule. Beside the core the normal is that of the side of a
 * wall, and at an end of the core that of the circle whose radius is the sum of both. A capsule of
 * radius 0 has the results of the wall, but for the feature and the index.
 */
graze_result graze_capsule2_circlecast(const graze_capsule2 *capsule, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit);

/**
 * Finds where a circle that moves meets a rectangle. The hit may be NULL; then no root is computed and
 * nothing is divided. A miss does not change the hit. Only a corner needs a root for a hit.
 *
 * The normal of a side is exact, and `center` is exactly as far from the side as the radius. The normal
 * at a corner is as exact as that of the circle with this radius around the corner. If the radius is
 * 0, point and normal are those of graze_rect_linecast, also at a corner.
 */
graze_result graze_rect_circlecast(const graze_rect *rect, const graze_circle *circle,
                                   graze_vec2 motion, graze_sweep_hit2 *hit);

/**
 * Finds where a circle that moves meets a convex polygon. The hit may be NULL; then no root is computed
 * and nothing is divided. A miss does not change the hit.
 *
 * The circle starts inside if its center is in the interior, or nearer to the polygon than the radius.
 * If all corners are on one line, the polygon is the wall between its ends: a corner that is not an end
 * belongs to the side, and the index of the side is that of the first edge that has the start on its
 * right, or on its line.
 *
 * If the radius is 0, the result and the normal are those of graze_polygon2_linecast, so a line only
 * touches a polygon whose corners are on one line. Then `center` of a GRAZE_HIT is not in the interior
 * nor beyond it, but may be on the border.
 *
 * The normal of a side points to the right of the edge, within GRAZE_POLYGON2_NORMAL_BOUND of the exact
 * one. The normal at a corner is as exact as that of the circle with this radius around the corner.
 *
 * If the corners are not convex, the result is unspecified, but always the same for the same numbers,
 * and the number of steps is bounded as for convex corners.
 */
graze_result graze_polygon2_circlecast(const graze_polygon2 *polygon, const graze_circle *circle,
                                       graze_vec2 motion, graze_sweep_hit2 *hit);

/**
 * Finds where a rectangle that moves meets a rectangle. The hit may be NULL; then nothing is divided.
 * A miss does not change the hit.
 *
 * The table above holds for a rectangle, in place of the circle, with these words. The mover overlaps
 * the target if on each axis mover->min < rect->max and rect->min < mover->max, without equality. So
 * a mover enters a flat rectangle, and a flat mover enters a rectangle, unless both are flat on the
 * same axis: then the result is GRAZE_TOUCH or GRAZE_MISS. A mover of one point has the result of
 * graze_rect_linecast. If the target or the mover is empty, the result is GRAZE_MISS.
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
 * If the mover touches the target on one axis, the feature is a side, and on two a corner. The normal
 * is along the first of these axes. On an axis on which both are flat, the mover touches the side that
 * it comes to, or that at min if it does not move along that axis. Sides and corners have the numbers of
 * the table of targets.
 *
 * In the float build the mover at `center` reaches from there to center + (max - min), rounded, on
 * each axis. It does not overlap the target, or it is at the start, or a coordinate of `center`
 * saturates at -FLT_MAX. A mover with a size beyond FLT_MAX misses.
 */
graze_result graze_rect_rectcast(const graze_rect *rect, const graze_rect *mover, graze_vec2 motion,
                                 graze_sweep_hit2 *hit);

#ifdef __cplusplus
}
#endif

#endif
